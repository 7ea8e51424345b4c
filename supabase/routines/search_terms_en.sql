-- after: load_search_terms, search_concepts
-- What people call things in English: one concept of search_concepts.sql a line. Extend it by lines or words of your own;
-- plurals and capitals come by themselves. Items are indexed again when a line changes.
select public.load_search_terms('en', $terms$
power-tools: tool, power tool, DIY, do it yourself
drill: drill, power drill, drilling machine, drill bit, bit set, corded drill, gimlet, electric drill, power driver
hammer-drill: hammer drill, impact drill, impact drill driver, rotary hammer, percussion drill, SDS drill, masonry drill, hammer drill driver, SDS plus drill, hammer action drill
cordless-driver: drill driver, impact driver, impact drill driver, screwdriver, electric screwdriver, cordless screwdriver, cordless drill, driver, cordless drill driver, drill gun, screw gun, power screwdriver, battery drill
demolition-hammer: demolition hammer, jackhammer, jack hammer, breaker, concrete breaker, pneumatic drill, chisel hammer, kango, kango hammer, breaker hammer, road breaker, jack-hammer
angle-grinder: angle grinder, grinder, disc cutter, cut off saw, side grinder, angle cutter, cut-off grinder, disc grinder, grinder disc cutter
saw: saw, hand saw, wood saw, saws, tenon saw, hacksaw, handsaw, bow saw
circular-saw: circular saw, plunge saw, track saw, skill saw, skilsaw, buzz saw
jigsaw: jigsaw, jig saw, jig saws, electric jigsaw
chainsaw: chainsaw, chain saw, petrol saw, power saw, tree saw, gas chainsaw, motor saw
sander: sander, sanding machine, belt sander, orbital sander, hand sander, random orbit sander, delta sander, palm sander, power sander
router: router, milling machine, trimmer router, router for wood, wood router, trim router
nail-gun: nail gun, stapler, staple gun, tacker, nailer, brad nailer
heat-gun: heat gun, hot air gun, paint stripper gun
soldering-iron: soldering iron, solder station, soldering kit, soldering gun
compressor: compressor, air compressor, air pump
hand-tool: toolbox, tool box, tool kit, tool set
tile-cutter: tile cutter, tile cutters, tile snapper, tile breaker
multimeter: multimeter, detector, voltmeter, voltage tester
machine-press: hydraulic press, heat press, sublimation press
workbench: workbench, work bench, vice, vise, bench vice
pressure-washer: pressure washer, power washer, jet washer, high pressure cleaner, high pressure washer, jet wash, patio cleaner, deck cleaner, high pressure hose, water blaster, pressure cleaner
vacuum-cleaner: vacuum cleaner, vacuum, hoover, industrial vacuum, hoovers, vac, shopvac, cylinder vacuum, hoover vacuum, handheld cleaner
carpet-cleaner: carpet cleaner, upholstery cleaner, carpet washer, rug doctor, carpet shampooer, carpet cleaning machine, rug cleaner, carpet washing machine, carpet steamer
generator: generator, power generator, genny, genset, petrol generator, backup generator, portable generator, gennie, inverter generator
garden: garden, gardening, yard
lawnmower: lawnmower, lawn mower, mower, lawn mowers, grass cutter, petrol mower, push mower, grass mower, petrol lawnmower, victa, lawn cutter, rotary mower, cylinder mower
hedge-trimmer: hedge trimmer, hedge cutter, hedge shears, hedgecutter, hedge clippers, bush trimmer, shrub trimmer
grass-trimmer: grass trimmer, strimmer, brush cutter, weed whacker, weed eater, weedeater, whipper snipper, line trimmer, scythe, sickle, edge trimmer, whippersnipper, string trimmer, weed wacker, edger, weed trimmer, grass strimmer, petrol strimmer, brushcutter, bush cutter
scarifier: scarifier, dethatcher, aerator, lawn scarifier, lawn rake, moss rake, moss raker
leaf-blower: leaf blower, blower, leaf vacuum, leaf blowers, garden vacuum, garden vac, garden blower, lawn vacuum
shredder: shredder, wood chipper, chipper, branch shredder
tiller: tiller, rotavator, cultivator, rototiller, rotovator, garden tiller, rotary hoe, garden cultivator
wheelbarrow: wheelbarrow, barrow, barrows, hand barrow, garden barrow, wheel barrow
fruit-press: fruit press, apple press, cider press, wine press, juice press, juicer, fruit crusher, grape press, apple juicer, apple mill, fruit mill, fruit press with crusher
garden-tools: gardening kit, garden kit, gardening tools, garden tools, gardening set, trowel, garden fork, garden hand tools
hammock: hammock, hammocks, hammock stand, hanging chair
sun-lounger: sun lounger, lounger, sunbed, deck chair
garden-swing: swing seat, garden swing, porch swing
barbecue: barbecue, BBQ, grill, charcoal grill, gas grill, barbie, braai, charcoal barbecue, barbeque, kettle barbecue, grills, kettle grill, bbq grill, grill bbq, barbecue grill, gas bbq, gas barbecue, gas barbie, charcoal bbq, barbecue pit, bbq pit
garden-furniture: garden furniture, garden table, patio set, deckchair, deck chair, steamer chair, outdoor table, outdoor sofa, outdoor furniture
ladders-building: building, construction, renovation, decorating, painting
ladder: ladder, extension ladder, double ladder, ladders, loft ladder, extending ladder, tall ladder, straight ladder
stepladder: stepladder, step ladder, platform stepladder, platform ladder, folding ladder, folding steps, steps, household ladder, step stool, steps ladder, A-frame ladder, platform steps, kick stool, small ladder, step-ladder
telescopic-ladder: telescopic ladder, telescoping ladder, extendable ladder, telescope ladder
scaffold: scaffold, scaffolding, scaffold tower, mobile scaffold, tower scaffold, scaffolds, staging, mobile tower
concrete-mixer: concrete mixer, cement mixer, cement mixers, cement machine
wallpaper-stripper: wallpaper stripper, wallpaper steamer, steam stripper
paint-sprayer: paint sprayer, spray gun, paint gun, paint spray gun, wall sprayer, spray painter
dehumidifier: dehumidifier, building dryer, damp extractor, moisture remover, room dryer, damp remover, damp remover machine
laser-level: laser level, cross line laser, laser line
spirit-level: spirit level, bubble level, builder's level, carpenter's level
camping: camping, camp, outdoor, outdoors, hiking
tent: tent, dome tent, tunnel tent, family tent, camping tent, trekking tent, tents, family tents, 4 man tent, two man tent, pop up tent, 2 person tent, bell tent, tramping tent, hiking tent
sleeping-bag: sleeping bag, sleeping bags, bedroll, doss bag, sleeping sack, down sleeping bag
sleeping-mat: sleeping mat, sleeping pad, roll mat, camping mat, thermarest, camping mattress, foam mat
camping-stove: camping stove, camp stove, gas stove, camping cooker, gas burner, trekking stove, gas cooker, portable stove
cool-box: cool box, cooler, coolbox, ice box, esky, cooler box, ice chest, cool bag, chilly bin, beer cooler, picnic cooler, insulated box, esky cooler, ice cooler
backpack: backpack, rucksack, trekking backpack, backpacks, hiking pack, daypack, hiking backpack, hiking rucksack
boat: boat, boats, skiff
rowing-boat: rowing boat, rowboat, row boat, row boats, sculling boat
canoe: canoe, canadian canoe, canoes, canadian
kayak: kayak, kayaks, sea kayak, inflatable kayak, folding kayak, blow-up kayak
paddle-board: paddle board, paddleboard, stand up paddle, SUP, SUP board, stand-up paddleboard, isup, standup paddle board
telescope: telescope, reflecting telescope, astronomical telescope, spyglass, stargazing, astronomy, telescopes, star scope, refractor, star telescope, stargazing scope
binoculars: binoculars, field glasses, field glass, opera glasses, binos, monocular
headlamp: headlamp, head torch, head lamp, hand torch
bikes: bikes and scooters, cycling
bicycle: bicycle, bike, cycle, push bike, pushbike, two wheeler, bikes, pushbikes, bicycles, wheels
cargo-bike: cargo bike, cargo bicycle, freight bike, box bike, bakfiets, long john, transport bike, cargobike, christiania bike, bakfiets bike
cargo-trike: cargo trike, trike, tricycle, cargo tricycle
city-bike: city bike, town bike, dutch bike, commuter bike, roadster, sit up and beg bike, ladies bike
touring-bike: touring bike, trekking bike, tourer, hybrid bike, tourer bike
mountain-bike: mountain bike, MTB, mountain bikes
road-bike: road bike, racing bike, racer, race bike, drop bar bike
electric-bike: electric bike, e-bike, ebike, pedelec, electric bicycle, e bike
kids-bike: kids bike, children's bike, child bike, kid's bicycle, boys bike, girls bike
folding-bike: folding bike, folding bicycle
bmx: BMX, BMX bike, stunt bike
kick-scooter: scooter, kick scooter, push scooter, kids scooter, foot scooter
bike-trailer: bike trailer, bicycle trailer, child trailer, kids bike trailer, child bike trailer, kids trailer, toddler trailer
bike-rack: bike rack, bike carrier, car bike rack, tow bar bike rack, towbar bike rack, bicycle rack, cycle rack, cycle carrier, bike holder for a car, cycle holder
helmet: helmet, helmets
photo-video: photo, photography, video, filming
camera: camera, digital camera, photo camera, cameras, photo cam, cam, proper camera
mirrorless-camera: mirrorless camera, mirrorless, full frame camera, system camera
slr-camera: SLR, DSLR, SLR camera, reflex camera, single lens reflex, dslr camera, reflex
super-8-camera: super 8, super 8 camera, film camera, cine camera, analogue camera, 8 mm camera, movie camera, moving picture camera, home movie camera, cine film camera, vintage film camera, 35mm camera
action-camera: action camera, action cam, sports camera, helmet camera, GoPros, dash cam, dashcam
camcorder: camcorder, video camera, video recorder camera, handycam
instant-camera: instant camera, polaroid camera, instant photo camera, instant picture camera
drone: drone, quadcopter, drones, quadcopters, flying camera, camera drone
lens: lens, lenses, zoom lens, camera lens
tripod: tripod, camera stand, camera tripods
flash: flash, speedlight, flash gun, camera flash
studio-light: studio light, softbox, ring light, studio lights, photo lights
projector: projector, beamer, video projector, digital projector, data projector, movie projector, home cinema, video beamer, film projector for movies, overhead beamer, home theater, home theatre
projection-screen: projection screen, projector screen, movie screen, pull-down screen
party: party, event, wedding, birthday, celebration
football-table: football table, foosball table, foosball, table football, table soccer, bistro football table, kicker table, kicker, fussball table, table footie, fussball
table: table, banquet table
folding-table: folding table, folding tables, trestle table, trestle, banqueting table, pasting table folding, banquet table, camping table folding
chair: chair, seat, seating
folding-chair: folding chair, folding chairs, fold-up chair, fold up seats
beer-bench: beer bench, beer table, beer garden set, bench set, picnic table, trestle bench, beer garden table, festival table, picnic bench, beer garden benches, picnic benches, tables and benches, benches and tables, folding benches, bench seats
disco-ball: disco ball, mirror ball, glitter ball, glitterball, mirrorball, mirrored ball
fog-machine: fog machine, smoke machine, smoke machines, haze machine, smoke on stage, stage smoke, fogger, dry ice machine, smoke maker
party-lights: party lights, disco lights, fairy lights, string lights, fairy-lights, festoon lights, party light, christmas lights
party-tent: party tent, marquee, gazebo, pavilion, canopy, party gazebo, pop-up gazebo, event tent, pop-up tent, garden tent, event marquee, canopy tent, pop-up canopy, popup canopy, easy up tent, frame tent
bouncy-castle: bouncy castle, bounce house, inflatable castle, jumping castle, moonwalk, inflatable bouncer, inflatable bouncy, bouncy house, jumpy castle, moon bounce, jumping house, bouncer, jump house, jumper castle, bouncy thing, bouncy one
costume: costume, fancy dress, costumes, halloween costume, dressing up clothes, mascot, cosplay, dress-up costume, fancy-dress outfit
stage: stage, podium, platform stage, stage blocks, risers
popcorn-machine: popcorn machine, popcorn maker, pop corn machine, popcorn cart, popcorn popper, popcorn stand
dishes: dishes, crockery, cutlery, tableware, plates, china, flatware, silverware, place settings, ladle, serving spoon, dinnerware, plates and cutlery, dinner set, party crockery, serveware
board-game: board game, games, party games, boardgames, card games, backgammon, mahjong
karaoke: karaoke, karaoke machine, karaoke set, singing machine, sing along machine, karaoke player, karaoke player with mics
kitchen: kitchen, cooking, catering, kitchen appliance
waffle-iron: waffle iron, waffle maker, double waffle iron, waffle makers, waffle machine, belgian waffle maker, waffle press
crepe-maker: crêpe maker, crêpe griddle, crêpe plate, crêpe pan, crêpe, pancake maker, pancake pan, pancake, griddle, pancake griddle, crepe pan, crepe griddle, pancake machine
stand-mixer: stand mixer, mixer, kitchen machine, food processor, food mixer, dough mixer, kneading machine, kitchen mixer, mixers, cake mixer, kitchenaid mixer, bread mixer, kitchen robot
blender: blender, smoothie maker, liquidiser, liquidizer
paella-pan: paella, paella pan, paella burner, paella set, giant pan, paella kit, giant paella
pizza-oven: pizza oven, pizza stone, pizza maker, outdoor pizza oven, pizza ovens
raclette: raclette, raclette grill, raclette machine, raclette maker, party grill, swiss raclette
fondue: fondue, fondue set, fondue pot, fondue maker, cheese fondue pot
deep-fryer: deep fryer, fryer, chip pan, deep fat fryer, chip fryer, turkey fryer
bread-maker: bread maker, bread machine, breadmaker, bread baking machine
sourdough-kit: sourdough kit, proofing basket, banneton
ice-cream-maker: ice cream maker, ice cream machine, gelato maker, sorbet maker
pasta-machine: pasta machine, pasta maker, noodle maker, spaghetti machine, pasta roller
coffee-machine: coffee machine, coffee maker, coffee makers, filter coffee machine, coffee
pots-and-pans: pot, pan
baking: baking, cake
kids: baby, babies, kids, kid, child, children, toddler
high-chair: high chair, highchair, feeding chair, baby chair, baby seat, high chairs, baby highchair, booster high chair, kids dining chair, baby feeding chair
stroller: stroller, pushchair, buggy, pram, baby carriage, baby buggy, prams, baby stroller, baby pram, push chair, buggy pram, perambulator, umbrella stroller, buggy stroller, pram and pushchair
car-seat: car seat, child seat, child car seat, booster seat, chair for a baby in the car, toddler car seat, isofix seat, booster cushion
infant-seat: infant carrier, infant car seat, infant seat, baby car seat, newborn car seat, baby capsule, capsule for baby, infant capsule, car seat capsule, infant car capsule
travel-cot: travel cot, cot, crib, baby bed, pack and play, playard, portacot, pack n play, portable crib, pop up cot, baby crib, baby travel bed, portable cot, porta crib, porta-cot, port-a-cot, travel crib
baby-carrier: baby carrier, baby sling, sling, baby backpack, baby wrap
baby-monitor: baby monitor, baby phone, baby cam, baby alarm
toys: toy, toys, building blocks, plaything, kaleidoscope, stacking cups, bath toy, bath squirter, sand sieve, activity center
balance-bike: balance bike, strider bike, running bike, toddler bike without pedals, first bike
sport-winter: sport, sports, winter sports, snow
table-tennis: table tennis, table tennis set, ping pong, ping pong set, table tennis bat, ping-pong bat, ping-pong paddles, table tennis table, ping pong table, bat, bats, table tennis paddle, bats and balls
tennis: tennis, tennis racket, tennis racquet, tennis rackets, tennis balls, tennis gear
badminton: badminton, badminton racket
racket: racket, racquet, bat
ball: ball
sled: sled, sledge, sleigh, toboggan, ash wood sled, bobsleigh, sledges, sleds, toboggans, wooden sled, flexible flyer, snow sledge, toboggan sled
skis: ski, skis, ski gear, alpine skis, ski set, pair of skis
snowboard: snowboard, snow board, board for snow
snowshoes: snowshoe, snowshoes, snow shoes, pair of snow shoes
ice-skates: ice skate, ice skates, skates ice, figure skates, hockey skates, skating boots, skates
skateboard: skateboard, skate board, longboard, skate, skateboards, deck, boards, skate deck
inline-skates: inline skates, rollerblades, roller blades, rollerblade skates, skates
surfboard: surfboard, surf board, longboard surf, foam surfboard
wetsuit: wetsuit, wet suit, neoprene suit, steamer wetsuit
weights: weights, free weights, ankle weights
golf: golf, golf clubs, golf set, golf bag with clubs, divot tool
music: music, sound, audio, musical instrument, instrument
guitar: guitar, guitars, six string
electric-guitar: electric guitar, e-guitar, e guitar, strat
acoustic-guitar: acoustic guitar, classical guitar
bass-guitar: bass guitar, bass
ukulele: ukulele, uke, little guitar
amplifier: amplifier, amp, guitar amp, guitar amplifier, amps, combo amp, amp head, bass amp, bass combo, bass amplifier, guitar combo, keyboard amp
speaker: speaker, loudspeaker, active speaker, PA, PA system, sound system, party speaker, bluetooth speaker, boombox, stereo, speakers, PA speakers, loud speakers, sound box, pa speaker, boom box, party box, big speaker
microphone: microphone, mic, mics, karaoke mic, vocal mic
drums: drum, drums, percussion
hand-drum: cajón, darbuka, djembe, hand drum, bongo, congas, cajon, box drum, percussion box, drum box, box drums
keyboard: keyboard, piano keyboard
violin: violin, fiddle
accordion: accordion, squeezebox, squeeze box, concertina, melodeon
turntable: turntable, DJ controller, DJ set, DJ deck, DJ decks, DJ mixer, decks, record decks, DJ system, DJ equipment
mixing-desk: mixing desk, mixing console, mixer desk, audio mixer, pa mixer, sound desk, soundboard, sound mixer, mixer for a band
headphones: headphones, headset, earphones, headphone
transport: transport, moving, moving house, removal
hand-truck: hand truck, sack truck, sack barrow, dolly, trolley, folding cart, platform truck, hand cart, cart, sack trolley, hand trolley, two wheel trolley, appliance dolly, moving dolly, fridge trolley, stair dolly, furniture trolley, hand dolly, platform trolley, platform dolly
stair-hand-truck: stair climbing hand truck, stair climbing trolley, stair climber, stair truck, stair climbing dolly
moving-kit: moving kit, moving boxes, moving box, moving crates, removal boxes, packing boxes, moving blankets, cardboard box, packing crates, packing cases, cartons, removal crates, cardboard boxes, moving
suitcase: suitcase, hard shell suitcase, hard suitcase, luggage, baggage, trolley case, cabin bag, suitcases, luggage set, trolley bag, wheelie case, wheeled case, case for a flight, travel suitcase, big suitcase
trailer: trailer, car trailer, box trailer, utility trailer, car trailers, tow trailer, flatbed trailer
roof-box: roof box, cargo box, roof coffer, car roof box, rooftop cargo box, ski box, thule box, car top box, roof coffin, car top carrier, rooftop carrier
van: van, transporter, truck, vans, panel van, moving van, luton van, u-haul, removal van, box van, transit van, cargo van, box truck, pickup, moving truck, removal truck
lashing-strap: strap, ratchet strap, ratchet straps, tie-down strap, cargo strap, bungee cord, lashing strap, tie downs, ratchets
saw-horse: saw horse, sawhorse, trestles, workmate
reciprocating-saw: reciprocating saw, recip saw, sabre saw, sawzall
mitre-saw: mitre saw, miter saw, chop saw, drop saw, compound saw, mitre box saw
table-saw: table saw, bench saw, saw bench, table circular saw
tile-saw: tile saw, wet tile saw, wet saw, tile wet cutter
wall-chaser: wall chaser, chasing machine, chasing tool
concrete-saw: concrete saw, cut-off saw, stihl saw, disc saw, road saw
bolt-cutter: bolt cutter, bolt cutters, bolt croppers
multitool: oscillating multitool, oscillating tool, multi tool, multi-tool saw
planer: planer, thicknesser, wood planer, biscuit joiner, plate joiner, electric planer, hand plane, wood plane, block plane, router plane, plane, jointer
polisher: polisher, car polisher, buffing machine, buffer, car buffer
floor-sander: floor sander, drum sander, edge sander, floor sanding machine, parquet sander, drum floor sander
drywall-sander: drywall sander, giraffe sander, plaster sander
wood-lathe: lathe, wood lathe, metal lathe
welder: welder, welding machine, MIG welder, arc welder, stick welder, TIG torch, welding torch
torque-wrench: torque wrench
socket-set: socket set, ratchet set
car-jack: car jack, trolley jack, hydraulic jack, jack stands, jack, floor jack
engine-hoist: engine hoist, engine crane
winch: winch, cable puller, hand winch, come along
clamp: clamp, clamps, screw clamp, C-clamp, g clamp
rivet-gun: rivet gun, riveter
glue-gun: glue gun, hot glue gun, hot glue
pipe-tool: pipe cutter, press tool, pressing pliers, pipe brush, tube brush
drain-cleaner: drain snake, drain auger, drain cleaner, plumbing snake, plumbers snake, plumber’s snake, drain rods, drain rod, plunger, unblock a drain, sink plunger, toilet snake, toilet auger
inspection-camera: endoscope, inspection camera, borescope, drain camera, snake camera
thermal-camera: thermal camera, thermal imager, infrared camera, heat camera, thermographic camera
moisture-meter: moisture meter, damp meter
metal-detector: metal detector, treasure detector, treasure finder
stud-finder: stud finder, cable detector, wall scanner, pipe and cable detector, cable finder, stud sensor, stud detector
work-light: work light, site light, floodlight, construction light
extension-lead: extension lead, extension cord, cable reel, cable drum, power strip, extension cable, power cable, power reel
battery-charger: battery charger
jumper-cable: jump leads, jumper cables, booster cables, jump cables, jump starter cables
power-station: power station, portable power station, solar generator, battery power station, camping power bank
solar-panel: solar panel, solar charger, folding solar panel
water-pump: water pump, submersible pump, sump pump, flood pump, dirty water pump, basement pump, puddle pump
wet-vacuum: wet and dry vacuum, wet vac, shop vac, construction vacuum, water vacuum, construction hoover, shop vacuum
steam-cleaner: steam cleaner, steam mop, steam washer
window-cleaner: window vac, window cleaner, window cleaning robot, window vacuum
robot-vacuum: robot vacuum, robot hoover, roomba, vacuum robot
floor-polisher: floor polisher, floor scrubber, scrubbing machine, scrubber dryer, floor buffer
upholstery-cleaner: upholstery cleaner, sofa cleaner, spray extractor
concrete-vibrator: concrete vibrator, concrete poker
plate-compactor: plate compactor, wacker plate, tamper, rammer, whacker plate, vibrating plate, whacker
mixing-paddle: paddle mixer, plaster mixer, mortar mixer
excavator: mini digger, excavator, digger, mini excavator, backhoe, mini-digger, trench digger, trencher
wheel-loader: wheel loader, skid steer, bobcat, dumper
aerial-platform: cherry picker, boom lift, scissor lift, aerial platform, personnel lift, man lift
furniture-lift: furniture lift, removal lift, outside lift
rubble-chute: rubble chute, debris chute
skip: skip, dumpster, skip bag
jackpost: acrow prop, jack post, steel prop
plasterboard-lift: plasterboard lift, drywall lift, panel hoist
roofing-ladder: roof ladder, roofing ladder
wallpaper-table: pasting table, wallpaper table, paste table
airless-sprayer: airless sprayer, HVLP sprayer, airless
sandblaster: sandblaster, sand blaster
heater: space heater, fan heater, site heater, electric heater, radiator, gas heater, infrared heater, radiant heater, oil radiator, portable heater, blow heater
patio-heater: patio heater, outdoor heater, heat lamp, mushroom heater, mushroom patio heater, terrace heater
air-conditioner: air conditioner, portable AC, aircon, mobile air conditioner, AC unit, swamp cooler, air con, portable air con, AC, mobile air con, evaporative cooler, air cooler
fan: fan, standing fan, ventilator, pedestal fan, tower fan, desk fan, room fan
air-purifier: air purifier, air cleaner, hepa filter, air filter machine
humidifier: humidifier, air humidifier
sewing-machine: sewing machine, singer sewing machine, sewing kit, stitching machine, sewer machine, dressmaking machine
iron: iron, clothes iron, clothes press
ironing-board: ironing board
washing-machine: washing machine, washer, washer dryer, laundry combo
fridge: fridge, refrigerator, freezer, drinks fridge, party fridge, chest freezer, deep freeze, extra fridge, mini fridge
bed: bed, guest bed, folding bed, extra bed, spare bed
sofa: sofa, couch, settee, sofa bed
blanket: blanket, duvet, quilt, picnic blanket, woollen blanket
lamp: lamp, floor lamp, desk lamp, standard lamp, reading lamp, emergency light, emergency lighting, chandelier
mirror: mirror, full length mirror
clothes-rail: clothes rail, coat rack, clothes rack, garment rack, dress rail, garment rail
shelf: shelf, shelves, bookcase, shelving unit, bookshelf
safe: safe, strongbox, cash box
musical-clock: grandfather clock, wall clock
robot-mower: robot mower, robotic lawnmower
ride-on-mower: ride on mower, lawn tractor, garden tractor
rake: rake, garden rake, leaf rake
spade: spade, shovel, digging fork, pickaxe, pick axe, mattock, pitchfork
secateurs: secateurs, pruners, loppers, pruning shears, garden shears
pole-saw: pole saw, pole pruner, long reach pruner
log-splitter: log splitter, wood splitter, splitting axe, wood splitter machine
axe: axe, hatchet, ax, splitting maul, maul
stump-grinder: stump grinder, stump remover, tree stump
earth-auger: earth auger, post hole digger, post hole borer, auger, fence auger, post auger, hole digger, ground drill, post hole auger
garden-roller: lawn roller, garden roller, grass roller
sprayer: garden sprayer, pressure sprayer, backpack sprayer, sprayer, knapsack sprayer
hose: garden hose, hose reel, sprinkler, irrigation, lawn sprinkler, hosepipe
compost-shredder: compost shredder, garden shredder, branch chipper
snow-blower: snow blower, snow thrower, snow plough, snowblower
snow-shovel: snow shovel, snow pusher, snow scoop
greenhouse: greenhouse, cold frame, polytunnel
parasol: parasol, sun shade, garden umbrella, shade sail
pool: paddling pool, swimming pool, inflatable pool, splash pool, kiddie pool, kids pool, garden pool
trampoline: trampoline, rebounder, bouncer trampoline
fire-bowl: fire pit, fire bowl, brazier, campfire bowl
bee-gear: beekeeping suit
scarecrow-net: fruit picker, apple picker, fruit picking pole
plancha: plancha, flat top grill, teppanyaki grill, flat top griddle, gas griddle
smoker-oven: smoker, meat smoker, bbq smoker, fish smoker
fire-kettle: dutch oven, cauldron, goulash kettle
photo-booth: photo booth, selfie booth, photo props, selfie mirror, photo mirror, photobooth, photo box, picture booth
balloon-gas: helium tank, helium bottle, balloon pump
beer-tap: beer tap, keg tap, draught beer, beer pump, kegerator, keg, beer dispenser
bar-counter: bar counter, mobile bar, trade show counter, pop-up counter
standing-table: bar table, cocktail table, poseur table, high table, highboy table
bench: bench, wooden bench
tablecloth: tablecloth, table linen, table runner
chafing-dish: chafing dish, food warmer, buffet warmer, bain-marie, hot box, warming tray
punch-bowl: punch bowl, drinks dispenser
cake-stand: cake stand, etagere
candle-holder: candle holder, candelabra, candlestick
flower-arch: wedding arch, flower arch, backdrop
red-carpet: red carpet, stanchions
dance-floor: dance floor, portable dance floor
laser-show: laser light, stroboscope, strobe, UV light, black light
spotlight: spotlight, spot light, spot, uplight
bubble-machine: bubble machine, bubble maker, soap bubble machine, bubble toy, bubble blowing toy, bubble blower
chocolate-fountain: chocolate fountain, choc fountain, fondue fountain
candyfloss-machine: candy floss machine, cotton candy machine, cotton candy maker, candy floss maker, fairy floss machine, candyfloss maker, candy floss, fairy floss maker, cotton candy
slush-machine: slush machine, frozen drinks machine, cocktail machine, slushie machine, slushy machine, frozen cocktail machine, margarita machine
hot-dog-machine: hot dog machine, hot dog steamer, bratwurst grill
raffle-drum: raffle drum, tombola, lottery drum, wheel of fortune
pinata-game: pinata, sack race
giant-game: giant jenga, giant chess, giant connect four, garden games, lawn games, big chess, outdoor chess, garden chess
boules: boules, petanque, bocce, petanque set, bocce set, boule set
cornhole: cornhole, ring toss, bean bag toss
pool-table: pool table, billiard table, snooker, billiard ball, billiards
air-hockey: air hockey, air hockey table
dartboard: dartboard, darts
pinball: pinball machine, pinball
poker-set: poker set, poker table
escape-game: escape game, murder mystery
face-paint: face paint, face painting kit, face painting
santa-suit: santa suit, santa claus costume, father christmas costume, santa costume, santa outfit, santa, father christmas, Christmas costume
clown-costume: clown costume
animal-costume: animal costume
superhero-costume: superhero costume
pirate-costume: pirate costume
wedding-dress: wedding dress, bridal gown, bridal dress, wedding gown, bride dress
evening-dress: evening dress, ball gown, cocktail dress, prom dress, dress, evening gown, bridesmaid dresses
suit: suit, tuxedo, dinner jacket, black tie, tux, tuxedo suit, dinner suit
traditional-dress: dirndl, folk costume, national dress
lederhosen: lederhosen
kilt: kilt
kimono: kimono
handbag: handbag, designer bag, clutch
jewellery: jewellery, jewelry, tiara
juicer: juicer, juice extractor, citrus press
ice-cube-maker: ice machine, ice cube maker, ice maker, icemaker
meat-slicer: meat slicer, bread slicer, deli slicer, food slicer, slicer
meat-grinder: mincer, meat grinder, meat mincer, mincing machine
vacuum-sealer: vacuum sealer, vacuum packer, vac packer, food sealer, vacuum packing machine
sous-vide: sous vide, sous vide cooker
slow-cooker: slow cooker, instant pot, multicooker, crock pot, crockpot
rice-cooker: rice cooker, rice steamer
dehydrator: dehydrator, food dehydrator, food dryer, fruit dryer, jerky maker
canning-pot: preserving pan, canning pot, preserver, canner, preserving pot, jam pan, water bath canner
large-pot: stock pot, large pot, soup kettle, urn, pots and pans, cookware, boiler pot
hot-plate: hot plate, hob, induction hob, electric cooker, cooktop
sandwich-maker: sandwich maker, toastie maker, panini press
tea-urn: tea urn, hot water urn, mulled wine urn, hot water dispenser
coffee-urn: coffee urn, percolator, coffee percolator
coffee-grinder: coffee grinder, coffee mill
espresso-machine: espresso machine, espresso maker, portafilter machine
microwave: microwave, microwave oven
tagine: tagine
ham-stand: ham stand, ham holder, prosciutto stand
baking-tin: cake tin, baking tin, cupcake tin, bundt tin, springform, loaf tin, muffin tin, roasting tin
cookie-cutter: cookie cutter, piping bag, rolling pin, piping bags, icing set, cake decorating set
brewing-kit: home brewing kit, brewing kettle, distillery, wine fermenter, wine making, winemaking
roof-tent: roof tent, rooftop tent, car tent, tent for the car roof
awning: awning, tarp, tarpaulin, sun sail
air-bed: air bed, airbed, air mattress, inflatable mattress, blow-up bed, blow-up mattress, mattress to inflate, aerobed, inflatable bed, guest mattress, lilo, airbed double
camp-bed: camp bed, folding cot, camping cot, rollaway bed, cot bed, z-bed, fold-out bed, fold out bed, stretcher bed, camp stretcher
camping-chair: camping chair, folding camp chair, director's chair, lawn chair, folding lawn chair, beach chair, folding stool, camping stool
camping-table: camping table, roll top table
camping-toilet: camping toilet, camping loo, camp toilet
camping-shower: camping shower, solar shower, portable shower
water-canister: water canister, jerrycan
cookware-set: camping cookware, mess kit, trangia
travel-fridge: travel fridge, car fridge, electric cool box, compressor fridge, compressor cool box, 12V fridge
hiking-poles: hiking poles, trekking poles, walking poles, nordic walking poles, walking sticks for hiking
hiking-boots: hiking boots, walking boots, mountain boots, hiking shoes
climbing-gear: climbing gear, climbing harness, climbing kit, belay device, quickdraw, carabiner, climbing hold, ice climbing
climbing-rope: climbing rope
via-ferrata-set: via ferrata set, via ferrata kit, via ferrata gear
crash-pad: crash pad, bouldering mat, boulder pad, climbing pad
gps-device: GPS device, sat nav, satnav, navigation device
walkie-talkie: walkie-talkie, two way radio, handheld radio
night-vision: night vision, night vision device, thermal scope, nightscope
fishing-rod: fishing rod, fishing tackle, fishing gear, spinning rod, fly rod, rod and reel, fishing pole, fishing kit, angling rod, fishing reel, fishing gaff
life-jacket: life jacket, buoyancy aid, life vest, pfd
motor-boat: motor boat, motorboat, speedboat, power boat
sailing-boat: sailing boat, sailboat, yacht, catamaran
inflatable-boat: inflatable boat, dinghy, rubber boat, packraft
pedalo: pedalo, pedal boat, paddle boat
jet-ski: jet ski
kitesurf: kitesurf, kite board, wing foil, kite surf, kitesurfing kit, kite surfing gear
bodyboard: bodyboard, boogie board
diving-gear: diving gear, scuba gear, diving mask, scuba set, scuba tank
snorkel: snorkel set, snorkel, snorkels, snorkel mask, fins
beach-gear: beach tent, beach shelter, windbreak, beach cart, pop-up beach tent
microscope: microscope, student microscope, lab microscope
spotting-scope: spotting scope
motorhome: motorhome, camper van, campervan, RV, motor home
caravan: caravan, travel trailer, teardrop trailer
tandem: tandem, tandem bike, bike for two, bicycle made for two
recumbent: recumbent bike, penny farthing
gravel-bike: gravel bike, cyclocross bike
fat-bike: fat bike, full suspension bike, enduro bike
e-mountain-bike: electric mountain bike, e-MTB, electric MTB
e-cargo-bike: electric cargo bike, e-cargo bike
longtail: longtail, long tail bike
child-bike-seat: child bike seat, bike seat for kids, bike child seat, baby bike seat, kids bike seat
panniers: panniers, bike bags, bikepacking bags
bike-lock: bike lock, U-lock, D-lock, bicycle lock, cycle lock
bike-pump: bike pump, track pump, tyre pump, bicycle pump, foot pump for bikes
bike-repair: bike repair stand, bike tools, bike workstand, bike stand, repair stand, bike work stand, workstand, bike tool kit
bike-box: bike box, bike bag, bike travel case, bike case, bicycle box, hard case for a bike, plane bike case
roller-trainer: turbo trainer, indoor trainer, bike trainer, cycling trainer, smart trainer
e-scooter: e-scooter, electric scooter, electric kick scooter, escooter
moped: moped, vespa, motor scooter
car: car, rental car, convertible, classic car, electric car, hire car
minibus: minibus, nine seater, people carrier
tractor: tractor
horse-trailer: horse trailer, horse box, horse float
boat-trailer: boat trailer, motorcycle trailer, car transporter
roof-bars: roof bars, roof rack, roof rails
snow-chains: snow chains, tyre chains, winter chains
tow-bar: tow bar, tow rope, towing strap
obd-scanner: OBD scanner, car diagnostic tool
loading-ramp: loading ramp, ramp
ev-charger: EV charger, charging cable, wallbox
moving-straps: carrying straps, lifting straps, moving straps
moving-blanket: moving blanket, furniture blanket
furniture-slider: furniture dolly, furniture slider, piano dolly, wheeled board
pallet-truck: pallet truck, pallet jack, pallet jack truck, hand pallet truck, pump truck
handcart: handcart, pull-along wagon, garden cart, beach wagon, festival trolley, kids wagon, folding wagon
shopping-trolley: shopping trolley, shopping cart, granny cart
travel-bag: travel bag, duffel bag, holdall, weekend bag, duffel, duffle bag
garment-bag: garment bag, suit bag
luggage-scale: luggage scale
medium-format: medium format camera, large format camera, hasselblad
compact-camera: compact camera, point and shoot, disposable camera
underwater-camera: underwater camera, waterproof camera
camera-360: 360 camera, VR camera
cinema-camera: cinema camera, film camera kit, blackmagic
gimbal: gimbal, stabiliser, stabilizer, steadicam, camera gimbal, phone gimbal, handheld stabiliser
slider-dolly: camera slider, camera dolly, camera crane, jib
macro-lens: macro lens, wide angle lens, telephoto lens, fisheye, prime lens
light-meter: light meter, exposure meter
photo-background: photo backdrop, background stand, backdrop stand, photo backdrop kit
reflector-photo: light reflector, photo reflector, LED panel, video light
slide-projector: slide projector, overhead projector, slide viewer
film-projector: film projector, super 8 projector
vhs-player: VHS player, video recorder, VCR, video cassette recorder, VHS recorder, VHS digitiser
radio-microphone: wireless microphone, radio microphone, lapel mic, lavalier
podcast-mic: podcast microphone, studio microphone, shotgun mic, USB microphone
audio-recorder: audio recorder, field recorder, dictaphone, voice recorder
laptop: laptop, notebook, macbook, chromebook, notebook computer
computer: computer, desktop PC, PC, gaming PC, desktop computer
mouse: computer mouse, mouse, computer keyboard
tablet: tablet, ipad, e-reader, kindle, graphics tablet, ebook reader, e-book reader, PDA, data collector, drawing tablet
phone: phone, smartphone, iphone, mobile phone, cell phone, cellphone
monitor: monitor, computer screen, computer monitor
television: TV, television, telly, smart TV, flat screen, flatscreen
vr-headset: VR headset, virtual reality headset, oculus, meta quest, vr glasses, VR goggles, VR set
game-console: game console, playstation, xbox, nintendo switch, games console, wii, video game console, console, gaming console, video games, gaming system
printer: printer, plotter
3d-printer: 3D printer, 3d printing machine, filament printer
scanner: scanner, document scanner
laminator: laminator, laminating machine, laminating device
document-shredder: paper shredder, document shredder, shredder for paper, office shredder, shredding machine for paper
cutting-plotter: cutting plotter, cricut, vinyl cutter, vinyl plotter, die cutting machine
flipchart: flipchart
lectern: lectern, podium stand
desk: desk, standing desk, writing desk, school desk
badge-maker: badge maker, button maker, badge machine, button machine, pin badge machine, button press
wifi-router: wifi router, mobile hotspot, mobile router, mobile wifi router, wlan router, hotspot, modem
conference-camera: conference camera, conference speaker, document camera
baby-bath: baby bath, baby tub, bathtub for baby, infant bath, tummy tub
breast-pump: breast pump, nursing pump, electric breast pump, electric milk pump
playpen: playpen
baby-bouncer: baby bouncer, baby rocker, jumperoo
bassinet: bassinet, co-sleeper, moses basket, side sleeper, cradle, side bed, rocking cradle
double-stroller: double stroller, twin buggy, jogging stroller, jogger
booster-seat: booster seat, booster
ride-on-toy: ride-on car, bobby car, toy tractor, pedal car
play-kitchen: toy kitchen, doll house, play tent, doll's house, dolls house, dollhouse, doll
train-set: train set, model railway
swing-slide: swing, slide, climbing frame, see-saw, seesaw, teeter board
puppet-theatre: puppet theatre, puppets, magic kit
school-bag: school bag, satchel
treadmill: treadmill, running machine, running belt
exercise-bike: exercise bike, spinning bike, stationary bike
rowing-machine: rowing machine, rower
dumbbell: dumbbell, dumbbells, barbell
yoga-mat: yoga mat, exercise mat, pilates ball
punching-bag: punching bag, punch bag
football-goal: football goal, soccer goal, hockey goal, rugby posts, water polo goal
badminton-set: badminton set, badminton rackets, speedminton, shuttlecock
squash: squash racket, beach tennis
cricket: cricket bat, cricket set, rounders, bat and ball
hockey-stick: hockey stick, hockey gear, floorball set, lacrosse stick, lacrosse
archery: bow and arrow, archery set, crossbow, archery bow, longbow, recurve bow
frisbee: frisbee, disc golf, flying disc
golf-trolley: golf trolley, golf bag
riding-gear: riding helmet, saddle, riding boots
fencing-gear: fencing gear, martial arts gi, fencing sword, fencing weapon, fencing equipment
ski-boots: ski boots, boots for skis
ski-suit: ski suit, ski jacket, ski trousers, snow suit, salopettes
avalanche-gear: avalanche transceiver, avalanche kit, avalanche backpack, avalanche set, transceiver shovel probe
cross-country-skis: cross country skis, nordic skis
bobsled: bob, plastic sledge, snow racer
drum-kit: drum kit, drum set, electronic drum kit, snare drum, drums, electric drums, e-drums, electronic drums
piano: piano, upright piano, digital piano, stage piano, upright
grand-piano: grand piano, baby grand
organ: organ, harmonium, hammond organ
synthesizer: synthesizer, synth, MIDI keyboard, sampler, synth keyboard, analog synth
saxophone: saxophone, sax
trumpet: trumpet
harmonica: harmonica, melodica, kazoo
cello: cello
harp: harp, zither, lyre
effects-pedal: effects pedal, guitar pedal, wah pedal, loop pedal
subwoofer: subwoofer, bass speaker, monitor speaker, studio monitor
megaphone: megaphone, bullhorn, loudhailer, megafone
silent-disco: silent disco, silent disco headphones, tour guide system
record-player: record player, vinyl player, gramophone, turntable for records, LP player
gong: gong
wheelchair: wheelchair, wheel chair, folding wheelchair, transport chair, manual wheelchair, pushchair for adults
walker: walker, rollator, walking frame, zimmer frame, walking aid
crutches: crutches, walking stick, cane, walking sticks, elbow crutches, crutch
mobility-scooter: mobility scooter, electric wheelchair
hospital-bed: hospital bed, care bed, patient lift, hoist, patient bed, nursing bed, patient hoist
toilet-chair: commode chair, commode, toilet chair
blood-pressure: blood pressure monitor, pulse oximeter, blood pressure cuff, BP monitor
massage: massage table, massage couch, treatment table, portable massage bed, folding massage table
light-therapy: light therapy lamp, infrared lamp, sun lamp
knee-scooter: knee scooter, knee walker
pet-crate: dog crate, pet carrier, cat carrier, animal cage, kennel, dog box, cage for a dog, dog cage, car crate, rolling carrier, wheeled carrier, hard-sided carrier
aquarium: aquarium, terrarium, fish tank
easel: easel, painting easel, painter's easel
pottery-wheel: pottery wheel, potters wheel, clay wheel
loom: loom
book: book, books, travel guide, comics
christmas-tree: christmas tree, xmas tree, artificial christmas tree
hatching-incubator: incubator, egg incubator, hatching machine, brooder, hatcher
crane: crane
forklift: forklift, fork lift, forklift truck
outboard-motor: outboard motor, outboard engine
water-dispenser: water cooler, water dispenser, beverage dispenser
core-drill: core drill, diamond core drill
stair-gate: stair gate, baby gate, safety gate, baby stair gate, walk through gate
display-case: display case, display cabinet, showcase
market-stall: market stall, pop-up stand, trade stand, sales stand, kiosk
flag-pole: flag pole, flagpole, beach flag
queue-barrier: queue barrier, rope barrier, stanchion, crowd barrier
cash-register: cash register, card reader, card terminal, till
screen-printing: screen printing, silk screen, screen printing kit, screen print kit, silkscreen frame
airbrush: airbrush
mannequin: mannequin, dress form, tailor’s dummy
garment-steamer: garment steamer, clothes steamer, fabric steamer, garment press, handheld steamer, wrinkle remover, clothes steam
potty: potty, potty chair
rain-barrel: rain barrel, water butt
post-driver: fence post driver, post rammer, post knocker
bean-bag: bean bag, beanbag, pouf
bar-stool: bar stool, stool, bar chair, counter stool
spit-roast: spit roast, hog roast, rotisserie
chess-clock: chess clock
compass: compass
axle-stand: axle stand, axle stands, jack stand
distance-meter: tape measure, laser measure, laser tape, distance meter, rangefinder, range finder, distance measurer
plasma-cutter: plasma cutter
incidental: two, three, four, five, six, eight, ten, twelve, good, great, nice, best, sturdy, solid, strong, powerful, decent, quality, new, old, used, simple, easy, beginner, beginners, newbie, quick, quickly, urgent, urgently, please, thanks, hello, hi, somebody, someone, really, very, enough, tonight, today, tomorrow, weekend, day, days, week, hour, hours, person, people, adult, adults, try, dog, my, our, holiday, thing, things, stuff, something, anything, available, now, man, men, berth, seater, seats, guests, pax
cast-iron: cast iron, wrought iron
electric: electric, electrical, powered
cordless: cordless, battery, wireless
folding: folding, foldable, collapsible
telescopic: telescopic, extendable
left-handed: left handed, lefty, left hander
professional: professional, pro
large: large, big, huge, bigger, tall, high, long
small: small, mini, compact, little, tiny, short, light, lightweight
cheap: cheap, affordable, inexpensive, low cost, budget, reasonably priced
adjustable: adjustable
children: for kids, for children, kid's
wooden: wooden, wood
aluminium: aluminium, aluminum
platform: platform
red: red
blue: blue
black: black
white: white
green: green
rental: rent, rental, hire, borrow, lend, for rent, to rent
near-me: near me, nearby
kettle: kettle, electric kettle, water kettle
toaster: toaster
serving-tray: serving tray, tray, platter
typewriter: typewriter, manual typewriter, portable typewriter
trombone: trombone
tuba: tuba
alphorn: alphorn, alpine horn, swiss horn, horn
jump-starter: jump starter, booster pack, flat battery, dead car battery, car battery booster, battery booster, battery jump pack, jump pack, car starter pack
glassware: wine glasses, champagne glasses, glassware, drinking glasses, beer glasses, champagne flutes, tumblers, glasses, wine glass, prosecco glasses, pint glasses, stemware, drinkware
flamenco-dress: flamenco dress
overlocker: overlocker, serger, overlock
hair-dryer: hair dryer, hairdryer
curling-iron: curling iron, hair straightener, curling tongs
clothes-dryer: tumble dryer, clothes dryer
electric-blanket: electric blanket, heated blanket
baby-scale: baby scale, baby scales
bottle-warmer: bottle warmer, baby food maker
kettlebell: kettlebell, kettlebells
hand-mixer: hand mixer, electric whisk, hand blender, immersion blender, stick blender
food-processor: food processor
pressure-cooker: pressure cooker, instant pot, pressure pot
wok: wok
kitchen-scale: kitchen scale, kitchen scales
air-fryer: air fryer
drill-press: drill press, pillar drill
child-carrier: child carrier, child backpack carrier, hiking carrier, child carrier backpack, kid carrier, baby hiking backpack, kid carrier backpack
ice-axe: ice axe, crampons
slackline: slackline, slack line, balance line
kubb: kubb, viking chess, swedish skittles, viking game
croquet: croquet, croquet set, croquet mallets
unicycle: unicycle, one wheeler
stilts: stilts
juggling: juggling balls, juggling clubs, diabolo, juggling ring, devil stick, juggling
banjo: banjo
mandolin: mandolin
clarinet: clarinet
flute: flute, transverse flute
recorder-flute: recorder flute, treble recorder, soprano recorder, pan pipes
bagpipes: bagpipes
xylophone: xylophone, marimba, glockenspiel, vibraphone
pa-system: PA system, PA, public address system, sound system
teleprompter: teleprompter, autocue
green-screen: green screen, chroma key, greenscreen, chroma screen
film-scanner: film scanner, slide scanner, negative scanner, photo negative scanner
knitting-machine: knitting machine
kiln: kiln, pottery kiln
beekeeping-extractor: honey extractor, honey spinner
dog-trailer: dog trailer, dog bike trailer, pet trailer, dog cart, trailer for a dog
enlarger: photo enlarger, enlarger, darkroom, darkroom kit, darkroom equipment, safelight
sauna: sauna, sauna tent, mobile sauna, barrel sauna, steam sauna
hot-tub: hot tub, jacuzzi, whirlpool bath, inflatable spa, bathtub, bath tub, whirlpool
golf-cart: golf cart, golf buggy, golf car
hoverboard: hoverboard, electric unicycle
segway: segway
yoghurt-maker: yoghurt maker, yogurt maker, yoghurt machine
churro-maker: churro maker, churros maker, churro machine
sausage-stuffer: sausage stuffer, sausage filler, sausage maker, sausage making machine, sausage machine
spaetzle-maker: spaetzle maker, spaetzle press
tortilla-press: tortilla press, tortilla maker
donut-maker: donut maker, doughnut maker, doughnut machine
pancake-maker: blini pan, poffertjes pan
grain-mill: grain mill, flour mill, flaker
apple-peeler: apple peeler
mandoline: mandoline slicer, vegetable slicer, spiralizer
cheese-kit: cheese making kit, cheese press, cheese vat
tandoor: tandoor, tandoori oven
kebab-grill: kebab grill, gyros grill, doner grill, doner kebab machine
samovar: samovar
decanter: decanter, carafe
ice-bucket: champagne bucket, ice bucket, wine cooler bucket
ice-crusher: ice crusher, snow cone machine, shaved ice machine
cocktail-set: cocktail shaker, cocktail set, bar kit, barware, bar set
soda-maker: soda maker, soda siphon, sparkling water maker
whipping-siphon: cream whipper, whipping siphon
fish-kettle: fish kettle, fish poacher, lobster pot
oyster-knife: oyster knife, oyster shucker
laser-cutter: laser cutter, laser engraver, laser engraving machine
cnc-mill: cnc machine, cnc router, cnc mill
bandsaw: bandsaw, band saw
scroll-saw: scroll saw, fret saw, fretsaw, coping saw
bench-grinder: bench grinder, knife sharpener, sharpening stone, wet grinder, whetstone
rotary-tool: rotary tool, engraver, engraving pen, dremel
caulking-gun: caulking gun, silicone gun, sealant gun, cartridge gun, caulk gun, caulk remover, caulk smoother
tap-die-set: tap and die set, thread cutter, threading kit, tap and die, thread tap
pipe-bender: pipe bender, tube bender, conduit bender
sheet-bender: sheet metal bender, bending brake, metal brake
chain-hoist: chain hoist, pulley block, block and tackle, electric hoist
suction-lifter: suction lifter, glass sucker, suction cup lifter
carpet-tool: carpet stretcher, knee kicker
chimney-brush: chimney brush, chimney sweep brush
gutter-cleaner: gutter cleaner, gutter vacuum
sweeper: sweeper, floor sweeper, sweeping machine
ozone-generator: ozone generator, ozone machine
leak-detector: leak detector, gas detector, pressure gauge
sound-meter: sound level meter, decibel meter, noise meter
air-quality-meter: air quality monitor, co2 meter, radon detector, geiger counter
thermometer: thermometer, meat thermometer, infrared thermometer
weather-station: weather station, anemometer, barometer
energy-meter: energy meter, power meter, wattmeter
theodolite: theodolite, total station, optical level, surveying level, automatic level, dumpy level, surveying, surveying equipment
measuring-wheel: measuring wheel, surveyor's wheel
safety-harness: safety harness, fall arrest, fall protection
hard-hat: hard hat, safety helmet, construction helmet
respirator: respirator, dust mask, gas mask, welding mask, welding helmet, face shield
ear-defenders: ear defenders, ear muffs, hearing protection
traffic-cone: traffic cone, no parking sign, road sign, site fence, construction fence
fire-extinguisher: fire extinguisher, fire blanket
first-aid: first aid kit, defibrillator, stretcher, AED
inhaler: nebuliser, nebulizer, inhaler, oxygen concentrator, cpap
shower-chair: shower chair, shower stool, bath seat, raised toilet seat, bath lift
wheelchair-ramp: wheelchair ramp, access ramp, threshold ramp
tens-unit: tens unit, muscle stimulator, tens machine
massage-gun: massage gun, foam roller, percussion massager
magnifier: reading magnifier, video magnifier, magnifying lamp
dog-ramp: dog ramp, pet stairs, pet ramp
pet-stroller: pet stroller, dog stroller, dog buggy
dog-clipper: dog clippers, pet clippers, grooming table
hair-clipper: hair clippers, hair trimmer, beard trimmer
chicken-coop: chicken coop, chicken house, rabbit hutch
lawn-aerator: lawn aerator, aerator shoes
seed-spreader: seed spreader, fertiliser spreader, salt spreader, spreader
weed-burner: weed burner, weed killer torch, flame weeder
moss-remover: paving brush, weed brush, joint brush machine
hedge-platform: work platform, orchard ladder, tripod ladder
electric-fence: electric fence, pasture fence
trail-camera: trail camera, wildlife camera, game camera, security camera, CCTV, surveillance camera
star-tracker: star tracker, equatorial mount
capture-card: capture card, video switcher, streaming deck, video mixer
webcam: webcam, streaming camera
audio-interface: audio interface, sound card, midi controller
loop-station: loop station, looper
music-stand: music stand, sheet music stand
didgeridoo: didgeridoo
handpan: handpan, hang drum, steel drum, tongue drum
singing-bowl: singing bowl, tibetan bowl, kalimba
double-bass: double bass, upright bass
viola: viola
oboe: oboe
french-horn: french horn, euphonium, flugelhorn, cornet, horn
sitar: sitar, bouzouki, balalaika, oud
metronome: metronome, guitar tuner, tuner
bingo-set: bingo set, bingo cage, bingo machine
casino-table: casino table, roulette, blackjack table
arcade-machine: arcade machine, arcade cabinet, slot machine, fruit machine
jukebox: jukebox
building-bricks: lego, duplo, building bricks, playmobil, wooden blocks, foam blocks, construction toy, construction set
jigsaw-puzzle: jigsaw puzzle
rc-car: rc car, remote control car, slot car track, scalextric, race track, remote control helicopter, remote control plane, remote control tank, remote control toy
ball-pit: ball pit, soft play
water-slide: water slide, slip and slide
baby-walker: baby walker, push walker, activity table
bottle-sterilizer: bottle steriliser, bottle sterilizer, steriliser
baby-swing: baby swing, door bouncer
pedal-kart: pedal kart, go-kart, go-cart, gokart, go kart, kart, soapbox
balloon-arch: balloon arch, balloon garland, balloon stand
neon-sign: neon sign, light up letters, marquee letters, letter board
wedding-decor: wedding decoration, table centrepiece, table centerpieces, wedding sign, vases
chair-cover: chair covers, chair sashes
confetti-cannon: confetti cannon, confetti machine, spark machine, confetti
snow-machine: snow machine, foam machine, foam cannon
mechanical-bull: mechanical bull, rodeo bull, bucking bull
truss: truss, rigging, light stand, stage truss
dmx-controller: dmx controller, light desk, moving head, lighting console, lighting controller, lighting control, special effects controller
whiteboard: whiteboard, pinboard, notice board, moderation kit
rollup-banner: roll-up banner, exhibition stand, trade show booth, display stand, trade show display, exhibition display, backlit display, display board
label-printer: label printer, label maker, labeller
paper-cutter: paper cutter, paper guillotine, hole punch, binding machine, comb binder, guillotine
photo-printer: photo printer
embroidery-machine: embroidery machine
leather-tools: leather tools, leather kit, eyelet press
spinning-wheel: spinning wheel
candle-kit: candle making kit, soap making kit, wax melter
wig: wig, mask, party hat
mascot: mascot costume
graduation-gown: graduation gown, cap and gown
veil: veil, bridal veil
outdoor-clothes: winter coat, rain jacket, rain gear, down jacket
wardrobe: wardrobe, chest of drawers, closet, dresser, drawers
rug: rug, carpet runner
curtain: curtain, blackout curtain, room divider, folding screen
mattress: mattress
windsurf-board: windsurf board, windsurfing board, windsurfing, windsurf
wakeboard: wakeboard, water skis, tow tube, towable tube
sea-scooter: sea scooter, underwater scooter
raft: raft, rafting boat
dry-bag: dry bag, waterproof bag, waterproof barrel, compression sack
crab-pot: fishing net, crab pot, landing net, fish finder, depth sounder, sonar
ice-auger: ice auger, ice fishing kit
tent-stove: tent stove, tent heater, camping heater
lantern: lantern, camping lantern, torch, flashlight
water-filter: water filter, water purifier
mosquito-net: mosquito net, insect net
hand-warmer: hand warmer, heated vest, heated gloves
satellite-phone: satellite phone, emergency beacon, satellite messenger
travel-adapter: travel adapter, pocket translator
power-bank: power bank
volleyball-set: volleyball set, beach volleyball net, volleyball net
basketball-hoop: basketball hoop, basketball stand
padel-racket: padel racket, padel bat, pickleball paddle, pickleball set
roller-skates: roller skates, quad skates
gym-machine: multi gym, bench press, squat rack, power rack, weight bench, workout bench, home gym
crosstrainer: cross trainer, elliptical, elliptical trainer, stepper, vibration plate, vibration trainer, vibration exercise machine, aerobic step, step board
battle-rope: battle rope, resistance bands, skipping rope, pilates reformer, pilates machine
gymnastics-mat: gym mat, tumbling mat, balance beam, air track
boxing-gloves: boxing gloves, focus pads
baseball-gear: baseball bat, baseball glove, softball set, baseball, pitching machine, rounders bat
curling-set: curling set, curling stones, ice stock
snow-tube: snow tube, snow tubing
ski-touring: touring skis, ski touring set, splitboard
ski-rack: ski rack, ski carrier, surf rack, kayak rack
motorbike: motorbike, motorcycle, motor bike
motorbike-gear: motorcycle helmet, motorbike jacket, motorcycle suit
motorcycle-stand: motorcycle stand, paddock stand, motorcycle ramp
tyre-changer: tyre changer, tire inflator, tyre inflator, wheel balancer
spring-compressor: spring compressor, bearing puller, ball joint remover
inverter: inverter, power inverter
cable-protector: cable ramp, cable protector, cable bridge
portable-toilet: portable toilet, portaloo, toilet trailer, chemical toilet, porta potty, dunny, portable loo
flood-barrier: sandbags, flood barrier, water barrier
tarpaulin: groundsheet, dust sheet, cover sheet, tarp
horse-gear: horse saddle, horse blanket, bridle
time-clock: time clock, stopwatch, race timer, scoreboard
molkky: molkky
cooker-hood: cooker hood, extractor hood, range hood
stove: kitchen stove, oven, cooker, range cooker
case: case, protective case, sleeve, hard case, soft case, camera bag, gig bag, laptop bag, guitar case
cover: cover, dust cover, protective cover
stand: stand, holder, mount, bracket, guitar stand
pump: pump, hand pump, foot pump, electric pump, mattress pump, air inflator, electric inflator
strings: strings, string set
saddle: bike seat cover
wheel: wheel, spare wheel
tyre: tyre, tire, tyres, inner tube
lock: lock, padlock
bicycle-bell: bell, bike bell
spare-battery: spare battery, batteries, battery pack
charger: charger
cable: cable, patch cable, audio cable
adapter: adapter, adaptor, dongle
memory-card: memory card, SD card
remote-control: remote control, remote
lampshade: lampshade
saw-blade: saw blade, blade
drill-bit: drill bits, bits
sandpaper: sandpaper, sanding disc, sanding discs, cutting disc
nozzle: nozzle, brush head, attachment
vacuum-bag: vacuum bag, dust bag, hoover bag
spare-part: spare part, spare parts, replacement part
ink: ink, ink cartridge, toner
photo-film: roll of film, photo paper
gas-bottle: gas bottle, gas canister, propane tank, gas cylinder
charcoal: charcoal, briquettes, firewood
wall-paint: paint, wall paint, varnish
screws: screws, nails, wall plugs, picture hooks, picture hook
strap: straps, harness strap
drumsticks: drumsticks, drum sticks
violin-bow: violin bow, rosin
pillow: pillow, pillows
bed-sheet: bed sheet, bedding, bed linen
towel: towel, towels, bath towel
tent-pegs: tent pegs, tent pole, guy rope
single-paddle: paddle, oar, oars
fishing-bait: bait, lures, fish hooks
shuttlecocks: shuttlecocks
balls: balls
face-mask: face mask
dog-lead: dog lead, dog leash, leash, collar
pet-food: dog food, cat food, pet food
nappies: nappies, diapers, baby wipes
motor-oil: engine oil, motor oil
trailer-hitch: trailer hitch, tow hitch
mudguard: mudguard
bike-basket: bike basket, pannier
phone-case: phone case, phone holder
sledgehammer: sledgehammer, sledge hammer, mallet
chisel: chisel, chisels, wood chisel
hoe: hoe, garden hoe, weeder
turf-cutter: turf cutter, sod cutter, lawn edger
compost-bin: compost bin, composter
pond-vacuum: pond vacuum, pool cleaner, pool robot
roofed-beach-chair: roofed beach chair
fountain: fountain, water fountain
garden-torch: garden torch, tiki torch, torches, lanterns, flame torch
knife-set: kitchen knife, knife set, carving knife, chef's knife
salad-spinner: salad spinner
egg-cooker: egg cooker, egg boiler
milk-frother: milk frother
moka-pot: moka pot, cafetiere, french press
thermos: thermos, vacuum flask, insulated jug, flask
food-stall: food stall, vending stall
bottle-opener: corkscrew, bottle opener
wine-cooler: wine cooler, wine fridge, beer fridge
night-light: night light, bedside lamp
baby-gym: baby gym, play mat
swim-aid: armbands, swimming float, swim vest
pogo-stick: pogo stick
kite: stunt kite, kite, kites, flying kite
yo-yo: yo-yo, yo-yos, yoyo
carousel: carousel, merry-go-round
sumo-suits: bubble football, zorb ball, sumo suits, sumo suit
tug-of-war: tug of war rope, egg and spoon, tug of war, egg and spoon race
guest-book: guest book, photo frame, easel sign
monopod: monopod, selfie stick
smartwatch: smartwatch, fitness tracker
soundbar: soundbar, hi-fi
dvd-player: dvd player, blu-ray player
cassette-player: tape deck, tape recorder, cassette player, cassette deck, walkman
radio-set: radio, DAB radio, world receiver
calculator: calculator, cash counter, coin counter
armchair: armchair, recliner, rocking chair
drying-rack: drying rack, clothes horse, airer
broom: broom, mop, bucket
handheld-vacuum: handheld vacuum, cordless vacuum
dust-extractor: dust extractor
office-chair: office chair, desk chair, swivel chair, gaming chair, computer chair
dishwasher: dishwasher, dish washer, glass washer
kitchen-sink: kitchen sink, wash basin
piano-stool: piano stool, piano bench
ski-helmet: ski helmet, snowboard helmet
ski-goggles: ski goggles, snow goggles
ski-poles: ski poles
cello-bow: cello bow
changing-table: changing table, changing mat, baby changing unit, changing station
quad-bike: quad bike, quad, atv
pull-up-bar: pull-up bar, pull up bar, chin-up bar
mini-oven: mini oven, toaster oven, tabletop oven
beehive: beehive, bee hive
tennis-ball-machine: tennis ball machine, ball machine
car-radio: car radio, car stereo
bassoon: bassoon, english horn
nativity-scene: nativity scene, crib figures
bowling-set: bowling, skittles, bowling set, ninepins, lawn skittles, bowling ball
zip-line: zip line, zipline
laser-tag: laser tag, laser tag set, nerf gun
drum-machine: drum machine, beat machine
theremin: theremin
outdoor-kitchen: outdoor kitchen, field kitchen
oven-mitt: oven gloves, oven mitt
garden-gloves: gloves, work gloves, gardening gloves
goggles: safety goggles, swimming goggles, safety glasses, swim goggles
umbrella: umbrella, umbrellas, rain umbrella, brolly
watch: wristwatch
shoes: shoes, trainers, heels, dress shoes
wheel-clamp: wheel clamp, steering lock
sandbox: sandpit, sandbox, sand table
steel-toe-boots: safety boots, work boots, wellies, wellington boots, rubber boots
waders: waders, fishing waders
skimboard: skimboard
parachute: parachute, paraglider, wingsuit, air suit
cherry-pitter: cherry pitter, cherry stoner
gazebo-weights: tent weights, gazebo weights
inflatable: inflatable
steam-iron: steam iron, steam ironing station
dining-table: dining table, kitchen table
coffee-table: coffee table, side table
cat-litter: cat litter tray, litter box, cat tree, scratching post
dog-house: dog house
bird-cage: bird cage, birdcage
dish-rack: dish rack, draining board
name-tags: name tags, name badges, lanyards
blackboard: blackboard, chalkboard
usb-stick: usb stick, memory stick, hard drive, external drive
phone-charger: phone charger
wedding-cake: wedding cake, birthday cake
party-hat: party hats
cowboy-hat: cowboy hat, sombrero, top hat
balloons: balloons, balloon
egg-cup: egg cups, egg cup
potato-ricer: potato ricer, potato masher
cot-mobile: cot mobile, baby mobile
buggy-board: buggy board, pram wheel
school-cone: school cone
sunglasses: sunglasses
bike-helmet: bike helmet, cycling helmet, cycle helmet
football: football, soccer ball, basketball, volleyball, rugby ball, rugby, handball
hammer: hammer, claw hammer
wrench: wrench, spanner, spanner set, adjustable wrench, allen keys, hex keys, socket wrench, ratchet wrench
pliers: pliers, pincers, wire cutters, nippers, side cutters
crowbar: crowbar, pry bar, wrecking bar
paint-roller: paint roller, paint brush, paintbrush
mason-trowel: brick trowel, plastering trowel, masonry trowel, pointing trowel, masonry tool, masonry tools
anvil: anvil
watering-can: watering pot
raised-bed: raised bed, planter, flower pots
dance-pole: dance pole, pole dance pole
bass-clarinet: bass clarinet
audio-guest-book: audio guest book, phone guest book
hot-air-balloon: hot air balloon
cold-room: cold room, walk-in fridge
hay-bales: hay bales, straw bales
street-organ: street organ, barrel organ
car-horn: car horn
garbage-bin: rubbish bin, dustbin, wheelie bin
parking-space: parking space, parking spot
meeting-room: meeting room, event space, function room, sports club, clubhouse, club house, village hall, community hall
brochure-rack: brochure stand, leaflet stand
tap-shoes: tap shoes, ballet shoes, dance shoes
kitchen-utensil: kitchen utensil, kitchen tool, tongs, whisk, slotted spoon, skimmer, pizza cutter, garlic press, tea strainer, sieve, strainer, flour sifter, kitchen shears, kitchen scissors, spoon rest, trivet, mixing bowl, salad bowl, ice cube tray, ice cream scoop, jelly mould, zester, grater, vegetable peeler, colander, sugar bowl, salt shaker, pepper mill, spice grinder, spice mill, sushi mat
wind-instrument: brass instrument, woodwind, wind instrument
measuring-tool: measuring tool, protractor, altimeter, pH meter, caliper, calipers, set square, seismometer
metalworking-tool: deburrer, deburring tool, reamer, center punch, centre punch, pin punch, metal file
putty-knife: putty knife, filling knife, scraper
magnetic-sweeper: magnetic sweeper, lifting magnet
grabber: litter picker, grabber, reacher, pickup tool
construction-machine: paver, asphalt paver, road roller, grader, bulldozer, crawler loader, dump truck, yard scraper
farm-machine: harvester, combine harvester, plough, seed drill
tv-receiver: satellite receiver, AV receiver, set-top box
vending-machine: vending machine
gymnastics-gear: gymnastics rings, gym rings, pommel horse, springboard, ballet barre
athletics-gear: discus, shot put, javelin, athletics hurdle, relay baton, starter pistol, vaulting pole, pole vault, high jump crossbar, jump bar, throwing hammer, starting block
boxing-ring: boxing ring
airsoft-gun: airsoft, airsoft gun, paintball, paintball gun, water gun, water pistol
roller-ski: roller skis
kite-buggy: kite buggy, kite buggying
hobby-horse: hobby horse, rocking horse
shuffleboard: shuffleboard
multi-game-table: multi-game table, games table
ab-roller: ab roller, ab wheel
suspension-trainer: suspension trainer, sling trainer, TRX
balance-board: balance board, wobble board
exercise-ball: exercise ball, gym ball, swiss ball, stability ball
lighter: lighter, matches, gas lighter
bulb-changer: bulb changer, light bulb changer
rebar-cutter: rebar cutter
misting-system: misting system, patio mister
trash-compactor: trash compactor, garbage compactor, tin crusher
laser-pointer: laser pointer, wireless presenter
franking-machine: franking machine, postage meter
toy-robot: toy robot, robotic toy
bed-rail: bed rail, bed guard, bed safety rail, safety rail
baby-jumper: baby jumper
bib: bib
sound-machine: sound machine, white noise machine
dog-agility: agility equipment, dog agility, agility tunnel
party-decoration: party decoration, party favors, birthday candles, inflatable party decoration, cocktail decoration
stage-set: stage set, set piece, film set, set decoration, theatre prop
footstool: ottoman, footstool, footrest
plant-milk-maker: soy milk maker, plant milk maker
model-making: model making, model kit
pom-poms: pom poms, pompoms
$terms$);

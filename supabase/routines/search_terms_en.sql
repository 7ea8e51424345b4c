-- after: load_search_terms, search_concepts, index_item_text, item_vectors, headline_lexemes, find_concepts, compound_concepts, broader_concepts, without_digraphs, is_filler
-- What people call things in English: one concept of search_concepts.sql a line. Extend it by lines or words of your own;
-- plurals and capitals come by themselves. Items are indexed again when a line changes.
select public.load_search_terms('en', $terms$
power-tools: tool, power tool, DIY, do it yourself
drill: drill, power drill, drilling machine, drill bit, bit set
hammer-drill: hammer drill, impact drill, impact drill driver, rotary hammer, percussion drill, SDS drill, masonry drill
cordless-driver: drill driver, impact driver, impact drill driver, screwdriver, electric screwdriver, cordless screwdriver, cordless drill, driver
demolition-hammer: demolition hammer, jackhammer, jack hammer, breaker, concrete breaker, pneumatic drill, chisel hammer, kango
angle-grinder: angle grinder, grinder, disc cutter, cut off saw, side grinder
saw: saw, hand saw, wood saw
circular-saw: circular saw, table saw, mitre saw, miter saw, plunge saw, track saw
jigsaw: jigsaw, jig saw, sabre saw, reciprocating saw
chainsaw: chainsaw, chain saw
sander: sander, sanding machine, belt sander, orbital sander, floor sander
router: router, milling machine, trimmer router
nail-gun: nail gun, stapler, staple gun, tacker
heat-gun: heat gun, hot air gun
soldering-iron: soldering iron, welder, welding machine
compressor: compressor, air compressor
hand-tool: hammer, wrench, spanner, pliers, toolbox, tool box, tool kit, tool set, socket set, crowbar, axe
tile-cutter: tile cutter, tile saw
multimeter: multimeter, detector, stud finder
workbench: workbench, work bench, vice
pressure-washer: pressure washer, power washer, jet washer, high pressure cleaner
vacuum-cleaner: vacuum cleaner, vacuum, hoover, shop vac, industrial vacuum
carpet-cleaner: carpet cleaner, upholstery cleaner, steam cleaner
generator: generator, power generator, power station
garden: garden, gardening, yard
lawnmower: lawnmower, lawn mower, mower, ride on mower
hedge-trimmer: hedge trimmer, hedge cutter, hedge shears
grass-trimmer: grass trimmer, strimmer, brush cutter, weed whacker
scarifier: scarifier, dethatcher, aerator
leaf-blower: leaf blower, blower, leaf vacuum
shredder: shredder, wood chipper, chipper
tiller: tiller, rotavator, cultivator
wheelbarrow: wheelbarrow, barrow
fruit-press: fruit press, apple press, cider press, wine press, juice press, juicer, fruit crusher, grape press
garden-tools: gardening kit, garden kit, gardening tools, garden tools, gardening set, trowel, spade, shovel, rake, secateurs, watering can, garden fork
hammock: hammock, sun lounger, lounger, deck chair, swing seat
barbecue: barbecue, BBQ, grill, charcoal grill, gas grill, smoker
garden-furniture: garden furniture, garden table, patio set, parasol
ladders-building: building, construction, renovation, decorating, painting
ladder: ladder, extension ladder, double ladder
stepladder: stepladder, step ladder, platform stepladder, platform ladder, folding ladder, folding steps, steps, household ladder, step stool
telescopic-ladder: telescopic ladder, telescoping ladder, extendable ladder
scaffold: scaffold, scaffolding, scaffold tower, mobile scaffold, tower scaffold
concrete-mixer: concrete mixer, cement mixer
wallpaper-stripper: wallpaper stripper, wallpaper steamer, pasting table
paint-sprayer: paint sprayer, spray gun, paint gun
dehumidifier: dehumidifier, building dryer
laser-level: laser level, spirit level, laser measure
camping: camping, camp, outdoor, outdoors, hiking
tent: tent, dome tent, tunnel tent, family tent, camping tent, trekking tent
sleeping-bag: sleeping bag
sleeping-mat: sleeping mat, sleeping pad, camp bed, air mattress, airbed
camping-stove: camping stove, camp stove, gas stove, camping cooker
cool-box: cool box, cooler, coolbox, ice box
backpack: backpack, rucksack, trekking backpack
boat: boat, dinghy, inflatable boat, motor boat, pedal boat, sailing boat
rowing-boat: rowing boat, rowboat, row boat
canoe: canoe, canadian canoe
kayak: kayak
paddle-board: paddle board, paddleboard, stand up paddle, SUP
telescope: telescope, reflecting telescope, astronomical telescope, spyglass, stargazing, astronomy
binoculars: binoculars, field glasses
headlamp: headlamp, head torch, lantern, torch
bikes: bikes and scooters, cycling
bicycle: bicycle, bike, cycle, push bike, pushbike, two wheeler
cargo-bike: cargo bike, cargo bicycle, freight bike, box bike, bakfiets, long john, transport bike
cargo-trike: cargo trike, trike, tricycle, cargo tricycle
city-bike: city bike, town bike, dutch bike, commuter bike
touring-bike: touring bike, trekking bike, tourer
mountain-bike: mountain bike, MTB
road-bike: road bike, racing bike, racer, gravel bike
electric-bike: electric bike, e-bike, ebike, pedelec
kids-bike: kids bike, children's bike, child bike
folding-bike: folding bike, folding bicycle
bmx: BMX, BMX bike, stunt bike
kick-scooter: scooter, kick scooter, e-scooter, electric scooter
bike-trailer: bike trailer, bicycle trailer, child trailer
bike-rack: bike rack, bike carrier
helmet: helmet, bike helmet, cycling helmet
photo-video: photo, photography, video, filming
camera: camera, digital camera, photo camera
mirrorless-camera: mirrorless camera, mirrorless, full frame camera, system camera
slr-camera: SLR, DSLR, SLR camera, reflex camera, single lens reflex
super-8-camera: super 8, super 8 camera, film camera, cine camera, analogue camera, 8 mm camera
action-camera: action camera, action cam, sports camera, helmet camera
camcorder: camcorder, video camera
instant-camera: instant camera
drone: drone, quadcopter
lens: lens, lenses, zoom lens, telephoto lens
tripod: tripod, camera stand
flash: flash, speedlight, flash gun
studio-light: studio light, softbox, ring light
projector: projector, beamer, video projector
projection-screen: projection screen, projector screen
party: party, event, wedding, birthday, celebration
football-table: football table, foosball table, foosball, table football, table soccer, bistro football table, kicker table, kicker
table: table, trestle table, banquet table, bar table
folding-table: folding table, folding tables, trestle table, camping table
chair: chair, seat, seating
folding-chair: folding chair, camping chair
beer-bench: beer bench, beer table, beer garden set, bench set, picnic table
disco-ball: disco ball, mirror ball, glitter ball
fog-machine: fog machine, smoke machine, bubble machine
party-lights: party lights, disco lights, fairy lights, string lights
party-tent: party tent, marquee, gazebo, pavilion, canopy
bouncy-castle: bouncy castle, bounce house, inflatable castle
costume: costume, fancy dress
stage: stage, podium, platform stage
popcorn-machine: popcorn machine, popcorn maker, candy floss machine, cotton candy machine
dishes: dishes, crockery, cutlery, glasses, tableware
board-game: board game, games, giant jenga
karaoke: karaoke, karaoke machine
kitchen: kitchen, cooking, catering
waffle-iron: waffle iron, waffle maker, double waffle iron
crepe-maker: crêpe maker, crêpe griddle, crêpe plate, crêpe pan, crêpe, pancake maker, pancake pan, pancake, griddle
stand-mixer: stand mixer, mixer, kitchen machine, food processor, food mixer, dough mixer, kneading machine, kitchen mixer
blender: blender, hand blender, smoothie maker
paella-pan: paella, paella pan, paella burner, paella set, giant pan
pizza-oven: pizza oven, oven, pizza stone, pizza maker
raclette: raclette, raclette grill
fondue: fondue, fondue set, chocolate fountain
deep-fryer: deep fryer, fryer, air fryer
bread-maker: bread maker, bread machine
ice-cream-maker: ice cream maker, ice cream machine
pasta-machine: pasta machine, pasta maker
coffee-machine: coffee machine, coffee maker, espresso machine
pots-and-pans: pot, pan, pressure cooker, wok
baking: baking, cake tin, cake
kids: baby, babies, kids, kid, child, children, toddler
high-chair: high chair, highchair, feeding chair, baby chair, baby seat
stroller: stroller, pushchair, buggy, pram, baby carriage, baby buggy
car-seat: car seat, child seat, child car seat, booster seat
travel-cot: travel cot, cot, crib, baby bed
baby-carrier: baby carrier, baby sling
baby-monitor: baby monitor
toys: toy, toys, building blocks
balance-bike: balance bike
sport-winter: sport, sports, winter sports, snow
table-tennis: table tennis, table tennis set, ping pong, ping pong set, table tennis bat
tennis: tennis, tennis racket, tennis racquet
badminton: badminton, badminton racket
racket: racket, racquet, bat
ball: ball, football, basketball, volleyball
sled: sled, sledge, sleigh, toboggan, ash wood sled, bobsleigh
skis: ski, skis, cross country skis, touring skis
snowboard: snowboard
snowshoes: snowshoe, snowshoes
ice-skates: ice skate, ice skates
skateboard: skateboard, skate board, longboard, skate
inline-skates: inline skates, roller skates, rollerblades
surfboard: surfboard, surf board, wakeboard
wetsuit: wetsuit, diving gear, snorkel
weights: weights, dumbbell, kettlebell, treadmill, rowing machine
golf: golf, golf clubs
music: music, sound, audio, musical instrument, instrument
guitar: guitar
electric-guitar: electric guitar, e-guitar
acoustic-guitar: acoustic guitar, classical guitar
bass-guitar: bass guitar, bass
ukulele: ukulele
amplifier: amplifier, amp, guitar amp
speaker: speaker, loudspeaker, active speaker, PA, PA system, sound system, party speaker, bluetooth speaker, boombox, stereo
microphone: microphone, mic
drums: drum, drums, drum kit, percussion
hand-drum: cajón, darbuka, djembe, hand drum, bongo, congas
keyboard: keyboard, piano, synthesizer
violin: violin, cello
accordion: accordion
turntable: turntable, record player, DJ controller, DJ set, DJ deck
mixing-desk: mixing desk, mixing console
headphones: headphones, headset
transport: transport, moving, moving house, removal
hand-truck: hand truck, sack truck, sack barrow, dolly, trolley, furniture dolly, folding cart, platform truck, handcart, hand cart, cart
stair-hand-truck: stair climbing hand truck, stair climbing trolley, stair climber, stair truck
moving-kit: moving kit, moving boxes, moving box, moving crates, removal boxes, packing boxes, crate, moving, moving blankets, cardboard box
suitcase: suitcase, hard shell suitcase, hard suitcase, luggage, baggage, trolley case, travel bag, cabin bag
trailer: trailer, car trailer
roof-box: roof box, roof rack
van: van, transporter, truck, minibus
lashing-strap: strap, ratchet strap, tie down
electric: electric, electrical, powered
cordless: cordless, battery, wireless
folding: folding, foldable, collapsible
telescopic: telescopic, extendable
left-handed: left handed, lefty, left hander
professional: professional, pro
large: large, big, huge
small: small, mini, compact
cheap: cheap, affordable, inexpensive
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
$terms$);

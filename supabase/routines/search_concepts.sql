-- What things are called by words of any language (search_terms_*.sql), and what each is a kind of. A person who looks
-- for a bicycle also wants cargo bikes; where no pizza oven is offered, the rest of the kitchen is nearest. A category's
-- slug is a concept. An attribute narrows things down and is the first to be given up; a filler is never looked for.
-- A kind of nothing broader stands in for nothing that nobody lends; others of it are shown below few results (items_like.sql).
delete from public.search_concepts;
insert into public.search_concepts (concept, kind, broader)
select btrim(words[1]), coalesce(words[2], 'thing'), coalesce(regexp_split_to_array(words[3], ',\s*'), '{}')
from regexp_split_to_table($concepts$
power-tools
accessories
drill < power-tools
hammer-drill < drill, masonry-work
cordless-driver < drill, screw-tool
demolition-hammer < power-tools, masonry-work
angle-grinder < cutting-tool, power-tools
saw < power-tools
circular-saw < saw
jigsaw < saw
chainsaw < saw, yard-machine, firewood
sander < power-tools
router < power-tools
nail-gun < power-tools
heat-gun < power-tools
soldering-iron < power-tools
compressor < power-tools
hand-tool
tile-cutter < power-tools, ladders-building
multimeter < power-tools
machine-press < power-tools
workbench < power-tools
pressure-washer < cleaning, garden, household
vacuum-cleaner < cleaning, household
carpet-cleaner < cleaning, household, deep-cleaning
generator < power-tools, party

garden
lawnmower < yard-machine
hedge-trimmer < yard-machine
grass-trimmer < yard-machine
scarifier < soil-machine
leaf-blower < garden
shredder < garden
tiller < soil-machine
wheelbarrow < garden
fruit-press < garden, kitchen, juicing
garden-tools < garden
hammock < lounging, camping, garden
lounging < garden
sun-lounger < lounging, garden-furniture
garden-swing < lounging, garden-furniture
barbecue < outdoor-cooking, garden, party
garden-furniture < garden, party

ladders-building
ladder < ladders-building
stepladder < ladder
telescopic-ladder < ladder
scaffold < ladders-building
concrete-mixer < ladders-building
wallpaper-stripper < ladders-building
paint-sprayer < ladders-building
dehumidifier < ladders-building
laser-level < ladders-building, power-tools, measuring
spirit-level < ladders-building, measuring

camping
tent < camping
sleeping-bag < sleeping
sleeping-mat < sleeping
camping-stove < camping, kitchen
cool-box < camping, party
backpack < camping
boat < camping
rowing-boat < boat, paddling
canoe < boat, paddling
kayak < boat, paddling
paddle-board < water-sport, sport-winter, camping, paddling
telescope < optics
optics < camping
binoculars < optics
headlamp < camping

bikes
bicycle < bikes
everyday-bike < bicycle
cargo-bike < everyday-bike, hauling
cargo-trike < cargo-bike
city-bike < everyday-bike
touring-bike < city-bike
mountain-bike < bicycle
road-bike < bicycle
electric-bike < everyday-bike
kids-bike < bicycle
folding-bike < everyday-bike
bmx < bicycle
kick-scooter < bikes
bike-trailer < hauling, bikes, child-on-bike
bike-rack < bikes, transport, on-the-car
helmet

photo-video
camera < photo-video
mirrorless-camera < camera
slr-camera < camera
super-8-camera < camera
action-camera < camera
camcorder < camera
instant-camera < camera
drone < photo-video
lens < photo-video
tripod < photo-video
flash < photo-video
studio-light < photo-video
projector < photo-video, party
projection-screen < photo-video, party

party
football-table < party-game, party
table < party
folding-table < table
chair < party
folding-chair < chair
beer-bench < folding-table, bench
disco-ball < party, lighting-up
fog-machine < party, party-effect
party-lights < lighting-up
party-tent < party
bouncy-castle < party, kids
costume < party
stage < party
popcorn-machine < fair-food
fair-food < party, kitchen
dishes < party, kitchen
board-game < party, kids
karaoke < party, music, amplified-voice

kitchen
waffle-iron < table-cooking
crepe-maker < table-cooking
stand-mixer < kitchen, batter-work
blender < kitchen, juicing
paella-pan < outdoor-cooking
pizza-oven < outdoor-cooking
raclette < kitchen, cheese-meal
fondue < kitchen, cheese-meal
deep-fryer < kitchen
bread-maker < kitchen
sourdough-kit < baking
ice-cream-maker < kitchen
pasta-machine < kitchen
coffee-machine < kitchen, hot-drinks
pots-and-pans
baking

kids
high-chair < kids
stroller < kids, child-carrying
car-seat < kids
infant-seat < car-seat
travel-cot < kids
baby-carrier < kids, child-carrying
baby-monitor < kids
toys
balance-bike < kids-bike

sport-winter
table-tennis < sport-winter
tennis < racket, sport-winter
badminton < racket, sport-winter
racket
ball < sport-winter
sled < snow-sport, sport-winter
skis < sport-winter, snow-gliding
snowboard < sport-winter, snow-gliding
snowshoes < sport-winter
ice-skates < sport-winter, skating
skateboard < sport-winter
inline-skates < sport-winter, skating
surfboard < water-sport, sport-winter, camping
wetsuit < water-sport, sport-winter, camping
weights < fitness, sport-winter
golf < sport-winter

music
guitar < string-instrument, music
electric-guitar < guitar
acoustic-guitar < guitar
bass-guitar < guitar
ukulele < string-instrument, music
amplifier < music
speaker < music, party, amplified-voice
microphone < music, amplified-voice
drums < music
hand-drum < drums
keyboard < music
violin < music, bowed-string
accordion < music
turntable < music
mixing-desk < music
headphones < music

transport
hand-truck < transport, hauling, moving
stair-hand-truck < hand-truck
moving-kit < transport, moving
suitcase < transport
trailer < transport, hauling
roof-box < transport, on-the-car
van < transport, hauling, vehicles
lashing-strap < transport

household
electronics
medical
office
vehicles
clothing
cutting-tool
cleaning
carrying
hauling
snow-sport
water-sport
table-cooking < kitchen
outdoor-cooking < kitchen
party-game
string-instrument
sleeping < camping
yard-machine < garden
soil-machine < garden
child-seat < kids
walking-aid < medical
screen < electronics
screw-tool < power-tools
fitness
saw-horse < power-tools
reciprocating-saw < saw
mitre-saw < circular-saw
table-saw < circular-saw
tile-saw < tile-cutter, power-tools
wall-chaser < cutting-tool, power-tools
concrete-saw < cutting-tool, power-tools
bolt-cutter < power-tools
multitool < cutting-tool, power-tools
planer < power-tools
polisher < power-tools
floor-sander < sander
drywall-sander < sander
wood-lathe < power-tools
welder < power-tools
torque-wrench < power-tools
socket-set < hand-tool, power-tools
car-jack < vehicles
engine-hoist < vehicles
winch < power-tools, transport
clamp < hand-tool, power-tools
rivet-gun < power-tools
glue-gun < power-tools
pipe-tool < power-tools
drain-cleaner < power-tools
inspection-camera < power-tools, detector-tool
thermal-camera < power-tools, detector-tool
moisture-meter < power-tools, detector-tool
metal-detector < camping
stud-finder < power-tools, detector-tool
work-light < power-tools
extension-lead < power-tools, party
battery-charger < vehicles
jumper-cable < car-starting, vehicles
power-station < generator
solar-panel < camping
water-pump < garden, power-tools, pump
wet-vacuum < vacuum-cleaner
steam-cleaner < cleaning, household, deep-cleaning
window-cleaner < cleaning, household
robot-vacuum < vacuum-cleaner
floor-polisher < cleaning, household
upholstery-cleaner < carpet-cleaner
concrete-vibrator < ladders-building
plate-compactor < ladders-building
mixing-paddle < ladders-building
excavator < ladders-building, vehicles
wheel-loader < ladders-building, vehicles
aerial-platform < ladders-building
furniture-lift < transport
rubble-chute < ladders-building
skip < ladders-building
jackpost < ladders-building
plasterboard-lift < ladders-building
roofing-ladder < ladder
wallpaper-table < ladders-building
airless-sprayer < paint-sprayer
sandblaster < power-tools
heater < ladders-building, warming
patio-heater < party, garden, warming
air-conditioner < household, cooling
fan < household, cooling
air-purifier < household
humidifier < household
sewing-machine < household
iron < household
steam-iron < garment-care
ironing-board < household
garment-care < household
washing-machine < household
fridge < household
bed < household, guest-sleeping
sofa < household
blanket < household
lamp < household
mirror < household
clothes-rail < party, clothing
shelf < household
safe < office
musical-clock < household
robot-mower < lawnmower
ride-on-mower < lawnmower
rake < garden-tools
spade < garden-tools
secateurs < garden-tools
pole-saw < chainsaw
log-splitter < garden, firewood
axe < garden, power-tools, firewood
stump-grinder < garden
earth-auger < garden, post-setting
garden-roller < garden
sprayer < garden
hose < garden
compost-shredder < shredder
snow-blower < garden
snow-shovel < garden
greenhouse < garden
parasol < garden, party, camping, sport-winter
pool < garden
trampoline < garden, kids
fire-bowl < garden, camping
bee-gear < garden
scarecrow-net < garden
plancha < outdoor-cooking
smoker-oven < outdoor-cooking
fire-kettle < outdoor-cooking
photo-booth < party
balloon-gas < party
beer-tap < party
bar-counter < party
standing-table < table
bench < chair
tablecloth < party
chafing-dish < party, kitchen
punch-bowl < party, kitchen
cake-stand < party, kitchen
candle-holder < party
flower-arch < party
red-carpet < party
dance-floor < party
laser-show < party-lights, party
spotlight < party-lights, party
bubble-machine < party, party-effect
chocolate-fountain < party, kitchen
candyfloss-machine < fair-food
slush-machine < party, kitchen
hot-dog-machine < party, kitchen
raffle-drum < party-game, party
pinata-game < party-game, party
giant-game < party-game, party
boules < party-game, sport-winter, party
cornhole < party-game, party
pool-table < party
air-hockey < party-game, party
dartboard < party-game, party
pinball < party-game, party
poker-set < board-game
escape-game < party-game, party
face-paint < party
santa-suit < costume
clown-costume < costume
animal-costume < costume
superhero-costume < costume
pirate-costume < costume
wedding-dress < clothing
evening-dress < clothing, festive-clothes
suit < clothing, festive-clothes
traditional-dress < festive-clothes
lederhosen < clothing, festive-clothes
kilt < clothing, festive-clothes
kimono < clothing
handbag < clothing
jewellery < clothing
juicer < kitchen, juicing
ice-cube-maker < kitchen, party
meat-slicer < kitchen
meat-grinder < kitchen
vacuum-sealer < kitchen, preserving
sous-vide < kitchen, slow-cooking
slow-cooker < kitchen, slow-cooking
rice-cooker < kitchen, slow-cooking
dehydrator < kitchen, preserving
canning-pot < kitchen, preserving, hot-drinks
large-pot < pots-and-pans, kitchen
hot-plate < kitchen
sandwich-maker < kitchen
tea-urn < kitchen, party, hot-drinks
coffee-urn < tea-urn, coffee-machine
coffee-grinder < kitchen
espresso-machine < coffee-machine
microwave < kitchen
tagine < pots-and-pans, kitchen
ham-stand < kitchen
baking-tin < kitchen
cookie-cutter < kitchen
brewing-kit < kitchen
roof-tent < tent
awning < camping
air-bed < sleeping, guest-sleeping
camp-bed < bed, sleeping-mat
camping-chair < folding-chair
camping-table < folding-table
camping-toilet < camping
camping-shower < camping
water-canister < camping
cookware-set < camping, kitchen
travel-fridge < cool-box
hiking-poles < camping
hiking-boots < camping
climbing-gear < camping, sport-winter, climbing
climbing-rope < sport-winter, climbing
via-ferrata-set < climbing-gear
crash-pad < sport-winter, climbing
gps-device < camping
walkie-talkie < camping, electronics
night-vision < binoculars
fishing-rod < camping
life-jacket
motor-boat < boat
sailing-boat < boat
inflatable-boat < boat, paddling
pedalo < boat
jet-ski < boat, water-sport, sport-winter, camping
kitesurf < water-sport, sport-winter, camping
bodyboard < surfboard
diving-gear < water-sport, sport-winter, camping
snorkel < water-sport, sport-winter, camping
beach-gear < camping
microscope < camping
spotting-scope < binoculars
motorhome < vehicles
caravan < vehicles
tandem < bicycle
recumbent < bicycle
gravel-bike < road-bike
fat-bike < mountain-bike
e-mountain-bike < mountain-bike, electric-bike
e-cargo-bike < cargo-bike, electric-bike
longtail < cargo-bike
child-bike-seat < child-seat, bikes, child-on-bike
panniers < bikes
bike-lock
bike-pump < pump
bike-repair < bikes
bike-box < transport, bikes
roller-trainer < fitness, bikes, sport-winter
e-scooter < kick-scooter
moped < motorbike
car < vehicles
minibus < van
tractor < vehicles
horse-trailer < trailer
boat-trailer < trailer
roof-bars < transport, on-the-car
snow-chains < vehicles
tow-bar < vehicles
obd-scanner < vehicles
loading-ramp < transport
ev-charger < vehicles
moving-straps < moving-kit
moving-blanket < moving-kit
furniture-slider < transport, hauling
pallet-truck < transport, hauling
handcart < transport, hauling
shopping-trolley < transport, hauling
travel-bag < suitcase
garment-bag < suitcase
luggage-scale < household
medium-format < camera
compact-camera < camera
underwater-camera < action-camera
camera-360 < action-camera
cinema-camera < camcorder
gimbal < photo-video
slider-dolly < photo-video
macro-lens < lens
light-meter < photo-video
photo-background < photo-video
reflector-photo < studio-light
slide-projector < photo-video
film-projector < photo-video
vhs-player < electronics
radio-microphone < microphone
podcast-mic < microphone
audio-recorder < music
laptop < electronics
computer < electronics
mouse < electronics
tablet < electronics
phone < electronics
monitor < screen
television < screen
vr-headset < electronics, video-game
game-console < electronics, video-game
printer < office
3d-printer < office
scanner < office
laminator < office
document-shredder < office
cutting-plotter < office
flipchart < office
lectern < office, party
desk < office
badge-maker < office
wifi-router < electronics
conference-camera < electronics
baby-bath < kids
breast-pump < kids
playpen < kids
baby-bouncer < kids
bassinet < travel-cot
double-stroller < stroller
booster-seat < child-seat
ride-on-toy < toys, kids
play-kitchen < toys, kids
train-set < toys, kids
swing-slide < kids, garden
puppet-theatre < toys, kids
school-bag < kids
treadmill < fitness, sport-winter
exercise-bike < fitness, sport-winter
rowing-machine < fitness, sport-winter
dumbbell < weights
yoga-mat < fitness, sport-winter
punching-bag < fitness, sport-winter
football-goal < sport-winter
badminton-set < badminton
squash < racket, sport-winter
cricket < sport-winter
hockey-stick < sport-winter
archery < sport-winter
frisbee < sport-winter
golf-trolley < sport-winter
riding-gear < sport-winter
fencing-gear < sport-winter
ski-boots < sport-winter
ski-suit < clothing, sport-winter
avalanche-gear < snow-sport, sport-winter
cross-country-skis < skis
bobsled < sled
drum-kit < drums
piano < keyboard
grand-piano < piano
organ < keyboard
synthesizer < keyboard
saxophone < music, woodwind
trumpet < music, brass
harmonica < music
cello < music, bowed-string
harp < music
cello-bow < music
effects-pedal < music
subwoofer < speaker
megaphone < party
silent-disco < headphones
record-player < turntable
gong < music
wheelchair < walking-aid
walker < walking-aid
crutches < walking-aid
mobility-scooter < walking-aid, vehicles
hospital-bed < medical
toilet-chair < medical
blood-pressure < medical
massage < medical
light-therapy < medical
knee-scooter < walking-aid
pet-crate < household
aquarium < household
easel < household
pottery-wheel < household
loom < household
book < household
christmas-tree < party
hatching-incubator < garden
crane < ladders-building
forklift < vehicles
compass < camping
chess-clock < accessories
bar-stool < household
bean-bag < household
spit-roast < outdoor-cooking
market-stall < party
display-case < party
cash-register < office
queue-barrier < party
flag-pole < party
mannequin < clothing
airbrush < household
screen-printing < household
potty < kids
stair-gate < kids
post-driver < garden, post-setting
rain-barrel < garden
garment-steamer < garment-care
core-drill < power-tools, masonry-work
plasma-cutter < cutting-tool, power-tools
distance-meter < power-tools, measuring
water-dispenser < household
outboard-motor < accessories
axle-stand < vehicles

kettle < kitchen
toaster < kitchen
serving-tray < party
typewriter < office
trombone < music, brass
tuba < music, brass
alphorn < music, brass
jump-starter < car-starting, vehicles
glassware < dishes
flamenco-dress < traditional-dress, clothing
overlocker < sewing-machine
hair-dryer < household
curling-iron < household
clothes-dryer < household
electric-blanket < household
baby-scale < kids
bottle-warmer < kids
kettlebell < weights
hand-mixer < kitchen, batter-work
food-processor < kitchen, batter-work
kitchen-scale < kitchen
pressure-cooker < pots-and-pans, kitchen, slow-cooking
wok < pots-and-pans, kitchen
air-fryer < deep-fryer
drill-press < power-tools
child-carrier < baby-carrier, camping
ice-axe < sport-winter
slackline < sport-winter
kubb < party-game, party
croquet < party-game, party
unicycle < bikes
stilts < kids
juggling < kids
banjo < music
mandolin < music
clarinet < music, woodwind
flute < music, woodwind
recorder-flute < music, woodwind
bagpipes < music
xylophone < music
pa-system < speaker
teleprompter < photo-video
green-screen < photo-video
film-scanner < photo-video
knitting-machine < household
kiln < household
beekeeping-extractor < garden
dog-trailer < bikes
enlarger < photo-video
sauna < household
hot-tub < garden, party
golf-cart < vehicles
hoverboard < e-scooter
segway < e-scooter
yoghurt-maker < kitchen
churro-maker < kitchen
sausage-stuffer < kitchen
spaetzle-maker < kitchen
tortilla-press < kitchen
donut-maker < table-cooking
pancake-maker < table-cooking
grain-mill < kitchen
apple-peeler < kitchen
mandoline < kitchen
cheese-kit < kitchen
tandoor < outdoor-cooking
kebab-grill < outdoor-cooking
samovar < tea-urn
decanter < party, kitchen
ice-bucket < party, kitchen
ice-crusher < kitchen
cocktail-set < kitchen
soda-maker < kitchen
whipping-siphon < kitchen
fish-kettle < pots-and-pans, kitchen
oyster-knife < kitchen
laser-cutter < cutting-plotter
cnc-mill < power-tools
bandsaw < saw
scroll-saw < jigsaw
bench-grinder < power-tools
rotary-tool < power-tools
caulking-gun < power-tools
tap-die-set < power-tools
pipe-bender < power-tools
sheet-bender < power-tools
chain-hoist < winch
suction-lifter < power-tools
carpet-tool < power-tools
chimney-brush < power-tools
gutter-cleaner < cleaning, household
sweeper < cleaning, household
ozone-generator < cleaning, household
leak-detector < power-tools, detector-tool
sound-meter < power-tools
air-quality-meter < power-tools
thermometer < household
weather-station < electronics
energy-meter < electronics
theodolite < ladders-building, measuring
measuring-wheel < power-tools, measuring
safety-harness < ladders-building
hard-hat < helmet
respirator < power-tools
ear-defenders < household
traffic-cone < ladders-building
fire-extinguisher < household
first-aid < medical
inhaler < medical
shower-chair < medical
wheelchair-ramp < loading-ramp, medical
tens-unit < medical
massage-gun < medical
magnifier < electronics
dog-ramp < household
pet-stroller < household
dog-clipper < household
hair-clipper < household
chicken-coop < garden
lawn-aerator < scarifier
seed-spreader < garden
weed-burner < garden
moss-remover < garden
hedge-platform < ladders-building
electric-fence < garden
trail-camera < photo-video
star-tracker < photo-video
capture-card < photo-video
webcam < conference-camera
audio-interface < music
loop-station < effects-pedal
music-stand < music
didgeridoo < music
handpan < hand-drum
singing-bowl < music
double-bass < music, bowed-string
viola < violin
oboe < music, woodwind
french-horn < music, brass
sitar < string-instrument, music
metronome < music
bingo-set < party-game, party
casino-table < party-game, party
arcade-machine < party-game, party
jukebox < music
building-bricks < toys, kids
jigsaw-puzzle < board-game
rc-car < toys, kids
ball-pit < kids
water-slide < kids, garden
baby-walker < kids
bottle-sterilizer < kids
baby-swing < baby-bouncer
pedal-kart < kids
balloon-arch < party
neon-sign < party
wedding-decor < party
chair-cover < party
confetti-cannon < party, party-effect
snow-machine < party, party-effect
mechanical-bull < party
truss < party
dmx-controller < party-lights, party
whiteboard < flipchart
rollup-banner < office
label-printer < printer
paper-cutter < office
photo-printer < printer
embroidery-machine < sewing-machine
leather-tools < household
spinning-wheel < household
candle-kit < household
wig < costume
mascot < costume
graduation-gown < clothing
veil < clothing
outdoor-clothes < clothing
wardrobe < household
rug < household
curtain < household
mattress < bed
windsurf-board < water-sport, sport-winter, camping
wakeboard < water-sport, sport-winter, camping
sea-scooter < diving-gear
raft < boat, paddling
dry-bag < camping
crab-pot < camping
ice-auger < camping
tent-stove < heater
lantern < headlamp
water-filter < camping
mosquito-net < camping
hand-warmer < camping
satellite-phone < phone
travel-adapter < electronics
power-bank < power-station
volleyball-set < sport-winter
basketball-hoop < sport-winter
padel-racket < racket, sport-winter
roller-skates < inline-skates
gym-machine < fitness, sport-winter
crosstrainer < fitness, sport-winter
battle-rope < fitness, sport-winter
gymnastics-mat < fitness, sport-winter
boxing-gloves < sport-winter
baseball-gear < sport-winter
curling-set < sport-winter
snow-tube < sled
ski-touring < skis
ski-rack < roof-bars
motorbike < vehicles
motorbike-gear < clothing
motorcycle-stand < vehicles
tyre-changer < vehicles
spring-compressor < vehicles
inverter < generator
cable-protector < party
portable-toilet < camping-toilet, party
flood-barrier < household
tarpaulin < camping
horse-gear < sport-winter
time-clock < office
molkky < party-game, party
cooker-hood < household
stove < household
case < accessories
cover < accessories
stand < accessories
pump < accessories
strings < accessories
saddle < accessories
wheel < accessories
tyre < accessories
lock < accessories
bicycle-bell < accessories
spare-battery < accessories
charger < accessories
cable < accessories
adapter < accessories
memory-card < accessories
remote-control < accessories
lampshade < accessories
saw-blade < accessories
drill-bit < accessories
sandpaper < accessories
nozzle < accessories
vacuum-bag < accessories
spare-part < accessories
ink < accessories
photo-film < accessories
gas-bottle < accessories
charcoal < accessories
wall-paint < accessories
screws < accessories
strap < accessories
drumsticks < accessories
violin-bow < accessories
pillow < accessories
bed-sheet < accessories
towel < accessories
tent-pegs < accessories
single-paddle < accessories
fishing-bait < accessories
shuttlecocks < accessories
balls < accessories
face-mask < accessories
dog-lead < accessories
pet-food < accessories
nappies < accessories
motor-oil < accessories
trailer-hitch < accessories
mudguard < accessories
bike-basket < accessories
phone-case < accessories
sledgehammer < power-tools, masonry-work
chisel < hand-tool, power-tools
hoe < garden-tools
turf-cutter < garden
compost-bin < garden
pond-vacuum < garden
roofed-beach-chair < garden-furniture
fountain < party
garden-torch < party
knife-set < kitchen
salad-spinner < kitchen
egg-cooker < kitchen
milk-frother < kitchen
moka-pot < coffee-machine
thermos < kitchen
food-stall < market-stall
bottle-opener < kitchen
wine-cooler < fridge
trestle < table
night-light < lamp
baby-gym < toys, kids
swim-aid < kids
pogo-stick < kids
kite < toys, kids
yo-yo < toys, kids
carousel < party
dunk-tank < party
sumo-suits < party
tug-of-war < party-game, party
guest-book < wedding-decor
monopod < tripod
smartwatch < electronics
soundbar < speaker
dvd-player < electronics
cassette-player < electronics
radio-set < electronics
calculator < office
armchair < household
drying-rack < household
broom < cleaning, household
handheld-vacuum < vacuum-cleaner
dust-extractor < wet-vacuum
office-chair < office
dishwasher < household
kitchen-sink < household
piano-stool < accessories
ski-helmet < helmet
ski-goggles < accessories
ski-poles < accessories
changing-table < kids
quad-bike < vehicles
pull-up-bar < fitness, sport-winter
mini-oven < kitchen
beehive < garden
tennis-ball-machine < sport-winter
car-radio < accessories
bassoon < music, woodwind
nativity-scene < party
bowling-set < party-game, party
zip-line < kids
laser-tag < party-game, party
drum-machine < music
theremin < music
outdoor-kitchen < outdoor-cooking
oven-mitt < accessories
garden-gloves < accessories
goggles < accessories
umbrella < clothing
watch < clothing
shoes < clothing
wheel-clamp < accessories
sandbox < kids
steel-toe-boots < clothing
waders < camping
skimboard < water-sport, sport-winter, camping
parachute < sport-winter
cherry-pitter < kitchen
gazebo-weights < accessories
dining-table < household
coffee-table < household
cat-litter < household
dog-house < household
bird-cage < household
dish-rack < household
name-tags < office
blackboard < office
usb-stick < office
phone-charger < office
wedding-cake < party
party-hat < party
cowboy-hat < party
balloons < party
egg-cup < kitchen
potato-ricer < kitchen
cot-mobile < kids
buggy-board < accessories
school-cone < kids
sunglasses < clothes
bike-helmet < accessories
football < accessories
hammer < power-tools
wrench < power-tools
pliers < power-tools
crowbar < power-tools
paint-roller < accessories
mason-trowel < power-tools
anvil < power-tools
watering-can < garden
raised-bed < garden
dance-pole < party
bass-clarinet < music, woodwind
audio-guest-book < party
hot-air-balloon < vehicles
cold-room < kitchen
hay-bales < party
street-organ < music
car-horn < accessories
garbage-bin < household
parking-space < vehicles
meeting-room < office
brochure-rack < office
tap-shoes < clothes
car-starting < vehicles
electric: attribute
cordless: attribute
folding: attribute
inflatable: attribute
telescopic: attribute
left-handed: attribute
professional: attribute
large: filler
small: filler
cheap: filler
adjustable: attribute
children: attribute < kids
wooden: attribute
aluminium: attribute
platform: attribute
red: attribute
blue: attribute
black: attribute
white: attribute
green: attribute
rental: filler
little-word: filler
near-me: filler
incidental: filler
cast-iron: attribute
kitchen-utensil < kitchen
wind-instrument < music
measuring-tool < power-tools, measuring
metalworking-tool < power-tools
putty-knife < power-tools
magnetic-sweeper < power-tools
grabber < household, cleaning
construction-machine < ladders-building, vehicles
farm-machine < garden, vehicles
tv-receiver < electronics
vending-machine < party, office
gymnastics-gear < sport-winter
athletics-gear < sport-winter
boxing-ring < sport-winter
airsoft-gun < party-game
roller-ski < cross-country-skis
kite-buggy < sport-winter
hobby-horse < ride-on-toy
shuffleboard < party-game, party
multi-game-table < party-game
ab-roller < fitness, sport-winter
suspension-trainer < fitness, sport-winter
balance-board < fitness, sport-winter
exercise-ball < fitness, sport-winter
lighter < accessories
bulb-changer < household
rebar-cutter < cutting-tool, power-tools
misting-system < garden
trash-compactor < household
laser-pointer < office
franking-machine < office
toy-robot < toys, kids
bed-rail < kids
baby-jumper < baby-bouncer
bib < accessories
sound-machine < kids
dog-agility < household
party-decoration < party
stage-set < party
footstool < household
plant-milk-maker < kitchen
model-making < household
pom-poms < party
masonry-work
batter-work
cooling
warming
deep-cleaning
guest-sleeping
paddling
bowed-string
brass
woodwind
snow-gliding
slow-cooking
preserving
juicing
firewood
party-effect
festive-clothes
video-game
child-carrying
child-on-bike
cheese-meal
moving
detector-tool
on-the-car
measuring
climbing
post-setting
skating
lighting-up
amplified-voice
hot-drinks
$concepts$, '\n') line
cross join lateral regexp_match(line, '^([a-z0-9-]+)(?:: (attribute|filler))?(?: < (.+))?$') words
where line <> '';

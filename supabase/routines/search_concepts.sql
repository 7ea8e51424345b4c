-- What things are called by words of any language (search_terms_*.sql), and what each is a kind of. A person who looks
-- for a bicycle also wants cargo bikes; where no pizza oven is offered, the rest of the kitchen is nearest. A category's
-- slug is a concept. An attribute narrows things down and is the first to be given up; a filler is never looked for.
delete from public.search_concepts;
insert into public.search_concepts (concept, kind, broader)
select btrim(words[1]), coalesce(words[2], 'thing'), coalesce(regexp_split_to_array(words[3], ',\s*'), '{}')
from regexp_split_to_table($concepts$
power-tools
accessories
drill < power-tools
hammer-drill < drill
cordless-driver < drill, screw-tool
demolition-hammer < power-tools
angle-grinder < cutting-tool
saw < power-tools
circular-saw < saw
jigsaw < saw
chainsaw < saw, yard-machine
sander < power-tools
router < power-tools
nail-gun < power-tools
heat-gun < power-tools
soldering-iron < power-tools
compressor < power-tools
hand-tool < power-tools
tile-cutter < power-tools, ladders-building
multimeter < power-tools
machine-press < power-tools
workbench < power-tools
pressure-washer < cleaning, garden
vacuum-cleaner < cleaning
carpet-cleaner < cleaning
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
fruit-press < garden, kitchen
garden-tools < garden
hammock < garden, camping
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
laser-level < ladders-building, power-tools

camping
tent < camping
sleeping-bag < sleeping
sleeping-mat < sleeping
camping-stove < camping, kitchen
cool-box < camping, party
backpack < camping
boat < camping
rowing-boat < boat
canoe < boat
kayak < boat
paddle-board < water-sport
telescope < camping
binoculars < telescope
headlamp < camping

bikes
bicycle < bikes
cargo-bike < bicycle, hauling
cargo-trike < cargo-bike
city-bike < bicycle
touring-bike < city-bike
mountain-bike < bicycle
road-bike < bicycle
electric-bike < bicycle
kids-bike < bicycle
folding-bike < bicycle
bmx < bicycle
kick-scooter < bikes
bike-trailer < hauling, bikes
bike-rack < bikes, transport
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
football-table < party-game
table < party
folding-table < table
chair < party
folding-chair < chair
beer-bench < folding-table, bench
disco-ball < party
fog-machine < party
party-lights < party
party-tent < party
bouncy-castle < party, kids
costume < party
stage < party
popcorn-machine < party, kitchen
dishes < party, kitchen
board-game < party, kids
karaoke < party, music

kitchen
waffle-iron < table-cooking
crepe-maker < table-cooking
stand-mixer < kitchen
blender < kitchen
paella-pan < outdoor-cooking
pizza-oven < outdoor-cooking
raclette < kitchen
fondue < kitchen
deep-fryer < kitchen
bread-maker < kitchen
ice-cream-maker < kitchen
pasta-machine < kitchen
coffee-machine < kitchen
pots-and-pans < kitchen
baking < kitchen

kids
high-chair < kids
stroller < kids
car-seat < kids
travel-cot < kids
baby-carrier < kids
baby-monitor < kids
toys < kids
balance-bike < kids-bike

sport-winter
table-tennis < sport-winter
tennis < racket
badminton < racket
racket < sport-winter
ball < sport-winter
sled < snow-sport
skis < sport-winter
snowboard < sport-winter
snowshoes < sport-winter
ice-skates < sport-winter
skateboard < sport-winter
inline-skates < sport-winter
surfboard < water-sport
wetsuit < water-sport
weights < fitness
golf < sport-winter

music
guitar < string-instrument
electric-guitar < guitar
acoustic-guitar < guitar
bass-guitar < guitar
ukulele < string-instrument
amplifier < music
speaker < music, party
microphone < music
drums < music
hand-drum < drums
keyboard < music
violin < music
accordion < music
turntable < music
mixing-desk < music
headphones < music

transport
hand-truck < transport, hauling
stair-hand-truck < hand-truck
moving-kit < transport
suitcase < transport
trailer < transport, hauling
roof-box < transport
van < transport, hauling, vehicles
lashing-strap < transport

household
electronics
medical
office
vehicles
clothing
cutting-tool < power-tools
cleaning < household
carrying
hauling < carrying
snow-sport < sport-winter
water-sport < sport-winter, camping
table-cooking < kitchen
outdoor-cooking < kitchen
party-game < party
string-instrument < music
sleeping < camping
yard-machine < garden
soil-machine < garden
child-seat < kids
walking-aid < medical
screen < electronics
screw-tool < power-tools
fitness < sport-winter
saw-horse < power-tools
reciprocating-saw < saw
mitre-saw < circular-saw
table-saw < circular-saw
tile-saw < cutting-tool
wall-chaser < cutting-tool
concrete-saw < cutting-tool
bolt-cutter < power-tools
multitool < cutting-tool
planer < power-tools
polisher < power-tools
floor-sander < sander
drywall-sander < sander
wood-lathe < power-tools
welder < power-tools
torque-wrench < power-tools
socket-set < hand-tool
car-jack < vehicles
engine-hoist < vehicles
winch < power-tools, transport
clamp < hand-tool
rivet-gun < power-tools
glue-gun < power-tools
pipe-tool < power-tools
drain-cleaner < power-tools
inspection-camera < power-tools
thermal-camera < power-tools
moisture-meter < power-tools
metal-detector < camping
stud-finder < power-tools
work-light < power-tools
extension-lead < power-tools, party
battery-charger < vehicles
jumper-cable < vehicles
power-station < generator
solar-panel < camping
water-pump < garden, power-tools, pump
wet-vacuum < vacuum-cleaner
steam-cleaner < cleaning
window-cleaner < cleaning
robot-vacuum < vacuum-cleaner
floor-polisher < cleaning
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
heater < ladders-building
patio-heater < party, garden
air-conditioner < household
fan < household
air-purifier < household
humidifier < household
sewing-machine < household
iron < household
washing-machine < household
fridge < household
bed < household
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
pole-saw < saw, yard-machine
log-splitter < garden
axe < hand-tool, garden
stump-grinder < garden
earth-auger < garden
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
punch-bowl < dishes
cake-stand < dishes
candle-holder < party
flower-arch < party
red-carpet < party
dance-floor < party
laser-show < party-lights
spotlight < party-lights
bubble-machine < fog-machine
chocolate-fountain < fondue
candyfloss-machine < popcorn-machine
slush-machine < party, kitchen
hot-dog-machine < party, kitchen
raffle-drum < party-game
pinata-game < party-game
giant-game < party-game
boules < party-game, sport-winter
cornhole < party-game
pool-table < party
air-hockey < party-game
dartboard < party-game
pinball < party-game
poker-set < board-game
escape-game < party-game
face-paint < party
santa-suit < costume
clown-costume < costume
wedding-dress < clothing
evening-dress < clothing
suit < clothing
traditional-dress < clothing
handbag < clothing
jewellery < clothing
juicer < kitchen
ice-cube-maker < kitchen, party
meat-slicer < kitchen
meat-grinder < kitchen
vacuum-sealer < kitchen
sous-vide < kitchen
slow-cooker < kitchen
rice-cooker < kitchen
dehydrator < kitchen
canning-pot < kitchen
large-pot < pots-and-pans
hot-plate < kitchen
sandwich-maker < kitchen
tea-urn < kitchen, party
coffee-grinder < kitchen
espresso-machine < coffee-machine
microwave < kitchen
tagine < pots-and-pans
ham-stand < kitchen
baking-tin < baking
cookie-cutter < baking
brewing-kit < kitchen
roof-tent < tent
awning < camping
air-bed < sleeping-mat
camp-bed < bed, sleeping-mat
camping-chair < folding-chair
camping-table < folding-table
camping-toilet < camping
camping-shower < camping
water-canister < camping
cookware-set < camping-stove
travel-fridge < cool-box
hiking-poles < camping
hiking-boots < camping
climbing-gear < camping, sport-winter
crash-pad < sport-winter
gps-device < camping
walkie-talkie < camping, electronics
night-vision < binoculars
fishing-rod < camping
life-jacket
motor-boat < boat
sailing-boat < boat
inflatable-boat < boat
pedalo < boat
jet-ski < boat, water-sport
kitesurf < water-sport
bodyboard < surfboard
diving-gear < water-sport
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
child-bike-seat < child-seat, bikes
panniers < bikes
bike-lock
bike-pump < pump
bike-repair < bikes
bike-box < transport, bikes
roller-trainer < fitness, bikes
e-scooter < kick-scooter
moped < motorbike
car < vehicles
minibus < van
tractor < vehicles
horse-trailer < trailer
boat-trailer < trailer
roof-bars < roof-box
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
luggage-scale < suitcase
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
vr-headset < electronics
game-console < electronics
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
ride-on-toy < toys
play-kitchen < toys
train-set < toys
swing-slide < kids, garden
puppet-theatre < toys
school-bag < kids
treadmill < fitness
exercise-bike < fitness
rowing-machine < fitness
dumbbell < weights
yoga-mat < fitness
punching-bag < fitness
football-goal < sport-winter
badminton-set < badminton
squash < racket
cricket < sport-winter
hockey-stick < sport-winter
archery < sport-winter
frisbee < sport-winter
golf-trolley < golf
riding-gear < sport-winter
fencing-gear < sport-winter
ski-boots < skis
ski-suit < clothing, sport-winter
avalanche-gear < snow-sport
cross-country-skis < skis
bobsled < sled
drum-kit < drums
piano < keyboard
organ < keyboard
synthesizer < keyboard
saxophone < music
trumpet < music
harmonica < music
cello < music
harp < music
cello-bow < music
effects-pedal < amplifier
subwoofer < speaker
megaphone < speaker
silent-disco < headphones
record-player < turntable
gong < drums
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
chess-clock < board-game
bar-stool < household
bean-bag < chair
spit-roast < outdoor-cooking
market-stall < party
display-case < shelf
cash-register < office
queue-barrier < party
flag-pole < party
mannequin < clothing
airbrush < household
screen-printing < household
potty < kids
stair-gate < kids
post-driver < garden
rain-barrel < garden
garment-steamer < iron
core-drill < power-tools
plasma-cutter < cutting-tool
distance-meter < power-tools
water-dispenser < household
outboard-motor < boat
axle-stand < vehicles

kettle < kitchen
toaster < kitchen
serving-tray < party
typewriter < office
trombone < music
tuba < music
alphorn < music
jump-starter < vehicles
glassware < dishes
flamenco-dress < traditional-dress
overlocker < sewing-machine
hair-dryer < household
curling-iron < household
clothes-dryer < household
electric-blanket < household
baby-scale < kids
bottle-warmer < kids
kettlebell < weights
hand-mixer < kitchen
food-processor < kitchen
kitchen-scale < kitchen
pressure-cooker < pots-and-pans
wok < pots-and-pans
air-fryer < deep-fryer
drill-press < power-tools
child-carrier < baby-carrier, camping
ice-axe < climbing-gear
slackline < sport-winter
kubb < party-game
croquet < party-game
unicycle < bikes
stilts < kids
juggling < kids
banjo < music
mandolin < music
clarinet < music
flute < music
recorder-flute < music
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
decanter < glassware
ice-bucket < glassware
ice-crusher < kitchen
cocktail-set < kitchen
soda-maker < kitchen
whipping-siphon < kitchen
fish-kettle < pots-and-pans
oyster-knife < kitchen
laser-cutter < cutting-plotter
cnc-mill < power-tools
bandsaw < saw
scroll-saw < jigsaw
bench-grinder < power-tools
rotary-tool < multitool
caulking-gun < power-tools
tap-die-set < power-tools
pipe-bender < power-tools
sheet-bender < power-tools
chain-hoist < winch
suction-lifter < power-tools
carpet-tool < power-tools
chimney-brush < power-tools
gutter-cleaner < cleaning
sweeper < cleaning
ozone-generator < cleaning
leak-detector < power-tools
sound-meter < power-tools
air-quality-meter < power-tools
thermometer < household
weather-station < electronics
energy-meter < electronics
theodolite < laser-level
measuring-wheel < power-tools
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
tens-unit < massage
massage-gun < massage
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
star-tracker < telescope
capture-card < photo-video
webcam < conference-camera
audio-interface < music
loop-station < effects-pedal
music-stand < music
didgeridoo < music
handpan < hand-drum
singing-bowl < music
double-bass < music
viola < violin
oboe < music
french-horn < trumpet
sitar < string-instrument
metronome < music
bingo-set < party-game
casino-table < party-game
arcade-machine < party-game
jukebox < music
building-bricks < toys
jigsaw-puzzle < board-game
rc-car < toys
ball-pit < kids
water-slide < kids, garden
baby-walker < kids
bottle-sterilizer < bottle-warmer
baby-swing < baby-bouncer
pedal-kart < kids
balloon-arch < party
neon-sign < party
wedding-decor < party
chair-cover < tablecloth
confetti-cannon < party
snow-machine < fog-machine
mechanical-bull < party
truss < stage
dmx-controller < party-lights
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
veil < wedding-dress
outdoor-clothes < clothing
wardrobe < household
rug < household
curtain < household
mattress < bed
windsurf-board < water-sport
wakeboard < water-sport
sea-scooter < diving-gear
raft < boat
dry-bag < camping
crab-pot < fishing-rod
ice-auger < fishing-rod
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
padel-racket < racket
roller-skates < inline-skates
gym-machine < fitness
crosstrainer < fitness
battle-rope < fitness
gymnastics-mat < fitness
boxing-gloves < punching-bag
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
horse-gear < riding-gear
time-clock < office
molkky < party-game
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
sledgehammer < hand-tool
chisel < hand-tool
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
milk-frother < coffee-machine
moka-pot < coffee-machine
thermos < kitchen
food-stall < market-stall
bottle-opener < kitchen
wine-cooler < fridge
trestle < table
night-light < lamp
baby-gym < toys
swim-aid < kids
pogo-stick < stilts
kite < toys
yo-yo < toys
carousel < party
dunk-tank < party
sumo-suits < party
tug-of-war < party-game
guest-book < wedding-decor
monopod < tripod
smartwatch < electronics
soundbar < speaker
dvd-player < electronics
cassette-player < record-player
radio-set < electronics
calculator < office
armchair < sofa
drying-rack < household
broom < cleaning
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
pull-up-bar < fitness
mini-oven < kitchen
beehive < garden
tennis-ball-machine < sport-winter
car-radio < accessories
bassoon < music
nativity-scene < party
bowling-set < party-game
zip-line < kids
laser-tag < party-game
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
skimboard < water-sport
parachute < sport-winter
cherry-pitter < kitchen
gazebo-weights < accessories
electric: attribute
cordless: attribute
folding: attribute
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
$concepts$, '\n') line
cross join lateral regexp_match(line, '^([a-z0-9-]+)(?:: (attribute|filler))?(?: < (.+))?$') words
where line <> '';

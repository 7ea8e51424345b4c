-- What things are called by words of any language (search_terms_*.sql), and what each is a kind of. A person who looks
-- for a bicycle also wants cargo bikes; where no pizza oven is offered, the rest of the kitchen is nearest. A category's
-- slug is a concept. An attribute narrows things down and is the first to be given up; a filler is never looked for.
delete from public.search_concepts;
insert into public.search_concepts (concept, kind, broader)
select btrim(words[1]), coalesce(words[2], 'thing'), coalesce(regexp_split_to_array(words[3], ',\s*'), '{}')
from regexp_split_to_table($concepts$
power-tools
drill < power-tools
hammer-drill < drill
cordless-driver < drill
demolition-hammer < power-tools
angle-grinder < power-tools
saw < power-tools
circular-saw < saw
jigsaw < saw
chainsaw < saw, garden
sander < power-tools
router < power-tools
nail-gun < power-tools
heat-gun < power-tools
soldering-iron < power-tools
compressor < power-tools
hand-tool < power-tools
tile-cutter < power-tools, ladders-building
multimeter < power-tools
workbench < power-tools
pressure-washer < garden, power-tools
vacuum-cleaner < power-tools
carpet-cleaner < vacuum-cleaner
generator < power-tools, party

garden
lawnmower < garden
hedge-trimmer < garden
grass-trimmer < garden
scarifier < garden
leaf-blower < garden
shredder < garden
tiller < garden
wheelbarrow < garden
fruit-press < garden, kitchen
garden-tools < garden
hammock < garden, camping
barbecue < garden, party, kitchen
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
sleeping-bag < camping
sleeping-mat < camping
camping-stove < camping, kitchen
cool-box < camping, party
backpack < camping
boat < camping
rowing-boat < boat
canoe < boat
kayak < boat
paddle-board < boat, sport-winter
telescope < camping
binoculars < telescope
headlamp < camping

bikes
bicycle < bikes
cargo-bike < bicycle
cargo-trike < cargo-bike
city-bike < bicycle
touring-bike < city-bike
mountain-bike < bicycle
road-bike < bicycle
electric-bike < bicycle
kids-bike < bicycle
folding-bike < bicycle
bmx < bicycle
kick-scooter < bikes, skateboard
bike-trailer < bikes
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
football-table < party
table < party
folding-table < table
chair < party
folding-chair < chair
beer-bench < folding-table, chair
disco-ball < party
fog-machine < party
party-lights < party
party-tent < party, tent
bouncy-castle < party, kids
costume < party
stage < party
popcorn-machine < party, kitchen
dishes < party, kitchen
board-game < party, kids
karaoke < party, music

kitchen
waffle-iron < kitchen
crepe-maker < kitchen
stand-mixer < kitchen
blender < kitchen
paella-pan < kitchen
pizza-oven < kitchen
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
balance-bike < kids, kids-bike

sport-winter
table-tennis < sport-winter
tennis < sport-winter
badminton < sport-winter
racket < sport-winter
ball < sport-winter
sled < sport-winter
skis < sport-winter
snowboard < sport-winter
snowshoes < sport-winter
ice-skates < sport-winter
skateboard < sport-winter
inline-skates < sport-winter
surfboard < sport-winter
wetsuit < sport-winter
weights < sport-winter
golf < sport-winter

music
guitar < music
electric-guitar < guitar
acoustic-guitar < guitar
bass-guitar < guitar
ukulele < guitar
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
hand-truck < transport
stair-hand-truck < hand-truck
moving-kit < transport
suitcase < transport
trailer < transport
roof-box < transport
van < transport
lashing-strap < transport

electric: attribute
cordless: attribute
folding: attribute
telescopic: attribute
left-handed: attribute
professional: attribute
large: attribute
small: attribute
cheap: attribute
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
$concepts$, '\n') line
cross join lateral regexp_match(line, '^([a-z0-9-]+)(?:: (attribute|filler))?(?: < (.+))?$') words
where line <> '';

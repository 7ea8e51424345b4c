-- after: load_search_terms, search_concepts
-- Brands and models that people say for a kind of thing, in every language. A brand that stands in a title is found there;
-- this is for those who offer the same from another maker.
select public.load_search_terms('brands', $terms$
hammer-drill: hilti, hilti te, bosch gbh, sds max
demolition-hammer: hilti
angle-grinder: rotaflex
pressure-washer: karcher, kaercher, karcher k2, karcher k3, karcher k4, karcher k5, karcher k7, lavor
chainsaw: stihl ms, husqvarna 135, husqvarna 435, husqvarna 450, echo chainsaw
sander: festool ets, festool rotex, festool rts, bosch pex
action-camera: gopro, go pro, osmo action, insta360
instant-camera: polaroid, instax
camera: lumix, fujifilm
mirrorless-camera: eos r, alpha 7, sony alpha, sony a7, nikon z, fuji x, x t5, canon r5, panasonic gh5
drone: dji, mavic, parrot anafi, dji mini, dji air
stand-mixer: kitchenaid, kitchen aid, thermomix, kenwood, bosch mum, kenwood chef, ankarsrum, bosch mum5
blender: vitamix, nutribullet, ninja blender, nutri bullet, bamix
pizza-oven: ooni, gozney, roccbox
coffee-machine: nespresso, delonghi magnifica, delonghi dedica, senseo, dolce gusto, jura
deep-fryer: airfryer
barbecue: weber, napoleon grill, outdoorchef
high-chair: tripp trapp, stokke tripp, antilop, nomi chair
stroller: bugaboo, babyzen, yoyo, maclaren, cybex priam, cybex balios, cybex mios, cybex libelle, cybex gazelle, joolz, nuna, bugaboo fox, thule urban glide, baby jogger
car-seat: cybex, britax, recaro, joie, britax romer, romer kidfix, romer dualfix
infant-seat: maxi cosi, cybex cloud, cybex aton, joie i snug, britax baby safe
baby-carrier: ergobaby, babybjorn mini, manduca, tula, fidella
toys: brio, tonies, toniebox, hot wheels
cargo-bike: babboe, urban arrow, christiania
folding-bike: brompton
road-bike: canyon
suitcase: rimowa, samsonite
speaker: jbl, bose, sonos, marshall, ultimate ears, jbl partybox, bose s1, mackie, electro voice
electric-guitar: fender player, fender squier, stratocaster, gibson, les paul, telecaster, ibanez, squier, epiphone, yamaha pacifica
keyboard: casio ct, casio ctk, nord stage
roof-box: hapro, kamei, thule motion, thule force, thule vector, thule pacific
van: sprinter, transit, ducato, vivaro, trafic, vito, crafter, kangoo
hand-truck: sackrodel
cordless-driver: makita akkuschrauber, makita ddf, dewalt dcd, milwaukee m18, bosch gsr, metabo bs
lawnmower: wolf garten, honda izy, sabo
robot-mower: automower, worx landroid
vacuum-cleaner: dyson v, dyson cyclone, miele complete, miele c3, henry hoover, rowenta, shark vacuum
robot-vacuum: roomba, roborock, dreame
carpet-cleaner: rug doctor, karcher puzzi, karcher se, bissell, vax carpet, spotclean
steam-cleaner: karcher sc, polti, vaporetto, vaporella
window-cleaner: karcher wv, winbot
wet-vacuum: karcher wd, karcher nt, festool ctl, festool ctm
sweeper: karcher s
floor-polisher: karcher fc, karcher bds
air-conditioner: pinguino, delonghi pinguino
power-station: jackery, ecoflow, bluetti, anker solix
multitool: fein multimaster
tent: msr hubba, decathlon 2 seconds, quechua 2 seconds, vaude taurus
sleeping-mat: thermarest, therm a rest, exped
camping-stove: campingaz, trangia, jetboil, primus
backpack: deuter, osprey
cool-box: dometic, yeti cooler, campingaz box
roof-tent: ikamper, maggiolina
paddle-board: itiwit, red paddle
inflatable-boat: zodiac, sevylor
pool: bestway, intex pool, mspa, lay z spa
wetsuit: o neill, rip curl
bike-trailer: thule chariot, croozer, burley, qeridoo
electric-bike: vanmoof, cowboy, cube reaction, haibike, bosch ebike
e-cargo-bike: riese muller, tern gsd, yuba
longtail: rad power, decathlon r500e
kick-scooter: micro scooter
e-scooter: xiaomi scooter, ninebot, segway ninebot, xiaomi pro, xiaomi mi
roller-trainer: wahoo kickr, tacx, zwift
slr-camera: canon eos, nikon d, eos 5d, d850
medium-format: hasselblad, pentax 67, mamiya
cinema-camera: blackmagic, red komodo, arri alexa
gimbal: dji ronin, ronin, zhiyun, osmo mobile
camera-360: insta360 x3, ricoh theta
projector: epson eh, epson tw, benq, xgimi, nebula capsule, optoma, anker nebula, epson eb
laptop: macbook, thinkpad, surface pro, chromebook
tablet: ipad, kindle, wacom, galaxy tab
phone: iphone, galaxy s, pixel phone, fairphone
game-console: playstation, ps4, ps5, xbox, nintendo, wii, nintendo switch
vr-headset: oculus, meta quest, htc vive
printer: canon selphy, brother printer
3d-printer: prusa, bambu lab, ender 3
cutting-plotter: cricut, silhouette cameo
slow-cooker: instant pot, crock pot, ninja foodi
espresso-machine: la marzocco, rancilio, sage barista, gaggia
ice-cream-maker: ninja creami
smoker-oven: traeger, big green egg, kamado
raclette: spring raclette
juicer: hurom, omega juicer
travel-cot: babybjorn, lotus cot
ride-on-toy: bobby car
balance-bike: puky laufrad, strider
mixing-desk: behringer, yamaha mg, soundcraft
microphone: shure, sm58, rode nt
podcast-mic: blue yeti, rode podmic
audio-recorder: zoom h4n, zoom h6, focusrite
synthesizer: korg, moog, roland juno, teenage engineering
amplifier: vox ac30, fender twin, marshall amp
turntable: technics, pioneer ddj, cdj, traktor kontrol, decks
effects-pedal: boss pedal, kemper
sewing-machine: singer, bernina, pfaff, brother nahmaschine, juki, necchi, husqvarna viking, elna
washing-machine: wash machine
iron: laurastar
moped: vespa, tomos, puch
car: tesla, fiat 500, renault zoe
motorhome: california, westfalia, bulli t3
skis: atomic, rossignol, fischer, head ski, volkl
snowboard: burton, nitro board
inline-skates: rollerblade, k2 skates
hiking-poles: leki
climbing-gear: petzl corax, petzl scorpio, petzl adjama
wheelchair: invacare
massage: theragun, hypervolt
disco-ball: eurolite
piano: casio privia, yamaha p
overlocker: hobbylock, pfaff hobbylock
breast-pump: medela, elvie, lansinoh
baby-monitor: philips avent
bassinet: babybay, next to me, snuzpod
child-carrier: deuter kid comfort, osprey poco, vaude shuttle
hatching-incubator: brinsea
jump-starter: noco
sous-vide: anova, chefsteps joule
canning-pot: kilner jar
stud-finder: bosch gms, wallscanner
plate-compactor: wacker neuson, bomag
rowing-machine: concept2, waterrower, hydrow
exercise-bike: peloton
treadmill: nordictrack
camping-toilet: porta potti, thetford
drum-kit: roland td, alesis nitro
record-player: rega, pro ject
welder: fronius, esab
document-shredder: fellowes powershred, powershred
typewriter: olivetti, hermes baby, olympia monica, olympia sm, adler gabriele, remington portable
snowshoes: tsl, tubbs, msr lightning
bike-rack: uebler, atera, thule veloc, thule 929
skateboard: planche
child-bike-seat: romer jockey, thule yepp, hamax
avalanche-gear: barryvox, pieps, mammut barryvox
$terms$);

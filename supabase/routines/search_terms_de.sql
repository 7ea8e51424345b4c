-- after: load_search_terms, search_concepts, index_item_text, item_vectors, headline_lexemes, find_concepts, compound_concepts, broader_concepts, without_digraphs, is_filler
-- Wie Dinge auf Deutsch heißen, ein Begriff aus search_concepts.sql je Zeile. Zusammengesetzte Wörter werden an ihrem
-- letzten Teil erkannt (Klappzelt ist ein Zelt); hier stehen die, bei denen das nicht reicht. Erweiterbar wie die englische Datei.
select public.load_search_terms('de', $terms$
power-tools: Werkzeug, Elektrowerkzeug, Heimwerken, Heimwerker, Baumaschine
drill: Bohrmaschine, Bohrer, Bohrmaschinen, Bohrfutter, Bohrset
hammer-drill: Schlagbohrmaschine, Schlagbohrer, Bohrhammer, Bohrmaschine mit Schlagwerk, Schlagwerk
cordless-driver: Akkuschrauber, Akkubohrer, Akku-Bohrschrauber, Bohrschrauber, Schlagschrauber, Schrauber, Schraubendreher, Schraubenzieher, Akkubohrschrauber
demolition-hammer: Stemmhammer, Abbruchhammer, Presslufthammer, Meißelhammer, Pressluftmeißel, Stemmer
angle-grinder: Winkelschleifer, Trennschleifer, Flex, Schleifer, Trennjäger
saw: Säge, Handsäge
circular-saw: Kreissäge, Handkreissäge, Tischkreissäge, Kappsäge, Tauchsäge
jigsaw: Stichsäge, Säbelsäge
chainsaw: Kettensäge, Motorsäge
sander: Schleifmaschine, Bandschleifer, Exzenterschleifer, Schwingschleifer, Parkettschleifer
router: Oberfräse, Fräse
nail-gun: Nagler, Tacker, Druckluftnagler
heat-gun: Heißluftpistole, Heißluftföhn
soldering-iron: Lötkolben, Schweißgerät
compressor: Kompressor
hand-tool: Hammer, Zange, Schraubenschlüssel, Werkzeugkoffer, Werkzeugkasten, Steckschlüsselsatz, Axt, Brecheisen
tile-cutter: Fliesenschneider
multimeter: Multimeter, Ortungsgerät, Leitungssucher
workbench: Werkbank, Schraubstock
pressure-washer: Hochdruckreiniger, Kärcher
vacuum-cleaner: Staubsauger, Industriesauger, Nasssauger, Bausauger
carpet-cleaner: Teppichreiniger, Polsterreiniger, Dampfreiniger
generator: Stromerzeuger, Generator, Notstromaggregat, Aggregat
garden: Garten, Gartenarbeit, Gärtnern
lawnmower: Rasenmäher, Mäher
hedge-trimmer: Heckenschere
grass-trimmer: Rasentrimmer, Freischneider, Motorsense, Sense
scarifier: Vertikutierer, Rasenlüfter
leaf-blower: Laubbläser, Laubsauger
shredder: Häcksler, Gartenhäcksler
tiller: Gartenfräse, Motorhacke
wheelbarrow: Schubkarre, Scheibtruhe
fruit-press: Obstpresse, Apfelpresse, Mostpresse, Saftpresse, Weinpresse, Fruchtpresse, Entsafter, Traubenpresse, Presse
garden-tools: Gartenwerkzeug, Gartengeräte, Gartenset, Spaten, Schaufel, Rechen, Harke, Gießkanne, Gartenschere
hammock: Hängematte, Hängesessel, Sonnenliege, Liegestuhl, Gartenliege, Hollywoodschaukel
barbecue: Grill, Gasgrill, Holzkohlegrill, Kugelgrill, Smoker, Griller
garden-furniture: Gartenmöbel, Gartentisch, Sonnenschirm
ladders-building: Renovieren, Renovierung, Bau, Baustelle, Streichen
ladder: Leiter, Anlegeleiter, Schiebeleiter, Mehrzweckleiter
stepladder: Stehleiter, Trittleiter, Klappleiter, Haushaltsleiter, Bockleiter, Stufenleiter, Tritt, Plattformleiter, Stehleiter mit Plattform, Leiter mit Plattform
telescopic-ladder: Teleskopleiter, Ausziehleiter
scaffold: Gerüst, Rollgerüst, Baugerüst, Fahrgerüst, Malergerüst
concrete-mixer: Betonmischer, Mischmaschine, Rührwerk
wallpaper-stripper: Tapetenablöser, Tapeziertisch, Dampftapetenablöser
paint-sprayer: Farbsprühgerät, Farbspritzpistole, Farbsprühsystem
dehumidifier: Bautrockner, Luftentfeuchter
laser-level: Kreuzlinienlaser, Wasserwaage, Baulaser, Laser
camping: Camping, Draußen, Outdoor, Zelten, Wandern
tent: Zelt, Kuppelzelt, Tunnelzelt, Familienzelt, Campingzelt, Wurfzelt
sleeping-bag: Schlafsack
sleeping-mat: Isomatte, Luftmatratze, Feldbett, Luftbett
camping-stove: Campingkocher, Gaskocher
cool-box: Kühlbox, Kühltasche
backpack: Rucksack, Trekkingrucksack
boat: Boot, Schlauchboot, Tretboot, Motorboot, Segelboot
rowing-boat: Ruderboot, Ruderkahn, Kahn
canoe: Kanu, Kanadier
kayak: Kajak
paddle-board: Stand-up-Paddle, SUP, SUP-Board, Paddelboard
telescope: Teleskop, Spiegelteleskop, Fernrohr, Sternwarte, Astronomie, Sterne gucken
binoculars: Fernglas, Feldstecher
headlamp: Stirnlampe, Taschenlampe, Laterne
bikes: Räder und Roller, Radfahren
bicycle: Fahrrad, Rad, Bike, Drahtesel, Radl, Velo, Zweirad
cargo-bike: Lastenrad, Lastenfahrrad, Transportrad, Cargobike, Cargo Bike, Bakfiets
cargo-trike: Dreirad, Lastendreirad, dreirädriges Lastenrad
city-bike: Stadtrad, Citybike, Cityrad, Hollandrad, Damenrad, Herrenrad
touring-bike: Tourenrad, Trekkingrad, Reiserad
mountain-bike: Mountainbike, MTB
road-bike: Rennrad, Gravelbike
electric-bike: E-Bike, Elektrofahrrad, Elektrorad, Pedelec
kids-bike: Kinderfahrrad, Kinderrad
folding-bike: Klapprad, Faltrad
bmx: BMX, BMX-Rad
kick-scooter: Roller, Tretroller, E-Scooter, Scooter, Elektroroller
bike-trailer: Fahrradanhänger, Kinderanhänger
bike-rack: Fahrradträger, Heckträger
helmet: Helm, Fahrradhelm
photo-video: Foto, Fotografie, Fotografieren, Video, Filmen
camera: Kamera, Digitalkamera, Fotoapparat, Fotokamera
mirrorless-camera: Systemkamera, spiegellose Kamera, spiegellos, Vollformatkamera, Vollformat
slr-camera: Spiegelreflexkamera, Spiegelreflex, DSLR
super-8-camera: Super 8, Super-8-Kamera, Filmkamera, Schmalfilmkamera, Analogkamera
action-camera: Actionkamera, Actioncam, Action Cam, Helmkamera
camcorder: Camcorder, Videokamera
instant-camera: Sofortbildkamera
drone: Drohne, Quadrocopter
lens: Objektiv, Teleobjektiv, Zoomobjektiv
tripod: Stativ, Kamerastativ, Dreibein
flash: Blitz, Blitzgerät, Aufsteckblitz
studio-light: Studioleuchte, Softbox, Ringlicht
projector: Beamer, Projektor
projection-screen: Leinwand, Projektionswand
party: Party, Fest, Feier, Feiern, Hochzeit, Geburtstag, Veranstaltung
football-table: Tischfußball, Tischkicker, Kickertisch, Kicker, Wuzler, Wutzler, Tischfußballtisch
table: Tisch, Stehtisch, Esstisch, Tapeziertisch
folding-table: Klapptisch, Campingtisch, Partytisch
chair: Stuhl, Sessel, Sitzgelegenheit, Bestuhlung, Hocker
folding-chair: Klappstuhl, Campingstuhl, Klappsessel
beer-bench: Bierbank, Biertisch, Bierzeltgarnitur, Biergarnitur, Bierbänke, Festzeltgarnitur
disco-ball: Discokugel, Diskokugel, Spiegelkugel
fog-machine: Nebelmaschine, Seifenblasenmaschine
party-lights: Lichterkette, Partylicht, Discolicht, Lichtanlage
party-tent: Partyzelt, Pavillon, Festzelt, Faltpavillon
bouncy-castle: Hüpfburg, Springburg
costume: Kostüm, Verkleidung
stage: Bühne, Podest
popcorn-machine: Popcornmaschine, Zuckerwattemaschine
dishes: Geschirr, Besteck, Gläser
board-game: Brettspiel, Gesellschaftsspiel, Spiele
karaoke: Karaoke, Karaokeanlage
kitchen: Küche, Kochen, Küchengerät
waffle-iron: Waffeleisen, Doppelwaffeleisen, Waffelautomat, Waffel
crepe-maker: Crêpe-Maker, Crêpes-Maker, Crêpeseisen, Crêpe, Palatschinken, Palatschinkenplatte, Palatschinkenpfanne, Pfannkuchenplatte, Pfannkuchen
stand-mixer: Küchenmaschine, Knetmaschine, Rührmaschine, Mixer, Teigmaschine, Handrührgerät, Rührgerät
blender: Standmixer, Stabmixer, Pürierstab
paella-pan: Paella, Paellapfanne, Riesenpfanne
pizza-oven: Pizzaofen, Pizzastein, Ofen, Backofen
raclette: Raclette, Raclettegrill
fondue: Fondue, Schokobrunnen, Schokoladenbrunnen
deep-fryer: Fritteuse, Heißluftfritteuse
bread-maker: Brotbackautomat, Brotbackmaschine
ice-cream-maker: Eismaschine
pasta-machine: Nudelmaschine
coffee-machine: Kaffeemaschine, Espressomaschine
pots-and-pans: Topf, Pfanne, Kochtopf, Schnellkochtopf, Wok
baking: Backen, Kuchenform, Backform, Kuchen
kids: Baby, Kind, Kinder, Kleinkind, Säugling
high-chair: Hochstuhl, Kinderstuhl, Kinderhochstuhl, Babystuhl, Treppenhochstuhl
stroller: Kinderwagen, Buggy, Sportwagen, Sportbuggy, Jogger
car-seat: Kindersitz, Autositz, Babyschale, Maxi-Cosi
travel-cot: Reisebett, Babybett, Kinderbett, Gitterbett
baby-carrier: Babytrage, Tragetuch, Kraxe
baby-monitor: Babyphone, Babyfon
toys: Spielzeug, Spielsachen, Bauklötze
balance-bike: Laufrad
sport-winter: Sport, Wintersport, Schnee
table-tennis: Tischtennis, Tischtennisset, Tischtennisplatte, Tischtennisschläger, Pingpong, Ping Pong
tennis: Tennis, Tennisschläger
badminton: Badminton, Federball
racket: Schläger
ball: Ball, Fußball, Basketball, Volleyball
sled: Schlitten, Rodel, Bob, Rodelschlitten, Holzschlitten
skis: Ski, Langlaufski, Tourenski, Schi
snowboard: Snowboard
snowshoes: Schneeschuh, Schneeschuhe
ice-skates: Schlittschuh, Schlittschuhe, Eislaufschuhe
skateboard: Skateboard, Longboard, Rollbrett
inline-skates: Inliner, Inlineskates, Rollschuhe
surfboard: Surfbrett, Surfboard, Wakeboard
wetsuit: Neoprenanzug, Schnorchel, Tauchausrüstung
weights: Hantel, Hanteln, Gewichte, Laufband, Heimtrainer
golf: Golf, Golfschläger
music: Musik, Ton, Musikinstrument, Instrument
guitar: Gitarre
electric-guitar: E-Gitarre, elektrische Gitarre, Elektrogitarre
acoustic-guitar: Akustikgitarre, Konzertgitarre, Westerngitarre
bass-guitar: Bass, Bassgitarre, E-Bass
ukulele: Ukulele
amplifier: Verstärker, Gitarrenverstärker, Amp
speaker: Lautsprecher, Box, Boxen, Aktivbox, Aktivboxen, PA, PA-Anlage, Musikanlage, Soundanlage, Musikbox, Bluetooth-Box, Beschallung, Stereoanlage
microphone: Mikrofon, Mikrophon, Mikro
drums: Trommel, Schlagzeug, Percussion
hand-drum: Cajón, Darbuka, Djembe, Handtrommel, Bongo
keyboard: Keyboard, Klavier, E-Piano, Synthesizer
violin: Geige, Violine, Cello
accordion: Akkordeon, Ziehharmonika
turntable: Plattenspieler, DJ-Pult, DJ-Controller, DJ-Set
mixing-desk: Mischpult
headphones: Kopfhörer
transport: Umzug, Transport, Übersiedlung
hand-truck: Sackkarre, Sackrodel, Transportkarre, Handwagen, Bollerwagen, Rollwagen, Möbelroller, Möbelhund, Karre
stair-hand-truck: Treppensackkarre, Treppenkarre, Treppensteiger
moving-kit: Umzugspaket, Umzugskiste, Umzugskisten, Umzugskarton, Umzugskartons, Umzugsset, Kiste, Karton, Umzug, Umzugsdecken
suitcase: Koffer, Reisekoffer, Hartschalenkoffer, Rollkoffer, Trolley, Gepäck, Reisegepäck, Reisetasche
trailer: Anhänger, Autoanhänger, Pkw-Anhänger
roof-box: Dachbox, Dachgepäckträger, Dachträger
van: Transporter, Lieferwagen, Lkw, Bus, Sprinter
lashing-strap: Spanngurt, Gurt, Zurrgurt
electric: elektrisch, elektro
cordless: Akku, kabellos, schnurlos
folding: klappbar, faltbar, zusammenklappbar
telescopic: ausziehbar, teleskopisch
left-handed: Linkshänder, linkshändig
professional: Profi, professionell, gewerblich
large: groß, riesig
small: klein, mini, kompakt
cheap: billig, günstig, preiswert
adjustable: verstellbar
children: für Kinder, für Kind, Kinder, Kind
wooden: Holz, hölzern, aus Holz
aluminium: Alu, Aluminium
platform: Plattform
red: rot
blue: blau
black: schwarz
white: weiß
green: grün
rental: mieten, leihen, ausleihen, Verleih, Vermietung, Miete, Leihe, mieten kostenlos
little-word: für, über, während
near-me: in der Nähe, in meiner Nähe
$terms$);

-- after: load_search_terms, search_concepts
-- Wie Dinge auf Deutsch heißen, ein Begriff aus search_concepts.sql je Zeile. Zusammengesetzte Wörter werden an ihrem
-- letzten Teil erkannt (Klappzelt ist ein Zelt); hier stehen die, bei denen das nicht reicht. Erweiterbar wie die englische Datei.
select public.load_search_terms('de', $terms$
power-tools: Werkzeug, Elektrowerkzeug, Heimwerken, Heimwerker, Baumaschine
drill: Bohrmaschine, Bohrer, Bohrmaschinen, Bohrfutter, Bohrset, Bohrmaschin, Bohrgerät, Schlagbohrmaschin, Handbohrmaschine, Bohrmaschinchen, Bohrmaschine mit Kabel, Elektrobohrer
hammer-drill: Schlagbohrmaschine, Schlagbohrer, Bohrhammer, Bohrmaschine mit Schlagwerk, Schlagwerk, SDS-Bohrer, Hilti, Bohrhammer SDS, Schlagbohrhammer
cordless-driver: Akkuschrauber, Akkubohrer, Akku-Bohrschrauber, Bohrschrauber, Schlagschrauber, Schrauber, Schraubendreher, Schraubenzieher, Akkubohrschrauber, Akkuschraubendreher, Akkubohrmaschine, Schraubbohrer, Akku-Schrauber, Accuschrauber
demolition-hammer: Stemmhammer, Abbruchhammer, Presslufthammer, Meißelhammer, Pressluftmeißel, Stemmer, Schremmhammer, Pressluftbohrer, Spitzmeißel, Hilti, Stemmgerät, Abbruchgerät
angle-grinder: Winkelschleifer, Trennschleifer, Flex, Schleifer, Trennjäger, Winkelflex, Flexmaschine, Einhandflex, Trennflex, Trennhexe, Schruppscheibe
saw: Säge, Handsäge, Fuchsschwanz, Sägen, Bügelsäge, Metallsäge
circular-saw: Kreissäge, Handkreissäge, Tauchsäge
jigsaw: Stichsäge, Stichsagl, Pendelhubstichsäge, Pendelstichsäge
chainsaw: Kettensäge, Motorsäge, Motorsagl, Benzinsäge, Baumsäge, Motorkettensäge, Elektrosäge
sander: Schleifmaschine, Bandschleifer, Exzenterschleifer, Schwingschleifer, Schleifer, Schleifgerät, Deltaschleifer, Schleifer elektrisch, Schleifmaus
router: Oberfräse, Fräse
nail-gun: Nagler, Tacker, Druckluftnagler, Klammergerät, Nagelpistole, Handtacker, Bostitch
heat-gun: Heißluftpistole, Heißluftföhn, Heißluftgebläse, Heißluftfön, Heißluftgerät
soldering-iron: Lötkolben, Lötstation, Lötgerät, Lötset, Lötpistole
compressor: Kompressor, Luftkompressor, Druckluftkompressor
hand-tool: Werkzeugkoffer, Werkzeugkasten, Stemmeisen
tile-cutter: Fliesenschneider, Plattenschneider, Fliesenbrecher, Fliesenschneidmaschine, Plattlischneider, Fliesenhobel, Plättlifräse
multimeter: Multimeter, Spannungsprüfer, Phasenprüfer
machine-press: Hydraulikpresse, Druckpresse, Werkstattpresse, Transferpresse, Textilpresse
workbench: Werkbank, Schraubstock, Hobelbank, Werktisch
pressure-washer: Hochdruckreiniger, Kärcher, Dampfstrahler, Hochdruckstrahler, Terrassenreiniger, Dampfreiniger Hochdruck, Wasserstrahler, Hochdruckgerät
vacuum-cleaner: Staubsauger, Sauger, Staubsauger beutellos, Bodenstaubsauger, Saugi, Staubi
carpet-cleaner: Teppichreiniger, Polsterreiniger, Teppichwaschmaschine, Teppichreinigungsgerät, Waschsauger, Teppichshampoonierer, Sprühsauger, Teppichdampfreiniger
generator: Stromerzeuger, Generator, Notstromaggregat, Aggregat, Stromaggregat, Moppel, Notstromgenerator, Notstromer, Stromgenerator
garden: Garten, Gartenarbeit, Gärtnern
lawnmower: Rasenmäher, Mäher, Rasenmäher elektrisch, Rasenmaher, Mähmaschine, Handmäher, Grasmäher, Benzinmäher
hedge-trimmer: Heckenschere, Heckentrimmer, Heckenschneider, Strauchschere, Heckenschneidemaschine, Buschschere
grass-trimmer: Rasentrimmer, Freischneider, Motorsense, Sense, Fadentrimmer, Grastrimmer, Freischneider benzin, Sichel, Fadenmäher, Kantenschneider, Sensenmäher, Kantentrimmer, Rasenkantentrimmer, Benzinsense
scarifier: Vertikutierer, Vertikutierer elektrisch, Moosentferner
leaf-blower: Laubbläser, Laubsauger, Laubgebläse, Laubbläser akku, Laubpuster, Saugbläser, Laubsaugbläser
shredder: Häcksler, Gartenhäcksler, Astschredder, Bosch AXT
tiller: Gartenfräse, Motorhacke, Bodenfräse, Einachser, Bodenhacke
wheelbarrow: Schubkarre, Scheibtruhe, Scheibtruhen, Schiebkarren, Garette, Karrette, Schiebkarre, Karre, Bauschubkarre, Schubkarren, Karette, Schiebtruhe, Baukarre
fruit-press: Obstpresse, Apfelpresse, Mostpresse, Saftpresse, Weinpresse, Fruchtpresse, Entsafter, Traubenpresse, Presse, Obstmühle, Mostpress, Süßmostpresse, Trotte, Apfelmühle, Obstpresse mit Häcksler, Obstpresse mit Muser
garden-tools: Gartenwerkzeug, Gartengeräte, Gartenset, Garteln, Gartlerset, Gartenwerkzeuge, Blumenschaufel
hammock: Hängematte, Hängesessel, Hängematten, Hängesitz
sun-lounger: Sonnenliege, Liegestuhl, Gartenliege, Deckchair
garden-swing: Hollywoodschaukel, Gartenschaukel
barbecue: Grill, Gasgrill, Holzkohlegrill, Kugelgrill, Griller, Grillgerät, Holzkohlengriller, Gasgriller, Rost, Grillrost, Schwenkgrill, Grillkohlegrill, Elektrogrill, Tischgrill
garden-furniture: Gartenmöbel, Gartentisch, Gartensofa
ladders-building: Renovieren, Renovierung, Bau, Baustelle, Streichen
ladder: Leiter, Anlegeleiter, Schiebeleiter, Mehrzweckleiter, Leitern, Laiterl, Anlegleiter, Sprossenleiter, Klappleiter, Alu-Leiter
stepladder: Stehleiter, Trittleiter, Klappleiter, Haushaltsleiter, Bockleiter, Stufenleiter, Tritt, Plattformleiter, Stehleiter mit Plattform, Leiter mit Plattform, Stehleitern, Klappleiterl, Bockstaffel, Malerleiter, Tritthocker, Staffelei
telescopic-ladder: Teleskopleiter, Ausziehleiter, Teleskop-Leiter
scaffold: Gerüst, Rollgerüst, Baugerüst, Fahrgerüst, Malergerüst, Baugerüscht, Fassadengerüst, Zimmergerüst, Arbeitsbühne, Hubarbeitsbühne
concrete-mixer: Betonmischer, Mischmaschine, Mischmaschin, Zementmischer, Betonmixer, Mörtelmischer, Zwangsmischer, Betonmischmaschine
wallpaper-stripper: Tapetenablöser, Dampftapetenablöser, Dampfgerät Tapeten, Tapetenlöser, Dampftapezierer, Tapetendampfer
paint-sprayer: Farbsprühgerät, Farbspritzpistole, Farbsprühsystem, Wandsprühgerät, Spritzpistole, Sprühpistole
dehumidifier: Bautrockner, Luftentfeuchter, Entfeuchter, Trocknungsgerät, Raumentfeuchter, Trockner für Räume
laser-level: Kreuzlinienlaser, Baulaser, Laser, Linienlaser, Rotationslaser, Laserwasserwaage
spirit-level: Wasserwaage, Richtscheit, Schlauchwaage
camping: Camping, Draußen, Outdoor, Wandern
tent: Zelt, Kuppelzelt, Tunnelzelt, Familienzelt, Campingzelt, Wurfzelt, Zelte, Igluzelt, Zwei-Personen-Zelt, Tipi
sleeping-bag: Schlafsack, Schlafsackerl, Mumienschlafsack, Penntüte, Daunenschlafsack
sleeping-mat: Isomatte, Liegematte, Unterlegmatte, Mätteli, Schlafmatte, Thermarest, Unterlagsmatte, Luftmatte
camping-stove: Campingkocher, Gaskocher, Spirituskocher, Kocher
cool-box: Kühlbox, Kühltasche, Kühlboxen, Kühltaschn, Eisbox, Campingkühlschrank, Kühlbox elektrisch, Frigobox
backpack: Rucksack, Trekkingrucksack, Rucksackl, Tragrucksack, Wanderrucksack, Tourenrucksack
boat: Boot, Weidling, Böötli, Zille
rowing-boat: Ruderboot, Ruderkahn, Kahn, Ruderbötli, Ruderboote
canoe: Kanu, Kanadier, Kanus, Canadier
kayak: Kajak, Faltboot, Kajaks, Paddelboot, Luftkajak, Schlauchkajak, aufblasbares Kajak
paddle-board: Stand-up-Paddle, SUP, SUP-Board, Paddelboard, Stehpaddel, SUP-Brett, Stehpaddelbrett, Stand-up-Paddle-Board, aufblasbares SUP
telescope: Teleskop, Spiegelteleskop, Fernrohr, Sternwarte, Astronomie, Sterne gucken, Sternenteleskop, Himmelsfernrohr, Refraktor, Sternrohr
binoculars: Fernglas, Feldstecher, Gucker, Operngucker, Monokular
headlamp: Stirnlampe, Stirnlamp, Kopflampe, Stirnleuchte
bikes: Räder und Roller, Radfahren
bicycle: Fahrrad, Rad, Bike, Drahtesel, Radl, Velo, Zweirad, Radln, Göppel, Velos, Fahrradl, Drahtesl, Stahlross
cargo-bike: Lastenrad, Lastenfahrrad, Transportrad, Cargobike, Cargo Bike, Bakfiets, Cargovelo, Lastenvelo, Transportvelo, Kistenrad
cargo-trike: Dreirad, Lastendreirad, dreirädriges Lastenrad
city-bike: Stadtrad, Citybike, Cityrad, Hollandrad, Damenrad, Herrenrad, Stadtvelo, Waffenrad, Damenvelo
touring-bike: Tourenrad, Trekkingrad, Reiserad, Tourenvelo, Trekkingvelo, Trekkingbike, Radreiserad
mountain-bike: Mountainbike, MTB, Bergvelo, Mountainbikes
road-bike: Rennrad, Rennvelo, Rennmaschine
electric-bike: E-Bike, Elektrofahrrad, Elektrorad, Pedelec, Elektrovelo, E-Velo, Elektrobike, Flyer
kids-bike: Kinderfahrrad, Kinderrad, Kindervelo, Bubenrad, Mädchenrad
folding-bike: Klapprad, Faltrad, Velo zum Zusammenklappen, Fahrrad zum Zusammenklappen
bmx: BMX, BMX-Rad
kick-scooter: Roller, Tretroller, Scooter, Trotti, Trottinett, Trottinette, Kickboard
bike-trailer: Fahrradanhänger, Kinderanhänger, Veloanhänger, Radanhänger, Kinderveloanhänger, Chariot, Kinderwagen fürs Fahrrad
bike-rack: Fahrradträger, Heckträger, Veloträger, Radträger, Velotransporter
helmet: Helm, Helme
photo-video: Foto, Fotografie, Fotografieren, Video, Filmen
camera: Kamera, Digitalkamera, Fotoapparat, Fotokamera, Fotoapparate, Foto-Apparat, Kameras, Photoapparat, Fotocamera
mirrorless-camera: Systemkamera, spiegellose Kamera, spiegellos, Vollformatkamera, Vollformat
slr-camera: Spiegelreflexkamera, Spiegelreflex, DSLR, DSLR-Kamera, Reflexkamera
super-8-camera: Super 8, Super-8-Kamera, Filmkamera, Schmalfilmkamera, Analogkamera, Super8, Schmalfilm, Laufbildkamera
action-camera: Actionkamera, Actioncam, Action Cam, Helmkamera, Dashcam
camcorder: Camcorder, Videokamera, Filmkamera digital, Handycam
instant-camera: Sofortbildkamera, Sofortbild, Polaroidkamera
drone: Drohne, Quadrocopter, Drohnen, Kopter, Kameradrohne
lens: Objektiv, Zoomobjektiv, Kameraobjektiv, Linse
tripod: Stativ, Kamerastativ, Dreibein, Stative
flash: Blitz, Blitzgerät, Aufsteckblitz, Blitzlicht, Blitzer
studio-light: Studioleuchte, Softbox, Ringlicht, Studioblitz, Fotolampe, Ringleuchte
projector: Beamer, Projektor, Bimer, Videobeamer, Videoprojektor, Projektionsgerät, Heimkino, Heimkino-Beamer, Heimkinosystem
projection-screen: Leinwand, Projektionswand, Beamerleinwand, Filmleinwand
party: Party, Fest, Feier, Feiern, Hochzeit, Geburtstag, Veranstaltung
football-table: Tischfußball, Tischkicker, Kickertisch, Kicker, Wuzler, Wutzler, Tischfußballtisch, Töggelikasten, Tschuttikasten, Wuzzler, Wuzzeltisch, Fußballtisch, Drehfußball, Kickerkasten, Tschüttelikasten, Krökeltisch
table: Tisch, Esstisch
folding-table: Klapptisch, Partytisch, Klapptische, Falttisch, Klapptischerl
chair: Stuhl, Sessel, Sitzgelegenheit, Bestuhlung
folding-chair: Klappstuhl, Klappsessel, Klappstühle, Faltstuhl
beer-bench: Bierbank, Biertisch, Bierzeltgarnitur, Biergarnitur, Bierbänke, Festzeltgarnitur, Heurigengarnitur, Heurigenbank, Festgarnitur, Festbank, Bierbankgarnitur, Bierzeltbank, Festbankgarnitur, Bierfestgarnitur, Brauereigarnitur, Biertischgarnitur, Tische und Bänke, Bänke und Tische, Festgarnituren, Festtische, Biergartengarnitur
disco-ball: Discokugel, Diskokugel, Spiegelkugel, Glitzerkugel, Diskokugeln
fog-machine: Nebelmaschine, Nebler, Hazer, Bühnennebel, Rauchmaschine, Nebelwerfer
party-lights: Lichterkette, Partylicht, Discolicht, Lichtanlage, Lichterketten, Partybeleuchtung, Lämpchen, Girlande
party-tent: Partyzelt, Pavillon, Festzelt, Faltpavillon, Gartenpavillon, Partyzelte, Zeltpavillon, Partypavillon, Pagodenzelt, Gartenzelt
bouncy-castle: Hüpfburg, Springburg, Hopsburg, Gumpischloss, Springschloss, Luftburg, Gumpiburg
costume: Kostüm, Verkleidung, Kostüme, Faschingskostüm, Fasnachtskostüm, Karnevalskostüm, Gwandl, Fastnachtskostüm
stage: Bühne, Podest, Bühnenelement, Bühnenpodest
popcorn-machine: Popcornmaschine, Popcornautomat, Popcornmaker
dishes: Geschirr, Besteck, Teller, Partygeschirr, Häferl, Schöpflöffel, Vorlegebesteck, Tafelgeschirr, Gschirr, Teller und Besteck, Leihgeschirr, Geschirrset, Servierware
board-game: Brettspiel, Gesellschaftsspiel, Spiele, Brettspiele, Gesellschaftsspiele, Kartenspiel
karaoke: Karaoke, Karaokeanlage, Karaokemaschine
kitchen: Küche, Kochen, Küchengerät
waffle-iron: Waffeleisen, Doppelwaffeleisen, Waffelautomat, Waffel, Waffelmaschine, Brezeleisen, Bretzeleisen, Herzwaffeleisen
crepe-maker: Crêpe-Maker, Crêpes-Maker, Crêpeseisen, Crêpe, Palatschinken, Palatschinkenplatte, Palatschinkenpfanne, Pfannkuchenplatte, Pfannkuchen, Palatschinkenpfandl, Crêpeplatte, Omelettenpfanne, Pfannkuchenmaschine, Crepesplatte, Crepesmaker
stand-mixer: Küchenmaschine, Knetmaschine, Rührmaschine, Mixer, Teigmaschine, Rührgerät, Teigknetmaschine, Teigkneter, Küchenmixer
blender: Standmixer, Smoothiemaker, Smoothie-Maker, Mixbecher
paella-pan: Paella, Paellapfanne, Riesenpfanne, Paellaset, Paellabrenner
pizza-oven: Pizzaofen, Pizzastein, Holzofen, Pizzaöfeli
raclette: Raclette, Raclettegrill, Racletteofen, Raclette-Öfeli, Racletteöfeli, Raclettegerät
fondue: Fondue, Caquelon, Fonduetopf, Fondueset, Chäsfondue, Fonduepfanne, Käsefondue, Fondue-Caquelon, Fonduecaquelon
deep-fryer: Fritteuse, Friteuse, Pommesmaschine, Fritöse
bread-maker: Brotbackautomat, Brotbackmaschine, Brotbäcker, Brotautomat
sourdough-kit: Gärkörbchen, Gärkorb, Sauerteig-Set
ice-cream-maker: Eismaschine, Glacemaschine, Speiseeismaschine
pasta-machine: Nudelmaschine, Pastamaschine, Spaghettimaschine
coffee-machine: Kaffeemaschine, Kaffeevollautomat, Filterkaffeemaschine, Kaffeekocher, Kaffeeautomat, Kaffee
pots-and-pans: Topf, Pfanne, Kochtopf
baking: Backen, Kuchen backen, Torte
kids: Baby, Kind, Kinder, Kleinkind, Säugling
high-chair: Hochstuhl, Kinderstuhl, Kinderhochstuhl, Babystuhl, Treppenhochstuhl, Kindersessel, Hochsessel, Babysitz, Essstühli, Babyhochstuhl
stroller: Kinderwagen, Buggy, Sportwagen, Sportbuggy, Jogger, Kinderwagerl, Sportwagerl, Kinderwägeli, Wägeli, Kinderkutsche, Babywagen, Sportkinderwagen, Kinderwägelchen, Sportwägeli, Sesselwagen
car-seat: Kindersitz, Autositz, Autokindersitz, Kindersitzli, Kinderautositz, Reboarder
infant-seat: Babyschale, Maxi-Cosi, Babyautositz, Maxicosi, Babysitz fürs Auto
travel-cot: Reisebett, Babybett, Kinderbett, Gitterbett, Gitterbetterl, Reisegitterbett, Babyreisebett, Bettchen, Kinderbettchen, Reisebettchen, Kinderreisebett
baby-carrier: Babytrage, Tragetuch, Tragehilfe, Kinderkraxe
baby-monitor: Babyphone, Babyfon, Babyüberwachung
toys: Spielzeug, Spielsachen, Bauklötze, Spielsache, Spielwaren, Kaleidoskop, Stapelbecher, Badespielzeug, Lernspielzeug, Aufziehspielzeug, Sandsieb, Activity-Center
balance-bike: Laufrad, Laufvelo, Lauflernrad, Kinderlaufrad, Likeabike
sport-winter: Sport, Wintersport, Schnee
table-tennis: Tischtennis, Tischtennisset, Tischtennisplatte, Tischtennisschläger, Pingpong, Ping Pong, Tischtennistisch, Pingpongtisch, Pingpong-Schläger, Ping-Pong
tennis: Tennis, Tennisschläger, Tennisracket, Tennisset
badminton: Badminton, Federball
racket: Schläger
ball: Ball
sled: Schlitten, Rodel, Rodelschlitten, Holzschlitten, Davoser, Davoserschlitten, Rodelbock, Schlittl, Schlitteli, Böckli, Hornschlitten, Schlittel, Davoser Schlitten, Poporutscher
skis: Ski, Schi, Schiausrüstung, Brettln, Alpinski, Skier, Schier, Bretteln
snowboard: Snowboard, Snöben, Schneebrett
snowshoes: Schneeschuh, Schneeschuhe, Schneereifen zum Gehen, Schneetreter
ice-skates: Schlittschuh, Schlittschuhe, Eislaufschuhe, Eislaufschuh, Eisschuhe
skateboard: Skateboard, Longboard, Rollbrett, Skateboards, Skate
inline-skates: Inliner, Inlineskates, Rollerblades, Rollerskates, Rollschuhe mit Rollen
surfboard: Surfbrett, Surfboard, Wellenreiter, Wellenreitbrett
wetsuit: Neoprenanzug, Neopren, Neo, Surfanzug
weights: Hanteln, Gewichte, Gewichtheben
golf: Golf, Golfschläger, Golfset, Golfausrüstung, Golfschlägersatz, Pitchgabel
music: Musik, Ton, Musikinstrument, Instrument
guitar: Gitarre, Klampfe, Klampfn, Zupfgeige, Gitti
electric-guitar: E-Gitarre, elektrische Gitarre, Elektrogitarre, Stromgitarre, Elektroklampfe
acoustic-guitar: Akustikgitarre, Konzertgitarre, Westerngitarre
bass-guitar: Bass, Bassgitarre, E-Bass
ukulele: Ukulele, Ukulelen, Hawaiigitarre
amplifier: Verstärker, Gitarrenverstärker, Amp, Gitarrenamp, Bassverstärker, Bass-Combo, Basscombo, Gitarrencombo, Keyboardverstärker
speaker: Lautsprecher, Box, Boxen, Aktivbox, Aktivboxen, PA, PA-Anlage, Musikanlage, Soundanlage, Musikbox, Bluetooth-Box, Beschallung, Stereoanlage, Boxn, Lautsprecherbox, Tonanlage, Partybox, Soundsystem, Beschallungsanlage, Anlage
microphone: Mikrofon, Mikrophon, Mikro, Mikrofone, Mikrophone, Gesangsmikrofon
drums: Trommel, Percussion, Trommeln, Pauke, Schlaginstrument
hand-drum: Cajón, Darbuka, Djembe, Handtrommel, Bongo, Kistentrommel, Cajon, Handtrommeln
keyboard: Keyboard, Tasteninstrument
violin: Geige, Violine, Geigen, Fiedel
accordion: Akkordeon, Ziehharmonika, Quetschn, Quetsche, Schwyzerörgeli, Steirische, Handorgel, Harmonika, Zieharmonika, Quetschkommode, Schifferklavier, Zerrwanst, Knopfharmonika, Ziach
turntable: DJ-Pult, DJ-Controller, DJ-Set, DJ-Mixer, Plattenteller, Plattendecks, DJ-System, DJ-Anlage
mixing-desk: Mischpult, Mischer, Audiomixer, Mixer Audio, Tonmischer, Tonmischpult
headphones: Kopfhörer, Ohrhörer
transport: Umzug, Transport, Übersiedlung
hand-truck: Sackkarre, Sackrodel, Transportkarre, Rollwagen, Karre, Sackkarren, Sackkarrl, Sackrolli, Stechkarre, Sackwagen, Sackkarrette, Rodel für Kisten, Plattformwagen, Transportwagen
stair-hand-truck: Treppensackkarre, Treppenkarre, Treppensteiger, Treppensackkarren, Stiegensteiger, Stiegenkarre, Stiegenrodel
moving-kit: Umzugspaket, Umzugskiste, Umzugskisten, Umzugskarton, Umzugskartons, Umzugsset, Karton, Umzugsdecken, Zügelkisten, Zügelkartons, Zügelboxen, Übersiedlungskartons, Umzugsboxen, Klappboxen, Bananenschachtel, Zügelmaterial, Umzug
suitcase: Koffer, Reisekoffer, Hartschalenkoffer, Rollkoffer, Trolley, Gepäck, Reisegepäck, Kofferset, Köfferli, Rollköfferchen, Trolleys, Rolli, Koffertrolley, Handgepäckkoffer
trailer: Anhänger, Autoanhänger, Pkw-Anhänger, Hänger, PKW-Hänger, Anhängerl, Autohänger
roof-box: Dachbox, Dachkoffer, Jetbag, Skibox, Box fürs Dach, Gepäckbox
van: Transporter, Lieferwagen, Lkw, Bus, Sprinter, Umzugswagen, Umzugstransporter, Kastenwagen, Camionnette, Pritschenwagen, Zügelwagen, Bulli, Möbelwagen, Zügelauto
lashing-strap: Spanngurt, Gurt, Zurrgurt, Spanngurte, Zurrgurte, Spannriemen, Expander, Spannset
saw-horse: Sägebock, Arbeitsbock, Böcke
reciprocating-saw: Säbelsäge, Tigersäge, Fuchsschwanz
mitre-saw: Kappsäge, Gehrungssäge, Kapp- und Gehrungssäge, Paneelsäge, Zugsäge
table-saw: Tischkreissäge, Formatkreissäge, Baukreissäge, Tischsäge
tile-saw: Fliesensäge, Nassschneider, Fliesenschneidmaschine
wall-chaser: Mauernutfräse, Schlitzfräse, Nutfräse für Wände
concrete-saw: Betonsäge, Fugenschneider, Trennsäge
bolt-cutter: Bolzenschneider, Bolzenschere
multitool: Multitool, Multifunktionswerkzeug, Multicutter, Oszillierer
planer: Hobel, Elektrohobel, Hobelmaschine, Dickenhobel, Flachdübelfräse, Lamellofräse, Abrichte
polisher: Poliermaschine, Autopolierer, Autopoliermaschine
floor-sander: Parkettschleifmaschine, Bodenschleifmaschine, Kantenschleifer, Dielenschleifmaschine, Parkettschleifer
drywall-sander: Langhalsschleifer, Trockenbauschleifer, Giraffe
wood-lathe: Drechselbank, Drehbank, Drehmaschine, Fräsmaschine
welder: Schweißgerät, Schweißmaschine, Schutzgasschweißgerät, Schweißapparat, TIG-Brenner, WIG-Brenner, Schweißbrenner
torque-wrench: Drehmomentschlüssel
socket-set: Steckschlüsselsatz, Nusskasten, Ratschenkasten
car-jack: Wagenheber, Rangierwagenheber
engine-hoist: Motorkran, Werkstattkran
winch: Seilwinde, Greifzug, Kettenzug, Hubzug
clamp: Schraubzwinge, Zwinge, Korpuszwinge, Schraubzwingen, Leimzwinge, C-Klemme
rivet-gun: Nietzange, Nietpistole
glue-gun: Heißklebepistole, Klebepistole, Klebepistole heiß
pipe-tool: Rohrschneider, Presszange, Rohrbürste
drain-cleaner: Rohrreinigungsspirale, Abflussspirale, Rohrreiniger, Rohrspirale, Pömpel, Saugglocke, Klospirale, Abflussschlange, Rohrreinigungsgerät
inspection-camera: Endoskop, Endoskopkamera, Endoskop-Kamera, Inspektionskamera, Rohrkamera, Boroskop
thermal-camera: Wärmebildkamera, Infrarotkamera, Thermografiekamera, Thermokamera
moisture-meter: Feuchtigkeitsmesser, Feuchtemessgerät, Feuchtemesser
metal-detector: Metalldetektor, Metallsuchgerät, Sondengerät, Metallsonde, Schatzsucher, Metallsucher
stud-finder: Leitungssucher, Ortungsgerät, Kabelfinder, Wandscanner, Leitungsfinder, Balkenfinder, Balkensucher
work-light: Baustrahler, Arbeitsleuchte, Bauscheinwerfer, Flutlicht, Arbeitslampe, Strahler, LED-Strahler, Scheinwerfer
extension-lead: Kabeltrommel, Verlängerungskabel, Mehrfachstecker, Kabelrolle, Steckerleiste, Mehrfachsteckdose
battery-charger: Batterieladegerät, Powerpack, Ladegerät
jumper-cable: Starthilfekabel, Überbrückungskabel, Startkabel
power-station: Powerstation, mobile Powerstation, Solargenerator, Stromspeicher, Akkustation
solar-panel: Solarpanel, Solarmodul, Solarladegerät, Solartasche, Faltsolarmodul
water-pump: Tauchpumpe, Wasserpumpe, Schmutzwasserpumpe, Kellerpumpe
wet-vacuum: Nasssauger, Nass-Trockensauger, Bausauger, Industriesauger, Nass-Trocken-Sauger, Wassersauger
steam-cleaner: Dampfreiniger, Dampfbesen, Dampfente, Dampfmopp, Dampfputzer
window-cleaner: Fenstersauger, Fensterputzroboter, Fensterputzgerät, Fensterreiniger
robot-vacuum: Saugroboter, Staubsaugerroboter, Wischroboter, Robosauger
floor-polisher: Bohnermaschine, Einscheibenmaschine, Scheuersaugmaschine
upholstery-cleaner: Polsterreiniger, Sprühextraktionsgerät, Waschsauger, Sprühextraktor
concrete-vibrator: Betonrüttler, Flaschenrüttler
plate-compactor: Rüttelplatte, Stampfer, Wacker, Rüttler, Vibrationsplatte, Bodenverdichter
mixing-paddle: Rührwerk, Rührgerät für Mörtel, Mörtelrührer, Quirl, Farbrührer, Estrichmischer
excavator: Minibagger, Bagger, Baggerlader, Kleinbagger, Grabenfräse
wheel-loader: Radlader, Hoflader, Kompaktlader, Dumper
aerial-platform: Hebebühne, Arbeitsbühne, Scherenbühne, Steiger, Hubsteiger, Hubarbeitsbühne, Personenlift
furniture-lift: Möbellift, Schrägaufzug, Außenaufzug
rubble-chute: Schuttrutsche, Schuttrohr
skip: Container, Bauschuttcontainer, Mulde, Schuttmulde
jackpost: Baustütze, Deckenstütze, Sprieß
plasterboard-lift: Plattenheber, Plattenlift, Gipskartonheber
roofing-ladder: Dachleiter, Dachdeckerleiter
wallpaper-table: Tapeziertisch, Kleistertisch, Tapetentisch, Malertisch
airless-sprayer: Airlessgerät, Airless-Spritzgerät, Farbspritzgerät
sandblaster: Sandstrahlgerät, Sandstrahler
heater: Heizlüfter, Bauheizer, Heizgerät, Heizkanone, Heizstrahler, Radiator, Ölradiator, Heizkörper, Elektroheizung, Bauföhn, Elektroofen
patio-heater: Heizpilz, Terrassenstrahler, Heizstrahler draußen, Terrassenheizer, Terrassenheizstrahler, Gasheizstrahler
air-conditioner: Klimaanlage, mobiles Klimagerät, Klimagerät, Klima, Klimatisierung, Monoblock, Verdunstungskühler, Luftkühler
fan: Ventilator, Standventilator, Turmventilator, Windmaschine
air-purifier: Luftreiniger, Luftfilter, Luftreinigungsgerät
humidifier: Luftbefeuchter, Raumbefeuchter
sewing-machine: Nähmaschine, Nähmaschin, Nähgerät
iron: Bügeleisen, Glätteisen für Wäsche, Bügler
ironing-board: Bügelbrett, Bügeltisch, Glättebrett
washing-machine: Waschmaschine, Trockner, Wäscheschleuder, Waschtrockner
fridge: Kühlschrank, Gefrierschrank, Tiefkühler, Eiskasten, Getränkekühler, Gefriertruhe, Tiefkühltruhe
bed: Bett, Gästebett, Klappbett, Zustellbett, Zusatzbett
sofa: Sofa, Couch, Kanapee, Schlafsofa
blanket: Decke, Wolldecke, Bettdecke, Tuchent, Picknickdecke, Kuscheldecke
lamp: Lampe, Stehlampe, Leuchte, Leselampe, Notbeleuchtung
mirror: Spiegel, Standspiegel
clothes-rail: Kleiderständer, Garderobenständer, Garderobe, Kleiderstange
shelf: Regal, Stellage, Bücherregal, Büchergestell, Ablage
safe: Tresor, Geldkassette, Safe
musical-clock: Standuhr, Wanduhr
robot-mower: Mähroboter, Rasenroboter
ride-on-mower: Rasentraktor, Aufsitzmäher, Balkenmäher
rake: Rechen, Harke, Laubrechen, Laubbesen
spade: Spaten, Schaufel, Grabgabel, Spitzhacke, Pickel, Kreuzhacke, Mistgabel, Heugabel, Krampen, Stichschaufel
secateurs: Gartenschere, Astschere, Rosenschere, Baumschere, Rebschere
pole-saw: Hochentaster, Astsäge, Teleskopsäge
log-splitter: Holzspalter, Spalthammer, Spaltaxt
axe: Axt, Beil, Spalthammer
stump-grinder: Baumstumpffräse, Stubbenfräse, Wurzelfräse, Baumstumpf
earth-auger: Erdbohrer, Pfahlbohrer, Lochspaten, Zaunpfahlbohrer, Erdlochbohrer
garden-roller: Rasenwalze, Walze
sprayer: Gartenspritze, Drucksprüher, Rückenspritze
hose: Gartenschlauch, Schlauchwagen, Rasensprenger, Bewässerung, Sprinkler, Schlauchtrommel
compost-shredder: Gartenhäcksler, Leisehäcksler, Schredder
snow-blower: Schneefräse, Schneeschleuder, Schneeräumer
snow-shovel: Schneeschaufel, Schneeschieber, Schneeschippe, Schneeschaufeln
greenhouse: Gewächshaus, Frühbeet, Folientunnel, Tomatenhaus
parasol: Sonnenschirm, Marktschirm, Sonnensegel, Ampelschirm
pool: Pool, Planschbecken, Aufstellpool, Quick-Up-Pool, Schwimmbecken
trampoline: Trampolin, Gartentrampolin, Hüpfmatte
fire-bowl: Feuerschale, Feuerkorb, Feuerstelle, Feuertonne
bee-gear: Imkeranzug
scarecrow-net: Obstpflücker, Apfelpflücker, Pflückstange, Obstpflückstange
plancha: Plancha, Grillplatte, Gasplancha, Plancha-Grill, Teppanyaki
smoker-oven: Smoker, Räucherofen, Selchofen, Räuchertonne, Fischräucherer, Smokergrill
fire-kettle: Dutch Oven, Gulaschkessel, Kessel, Feuertopf
photo-booth: Fotobox, Photobooth, Fotoautomat, Fotorequisiten, Fotospiegel
balloon-gas: Heliumflasche, Ballongas, Ballonpumpe
beer-tap: Zapfanlage, Bierzapfanlage, Schankanlage, Bierkühler, Durchlaufkühler
bar-counter: Theke, mobile Bar, Ausschank, Tresen
standing-table: Stehtisch, Bartisch, Partystehtisch, Bistrotisch, Bistrotisch hoch
bench: Bank, Sitzbank, Holzbank
tablecloth: Tischdecke, Tischtuch, Husse, Tischläufer
chafing-dish: Chafing Dish, Warmhaltebehälter, Speisenwärmer, Thermobox, Warmhalteplatte, Wärmebehälter, Bain-Marie, Speisewärmer, Rechaud
punch-bowl: Bowle, Bowlenset, Getränkespender, Bowleschüssel, Bowlegefäß
cake-stand: Tortenständer, Etagere, Tortenplatte
candle-holder: Kerzenständer, Kerzenleuchter
flower-arch: Traubogen, Hochzeitsbogen, Rosenbogen
red-carpet: roter Teppich, Absperrständer
dance-floor: Tanzboden, Tanzfläche, Parkett zum Tanzen
laser-show: Laser-Show, Stroboskop, Schwarzlicht, Scheinwerfer
spotlight: Strahler, Spot, Scheinwerfer
bubble-machine: Seifenblasenmaschine, Seifenblasenautomat, Bubblemaschine, Seifenblasen
chocolate-fountain: Schokobrunnen, Schokoladenbrunnen, Schokofontäne, Schoggibrunnen, Schokoladenfontäne
candyfloss-machine: Zuckerwattemaschine, Zuckerwatte, Zuckerwattegerät
slush-machine: Slushmaschine, Slush-Eismaschine, Cocktailmaschine
hot-dog-machine: Hotdog-Maschine, Würstchenwärmer, Bratwurstgrill
raffle-drum: Lostrommel, Tombola, Glücksrad
pinata-game: Piñata, Sackhüpfen, Topfschlagen
giant-game: Riesenjenga, Gartenschach, Vier gewinnt XXL, Gartenspiele, Riesenschach, Großschach
boules: Boule, Pétanque, Boccia, Boule-Kugeln, Bocciakugeln, Boccia Kugeln, Boulekugeln
cornhole: Cornhole, Wurfspiel, Ringwurf
pool-table: Billardtisch, Billard, Poolbillard, Billardkugel
air-hockey: Airhockey, Airhockeytisch, Lufthockey
dartboard: Dartscheibe, Dart, Darts
pinball: Flipper, Flipperautomat
poker-set: Pokerkoffer, Pokertisch
escape-game: Escape-Spiel, Krimispiel, Exit-Spiel
face-paint: Schminkset, Kinderschminke, Schminkfarben, Kinderschminken
santa-suit: Nikolauskostüm, Weihnachtsmannkostüm, Krampuskostüm, Nikolaus, Samichlaus, Weihnachtsmann, Christkindkostüm, Weihnachtskostüm
clown-costume: Clownskostüm
animal-costume: Tierkostüm
superhero-costume: Superheldenkostüm
pirate-costume: Piratenkostüm
wedding-dress: Brautkleid, Hochzeitskleid, Brautrobe
evening-dress: Abendkleid, Ballkleid, Cocktailkleid, Kleid, Brautjungfernkleid
suit: Anzug, Smoking, Frack
traditional-dress: Dirndl, Tracht, Trachtenjanker, Trachtenkleid, Dirndlkleid
lederhosen: Lederhose, Lederhosen
kilt: Kilt, Schottenrock
kimono: Kimono
handbag: Handtasche, Designertasche, Clutch
jewellery: Schmuck, Diadem
juicer: Entsafter, Saftpresse elektrisch, Zitruspresse, Dampfentsafter
ice-cube-maker: Eiswürfelmaschine, Eiswürfelbereiter, Crushed-Ice-Maschine, Eiswürfelautomat
meat-slicer: Brotschneidemaschine, Aufschnittmaschine, Allesschneider
meat-grinder: Fleischwolf, Faschiermaschine, Hackfleischmaschine, Fleischmaschine
vacuum-sealer: Vakuumierer, Vakuumiergerät, Folienschweißgerät, Vakuumiermaschine, Vakuumgerät
sous-vide: Sous-vide-Garer, Sous-vide-Stick
slow-cooker: Schongarer, Multikocher, Slowcooker, Dampfgarer
rice-cooker: Reiskocher, Reistopf, Reiskochtopf
dehydrator: Dörrautomat, Dörrgerät, Dörrex, Obstdörrer, Dörrofen, Dörrapparat
canning-pot: Einkochautomat, Einkocher, Einmachtopf, Einkochtopf, Einwecktopf, Einweckapparat, Einkochapparat, Weckapparat
large-pot: Großer Topf, Suppentopf, Suppenkessel, Glühweintopf, Glühweinkocher, Gastrobräter, Kochtöpfe
hot-plate: Kochplatte, Induktionsplatte, Kochfeld, Heizplatte
sandwich-maker: Sandwichmaker, Kontaktgrill, Sandwichtoaster
tea-urn: Wasserkocher groß, Heißwasserspender, Glühweinkocher, Glühweinautomat, Teebereiter, Heißgetränkeautomat, Teespender, Teeautomat
coffee-urn: Kaffeespender, Rundfilterkaffeemaschine, Kaffeeperkolator, Kaffeemaschine für viele
coffee-grinder: Kaffeemühle, Kaffeemahler
espresso-machine: Espressomaschine, Siebträger, Siebträgermaschine
microwave: Mikrowelle, Mikrowellenherd, Mikro
tagine: Tajine, Bräter, Römertopf
ham-stand: Schinkenhalter, Schinkenständer, Schinkenbock
baking-tin: Backform, Kuchenform, Springform, Gugelhupfform, Tortenring, Muffinform, Kastenform
cookie-cutter: Ausstechformen, Keksausstecher, Spritzbeutel, Nudelholz, Nudelwalker, Tortendekoset, Wallholz
brewing-kit: Braukessel, Braukit, Gärballon, Destille, Weinherstellung
roof-tent: Dachzelt, Autodachzelt, Autozelt
awning: Tarp, Vorzelt, Plane, Sonnendach, Markise
air-bed: Luftmatratze, Luftbett, Gästeluftbett, Matratze zum Aufblasen, aufblasbare Matratze, Luma, Gästematratze
camp-bed: Feldbett, Campingliege, Zustellbett
camping-chair: Campingstuhl, Regiestuhl, Anglerstuhl, Strandstuhl, Klapphocker
camping-table: Campingtisch, Rolltisch
camping-toilet: Campingtoilette, Chemietoilette, Mobiltoilette, Toi Toi
camping-shower: Campingdusche, Solardusche, Campingbrause
water-canister: Wasserkanister, Kanister
cookware-set: Campinggeschirr, Kochgeschirr, Topfset
travel-fridge: Kompressorkühlbox, Autokühlschrank, elektrische Kühlbox, Kühltruhe
hiking-poles: Wanderstöcke, Trekkingstöcke, Walkingstöcke, Nordic-Walking-Stöcke
hiking-boots: Wanderschuhe, Bergschuhe, Wanderstiefel, Trekkingschuhe, Bergstiefel
climbing-gear: Kletterset, Klettergurt, Gstältli, Expressset, Karabiner, Sicherungsgerät, Kletterausrüstung, Klettergriff, Kletterwandgriff, Eisklettern
climbing-rope: Kletterseil
via-ferrata-set: Klettersteigset, Klettersteigausrüstung, Ferrata-Set
crash-pad: Crashpad, Bouldermatte, Boulderkissen
gps-device: GPS-Gerät, Navi, Navigationsgerät
walkie-talkie: Funkgerät, Walkie-Talkie, Handfunkgerät, Funksprechgerät
night-vision: Nachtsichtgerät
fishing-rod: Angel, Angelrute, Angelausrüstung, Angelset, Spinnrute, Fliegenrute, Angelzeug, Fischerrute, Angelgerät, Angelrolle
life-jacket: Schwimmweste, Rettungsweste
motor-boat: Motorboot, Sportboot, Motorschiff
sailing-boat: Segelboot, Jolle, Segelyacht, Katamaran
inflatable-boat: Schlauchboot, Gummiboot, Packraft
pedalo: Tretboot, Pedalo, Tretbootli, Tretschiff
jet-ski: Jetski, Wassermotorrad
kitesurf: Kitesurf, Kiteboard, Wingfoil, Kite
bodyboard: Bodyboard, Wellenbrett
diving-gear: Tauchausrüstung, Taucherbrille, Tauchset, Tauchgerät
snorkel: Schnorchelset, Schnorchel, Flossen
beach-gear: Strandmuschel, Windschutz, Strandwagen, Strandzelt
microscope: Mikroskop, Lichtmikroskop, Kindermikroskop
spotting-scope: Spektiv
motorhome: Wohnmobil, Campingbus, Camper, Camper Van
caravan: Wohnwagen, Wohnanhänger, Caravan, Campinganhänger, Campingwagen
tandem: Tandem, Tandemrad, Doppelrad, Zweierrad
recumbent: Liegerad, Hochrad
gravel-bike: Gravelbike, Cyclocrossrad, Crosser, Gravelrad, Gravelvelo
fat-bike: Fatbike, Fully, Enduro-Bike
e-mountain-bike: E-Mountainbike, E-MTB, Elektro-Mountainbike, E-Fully
e-cargo-bike: E-Lastenrad, E-Cargobike, Lastenrad mit Motor
longtail: Longtail, Longtail-Lastenrad
child-bike-seat: Fahrradsitz, Fahrradkindersitz, Kindersitz fürs Rad, Kindersitz Fahrrad, Velositz, Kindervelositz, Kindersessel fürs Velo, Kindersitz fürs Velo, Velokindersitz, Radlsitz
panniers: Satteltaschen, Fahrradtaschen, Packtaschen, Bikepacking-Taschen
bike-lock: Fahrradschloss, Bügelschloss, Veloschloss, Kettenschloss
bike-pump: Luftpumpe, Standpumpe, Fahrradpumpe, Velopumpe
bike-repair: Montageständer, Fahrradwerkzeug, Fahrradständer, Fahrradmontageständer, Reparaturständer, Ständer zum Fahrradreparieren, Radständer zum Reparieren, Veloständer zum Montieren
bike-box: Fahrradkoffer, Radkoffer, Fahrradtransporttasche, Velokoffer, Radtasche, Koffer für Rennrad, Fahrradtransportkoffer, Bikebag
roller-trainer: Rollentrainer, Heimtrainer fürs Rad, Radtrainer, Rolle fürs Rad
e-scooter: E-Scooter, Elektroroller, E-Roller, Elektrotretroller, Elektro-Tretroller, E-Trotti, Elektrotrottinett, E-Trottinett, Elektro-Trottinett, Elektroscooter, Elektro-Scooter
moped: Moped, Vespa, Motorroller, Töff, Töffli, Mofa, Moperl, Puch Maxi
car: Auto, Mietwagen, Pkw, Cabrio, Oldtimer, Elektroauto, Wagen
minibus: Kleinbus, Neunsitzer, Bulli, Minibus
tractor: Traktor, Trecker
horse-trailer: Pferdeanhänger, Pferdetransporter, Rosshänger
boat-trailer: Bootsanhänger, Bootstrailer, Motorradanhänger, Autotransportanhänger
roof-bars: Dachträger, Grundträger, Dachgepäckträger
snow-chains: Schneeketten, Anfahrhilfe
tow-bar: Abschleppstange, Abschleppseil, Anhängerkupplung
obd-scanner: OBD-Diagnosegerät, Fehlerauslesegerät, Diagnosegerät, Auslesegerät
loading-ramp: Auffahrrampe, Laderampe, Verladeschiene, Rampe
ev-charger: Ladekabel E-Auto, Wallbox, mobile Ladestation
moving-straps: Tragegurte, Tragegurt, Möbelgurte
moving-blanket: Umzugsdecke, Möbeldecke, Packdecke
furniture-slider: Möbelroller, Rollbrett, Möbelhund, Klavierroller
pallet-truck: Hubwagen, Palettenhubwagen, Ameise, Gabelhubwagen, Palettenroller
handcart: Bollerwagen, Handwagen, Leiterwagen, Leiterwagerl, Ziehwagen, Handwagerl, Handwägeli
shopping-trolley: Einkaufstrolley, Hackenporsche, Einkaufswagerl, Einkaufsroller
travel-bag: Reisetasche, Sporttasche, Weekender
garment-bag: Kleidersack, Anzugtasche
luggage-scale: Kofferwaage, Gepäckwaage
medium-format: Mittelformatkamera, Großformatkamera
compact-camera: Kompaktkamera, Digicam, Einwegkamera
underwater-camera: Unterwasserkamera
camera-360: 360-Grad-Kamera, 360°-Kamera
cinema-camera: Kinokamera, Filmkamera digital, Cinema-Kamera
gimbal: Gimbal, Kamerastabilisator, Steadycam, Kameragimbal, Handygimbal
slider-dolly: Kameraslider, Kameraschiene, Kamerakran
macro-lens: Makroobjektiv, Weitwinkelobjektiv, Teleobjektiv, Fischauge, Festbrennweite
light-meter: Belichtungsmesser
photo-background: Fotohintergrund, Hintergrundsystem
reflector-photo: Faltreflektor, Videoleuchte, LED-Panel
slide-projector: Diaprojektor, Overheadprojektor, Dia-Scanner, Tageslichtprojektor, Polylux, Hellraumprojektor
film-projector: Filmprojektor, Super-8-Projektor
vhs-player: Videorekorder, Videorecorder, VHS-Recorder, VHS-Rekorder, Kassettendeck
radio-microphone: Funkmikrofon, Ansteckmikrofon, Lavaliermikrofon, Handmikrofon ohne Kabel
podcast-mic: Podcast-Mikrofon, Studiomikrofon, Richtmikrofon, USB-Mikrofon
audio-recorder: Audiorekorder, Diktiergerät, Aufnahmegerät, Audio-Interface
laptop: Laptop, Notebook, Macbook, Schlepptop
computer: Computer, PC, Rechner, Gaming-PC
mouse: Computermaus, Maus, Tastatur
tablet: Tablet, iPad, E-Reader, Grafiktablett, E-Book-Reader, Kindle, PDA, Zeichentafel
phone: Handy, Smartphone, iPhone, Natel, Mobiltelefon
monitor: Monitor, Bildschirm
television: Fernseher, TV, Fernsehgerät, Smart-TV, Glotze, Flimmerkiste
vr-headset: VR-Brille, Virtual-Reality-Brille, Datenbrille
game-console: Spielkonsole, Playstation, Xbox, Nintendo Switch, Konsole, Spielekonsole
printer: Drucker, Plotter
3d-printer: 3D-Drucker, Filamentdrucker
scanner: Scanner, Dokumentenscanner
laminator: Laminiergerät, Schneidemaschine, Laminator, Laminierer, Einschweißgerät
document-shredder: Aktenvernichter, Papierschredder, Reißwolf, Schredder, Papierwolf, Schredder für Papier
cutting-plotter: Schneideplotter, Plotter zum Schneiden, Folienplotter, Plotter
flipchart: Flipchart
lectern: Rednerpult, Stehpult
desk: Schreibtisch, Schülerpult
badge-maker: Buttonmaschine, Buttonpresse, Anstecker-Maschine, Ansteckermaschine
wifi-router: WLAN-Router, mobiler Hotspot, Hotspot
conference-camera: Konferenzkamera, Konferenzlautsprecher, Dokumentenkamera
baby-bath: Babywanne, Babybadewanne, Badewanne fürs Baby, Tummy Tub
breast-pump: Milchpumpe, Brustpumpe
playpen: Laufstall, Laufgitter, Gehschule
baby-bouncer: Babywippe
bassinet: Beistellbett, Stubenwagen, Babykorb, Wiege, Stubenbett, Babywiege, Anstellbett
double-stroller: Zwillingswagen, Geschwisterwagen, Zwillingskinderwagen, Jogger
booster-seat: Sitzerhöhung, Kindersitzerhöhung
ride-on-toy: Bobby-Car, Rutschauto, Trettraktor, Bobbycar, Bobby Car, Rutscher
play-kitchen: Spielküche, Puppenhaus, Spielzelt, Kinderküche, Puppenstube, Puppe
train-set: Modelleisenbahn, Holzeisenbahn, Autorennbahn
swing-slide: Schaukel, Rutsche, Klettergerüst, Wippe, Gigampfi, Gireizli
puppet-theatre: Kasperltheater, Handpuppen, Puppentheater, Zauberkasten, Kasperletheater
school-bag: Schultasche, Schulranzen, Ranzen
treadmill: Laufband
exercise-bike: Heimtrainer, Ergometer, Spinningrad, Hometrainer
rowing-machine: Rudergerät
dumbbell: Hantel, Kurzhantel, Langhantel
yoga-mat: Yogamatte, Gymnastikmatte
punching-bag: Boxsack, Sandsack
football-goal: Fußballtor, Tor
badminton-set: Badmintonset, Badmintonschläger, Federballset, Speedminton
squash: Squashschläger, Beachtennisset
cricket: Cricketset
hockey-stick: Hockeyschläger, Eishockeyausrüstung, Unihockey, Floorball, Lacrosse-Schläger, Lacrosse
archery: Pfeil und Bogen, Bogenset, Armbrust
frisbee: Frisbee, Discgolf
golf-trolley: Golftrolley, Golfbag
riding-gear: Reithelm, Sattel, Reitstiefel
fencing-gear: Fechtausrüstung, Judoanzug, Fechtwaffe, Sportfechtwaffe, Florett, Fechten
ski-boots: Skischuhe, Schischuhe, Skistiefel
ski-suit: Skianzug, Schianzug, Skijacke, Skihose, Schneeanzug
avalanche-gear: LVS-Gerät, Lawinenset, Lawinenrucksack, Piepser, Lawinenausrüstung, LVS-Set, LVS
cross-country-skis: Langlaufski, Tourenschi
bobsled: Bob, Zipfelbob, Rutschteller, Lenkbob
drum-kit: Schlagzeug, E-Drum, Drumset, Snare, Drums, Schießbude, E-Drums, elektronisches Schlagzeug
piano: Klavier, Digitalpiano, E-Piano, Stagepiano, Pianino
grand-piano: Flügel, Stutzflügel, Konzertflügel
organ: Orgel, Harmonium, Hammondorgel
synthesizer: Synthesizer, MIDI-Keyboard, Sampler, Groovebox, Synthi
saxophone: Saxofon, Saxophon
trumpet: Trompete
harmonica: Mundharmonika, Melodika, Xylofon
cello: Cello
harp: Harfe, Zither, Hackbrett
cello-bow: Gitarrenständer
effects-pedal: Effektpedal, Effektgerät, Bodentreter, Tretmine
subwoofer: Subwoofer, Bassbox, Monitorbox, Studiomonitor
megaphone: Megafon, Flüstertüte, Megaphon
silent-disco: Silent Disco, Funkkopfhörer, Führungsanlage
record-player: Plattenspieler, Grammophon, Musikbox vintage, Schallplattenspieler
gong: Gong
wheelchair: Rollstuhl, Faltrollstuhl, Transportrollstuhl, Leichtrollstuhl, Rolli
walker: Rollator, Gehwagen, Gehhilfe, Gehbock, Gehgestell
crutches: Krücken, Unterarmgehstützen, Gehstock, Krückstock, Krücke, Gehstützen, Gehhilfen
mobility-scooter: Seniorenmobil, Elektromobil, Elektrorollstuhl
hospital-bed: Pflegebett, Krankenbett, Patientenlifter, Spitalbett
toilet-chair: Toilettenstuhl, WC-Stuhl, Nachtstuhl
blood-pressure: Blutdruckmessgerät, Inhaliergerät, Pulsoximeter, Blutdruckmesser
massage: Massageliege, Massagesessel, Massagebank, Behandlungsliege, Massagetisch
light-therapy: Tageslichtlampe, Rotlichtlampe, Lichttherapielampe
knee-scooter: Knieroller, Knierolli
pet-crate: Hundebox, Transportbox, Katzenkorb, Katzentransportbox, Transportbox für Katzen, Katzenbox, Hundetransportbox, Hundekäfig, Tragekorb, Transportkäfig
aquarium: Aquarium, Terrarium
easel: Staffelei für Bilder, Malstaffelei, Malerstaffelei, Staffelei
pottery-wheel: Töpferscheibe, Drehscheibe, Töpferrad
loom: Webstuhl
book: Buch, Bücher, Reiseführer, Comics
christmas-tree: Weihnachtsbaum, Christbaum, Christbaumständer, Krippe, Weihnachtsbeleuchtung, Christbaumbeleuchtung, Tannenbaum
hatching-incubator: Brutapparat, Brutmaschine, Brutautomat, Brutkasten, Inkubator, Motorbrüter, Brüter
crane: Kran, Baukran
forklift: Gabelstapler, Hubstapler
mannequin: Schneiderpuppe, Schaufensterpuppe
garment-steamer: Dampfglätter, Steamer, Kleiderdampfer, Knitterglätter
water-dispenser: Wasserspender
display-case: Vitrine, Schaukasten
market-stall: Marktstand, Verkaufsstand, Standl, Marktstandl, Kiosk
flag-pole: Fahnenmast, Beachflag
queue-barrier: Absperrpfosten, Absperrband, Absperrgitter, Personenleitsystem
cash-register: Kasse, Registrierkasse, Kartenleser, Kartenterminal, Bankomatgerät
screen-printing: Siebdruck, Siebdruckrahmen, Siebdruckset
airbrush: Airbrush
potty: Töpfchen, Topferl
stair-gate: Treppenschutzgitter, Türschutzgitter, Treppengitter, Kindergitter, Türgitter, Schutzgitter
rain-barrel: Regentonne, Regenfass
post-driver: Pfahlramme, Pfostenramme
bean-bag: Sitzsack
bar-stool: Barhocker, Hocker, Stockerl, Barstuhl, Tresenhocker, Schemel
spit-roast: Spanferkelgrill, Drehspieß, Grillspieß
chess-clock: Schachuhr
compass: Kompass
outboard-motor: Außenbordmotor, Außenborder, Bootsmotor
axle-stand: Unterstellbock, Unterstellböcke
distance-meter: Entfernungsmesser, Lasermessgerät, Maßband, Distanzmesser
core-drill: Kernbohrgerät, Kernbohrer, Kernbohrmaschine
plasma-cutter: Plasmaschneider
incidental: zwei, drei, vier, fünf, sechs, acht, zehn, zwölf, gut, gute, guter, gutes, guten, stabil, stabile, stabiler, stabiles, stark, starke, kräftig, robust, robuste, robuster, schön, schöne, neu, neue, alt, alte, gebraucht, einfach, einfache, schnell, dringend, bitte, danke, hallo, leihweise, jemand, irgendwer, Anfänger, Einsteiger, Person, Personen, Leute, Erwachsene, Tag, Tage, Woche, Wochenende, Stunde, Stunden, heute, morgen, draußen, drinnen, Hund, Sache, Sachen, Ding, Dinge, etwas, irgendwas, gratis, kurzfristig, gern, gerne, ordentlich, Gäste, Mann, Plätze
cast-iron: Gusseisen, gusseisern
electric: elektrisch, elektro
cordless: Akku, kabellos, schnurlos
folding: klappbar, faltbar, zusammenklappbar
telescopic: ausziehbar, teleskopisch
left-handed: Linkshänder, linkshändig
professional: Profi, professionell, gewerblich
large: groß, riesig, größer, hoch, hohe, hohen, lang, lange
small: klein, mini, kompakt, kleiner, leicht, kurz, handlich
cheap: billig, günstig, preiswert, preisgünstig, wohlfeil
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
kettle: Wasserkocher, Teekessel
toaster: Toaster
serving-tray: Tablett, Serviertablett, Servierplatte
typewriter: Schreibmaschine, Reiseschreibmaschine
trombone: Posaune
tuba: Tuba
alphorn: Alphorn
jump-starter: Starthilfegerät, Powerbank Starthilfe, Jumpstarter, Autobatterie leer, Starthilfe, Startbooster, Powerpack, Starthilfebooster
glassware: Gläser, Weingläser, Sektgläser, Biergläser, Trinkgläser, Gläserset, Leihgläser, Trinkgefäß
flamenco-dress: Flamencokleid
overlocker: Overlock, Overlockmaschine
hair-dryer: Föhn, Haartrockner, Fön, Haarföhn
curling-iron: Lockenstab, Glätteisen
clothes-dryer: Wäschetrockner, Tumbler
electric-blanket: Heizdecke
baby-scale: Babywaage
bottle-warmer: Flaschenwärmer, Vaporisator, Sterilisator, Babykostwärmer
kettlebell: Kettlebell, Kugelhantel
hand-mixer: Handmixer, Handrührgerät, Stabmixer, Pürierstab, Zauberstab
food-processor: Zerkleinerer
pressure-cooker: Schnellkochtopf, Druckkochtopf, Kelomat, Dampfkochtopf, Dampfkocher
wok: Wok
kitchen-scale: Küchenwaage
air-fryer: Heißluftfritteuse
drill-press: Standbohrmaschine, Tischbohrmaschine, Ständerbohrmaschine
child-carrier: Kindertrage, Kraxe, Rückentrage, Wandertrage, Rucksackkraxe, Tragegestell, Chraxe, Kindertrage zum Wandern, Kindertragerucksack
ice-axe: Eispickel, Steigeisen
slackline: Slackline, Balancierband
kubb: Kubb, Wikingerschach, Wikingerspiel, Schwedenschach
croquet: Krocket, Croquet
unicycle: Einrad, Einradl
stilts: Stelzen
juggling: Jonglierbälle, Jonglierkeulen, Diabolo, Jonglierring, Devilstick, Jonglieren
banjo: Banjo
mandolin: Mandoline
clarinet: Klarinette
flute: Querflöte
recorder-flute: Blockflöte, Panflöte
bagpipes: Dudelsack
xylophone: Xylophon, Marimba, Glockenspiel, Vibraphon
pa-system: PA-Anlage, PA, Beschallungsanlage, Tonanlage
teleprompter: Teleprompter
green-screen: Greenscreen, grüner Hintergrund
film-scanner: Diascanner, Negativscanner, Filmscanner, Dia-Scanner
knitting-machine: Strickmaschine
kiln: Brennofen
beekeeping-extractor: Honigschleuder, Imkerschleuder
dog-trailer: Hundeanhänger, Hundefahrradanhänger, Fahrradanhänger für Hunde, Anhänger für den Hund, Hundevelo-Anhänger
enlarger: Vergrößerungsgerät, Dunkelkammer, Fotolabor, Vergrößerer, Dunkelkammerleuchte
sauna: Sauna, Saunazelt, Zeltsauna, Fasssauna, Saunafass, Saunamobil, Saunaanhänger
hot-tub: Whirlpool, Jacuzzi, Badefass, Hottub, Badezuber, Hot Tub, Badewanne
golf-cart: Golfcart, Golfmobil, Golfcar, Golfauto
hoverboard: Hoverboard, Monowheel, Elektro-Einrad
segway: Segway
yoghurt-maker: Joghurtbereiter, Joghurtmaschine, Joghurtmaker
churro-maker: Churromaschine, Churrosmaschine, Churros-Maker
sausage-stuffer: Wurstfüller, Wurstfüllmaschine, Wurstpresse
spaetzle-maker: Spätzlepresse, Spätzlehobel, Knöpflisieb, Knöpflihobel, Spätzlemaschine
tortilla-press: Tortillapresse, Tortillamaker
donut-maker: Donutmaker, Donutmaschine
pancake-maker: Poffertjespfanne, Pancakemaker, Pfannkuchenmaker
grain-mill: Getreidemühle, Kornmühle, Mehlmühle, Flocker
apple-peeler: Apfelschäler, Kirschentkerner
mandoline: Gemüsehobel, Krauthobel, Spiralschneider, Krautschneider
cheese-kit: Käsepresse, Käsekessel, Käse-Set
tandoor: Tandur, Tandoor, Tandoori-Ofen
kebab-grill: Dönergrill, Gyrosgrill, Schaschlikgrill, Mangal
samovar: Samowar
decanter: Dekanter, Dekantierkaraffe, Karaffe
ice-bucket: Sektkühler, Weinkühler, Eiskübel, Champagnerkühler, Eiseimer
ice-crusher: Eiscrusher, Eiszerkleinerer, Schneekegelmaschine
cocktail-set: Cocktailshaker, Cocktailset, Barset, Shaker, Bar-Utensil
soda-maker: Wassersprudler, Sodasiphon, Sprudler
whipping-siphon: Sahnesiphon, Sahnebereiter, Sahnespender
fish-kettle: Fischkessel, Fischkochtopf, Hummertopf
oyster-knife: Austernmesser
laser-cutter: Lasercutter, Lasergravierer, Laserschneider, Lasergravurmaschine
cnc-mill: CNC-Fräse, CNC-Maschine
bandsaw: Bandsäge
scroll-saw: Dekupiersäge, Laubsäge
bench-grinder: Doppelschleifer, Messerschleifer, Schleifbock, Nassschleifer, Messerschärfer, Schleifstein, Wetzstein, Tischschleifer
rotary-tool: Multifunktionsschleifer, Gravierstift, Graviergerät, Geradschleifer
caulking-gun: Kartuschenpistole, Silikonpistole, Silikonspritze, Kartuschenpresse, Dichtmittelpistole
tap-die-set: Gewindeschneider, Gewindebohrer, Gewindeschneidsatz
pipe-bender: Rohrbieger, Biegezange, Rohrbiegegerät
sheet-bender: Abkantbank, Kantbank, Blechbiegegerät
chain-hoist: Kettenzug, Flaschenzug, Seilzug, Elektroseilzug
suction-lifter: Saugheber, Glassauger, Vakuumheber
carpet-tool: Teppichspanner, Kniespanner
chimney-brush: Kaminbesen, Kaminbürste, Kehrbesen, Rauchfangbürste
gutter-cleaner: Dachrinnenreiniger, Rinnensauger
sweeper: Kehrmaschine, Kehrgerät, Kehrbürste
ozone-generator: Ozongenerator, Ozongerät
leak-detector: Lecksuchgerät, Gasdetektor, Leckdetektor, Druckprüfgerät
sound-meter: Schallpegelmesser, Dezibelmesser, Lärmmessgerät
air-quality-meter: CO2-Messgerät, Luftqualitätsmesser, Radonmessgerät, Geigerzähler, CO2-Ampel
thermometer: Thermometer, Fleischthermometer, Bratenthermometer, Fieberthermometer
weather-station: Wetterstation, Windmesser, Barometer, Anemometer
energy-meter: Strommessgerät, Energiekostenmessgerät, Wattmeter, Stromzähler
theodolite: Theodolit, Tachymeter, Nivelliergerät, Baunivellier, Vermessung, Vermessungsgerät
measuring-wheel: Messrad, Rolltacho
safety-harness: Absturzsicherung, Auffanggurt, Sicherheitsgeschirr, PSA gegen Absturz
hard-hat: Bauhelm, Schutzhelm, Arbeitshelm
respirator: Atemschutzmaske, Schweißhelm, Staubmaske, Schweißmaske, Gasmaske
ear-defenders: Gehörschutz, Kapselgehörschutz, Ohrenschützer, Mickymäuse
traffic-cone: Verkehrskegel, Leitkegel, Halteverbotsschild, Bauzaun, Pylonen
fire-extinguisher: Feuerlöscher, Löschdecke
first-aid: Verbandskasten, Defibrillator, Erste-Hilfe-Koffer, Krankentrage, Defi, AED, Erste-Hilfe-Kasten, Trage
inhaler: Inhalationsgerät, Inhalator, Vernebler, Sauerstoffgerät, CPAP-Gerät
shower-chair: Duschstuhl, Duschhocker, Badewannenlift, Toilettensitzerhöhung, WC-Erhöhung, Badewannenbrett
wheelchair-ramp: Rollstuhlrampe, Rampe für Rollstuhl, Türschwellenrampe
tens-unit: TENS-Gerät, Reizstromgerät, Muskelstimulator
massage-gun: Massagepistole, Faszienrolle, Schaumroller
magnifier: Lupenleuchte, Bildschirmlesegerät, Leselupe, Lupenlampe
dog-ramp: Hunderampe, Hundetreppe
pet-stroller: Hundebuggy, Hundewagen
dog-clipper: Hundeschermaschine, Schermaschine, Trimmtisch
hair-clipper: Haarschneidemaschine, Haarschneider, Barttrimmer
chicken-coop: Hühnerstall, Kaninchenstall, Hühnerhaus
lawn-aerator: Rasenlüfter, Aerifizierer
seed-spreader: Streuwagen, Düngerstreuer, Salzstreuer, Saatgutstreuer
weed-burner: Unkrautbrenner, Abflammgerät, Unkrautvernichter
moss-remover: Fugenbürste, Unkrautbürste, Wildkrautbürste
hedge-platform: Arbeitsbühne für Hecken, Dreibeinleiter, Arbeitsplattform, Malerbock
electric-fence: Weidezaun, Elektrozaun, Weidezaungerät
trail-camera: Wildkamera, Überwachungskamera, Wildtierkamera, Fotofalle, Sicherheitskamera, Jagdkamera
star-tracker: Startracker, Nachführung, Astromontierung
capture-card: Capture Card, Bildmischer, Videomischer, Streaming-Set
webcam: Webcam, Streamingkamera
audio-interface: Audiointerface, Soundkarte, MIDI-Controller
loop-station: Loopstation, Looper
music-stand: Notenständer, Notenpult, Dirigentenpult
didgeridoo: Didgeridoo
handpan: Handpan, Steeldrum, Steel Pan, Zungentrommel
singing-bowl: Klangschale, Klangschalen, Kalimba
double-bass: Kontrabass, Bassgeige
viola: Bratsche, Viola
oboe: Oboe
french-horn: Waldhorn, Euphonium, Flügelhorn, Kornett, Horn
sitar: Sitar, Bouzouki, Balalaika, Oud
metronome: Metronom, Stimmgerät
bingo-set: Bingo-Set, Bingotrommel, Bingo
casino-table: Roulette, Casinotisch, Roulettetisch
arcade-machine: Spielautomat, Arcade-Automat, Arcadeautomat, Glücksspielautomat
jukebox: Jukebox
building-bricks: Lego, Bausteine, Playmobil, Duplo, Baukasten
jigsaw-puzzle: Puzzle, Backgammon, Mahjong
rc-car: RC-Auto, ferngesteuertes Auto, Carrerabahn, ferngesteuert, ferngesteuerter Hubschrauber
ball-pit: Bällebad, Softplay, Krabbelburg
water-slide: Wasserrutsche, Wasserrutschbahn
baby-walker: Lauflernwagen, Gehfrei, Lauflernhilfe
bottle-sterilizer: Flaschensterilisator, Dampfsterilisator
baby-swing: Babyschaukel, Federwiege, Babyhopser
pedal-kart: Kettcar, Gokart, Tretauto, Seifenkiste, Go-Kart, Kart, Tretkart
balloon-arch: Ballonbogen, Ballongirlande, Luftballongestell
neon-sign: Neonschild, Leuchtbuchstaben, Leuchtschrift, XXL-Buchstaben, Neonschriftzug
wedding-decor: Hochzeitsdeko, Hochzeitsdekoration, Tischdeko, Vasen, Hochzeitsschild
chair-cover: Stuhlhussen, Hussen
confetti-cannon: Konfettikanone, Konfettimaschine, Funkenmaschine, Konfetti
snow-machine: Schneemaschine, Schaumkanone, Schaummaschine
mechanical-bull: Bullriding, Rodeobulle, Rodeo-Bulle
truss: Traverse, Traversen, Lichtstativ, Lampenstativ, Boxenstativ
dmx-controller: Lichtpult, Moving Head, DMX-Controller, Lichtmischpult, Lichtsteuerung
whiteboard: Whiteboard, Pinnwand, Moderationskoffer, Metaplanwand
rollup-banner: Rollup, Messestand, Messewand, Aufsteller, Messedisplay, Werbetafel, Ausstellungstafel, Kundenstopper
label-printer: Etikettendrucker, Beschriftungsgerät, Labeldrucker, Etikettiergerät
paper-cutter: Papierschneider, Schneidemaschine für Papier, Bindegerät, Bindemaschine, Stapelschneider, Spiralbindegerät
photo-printer: Fotodrucker
embroidery-machine: Stickmaschine
leather-tools: Lederwerkzeug, Ösenpresse, Lochzange
spinning-wheel: Spinnrad
candle-kit: Kerzenzieh-Set, Kerzengießset, Seifenset, Wachsschmelzer
wig: Perücke, Faschingsmaske, Maske
mascot: Maskottchen, Maskottchenkostüm
graduation-gown: Talar, Doktorhut, Absolventenhut
veil: Brautschleier, Schleier, Tiara
outdoor-clothes: Wintermantel, Regenjacke, Daunenjacke, Regenhose
wardrobe: Kleiderschrank, Kommode, Schrank, Schubladenschrank
rug: Teppichläufer, Läufer
curtain: Vorhang, Raumteiler, Paravent, Verdunkelung, Spanische Wand
mattress: Matratze, Gästematratze
windsurf-board: Windsurfbrett, Windsurfer, Surfsegel
wakeboard: Wakeboard, Wasserski, Towable, Schleppreifen
sea-scooter: Unterwasserscooter, Seascooter
raft: Floß, Raft, Schlauchfloß
dry-bag: Packsack, Drybag, Seesack wasserdicht, wasserdichte Tonne, Kompressionssack
crab-pot: Kescher, Fischfinder, Echolot, Reuse
ice-auger: Eisbohrer, Eisangelset
tent-stove: Zeltofen, Zeltheizung, Campingheizung
lantern: Campinglaterne, Taschenlampe, Laterne, Handlampe
water-filter: Wasserfilter, Wasseraufbereiter
mosquito-net: Moskitonetz, Mückennetz, Bärentonne
hand-warmer: Handwärmer, Heizweste, Heizhandschuhe, beheizte Weste
satellite-phone: Satellitentelefon, Notfallsender, Satellitenmessenger
travel-adapter: Reiseadapter, Übersetzungsgerät
power-bank: Powerbank
volleyball-set: Volleyballnetz, Beachvolleyballset, Volleyballset
basketball-hoop: Basketballkorb, Basketballständer
padel-racket: Padelschläger, Pickleball, Pickleballschläger
roller-skates: Rollschuhe
gym-machine: Kraftstation, Hantelbank, Rudelgestell
crosstrainer: Crosstrainer, Ellipsentrainer, Stepper, Vibrationsplatte, Vibrationstrainer, Steppbrett
battle-rope: Battle Rope, Widerstandsbänder, Springseil, Pilates-Reformer, Pilates-Gerät
gymnastics-mat: Turnmatte, Airtrack, Schwebebalken, Weichbodenmatte
boxing-gloves: Boxhandschuhe, Pratzen
baseball-gear: Baseballschläger, Baseballhandschuh, Baseball, Wurfmaschine
curling-set: Eisstock, Eisstöcke, Curlingsteine, Stocksport
snow-tube: Schneereifen, Snowtube
ski-touring: Tourenski, Tourenskier, Splitboard, Skitourenset
ski-rack: Skiträger, Kajakträger, Surfbrettträger
motorbike: Motorrad, Maschine mit Motor, Töff, Motorradl
motorbike-gear: Motorradhelm, Motorradjacke, Motorradkombi
motorcycle-stand: Motorradständer, Montageständer Motorrad, Motorradheber
tyre-changer: Reifenmontiergerät, Reifenfüller, Wuchtmaschine
spring-compressor: Federspanner, Lagerabzieher, Abzieher
inverter: Wechselrichter, Spannungswandler
cable-protector: Kabelbrücke, Kabelkanal
portable-toilet: Toilettenwagen, Mobilklo, Dixi, Dixi-Klo, Miettoilette
flood-barrier: Sandsäcke, Hochwasserschutz
tarpaulin: Abdeckplane, Gewebeplane, Bodenplane, Plane
horse-gear: Pferdesattel, Trense, Pferdedecke
time-clock: Stoppuhr, Anzeigetafel, Zeitmessanlage
molkky: Mölkky
cooker-hood: Dunstabzugshaube, Abzugshaube
stove: Herd, Backofen, Küchenherd
case: Hülle, Etui, Schutzhülle, Futteral, Schutzkoffer, Kameratasche, Laptoptasche, Gitarrentasche, Gigbag, Gitarrenkoffer
cover: Abdeckung, Überzug, Abdeckhaube
stand: Ständer, Halter, Halterung, Haltebügel
pump: Pumpe, Handpumpe, Fußpumpe, Elektropumpe, Luftpumpe, Standpumpe, Matratzenpumpe
strings: Saiten, Saite
wheel: Ersatzrad, Felge, Felgen
tyre: Reifen, Fahrradschlauch, Winterreifen
lock: Schloss, Vorhängeschloss
bicycle-bell: Klingel, Fahrradklingel
spare-battery: Ersatzakku, Batterie, Batterien, Ersatzbatterie
charger: Ladekabel, Netzteil, Akkuladegerät
cable: Kabel, Audiokabel, Netzkabel, Klinkenkabel
adapter: Adapter
memory-card: Speicherkarte, SD-Karte
remote-control: Fernbedienung
lampshade: Lampenschirm
saw-blade: Sägeblatt, Sägeblätter, Klinge, Klingen
drill-bit: Bohreraufsatz, Bit-Set, Bits, Bohrkrone
sandpaper: Schleifpapier, Schleifscheibe, Trennscheibe
nozzle: Düse, Aufsatz, Bürstenaufsatz
vacuum-bag: Staubsaugerbeutel, Staubbeutel
spare-part: Ersatzteil, Ersatzteile, Zubehör
ink: Tinte, Druckerpatrone, Toner, Patrone
photo-film: Filmrolle, Kleinbildfilm, Fotopapier
gas-bottle: Gasflasche, Gaskartusche, Propangasflasche
charcoal: Holzkohle, Grillkohle, Briketts, Brennholz, Anzünder
wall-paint: Wandfarbe, Lack, Dispersionsfarbe
screws: Schrauben, Nägel, Dübel, Bilderhaken
strap: Riemen
drumsticks: Drumsticks, Trommelstöcke, Schlagzeugstöcke
violin-bow: Geigenbogen, Kolophonium, Cellobogen
pillow: Kissen, Kopfkissen
bed-sheet: Bettwäsche, Bettlaken, Laken, Bettzeug
towel: Handtuch, Handtücher, Badetuch
tent-pegs: Heringe, Zeltstange, Zeltheringe, Abspannleine
single-paddle: Paddel
fishing-bait: Köder, Angelhaken, Blinker
shuttlecocks: Federbälle
balls: Bälle, Tennisbälle
face-mask: Mundschutz
dog-lead: Hundeleine, Leine, Halsband
pet-food: Hundefutter, Katzenfutter
nappies: Windeln, Feuchttücher
motor-oil: Motoröl, Kettenöl
mudguard: Schutzblech, Kotflügel
bike-basket: Fahrradkorb
phone-case: Handyhülle, Handyhalterung
sledgehammer: Vorschlaghammer, Fäustel, Gummihammer
chisel: Stechbeitel, Meißel
hoe: Gartenhacke, Unkrautstecher, Haue
turf-cutter: Rasenschäler, Sodenschneider, Rasenkantenschneider
compost-bin: Komposter, Kompostbehälter
pond-vacuum: Teichsauger, Poolroboter, Poolsauger, Schlammsauger
roofed-beach-chair: Strandkorb
fountain: Springbrunnen, Zimmerbrunnen
garden-torch: Gartenfackel, Fackel, Fackeln
knife-set: Küchenmesser, Messerset, Tranchiermesser
salad-spinner: Salatschleuder
egg-cooker: Eierkocher
milk-frother: Milchaufschäumer
moka-pot: Espressokocher, Bialetti, French Press, Herdkanne
thermos: Thermoskanne, Thermosflasche, Isolierkanne
food-stall: Imbissstand
bottle-opener: Korkenzieher, Flaschenöffner
wine-cooler: Weinkühlschrank, Getränkekühlschrank, Flaschenkühlschrank
trestle: Tischböcke
night-light: Nachtlicht, Einschlaflicht
baby-gym: Spielbogen, Krabbeldecke, Spieldecke, Spielmatte
swim-aid: Schwimmflügel
pogo-stick: Springstock, Pogostick
kite: Drachen, Lenkdrachen, Flugdrachen, Papierdrachen
yo-yo: Jojo, Jo-Jo, Yo-Yo
carousel: Karussell, Ringelspiel
dunk-tank: Dunk Tank, Tauchbecken
sumo-suits: Sumoanzug, Bubble-Ball, Zorbball, Sumoanzüge
tug-of-war: Tauziehseil, Sackhüpfsäcke, Tauziehen
guest-book: Gästebuch, Fotorahmen
monopod: Einbeinstativ, Selfiestick, Selfie-Stange
smartwatch: Smartwatch, Fitnessuhr
soundbar: Soundbar, Hifi-Anlage, Ghettoblaster
dvd-player: DVD-Player, Blu-ray-Player
cassette-player: Kassettenrekorder, Tonband
radio-set: Radio, Weltempfänger, Baustellenradio
calculator: Taschenrechner, Geldzählmaschine, Münzzähler, Finanzrechner, wissenschaftlicher Rechner
armchair: Schaukelstuhl, Ohrensessel, Fauteuil
drying-rack: Wäscheständer, Wäschespinne, Stewi
broom: Besen, Wischmopp, Schrubber, Eimer, Wischer
handheld-vacuum: Handstaubsauger, Akkusauger, Akkustaubsauger
dust-extractor: Bauentstauber, Werkstattsauger
office-chair: Bürostuhl, Bürosessel, Drehstuhl, Schreibtischstuhl, Gaming-Stuhl, Gamingstuhl, Multimediasessel
dishwasher: Geschirrspüler, Spülmaschine, Geschirrspülmaschine, Abwaschmaschine, Gläserspüler
kitchen-sink: Spüle, Waschbecken, Spülbecken, Abwasch
piano-stool: Klavierhocker, Klavierbank
ski-helmet: Skihelm, Schihelm
ski-goggles: Skibrille, Schibrille
ski-poles: Skistöcke, Schistöcke
changing-table: Wickeltisch, Wickelkommode, Wickelauflage, Wickeltasche
quad-bike: Quad, ATV
pull-up-bar: Klimmzugstange, Reckstange
mini-oven: Minibackofen, Tischbackofen
beehive: Bienenstock, Bienenkasten, Bienenbeute
tennis-ball-machine: Ballmaschine, Tennisballmaschine, Ballwurfmaschine
car-radio: Autoradio
bassoon: Fagott, Englischhorn
nativity-scene: Weihnachtskrippe, Krippenfiguren
bowling-set: Kegel, Kegelspiel, Bowlingset, Kegelset, Bowlingkugel
zip-line: Seilrutsche, Seilbahn für den Garten, Flying Fox
laser-tag: Lasertag, Nerf
drum-machine: Drumcomputer, Drummachine
theremin: Theremin
outdoor-kitchen: Außenküche, Feldküche, Gulaschkanone
oven-mitt: Topflappen, Ofenhandschuhe
garden-gloves: Handschuhe, Arbeitshandschuhe, Gartenhandschuhe
goggles: Schutzbrille, Schwimmbrille
umbrella: Regenschirm, Regenschirme, Knirps
watch: Armbanduhr
shoes: Schuhe, Turnschuhe, Abendschuhe, Stöckelschuhe
wheel-clamp: Parkkralle, Lenkradkralle
sandbox: Sandkasten, Sandkiste, Sandtisch
steel-toe-boots: Sicherheitsschuhe, Arbeitsschuhe, Gummistiefel
waders: Wathose, Anglerhose
skimboard: Skimboard
parachute: Fallschirm, Gleitschirm, Fluganzug, Wingsuit
cherry-pitter: Kirschentsteiner, Entsteiner
gazebo-weights: Zeltgewichte
inflatable: aufblasbar, aufblasbares, zum Aufblasen, zum Aufpumpen
steam-iron: Dampfbügelstation, Dampfbügeleisen
dining-table: Küchentisch
coffee-table: Couchtisch, Beistelltisch
cat-litter: Katzenklo, Kratzbaum
dog-house: Hundehütte
bird-cage: Vogelkäfig, Käfig
dish-rack: Abtropfgestell
name-tags: Namensschilder
blackboard: Kreidetafel, Schultafel
usb-stick: USB-Stick, Festplatte
phone-charger: Handyladegerät
wedding-cake: Hochzeitstorte, Geburtstagstorte
party-hat: Partyhut, Partyhüte
cowboy-hat: Cowboyhut, Zylinderhut, Sombrero
balloons: Luftballons, Ballons, Luftballon
egg-cup: Eierbecher
potato-ricer: Kartoffelpresse, Kartoffelstampfer
cot-mobile: Babymobile
buggy-board: Buggyboard, Kinderwagenrad
school-cone: Schultüte
sunglasses: Sonnenbrille
bike-helmet: Fahrradhelm, Velohelm, Radhelm
football: Fußball, Basketball, Volleyball, Fussball, Rugbyball, Rugby-Ball, Rugby, Handball
hammer: Hammer
wrench: Schraubenschlüssel, Maulschlüssel, Inbusschlüssel, Rollgabelschlüssel, Knarre, Ratsche
pliers: Zange, Kombizange, Kneifzange, Wasserpumpenzange, Zwickzange
crowbar: Brecheisen, Brechstange, Nageleisen, Kuhfuß
paint-roller: Farbroller, Malerrolle, Pinsel, Farbrolle
mason-trowel: Maurerkelle, Kelle, Fugenkelle, Maurerwerkzeug
anvil: Amboss
watering-can: Gießkanne, Giesskanne
raised-bed: Hochbeet, Pflanzkübel, Blumentopf
dance-pole: Tanzstange
bass-clarinet: Bassklarinette
audio-guest-book: Audiogästebuch, Gästebuchtelefon
hot-air-balloon: Heißluftballon
cold-room: Kühlraum, Kühlanhänger, Kühlhaus
hay-bales: Strohballen, Heuballen
street-organ: Drehorgel, Leierkasten
car-horn: Hupe
garbage-bin: Mülltonne, Abfalleimer
parking-space: Stellplatz, Parkplatz
meeting-room: Besprechungsraum, Partyraum, Veranstaltungsraum, Vereinsheim, Vereinshaus, Sportverein, Gemeindesaal
brochure-rack: Prospektständer
tap-shoes: Steppschuhe, Tanzschuhe, Ballettschuhe
kitchen-utensil: Küchenutensil, Küchenhelfer, Küchenzange, Grillzange, Schneebesen, Schaumlöffel, Pizzaschneider, Knoblauchpresse, Teesieb, Sieb, Mehlsieb, Küchenschere, Topfuntersetzer, Rührschüssel, Salatschüssel, Eiswürfelform, Eisportionierer, Portionierer, Küchenreibe, Sparschäler, Teigschaber, Zuckerspender, Gewürzmühle, Pfeffermühle, Gewürzstreuer, Schöpfkelle, Sushi-Matte
wind-instrument: Blechblasinstrument, Holzblasinstrument, Blasinstrument
measuring-tool: Messgerät, Winkelmesser, Höhenmesser, pH-Meter, Messschieber, Schieblehre, Zollstock, Meterstab, Seismograph
metalworking-tool: Entgrater, Reibahle, Körnerpunkt, Splinttreiber, Feile, Stoßmaschine
putty-knife: Spachtel, Kittmesser
magnetic-sweeper: Magnetbesen, Lasthebemagnet
grabber: Greifzange, Müllgreifer, Müllzange, Greifhilfe
construction-machine: Straßenfertiger, Asphaltfertiger, Bulldozer, Planierraupe, Raupenlader, Muldenkipper, Schürfzug
farm-machine: Erntemaschine, Mähdrescher, Feldhäcksler, Kartoffelroder, Pflug, Sämaschine
tv-receiver: Satellitenreceiver, Receiver
vending-machine: Verkaufsautomat, Getränkeautomat, Snackautomat
gymnastics-gear: Turnringe, Pauschenpferd, Sprungbrett, Turnsprungbrett, Ballettstange, Sprungkasten
athletics-gear: Diskus, Diskusscheibe, Stoßkugel, Kugelstoß-Kugel, Sportspeer, Hürde, Staffelstab, Startpistole, Stabhochsprungstab, Hochsprunglatte, Stabhochsprungmatte, Wurfhammer, Startblock
boxing-ring: Boxring
airsoft-gun: Softair, Airsoft, Paintball, Wasserpistole
roller-ski: Rollski, Skiroller
kite-buggy: Kitebuggy, Kitebuggying
hobby-horse: Steckenpferd, Schaukelpferd
shuffleboard: Shuffleboard
multi-game-table: Multispieltisch, Spieltisch
ab-roller: Bauchroller, Bauchtrainer
suspension-trainer: Schlingentrainer, Suspension Trainer, TRX
balance-board: Balance-Board, Balanceboard
exercise-ball: Gymnastikball, Sitzball, Pezziball
lighter: Feuerzeug, Streichholz, Streichhölzer
bulb-changer: Glühbirnenwechsler, Lampenwechsler
rebar-cutter: Betonstahlschneider
misting-system: Fog-Anlage, Sprühnebelanlage
trash-compactor: Müllpresse, Dosenpresse
laser-pointer: Laserpointer, Präsentationsfernbedienung
franking-machine: Frankiermaschine
toy-robot: Roboter, Spielzeugroboter
bed-rail: Bettschutzgitter, Bettgitter, Bett-Sicherheitsgeländer
baby-jumper: Türhopser
bib: Lätzchen
sound-machine: Klanggerät
dog-agility: Agility-Ausrüstung, Agility, Hundetunnel
party-decoration: Partydeko, Partyartikel, Geburtstagskerze, Geburtstagsdeko, Cocktaildekoration
stage-set: Bühnenbild, Kulisse, Requisite, Set-Dekoration, Set-Element
footstool: Polsterhocker, Fußhocker, Fußstütze
plant-milk-maker: Sojamilchbereiter
model-making: Modellbau, Modellbausatz
pom-poms: Pompons
$terms$);

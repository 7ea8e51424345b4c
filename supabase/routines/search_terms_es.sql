-- after: load_search_terms, search_concepts, index_item_text, item_vectors, headline_lexemes, find_concepts, compound_concepts, broader_concepts, without_digraphs, is_filler
-- Cómo se llaman las cosas en español: un concepto de search_concepts.sql por línea. Se amplía igual que el inglés.
select public.load_search_terms('es', $terms$
power-tools: herramienta, herramientas, herramienta eléctrica, bricolaje
drill: taladro, taladradora, broca, brocas, taladrar
hammer-drill: taladro percutor, taladro de percusión, martillo perforador, martillo percutor, rotomartillo
cordless-driver: atornillador, destornillador, taladro atornillador, taladro inalámbrico, atornillador eléctrico
demolition-hammer: martillo demoledor, martillo neumático, martillo picador, martillo rompedor
angle-grinder: radial, amoladora, rotaflex, esmeriladora, amoladora angular, desbrozadora de disco
saw: sierra, serrucho
circular-saw: sierra circular, ingletadora, sierra de mesa
jigsaw: sierra de calar, caladora, sierra de sable
chainsaw: motosierra
sander: lijadora, pulidora
router: fresadora
nail-gun: clavadora, grapadora
heat-gun: pistola de calor, decapador
soldering-iron: soldador, soldadora
compressor: compresor
hand-tool: martillo, llave inglesa, alicates, caja de herramientas, maletín de herramientas, hacha
tile-cutter: cortadora de azulejos, cortador de azulejos
multimeter: multímetro, polímetro, detector
workbench: banco de trabajo
pressure-washer: hidrolimpiadora, limpiadora a presión, karcher
vacuum-cleaner: aspiradora, aspirador
carpet-cleaner: limpiador de alfombras, vaporeta
generator: generador, grupo electrógeno
garden: jardín, jardinería, huerto
lawnmower: cortacésped, cortadora de césped
hedge-trimmer: cortasetos
grass-trimmer: desbrozadora
scarifier: escarificador
leaf-blower: soplador, sopladora, soplahojas
shredder: trituradora, biotrituradora
tiller: motoazada
wheelbarrow: carretilla de obra
fruit-press: prensa de fruta, prensa de manzanas, prensa de uvas, prensa para sidra, exprimidor, licuadora, prensa
garden-tools: herramientas de jardín, kit de jardinería, pala, rastrillo, regadera, tijeras de podar, azada
hammock: hamaca, tumbona, hamaca con soporte, colgante
barbecue: barbacoa, parrilla, asador
garden-furniture: muebles de jardín, sombrilla
ladders-building: obra, construcción, reforma, reformas, pintura
ladder: escalera, escalera extensible, escalera de mano, escalerilla
stepladder: escalera de tijera, escalera plegable, escalera doméstica, taburete escalera, escalera con plataforma, banqueta
telescopic-ladder: escalera telescópica
scaffold: andamio, torre móvil, andamiaje
concrete-mixer: hormigonera
wallpaper-stripper: vaporizador de papel pintado, mesa de empapelar
paint-sprayer: pistola de pintura, pistola de pintar
dehumidifier: deshumidificador
laser-level: nivel láser, nivel
camping: camping, acampada, acampar, aire libre, senderismo, montaña
tent: tienda de campaña, tienda, carpa, tienda iglú, iglú
sleeping-bag: saco de dormir
sleeping-mat: esterilla, colchón hinchable, colchoneta
camping-stove: hornillo, camping gas, cocina de camping
cool-box: nevera portátil, nevera
backpack: mochila
boat: barco, barca, bote, lancha, barca hinchable
rowing-boat: bote de remos, barca de remos
canoe: canoa, piragua
kayak: kayak
paddle-board: paddle surf, tabla de paddle, SUP
telescope: telescopio, telescopio reflector, astronomía, ver estrellas
binoculars: prismáticos, binoculares
headlamp: frontal, linterna, farol
bikes: bicis y patinetes, ciclismo
bicycle: bicicleta, bici, bicis
cargo-bike: bici de carga, bicicleta de carga, cargobike, bici cargo, bicicleta cargo
cargo-trike: triciclo, triciclo de carga
city-bike: bicicleta de paseo, bici de paseo, bicicleta urbana, bici urbana, bici de ciudad
touring-bike: bicicleta de trekking, bici de viaje, cicloturismo
mountain-bike: bicicleta de montaña, bici de montaña, mountain bike
road-bike: bicicleta de carretera, bici de carretera
electric-bike: bicicleta eléctrica, bici eléctrica
kids-bike: bicicleta infantil, bici de niño
folding-bike: bicicleta plegable, bici plegable
bmx: BMX, bici BMX
kick-scooter: patinete, patinete eléctrico, patinete de niño, scooter
bike-trailer: remolque de bici, remolque de bicicleta
bike-rack: portabicicletas, portabicis
helmet: casco
photo-video: foto, fotografía, fotos, vídeo, grabar
camera: cámara, cámara de fotos, cámara digital, cámara fotográfica
mirrorless-camera: cámara sin espejo, sin espejo, mirrorless, cámara evil, full frame
slr-camera: réflex, cámara réflex
super-8-camera: super 8, cámara super 8, tomavistas, cámara de cine, cámara analógica
action-camera: cámara de acción, cámara deportiva
camcorder: videocámara, cámara de vídeo
instant-camera: cámara instantánea
drone: dron
lens: objetivo, lente, teleobjetivo
tripod: trípode
flash: flash
studio-light: foco de estudio, aro de luz, softbox
projector: proyector, cañón
projection-screen: pantalla de proyección, pantalla
party: fiesta, evento, boda, cumpleaños, celebración
football-table: futbolín, fútbol de mesa
table: mesa, mesa alta
folding-table: mesa plegable, tablero con caballetes, mesa de camping
chair: silla, asiento, taburete
folding-chair: silla plegable, silla de camping
beer-bench: banco de cerveza, bancos y mesas, mesa de picnic
disco-ball: bola de discoteca, bola de espejos
fog-machine: máquina de humo, máquina de burbujas
party-lights: luces de fiesta, guirnalda, guirnalda de luces, luces de discoteca
party-tent: carpa, carpa de fiesta, cenador, pabellón
bouncy-castle: castillo hinchable
costume: disfraz
stage: escenario, tarima
popcorn-machine: máquina de palomitas, palomitera, máquina de algodón de azúcar
dishes: vajilla, cubiertos, copas
board-game: juego de mesa, juegos
karaoke: karaoke
kitchen: cocina, cocinar, catering
waffle-iron: gofrera, gofre, máquina de gofres
crepe-maker: crepera, crepe, crêpe, plancha de crepes, tortitas
stand-mixer: robot de cocina, amasadora, batidora amasadora, robot amasador, batidora planetaria
blender: batidora, batidora de vaso, minipimer
paella-pan: paella, paellera, paellero, paellero de gas, sartén gigante
pizza-oven: horno de pizza, horno, piedra de pizza
raclette: raclette
fondue: fondue, fuente de chocolate
deep-fryer: freidora
bread-maker: panificadora
ice-cream-maker: heladera, máquina de helados
pasta-machine: máquina de pasta
coffee-machine: cafetera
pots-and-pans: olla, sartén, cazuela, olla exprés
baking: repostería, molde, tarta, hornear
kids: bebé, niño, niños, niña, infantil
high-chair: trona, silla alta, silla de bebé, silla para comer
stroller: silla de paseo, cochecito, carrito, carro de bebé, carrito de bebé, sillita de paseo
car-seat: silla de coche, silla para coche, alzador
travel-cot: cuna, cuna de viaje, minicuna
baby-carrier: portabebés, mochila portabebés, fular
baby-monitor: vigilabebés
toys: juguete, juguetes
balance-bike: bici sin pedales
sport-winter: deporte, deportes, nieve, invierno
table-tennis: tenis de mesa, ping pong, pimpón, pala de ping pong
tennis: tenis, raqueta de tenis
badminton: bádminton
racket: raqueta, pala
ball: balón, pelota, bote de bolas, bote de pelotas, fútbol, baloncesto
sled: trineo
skis: esquí, esquís
snowboard: snowboard
snowshoes: raqueta de nieve, raquetas de nieve
ice-skates: patines de hielo
skateboard: monopatín, skate, skateboard, patinete, longboard
inline-skates: patines, patines en línea
surfboard: tabla de surf
wetsuit: neopreno, traje de neopreno, snorkel
weights: pesas, mancuernas, cinta de correr
golf: golf, palos de golf
music: música, sonido, instrumento, instrumento musical
guitar: guitarra
electric-guitar: guitarra eléctrica
acoustic-guitar: guitarra acústica, guitarra española, guitarra clásica
bass-guitar: bajo, bajo eléctrico
ukulele: ukelele
amplifier: amplificador, ampli
speaker: altavoz, altavoces, bafle, bafles, equipo de sonido, equipo de música, altavoz bluetooth, megafonía
microphone: micrófono, micro
drums: tambor, batería, percusión
hand-drum: cajón, cajón flamenco, darbuka, djembé, bongó
keyboard: teclado, piano, sintetizador
violin: violín, violonchelo
accordion: acordeón
turntable: tocadiscos, plato, controladora DJ, mesa DJ
mixing-desk: mesa de mezclas
headphones: auriculares, cascos
transport: mudanza, transporte, mudanzas
hand-truck: carretilla, carro, carro de carga, carretilla de mano, carrito de carga, plataforma con ruedas
stair-hand-truck: carretilla sube escaleras, carretilla para escaleras
moving-kit: cajas de mudanza, caja de mudanza, kit de mudanza, cajas de cartón, mudanza, caja
suitcase: maleta, maletas, equipaje, juego de maletas, trolley, bolsa de viaje
trailer: remolque
roof-box: cofre de techo, baca, portaequipajes
van: furgoneta, camión
lashing-strap: correa, cincha
electric: eléctrico, eléctrica
cordless: inalámbrico, batería, a batería
folding: plegable, plegables
telescopic: telescópico, telescópica, extensible
left-handed: zurdo, zurda, zurdos
professional: profesional
large: grande
small: pequeño, pequeña, mini, compacto
cheap: barato, barata, económico
adjustable: ajustable, regulable
children: para niños, infantil, para niño
wooden: madera, de madera
aluminium: aluminio
platform: plataforma
red: rojo, roja
blue: azul
black: negro, negra
white: blanco, blanca
green: verde
rental: alquiler, alquilar, prestar, préstamo, alquilo
little-word: más, según, cuál
near-me: cerca de mí, cerca
$terms$);

-- after: load_search_terms, search_concepts
-- Cómo se llaman las cosas en español: un concepto de search_concepts.sql por línea. Se amplía igual que el inglés.
select public.load_search_terms('es', $terms$
power-tools: herramienta, herramientas, herramienta eléctrica, bricolaje
drill: taladro, taladradora, broca, brocas, taladrar, taladro eléctrico, agujereadora, perforadora, berbiquí
hammer-drill: taladro percutor, taladro de percusión, martillo perforador, martillo percutor, rotomartillo, roto martillo, taladro rotomartillo, martillo rotatorio, taladro martillo, taladro de impacto, percutor
cordless-driver: atornillador, destornillador, taladro atornillador, taladro inalámbrico, atornillador eléctrico, desarmador eléctrico, atornilladora, taladro a batería, destornillador eléctrico, llave de impacto
demolition-hammer: martillo demoledor, martillo neumático, martillo picador, martillo rompedor, martillo eléctrico, rompepavimento, kango, martillo demoledor eléctrico, rompedor, rotomartillo demoledor, taladro de demolición
angle-grinder: amoladora, rotaflex, esmeriladora, amoladora angular, desbrozadora de disco, esmeril angular, esmeril, galletera, pulidora angular, mototool, pulidora
saw: sierra, serrucho, sierra de mano, sierra de arco
circular-saw: sierra circular, caladora circular
jigsaw: sierra de calar, caladora, sierra de sable, sierra caladora, calador
chainsaw: motosierra, sierra de cadena, electrosierra, sierra eléctrica, motosierra eléctrica
sander: lijadora, lijadora orbital, pulidora de madera, lijadora roto orbital, lijadora eléctrica
router: fresadora, rebajadora, router
nail-gun: clavadora, grapadora, clavadora neumática, engrapadora, pistola de clavos
heat-gun: pistola de calor, decapador, decapadora, pistola de aire caliente
soldering-iron: soldador, cautín, estación de soldadura, soldador de estaño, pistola de soldar
compressor: compresor, compresora, compresor de aire
hand-tool: caja de herramientas, maletín de herramientas
tile-cutter: cortadora de azulejos, cortador de azulejos, cortacerámica, cortadora de cerámica, cortador de baldosas, cortador de cerámica, cortadora de baldosas, cortadora de porcelanato
multimeter: multímetro, polímetro, detector, tester eléctrico, voltímetro, tester
machine-press: prensa hidráulica, prensa térmica, prensa de imprenta, prensa de taller, plancha de estampar
workbench: banco de trabajo, mesa de trabajo, prensa de banco, tornillo de banco
pressure-washer: hidrolimpiadora, limpiadora a presión, karcher, hidrolavadora, lavadora a presión, máquina de agua a presión, máquina a presión
vacuum-cleaner: aspiradora, aspirador, aspirador de polvo, chupapolvo
carpet-cleaner: limpiador de alfombras, limpiadora de alfombras, lavalfombras, lava alfombras, máquina para lavar alfombras, limpia alfombras, limpia moquetas, lavaalfombras, limpiamoquetas, lava tapizados, vaporizador de alfombras
generator: generador, grupo electrógeno, planta eléctrica, grupo generador, usina eléctrica, generador eléctrico, planta de luz
garden: jardín, jardinería, huerto
lawnmower: cortacésped, cortadora de césped, podadora de césped, máquina de cortar pasto, cortadora de pasto, cortagrama, cortapasto, podadora de pasto, segadora, podadora, corta pasto, corta césped, máquina de podar
hedge-trimmer: cortasetos, cortacercos, corta setos, bordeadora de setos, cortadora de setos, cortacerco, recortasetos, podadora de setos, cerco eléctrico
grass-trimmer: desbrozadora, desmalezadora, orilladora, motoguadaña, guadaña, desmalezadora a hilo, bordeadora, hoz, bordeadora de césped
scarifier: escarificador, escarificadora
leaf-blower: soplador, sopladora, soplahojas, sopladora de hojas, aspirador de hojas, aspiradora de hojas, aspiradora de césped
shredder: trituradora, biotrituradora, trituradora de ramas, biotriturador, chipeadora, chipiadora
tiller: motoazada, motocultor, rotocultor, rotovator, motoenxada, rotocultivador
wheelbarrow: carretilla de obra, carretón, bogue, buggy de obra, carretilla de jardín, bugui, carretilla de mano, carretilla, carrucha, carreta
fruit-press: prensa de fruta, prensa de manzanas, prensa de uvas, prensa para sidra, exprimidor, licuadora, prensa, lagar, prensa de vino, molino de fruta, prensa de sidra, prensa de frutas
garden-tools: herramientas de jardín, kit de jardinería, azada, kit de jardín, juego de jardín, herramienta de jardín
hammock: hamaca, hamaca con soporte, colgante, hamaca paraguaya, chinchorro, hamaca de jardín, hamaca colgante
sun-lounger: tumbona, reposera, camastro, hamaca de playa
garden-swing: columpio de jardín, balancín de jardín
barbecue: barbacoa, parrilla, asador, asadero, parrilla a gas, asador portátil, quincho portátil, churrasquera, barbacoa de gas, asado, parrillero, parrillera, quincho, barbacoa a gas
garden-furniture: muebles de jardín, mesa de exterior, sofá de exterior, mesa de jardín
ladders-building: obra, construcción, reforma, reformas, pintura
ladder: escalera, escalera extensible, escalera de mano, escalerilla, escalera de extensión, escala, escalera larga
stepladder: escalera de tijera, escalera plegable, escalera doméstica, taburete escalera, escalera con plataforma, banqueta, escalera de mano plegable, escalera tipo A, burrito escalera, escalera de pintor, escalera pequeña, escalerita
telescopic-ladder: escalera telescópica, escalera extensible telescópica
scaffold: andamio, torre móvil, andamiaje, andamios, andamio móvil, armazón de obra
concrete-mixer: hormigonera, mezcladora de cemento, revolvedora, trompo, concretera, mezcladora, mezcladora de concreto, trompo de concreto, betonera, mezclador de concreto, trompito
wallpaper-stripper: vaporizador de papel pintado, despegadora de papel, quitapapel
paint-sprayer: pistola de pintura, pistola de pintar, soplete de pintura, máquina de pintar, compresor de pintura, pulverizador de pintura, soplete de pintar, compresora para pintar
dehumidifier: deshumidificador, secador de aire, extractor de humedad, quita humedad, quitahumedad, secador de obra, deshumedecedor
laser-level: nivel láser, nivel, nivel rotativo, láser de líneas
spirit-level: nivel de burbuja, nivel de albañil, nivel de agua
camping: camping, acampada, acampar, aire libre, senderismo, montaña
tent: tienda de campaña, tienda, carpa, tienda iglú, iglú, carpa de camping, casa de campaña, carpa iglú, tienda canadiense
sleeping-bag: saco de dormir, bolsa de dormir, sleeping, sobre de dormir, saco de dormir de plumas
sleeping-mat: esterilla, colchoneta, aislante, colchoneta aislante, mat, colchoneta de camping
camping-stove: hornillo, camping gas, cocina de camping, cocinilla, anafe
cool-box: nevera portátil, nevera, conservadora, hielera, heladerita, cava, heladera de camping, neverita, nevera de playa, cava portátil, nevera de camping
backpack: mochila, morral, macuto, bolso de espalda
boat: barco, barca, bote, lancha, embarcación, botecito, panga
rowing-boat: bote de remos, barca de remos, bote a remo, chalupa, bote de remo
canoe: canoa, piragua, canoas, cayuco
kayak: kayak, cayac, kayak doble, kayak inflable, kayac, kayak hinchable, canoa hinchable
paddle-board: paddle surf, tabla de paddle, SUP, tabla de SUP, stand up paddle, tabla de remo, tabla de paddle surf, tabla sup, paddle surf hinchable
telescope: telescopio, telescopio reflector, astronomía, ver estrellas, catalejo astronómico, telescopios
binoculars: prismáticos, binoculares, largavistas, gemelos, binocular, monocular
headlamp: frontal, farol, lámpara frontal, linterna de cabeza, linterna frontal, linterna para la cabeza
bikes: bicis y patinetes, ciclismo
bicycle: bicicleta, bici, bicis, cicla, chiva, bicla, baica, cleta
cargo-bike: bici de carga, bicicleta de carga, cargobike, bici cargo, bicicleta cargo, bici carguera, bicicleta de reparto
cargo-trike: triciclo, triciclo de carga
city-bike: bicicleta de paseo, bici de paseo, bicicleta urbana, bici urbana, bici de ciudad, bicicleta playera, bicicleta holandesa
touring-bike: bicicleta de trekking, bici de viaje, cicloturismo, bicicleta de cicloturismo, bici híbrida, bicicleta híbrida
mountain-bike: bicicleta de montaña, bici de montaña, mountain bike, BTT, todoterreno bici
road-bike: bicicleta de carretera, bici de carretera, bici de ruta, bicicleta de ruta
electric-bike: bicicleta eléctrica, bici eléctrica, ebike, bicimoto eléctrica, e-bike
kids-bike: bicicleta infantil, bici de niño, bicicleta para niños, bici para niña
folding-bike: bicicleta plegable, bici plegable, bici para plegar
bmx: BMX, bici BMX
kick-scooter: patinete, patinete de niño, scooter, monopatín con manillar, patín del diablo, patineta con manillar, monopatín infantil, monopatín
bike-trailer: remolque de bici, remolque de bicicleta, tráiler de bici, carrito de bicicleta, remolque infantil, carrito para bici
bike-rack: portabicicletas, portabicis, rack de bicicletas, portabicis de coche
helmet: casco
photo-video: foto, fotografía, fotos, vídeo, grabar
camera: cámara, cámara de fotos, cámara digital, cámara fotográfica, máquina de fotos, cámara fotográfica profesional, máquina fotográfica, kodak
mirrorless-camera: cámara sin espejo, sin espejo, mirrorless, cámara evil, full frame
slr-camera: réflex, cámara réflex, cámara DSLR, cámara reflex
super-8-camera: super 8, cámara super 8, tomavistas, cámara de cine, cámara analógica, filmadora super 8, filmadora antigua, cámara de súper 8, cámara de carrete
action-camera: cámara de acción, cámara deportiva, cámara deportiva sumergible, dashcam, cámara de coche
camcorder: videocámara, cámara de vídeo, filmadora, cámara filmadora, handycam
instant-camera: cámara instantánea, cámara polaroid, cámara de fotos instantáneas
drone: dron, drones, cuadricóptero, cámara voladora
lens: objetivo, lente, lentes de cámara
tripod: trípode, tripié
flash: flash, flash de cámara
studio-light: foco de estudio, aro de luz, softbox, luces de estudio, anillo de luz
projector: proyector, cañón, videobeam, video beam, cañón proyector, videoproyector, data show, cine en casa
projection-screen: pantalla de proyección, pantalla, telón de proyección, ecran, telón, pantalla de proyector
party: fiesta, evento, boda, cumpleaños, celebración
football-table: futbolín, fútbol de mesa, metegol, taca taca, tacataca, futbolito, fulbito, fulbito de mesa, futbolito de mesa, tiragol
table: mesa
folding-table: mesa plegable, tablero con caballetes, tablón, mesa desplegable, mesas plegables, mesa de caballetes
chair: silla, asiento
folding-chair: silla plegable, silla de tijera, sillas plegables, sillas tiffany
beer-bench: banco de cerveza, bancos y mesas, mesa de picnic, banco corrido, mesa y bancos de cerveza, mesa de feria, banco plegable, bancos plegables, conjunto de bancos, mesas y bancos, mesas con bancos, tablones y bancos
disco-ball: bola de discoteca, bola de espejos, bola disco, bola de boliche, esfera de espejos
fog-machine: máquina de humo, máquina de neblina, humera, máquina de niebla
party-lights: luces de fiesta, guirnalda, guirnalda de luces, luces de discoteca, luces de navidad, serie de luces, luces led de fiesta, luces navideñas, tira de luces, luces led
party-tent: carpa, carpa de fiesta, cenador, pabellón, gazebo, toldo de fiesta, carpa plegable, lona de fiesta, carpa para boda, carpa para fiesta, carpa de boda, pérgola plegable, carpa para fiestas, pérgola, toldo, toldo plegable
bouncy-castle: castillo hinchable, inflable, brincolín, castillo inflable, saltarín, juego inflable, pelotero, pelotero inflable, inflable para niños
costume: disfraz, disfraces, traje de disfraz, vestuario, traje de carnaval
stage: escenario, tarima, entarimado, tarimas
popcorn-machine: máquina de palomitas, palomitera, carrito de palomitas, máquina de pochoclo, crispetera, canguilera, máquina de cotufas, cabritas, pochoclera, máquina de canguil, máquina de crispetas, pipoquera, pororera, cotufera, canchitera, palomera
dishes: vajilla, cubiertos, platos, loza, trastes, cubertería, cucharón, platos y cubiertos, menaje, utensilio de servir
board-game: juego de mesa, juegos, juegos de tablero, juego de cartas
karaoke: karaoke, equipo de karaoke, máquina de karaoke
kitchen: cocina, cocinar, catering, electrodoméstico de cocina, electrodoméstico
waffle-iron: gofrera, gofre, máquina de gofres, waflera, máquina de waffles, wafflera, plancha de gofres
crepe-maker: crepera, crepe, crêpe, plancha de crepes, tortitas, panquequera, máquina de panqueques, plancha para crepes, crepera eléctrica, filloera
stand-mixer: robot de cocina, amasadora, batidora amasadora, robot amasador, batidora planetaria, batidora de pie, batidora eléctrica, mezcladora de repostería, batidora de pedestal, amasadora de pan, amasadora de masa
blender: batidora, batidora de vaso, minipimer, licuadora, licuadora de vaso, mixer de mano
paella-pan: paella, paellera, paellero, paellero de gas, sartén gigante, paella gigante, quemador de paella, difusor de paella, paella valenciana
pizza-oven: horno de pizza, piedra de pizza, horno pizzero, hornito de pizza
raclette: raclette, raclette eléctrica, parrilla de queso, raclettera
fondue: fondue, olla de fondue, caquelón, set de fondue
deep-fryer: freidora, freidora de papas, freidora de aceite
bread-maker: panificadora, máquina de pan, panera eléctrica
sourdough-kit: kit de masa madre, banneton
ice-cream-maker: heladera, máquina de helados, heladora, sorbetera
pasta-machine: máquina de pasta, máquina para hacer pasta, fabricadora de pasta
coffee-machine: cafetera, máquina de café, cafetera de filtro, café
pots-and-pans: olla, sartén, cazuela
baking: repostería, tarta, hornear
kids: bebé, niño, niños, niña, infantil
high-chair: trona, silla alta, silla de bebé, silla para comer, periquera, silla de comer, sillita de comer, silla comedor, perezosa, silla alta para bebé
stroller: silla de paseo, cochecito, carrito, carro de bebé, carrito de bebé, sillita de paseo, carriola, coche de guagua, coche de bebé, cochecito de bebé, carrito de niño, coche de paseo, carreola, guagua coche, cochecito de paseo, coche paraguas
car-seat: silla de coche, silla para coche, alzador, silla de auto, autoasiento, butaca de auto, sillita de coche, sillita de auto, butaca para auto, sillita para el coche, silla para auto, asiento para coche
infant-seat: huevito, maxicosi, silla de auto para bebé, asiento de bebé para auto, portabebés de coche, silla de grupo 0, maxicosy
travel-cot: cuna, cuna de viaje, practicuna, corralito de viaje, cuna portátil, pack and play, moisés de viaje, corral de viaje, corral de bebé, corralito
baby-carrier: portabebés, mochila portabebés, fular, canguro, mochila de porteo, cargador de bebé, portabebé, rebozo
baby-monitor: vigilabebés, monitor de bebé, escucha bebés, intercomunicador de bebé, interfono para bebés, monitor de vídeo para bebés
toys: juguete, juguetes, chiches, juguetería, caleidoscopio, tazas apilables, juguete educativo, centro de actividades, colador de arena
balance-bike: bici sin pedales, bicicleta de equilibrio, correpasillos de dos ruedas, bicicleta sin pedales, camicleta
sport-winter: deporte, deportes, nieve, invierno
table-tennis: tenis de mesa, ping pong, pimpón, pala de ping pong, mesa de ping pong, paletas de ping pong, raqueta de ping pong
tennis: tenis, raqueta de tenis, raquetas de tenis, raqueta tenis, equipo de tenis
badminton: bádminton
racket: raqueta, pala
ball: balón, pelota, bote de bolas, bote de pelotas
sled: trineo, trineo de madera, trineo de nieve
skis: esquí, esquís, equipo de esquí, esquíes
snowboard: snowboard, tabla de snow, tabla de nieve, tabla de snowboard
snowshoes: raqueta de nieve, raquetas de nieve, raquetas para la nieve
ice-skates: patines de hielo, patines para hielo
skateboard: monopatín, skate, skateboard, patinete, longboard, patineta, tabla de skate, patinetas
inline-skates: patines, patines en línea, rollers, patines de ruedas
surfboard: tabla de surf, tabla, tabla para surfear, tablón de surf
wetsuit: neopreno, traje de neopreno, traje de buzo, traje de surf
weights: pesas de gimnasio, barra con discos
golf: golf, palos de golf, set de golf, bolsa de palos
music: música, sonido, instrumento, instrumento musical
guitar: guitarra, guitarras, lira, jarana
electric-guitar: guitarra eléctrica, guitarra electrónica, guitarra eléctrica zurda
acoustic-guitar: guitarra acústica, guitarra española, guitarra clásica
bass-guitar: bajo, bajo eléctrico
ukulele: ukelele, ukulele, guitalele, charango
amplifier: amplificador, ampli, amplificador de guitarra, equipo de guitarra, amplificador de bajo, combo de bajo, combo de guitarra, ampli de bajo
speaker: altavoz, altavoces, bafle, bafles, equipo de sonido, equipo de música, altavoz bluetooth, megafonía, parlantes, parlante, bocina, bocinas, corneta, equipo de audio, cajón de sonido, sonido de fiesta, columnas de sonido
microphone: micrófono, micro, micrófonos
drums: tambor, batería, percusión, tambores, bombo, timbal
hand-drum: cajón, cajón flamenco, darbuka, djembé, bongó, caja flamenca, bombo legüero, tumbadora, conga
keyboard: teclado, teclado musical, órgano electrónico
violin: violín, violines
accordion: acordeón, bandoneón
turntable: plato, controladora DJ, mesa DJ, bandeja DJ, consola DJ, controlador DJ, platos de dj, controladora, bandejas de dj, computadora de dj, sistema DJ, equipo de DJ, plato de vinilo, platos de vinilo
mixing-desk: mesa de mezclas, consola de sonido, consola de audio, mezcladora de sonido, mezclador, mezcladora de audio, consola de mezclas
headphones: auriculares, cascos, audífonos
transport: mudanza, transporte, mudanzas
hand-truck: carretilla, carro, carro de carga, carretilla de mano, carrito de carga, plataforma con ruedas, diablito, diablo de carga, carretilla de carga, zorra, yegua, carretilla de bodega, carro de mano para cajas, carrucha, carretilla de mudanza, diablo, zorrita, carretilla de plataforma
stair-hand-truck: carretilla sube escaleras, carretilla para escaleras, carretilla para subir escaleras, sube escaleras, diablito sube escaleras
moving-kit: cajas de mudanza, caja de mudanza, kit de mudanza, cajas de cartón, cajas de trasteo, cajas plásticas, kit de trasteo, caja, cajas, mudanza
suitcase: maleta, maletas, equipaje, juego de maletas, trolley, valija, valijas, petaca, velís, maletón, maleta de mano, beliz, veliz
trailer: remolque, acoplado, tráiler, carrito de arrastre, remolque para coche, carro de arrastre
roof-box: cofre de techo, portaequipajes, portaequipaje de techo, cajuela de techo, maletero de techo, cofre portaequipaje, baúl portaequipajes, cofre portaequipajes, porta equipaje, baúl de techo, baúl portaequipaje, portaequipaje
van: furgoneta, camión, flete, combi, camioneta, furgón, camión de mudanza, fletero, furgoneta de mudanzas, camión de mudanzas, camioneta de mudanza
lashing-strap: correa, cincha, eslinga, correas de amarre, cinta de carga, rache, pulpo de amarre, correa de amarre, cinta de amarre, correa de trinquete
saw-horse: caballete, burro de carpintero
reciprocating-saw: sierra sable, serrucho eléctrico
mitre-saw: ingletadora, tronzadora, sierra ingletadora, sierra de inglete, cortadora de ángulos
table-saw: sierra de mesa, sierra de banco, sierra circular de mesa
tile-saw: cortadora de agua, sierra para azulejos, sierra de agua, mesa de corte de azulejos
wall-chaser: rozadora, ranuradora, acanaladora
concrete-saw: cortadora de hormigón, cortadora de concreto
bolt-cutter: cizalla, cortapernos, napoleón, cortacandados
multitool: multiherramienta, herramienta oscilante
planer: cepillo eléctrico, cepilladora, garlopa
polisher: pulidora, abrillantadora, lustradora de autos, pulidora de coche
floor-sander: lijadora de parquet, acuchilladora, lijadora de suelo, pulidora de pisos, lijadora de suelos, lijadora de pisos
drywall-sander: lijadora de pared, jirafa lijadora
wood-lathe: torno, torno de madera, torno para madera
welder: soldadora, equipo de soldar, máquina de soldar, planta de soldar, soldador inverter, soldadora eléctrica, antorcha TIG, antorcha de soldar
torque-wrench: llave dinamométrica, torquímetro
socket-set: juego de llaves de vaso, juego de dados, juego de carraca
car-jack: gato hidráulico, gato, gata hidráulica, caballete de coche, gato para coche, cric
engine-hoist: grúa de motor, pluma hidráulica
winch: cabrestante, tecle, diferencial, malacate, winche, güinche
clamp: sargento, prensa de carpintero, sargento de carpintero, gato de carpintero, abrazadera
rivet-gun: remachadora
glue-gun: pistola de silicona caliente, pistola de cola, pistola de pegamento, pistola de silicona, encoladora
pipe-tool: cortatubos, prensadora, escobilla para tubos
drain-cleaner: desatascador, sonda desatascadora, destapacaños, guía de plomero, serpiente desatascadora, sonda de desagüe, sonda destapacaños, muelle desatascador, sonda para desagüe
inspection-camera: endoscopio, cámara de inspección, boroscopio
thermal-camera: cámara térmica, cámara termográfica, termocámara, cámara de calor
moisture-meter: medidor de humedad, higrómetro
metal-detector: detector de metales, buscador de metales, detector de oro
stud-finder: detector de cables, detector de vigas, detector de tuberías, localizador de vigas, sensor de viga
work-light: foco de obra, foco de trabajo, reflector, reflector de obra, lámpara de trabajo, foco, foco LED, iluminación de trabajo
extension-lead: alargador, alargue, extensión eléctrica, carrete de cable, regleta, zapatilla eléctrica, prolongador
battery-charger: cargador de batería, pasa corriente
jumper-cable: pinzas de batería, cables de arranque, cables pasacorriente, pinzas de arranque
power-station: estación de energía, generador solar, estación eléctrica portátil, batería portátil de camping
solar-panel: panel solar, placa solar, placa solar plegable, panel solar portátil
water-pump: bomba de agua, bomba sumergible, bomba de achique, motobomba, bomba de aguas sucias
wet-vacuum: aspiradora de agua, aspiradora industrial, aspiradora de obra, aspiradora de líquidos
steam-cleaner: vaporeta, limpiadora a vapor, mopa de vapor, limpiador a vapor, vaporizadora, vaporizador, máquina de vapor
window-cleaner: limpiacristales, robot limpiacristales, limpiador de vidrios, aspirador de cristales, aspirador de ventanas
robot-vacuum: robot aspirador, aspiradora robot, aspirador robot, roomba
floor-polisher: enceradora, fregadora, pulidora de suelos, abrillantadora de suelos
upholstery-cleaner: limpiatapicerías, limpiador de tapicería, limpiasofás, lavatapizados, limpiadora de tapicería
concrete-vibrator: vibrador de hormigón, vibrador de concreto
plate-compactor: bandeja vibrante, placa compactadora, pisón, saltarín, apisonadora, bandeja vibratoria, rana compactadora, placa vibratoria, compactadora
mixing-paddle: batidora de mortero, mezcladora de mortero, batidora de pintura, mezclador de mortero
excavator: miniexcavadora, excavadora, retroexcavadora, zanjadora, dragalina
wheel-loader: minicargadora, pala cargadora, dúmper, cargadora con ruedas
aerial-platform: plataforma elevadora, cesta elevadora, tijera elevadora, elevador de personas, elevador personal
furniture-lift: elevador de muebles, montamuebles, grúa de mudanzas
rubble-chute: tubo de escombros, bajante de escombros
skip: contenedor de escombros, volquete, volqueta
jackpost: puntal
plasterboard-lift: elevador de pladur, elevador de placas, elevador de tablaroca
roofing-ladder: escalera de tejado, escalera de techo
wallpaper-table: mesa de empapelar, mesa de empapelador, mesa para empapelar
airless-sprayer: equipo airless, pulverizador airless, máquina de pintar
sandblaster: chorro de arena, chorreadora de arena, arenadora
heater: calefactor, cañón de calor, estufa, calentador, radiador, estufa eléctrica, caloventor, calefón de aire, calentador de ambiente
patio-heater: estufa de terraza, seta de calor, calefactor de exterior, estufa de exterior, calefactor de terraza
air-conditioner: aire acondicionado, aire acondicionado portátil, climatizador, climatizador portátil, pingüino, clima portátil, aire portátil, enfriador por evaporación, climatizador evaporativo
fan: ventilador, abanico, abanico eléctrico
air-purifier: purificador de aire, purificador, filtro de aire
humidifier: humidificador, humectador, humificador
sewing-machine: máquina de coser, máquina de costura, coser a máquina
iron: plancha de ropa, planchador, plancha para camisas, plancha para ropa
ironing-board: tabla de planchar, burro de planchar
washing-machine: lavadora, lavarropas, lavadora secadora
fridge: nevera, frigorífico, refrigerador, heladera eléctrica, refri, congelador, arcón congelador
bed: cama, cama plegable, cama de invitados, cama supletoria, catre
sofa: sofá, sillón, sofá cama
blanket: manta, frazada, cobija, edredón
lamp: lámpara, lámpara de pie, flexo, velador, luz de emergencia, alumbrado de emergencia, lámpara de araña
mirror: espejo, espejo de pie
clothes-rail: perchero, burro de ropa, burro, percha de pie, perchero con ruedas, colgador de ropa, rack de ropa
shelf: estantería, repisa, estante, librero
safe: caja fuerte, caja de caudales
musical-clock: reloj de pared
robot-mower: robot cortacésped
ride-on-mower: tractor cortacésped, minitractor
rake: rastrillo, escoba metálica
spade: pala, laya, pico, zapapico, horca, horquilla de jardín, bieldo
secateurs: tijeras de podar, podadora, tijera de poda, podadora de mano
pole-saw: podadora de altura, motosierra de pértiga, pértiga
log-splitter: rajadora de leña, hendidora, cortadora de leña, astilladora de troncos, partidora de leña, rajaleña, astilladora de leña, hacha de partir leña, cortadora de troncos, rajador de leña
axe: hacha, destral
stump-grinder: destoconadora, trituradora de tocones, destoconador, fresadora de tocones
earth-auger: ahoyador, barrena de tierra, hoyadora, ahoyadora, barrena
garden-roller: rodillo de césped, esparcidora
sprayer: pulverizador, fumigadora, mochila pulverizadora, sulfatadora
hose: manguera, aspersor, riego, enrollador de manguera, carrete de manguera, manguera de jardín, rociador
compost-shredder: biotrituradora, chipeadora
snow-blower: quitanieves, fresadora de nieve
snow-shovel: pala de nieve, pala para nieve
greenhouse: invernadero, túnel de cultivo
parasol: sombrilla, parasol, toldo, quitasol, toldo vela, vela de sombra
pool: piscina, piscina hinchable, alberca, pileta, pileta inflable, alberca inflable, piscina inflable, piscina infantil, piscina para niños
trampoline: cama elástica, trampolín, brincolín, brincolín redondo, brincolín de resortes, tumbling elástico, cama para saltar
fire-bowl: brasero, fogatero, cuenco de fuego, bol de fuego, fogonero
bee-gear: traje de apicultor
scarecrow-net: recogedor de fruta, cosechador de fruta, cogefrutas
plancha: plancha, plancha de gas, comal, plancha de asar, teppanyaki
smoker-oven: ahumador, ahumadora
fire-kettle: olla de hierro, caldero, disco de arado, discada
photo-booth: fotomatón, cabina de fotos, photocall, espejo mágico
balloon-gas: bombona de helio, helio, inflador de globos
beer-tap: grifo de cerveza, tirador de cerveza, barril de cerveza, chopera, surtidor de cerveza, choppera
bar-counter: barra de bar, barra móvil, mostrador
standing-table: mesa alta, mesa de cóctel, mesa periquera
bench: banco, banca, banqueta larga
tablecloth: mantel, mantelería
chafing-dish: chafing dish, calientaplatos, baño maría, placa calientaplatos
punch-bowl: ponchera, dispensador de bebidas
cake-stand: soporte de tarta, expositor de cupcakes
candle-holder: candelabro, vela, portavelas
flower-arch: arco de boda, arco de flores
red-carpet: alfombra roja, postes separadores
dance-floor: pista de baile, pista para bailar, tarima de baile
laser-show: láser de fiesta, estroboscopio, luz negra
spotlight: foco, focos, reflector de luz
bubble-machine: máquina de burbujas, máquina de pompas, máquina de pompas de jabón, pompas de jabón
chocolate-fountain: fuente de chocolate, fuente de choco, cascada de chocolate
candyfloss-machine: máquina de algodón de azúcar, algodón de azúcar, algodonera, máquina de algodón
slush-machine: granizadora, máquina de granizados, máquina de raspados
hot-dog-machine: máquina de perritos, máquina de hot dogs, carrito de hot dogs, pancho
raffle-drum: bombo, tómbola, ruleta de la fortuna, bombo de sorteo
pinata-game: piñata, carrera de sacos
giant-game: jenga gigante, ajedrez gigante, cuatro en raya gigante, juego gigante de jardín
boules: petanca, bochas
cornhole: cornhole, sapo, rana, juego de anillas
pool-table: billar, mesa de billar, mesa de pool, bola de billar
air-hockey: air hockey, tejo de mesa, hockey de mesa, mesa de hockey
dartboard: diana, dardos, tiro al blanco
pinball: pinball, flíper
poker-set: maletín de póker, mesa de póker
escape-game: juego de escape, cluedo en vivo
face-paint: pinturas de cara, maquillaje infantil, pintacaritas, pintura facial
santa-suit: traje de papá noel, disfraz de papá noel, traje de viejito pascuero, disfraz de santa, papá noel, viejito pascuero, santa claus, disfraz de Navidad
clown-costume: disfraz de payaso
animal-costume: disfraz de animal
superhero-costume: disfraz de superhéroe
pirate-costume: disfraz de pirata
wedding-dress: vestido de novia, traje de novia, vestido de boda
evening-dress: vestido de fiesta, vestido de noche, vestido, vestido de dama de honor, vestido de gala
suit: traje, esmoquin, terno, frac, smoking, traje de chaqueta, chaqué, traje de novio
traditional-dress: traje regional, traje de sevillana, vestido regional
lederhosen: pantalón tirolés
kilt: falda escocesa, kilt
kimono: kimono
handbag: bolso, bolso de marca, cartera de mano
jewellery: joyas, tiara, tocado
juicer: licuadora de frutas, exprimidor eléctrico, extractor de jugos, juguera, licuadora de zumos
ice-cube-maker: máquina de hielo, fábrica de hielo, máquina de hacer hielo
meat-slicer: cortafiambres, rebanadora, cortadora de fiambre, cortadora de fiambres, loncheadora
meat-grinder: picadora de carne, molino de carne, moledora, máquina de picar carne, molino para carne
vacuum-sealer: envasadora al vacío, selladora al vacío, máquina de vacío, empacadora al vacío, selladora de bolsas
sous-vide: sous vide, cocedor a baja temperatura, roner
slow-cooker: olla lenta, olla programable, crock pot, multicocina
rice-cooker: arrocera, olla arrocera, cocedor de arroz, vaporera de arroz
dehydrator: deshidratador, deshidratadora de alimentos, secador de frutas, deshidratador de fruta
canning-pot: olla para conservas, olla de conservas, esterilizador de conservas, olla para mermelada
large-pot: olla grande, olla para cocido, perol, sopera eléctrica, batería de cocina, juego de ollas
hot-plate: hornillo eléctrico, placa de inducción, anafe, parrilla eléctrica, placa de cocina, placa para calentar, placa de cocción
sandwich-maker: sandwichera, plancha de sándwiches
tea-urn: termo grande, dispensador de agua caliente, termo de agua caliente
coffee-urn: termo de café, cafetera grande, cafetera industrial, percoladora, percolador
coffee-grinder: molinillo de café, molino de granos, molinillo, moledora de café
espresso-machine: cafetera exprés, máquina de espresso
microwave: microondas, horno microondas, hornito, micro, horno de microondas
tagine: tajín, fuente de asar
ham-stand: jamonero, soporte jamonero, tabla jamonera
baking-tin: molde, molde de tarta, molde de bizcocho, bandeja de horno, bizcochera, budinera, tartera
cookie-cutter: cortador de galletas, manga pastelera, rodillo de cocina, palo de amasar
brewing-kit: kit de cerveza, fermentador, alambique, producción de vino
roof-tent: tienda de techo, carpa de techo, carpa para techo de auto, tienda para techo
awning: toldo, avance, lona, tarp
air-bed: colchón hinchable, colchón inflable, cama hinchable, colchón para inflar, colchón de aire, cama inflable, colchoneta inflable
camp-bed: catre, cama de camping, cama de campaña, cama supletoria
camping-chair: silla de camping, silla de director, silla de playa, reposera, taburete plegable
camping-table: mesa de camping
camping-toilet: váter portátil, inodoro químico
camping-shower: ducha portátil, ducha solar, ducha de camping
water-canister: bidón, garrafa de agua
cookware-set: menaje de camping, juego de ollas de camping
travel-fridge: nevera de coche, nevera eléctrica, conservadora, hielera eléctrica, heladera portátil, nevera de compresor
hiking-poles: bastones de senderismo, bastones de trekking, palos de trekking
hiking-boots: botas de montaña, botas de senderismo, zapatos de trekking, botas de trekking
climbing-gear: arnés de escalada, equipo de escalada, escalada, maillón, cinta exprés, mosquetón, asegurador, presa de escalada
climbing-rope: cuerda de escalada
via-ferrata-set: kit de vía ferrata, equipo de vía ferrata, disipador
crash-pad: crash pad, colchoneta de búlder, colchoneta de escalada
gps-device: GPS, navegador
walkie-talkie: walkie-talkie, radio portátil, handy, walkie, walkies, radio de dos vías, radio bidireccional
night-vision: visión nocturna, cámara de caza, visor nocturno
fishing-rod: caña de pescar, equipo de pesca, caña y carrete, caña, aparejos de pesca, caña con carrete, carrete de pesca, artes de pesca, aparejo de pesca
life-jacket: chaleco salvavidas, salvavidas
motor-boat: lancha motora, lancha a motor, bote a motor, bote con motor
sailing-boat: velero, barco de vela, catamarán
inflatable-boat: barca hinchable, zódiac, bote inflable, gomón
pedalo: hidropedal, bicicleta acuática, bote a pedales, patín de agua, patín a pedales
jet-ski: moto de agua, moto acuática
kitesurf: kitesurf, wing foil
bodyboard: bodyboard, morey
diving-gear: equipo de buceo, gafas de bucear, gafas de buceo, equipo de submarinismo, botella de buceo
snorkel: snorkel, gafas de snorkel, aletas, tubo de buceo
beach-gear: tienda de playa, paravientos, carrito de playa, cortavientos
microscope: microscopio, microscopio escolar
spotting-scope: telescopio terrestre, catalejo
motorhome: autocaravana, camper, furgoneta camper, casa rodante, motorhome
caravan: caravana, rulot, remolque vivienda
tandem: tándem, bicicleta tándem, bici para dos, bicicleta doble
recumbent: bicicleta reclinada
gravel-bike: bicicleta gravel, bici gravel, bici de gravel
fat-bike: fat bike, bici de doble suspensión, bici de enduro
e-mountain-bike: bicicleta de montaña eléctrica, MTB eléctrica, bici de montaña eléctrica
e-cargo-bike: bici de carga eléctrica
longtail: longtail, bici de cola larga
child-bike-seat: silla de bici para niños, silla portabebés bici, silla bici niño, silla de bici, portabebés de bici, sillita de bici, silla infantil de bici
panniers: alforjas, bolsas de bicicleta
bike-lock: candado de bici, candado en U, candado para bicicleta, cadena de bici
bike-pump: bomba de bici, inflador de bicicleta, bombín, inflador de bici
bike-repair: caballete de bicicleta, herramientas de bici, soporte de taller, caballete de bici, soporte para reparar bicis, soporte de taller de bici, caballete para bicis
bike-box: maleta para bicicleta, caja para bici, funda de bici, maleta para bici, maleta de bici, bolsa para bici, maleta bici, caja para bicicleta, funda de viaje para bici
roller-trainer: rodillo de bicicleta, rodillo, rodillo de ciclismo
e-scooter: patinete eléctrico, monopatín eléctrico, scooter eléctrico, patín eléctrico, patineta eléctrica
moped: ciclomotor, vespa, motoneta, scooter de moto, vespino, scooter de gasolina
car: coche, carro, auto, coche de alquiler, descapotable, coche clásico
minibus: minibús, microbús, combi, furgoneta de nueve plazas
tractor: tractor
horse-trailer: remolque de caballos, van de caballos, trailer de caballos
boat-trailer: remolque de barco, remolque de moto, portacoches
roof-bars: barras de techo, baca, parrilla de techo, portaequipajes de techo, parrilla portaequipaje
snow-chains: cadenas de nieve, cadenas, cadenas para nieve, cadenas para ruedas
tow-bar: barra de remolque, cuerda de remolque, linga
obd-scanner: escáner OBD, lector de averías, máquina de diagnosis
loading-ramp: rampa de carga, rampa
ev-charger: cargador de coche eléctrico, cable de recarga
moving-straps: correas de carga, arneses de mudanza
moving-blanket: manta de mudanza
furniture-slider: carro para muebles, plataforma rodante, tabla con ruedas
pallet-truck: transpaleta, zorra hidráulica, patín hidráulico
handcart: carro de mano, carrito plegable, vagón plegable, carro plegable, vagoneta
shopping-trolley: carro de la compra, carrito de compras, changuito
travel-bag: bolsa de viaje, bolso de viaje, bolso de mano
garment-bag: portatrajes
luggage-scale: báscula de equipaje
medium-format: cámara de medio formato, cámara de gran formato
compact-camera: cámara compacta, cámara desechable
underwater-camera: cámara acuática, cámara sumergible
camera-360: cámara 360
cinema-camera: cámara de cine digital, cámara cinematográfica
gimbal: gimbal, estabilizador, estabilizador de cámara
slider-dolly: slider de cámara, grúa de cámara, travelling
macro-lens: objetivo macro, gran angular, teleobjetivo, ojo de pez, objetivo zoom
light-meter: fotómetro, exposímetro
photo-background: fondo fotográfico, soporte de fondo
reflector-photo: reflector fotográfico, panel LED, luz de vídeo
slide-projector: proyector de diapositivas, retroproyector, proyector de transparencias
film-projector: proyector de cine, proyector super 8
vhs-player: reproductor de VHS, vídeo VHS, videocasetera, casetera, reproductor VHS, videograbadora, grabador de vídeo
radio-microphone: micrófono inalámbrico, micrófono de solapa
podcast-mic: micrófono de estudio, micrófono para podcast, micrófono de cañón
audio-recorder: grabadora de audio, grabadora
laptop: ordenador portátil, laptop, computadora portátil, notebook
computer: ordenador, computadora, computador, PC
mouse: ratón, mouse, teclado de ordenador
tablet: tableta, tablet, ipad, lector electrónico, tableta gráfica, lector de libros electrónicos, e-reader, PDA, tableta de dibujo
phone: móvil, celular, smartphone, iphone
monitor: monitor, pantalla de ordenador
television: televisor, televisión, tele, smart TV
vr-headset: gafas de realidad virtual, visor VR, gafas VR, visor de realidad virtual
game-console: consola, videoconsola, playstation, xbox, nintendo, consola de juegos, play, consola de videojuegos
printer: impresora
3d-printer: impresora 3D
scanner: escáner, escáner de documentos, escáneres
laminator: plastificadora, enmicadora, guillotina, laminadora, termolaminadora
document-shredder: destructora de papel, trituradora de papel, destructora, destructora de documentos, picadora de papel
cutting-plotter: plotter de corte, plóter de corte, máquina de corte de vinilo
flipchart: rotafolio, papelógrafo, pizarrón
lectern: podio, atril
desk: escritorio, mesa de oficina, pupitre escolar
badge-maker: máquina de chapas, chapera, máquina de pines
wifi-router: router wifi, punto de acceso móvil, punto de acceso
conference-camera: cámara de videoconferencia, cámara de conferencias, cámara de documentos
baby-bath: bañera de bebé, bañito, bañerita, tina de bebé, bañera para bebé
breast-pump: sacaleches, extractor de leche, tiraleche
playpen: parque infantil, corralito, corral de bebé, corral para bebé, corral
baby-bouncer: hamaca de bebé, mecedora de bebé
bassinet: moisés, cuna colecho, minicuna, bambineto
double-stroller: carrito gemelar, silla gemelar, coche doble
booster-seat: alzador, elevador de coche, asiento elevador, elevador para niños
ride-on-toy: correpasillos
play-kitchen: cocinita, casa de muñecas, cocina de juguete, casita de muñecas, muñeca
train-set: tren de juguete, maqueta de tren, scalextric
swing-slide: columpio, tobogán, resbaladilla, balancín
puppet-theatre: teatro de marionetas, títeres, guiñol, teatro de títeres
school-bag: mochila escolar, cartera escolar
treadmill: cinta de correr, trotadora, caminadora eléctrica, trotadora eléctrica, caminadora, cinta caminadora, banda para correr
exercise-bike: bicicleta estática, bicicleta fija, spinning, bici fija, bicicleta de spinning
rowing-machine: máquina de remo
dumbbell: mancuernas, pesas
yoga-mat: esterilla de yoga
punching-bag: saco de boxeo
football-goal: portería, arco de fútbol, canasta, portería de fútbol, poste de rugby
badminton-set: juego de bádminton, raquetas de bádminton
squash: raqueta de squash, palas de playa
cricket: críquet, bate de críquet, cricket
hockey-stick: palo de hockey, stick, palo de lacrosse, lacrosse
archery: arco y flechas, ballesta, tiro con arco
frisbee: frisbee, disco volador, pelotas de malabares
golf-trolley: carrito de golf, bolsa de golf
riding-gear: casco de equitación, montura, botas de montar
fencing-gear: equipo de esgrima, kimono de judo, esgrima, arma de esgrima, florete
ski-boots: botas de esquí, botas para esquiar
ski-suit: traje de esquí, mono de esquí, pantalón de esquí
avalanche-gear: ARVA, equipo de avalancha, mochila de avalancha, DVA
cross-country-skis: esquís de fondo, esquí de travesía
bobsled: bob, trineo de plástico
drum-kit: batería acústica, batería electrónica, caja de batería, redoblante, batería, batería musical
piano: piano, piano digital
grand-piano: piano de cola, piano de media cola
organ: órgano, armonio
synthesizer: sintetizador, teclado MIDI, sampler, sinte
saxophone: saxofón, saxo
trumpet: trompeta
harmonica: armónica, melódica
cello: violonchelo, chelo
harp: arpa
cello-bow: atril de música, soporte de guitarra
effects-pedal: pedal de efectos, pedalera
subwoofer: subwoofer, bajo de sonido, monitor de escenario, monitor de estudio
megaphone: megáfono, bocina de mano, altoparlante de mano, altavoz de mano
silent-disco: silent disco, auriculares de fiesta silenciosa
record-player: tocadiscos, gramófono, giradiscos, tornamesa, rockola
gong: gong
wheelchair: silla de ruedas, silla de ruedas plegable, sillón de ruedas
walker: andador, rollator, burrito, burrito ortopédico, caminador, andadera, andadera para adultos
crutches: muletas, bastón, muleta, bastones canadienses
mobility-scooter: scooter de movilidad, silla de ruedas eléctrica, scooter para mayores
hospital-bed: cama articulada, cama de hospital, grúa de enfermo, cama ortopédica, grúa de enfermos, grúa para enfermos
toilet-chair: silla con inodoro, elevador de váter, silla inodoro
blood-pressure: tensiómetro, pulsioxímetro, baumanómetro
massage: camilla de masaje, sillón de masaje, camilla plegable, mesa de masaje, mesa para masajes
light-therapy: lámpara de fototerapia, lámpara de infrarrojos, lámpara de luz terapia, lámpara de luminoterapia
knee-scooter: patinete de rodilla
pet-crate: transportín, jaula para perro, jaula, jaula de perro, canil
aquarium: acuario, pecera, terrario
easel: caballete de pintura, caballete de pintor, caballete
pottery-wheel: torno de alfarero, torno de cerámica
loom: telar
book: libro, libros, guía de viaje, cómics
christmas-tree: árbol de navidad, arbolito, pino de navidad
hatching-incubator: incubadora de huevos, incubadora, nacedora
crane: grúa
forklift: carretilla elevadora, montacargas
post-driver: clavapostes
rain-barrel: depósito de lluvia, barril de lluvia, bidón de lluvia
mannequin: maniquí
garment-steamer: plancha de vapor vertical, vaporizador de ropa, vaporera de ropa, plancha vertical, planchador vertical, vaporizador de prendas
outboard-motor: motor fueraborda, fueraborda
water-dispenser: dispensador de agua, enfriador de agua
display-case: vitrina
market-stall: puesto de mercado, puesto de feria, quiosco, kiosco
flag-pole: mástil, asta de bandera
queue-barrier: catenaria, poste separador, valla
cash-register: datáfono, caja registradora, TPV
screen-printing: serigrafía, kit de serigrafía
airbrush: aerógrafo
stair-gate: barrera de escalera, barrera de seguridad, valla de seguridad, puerta para bebé, puerta de paso
potty: orinal
bean-bag: puf, puff
bar-stool: taburete, taburete de bar, banquito, banqueta, silla alta de bar
spit-roast: asador de cordero, asador giratorio, espeto, asador
chess-clock: reloj de ajedrez
compass: brújula
axle-stand: borriquetas, borriqueta, torre de apoyo
distance-meter: medidor láser, cinta métrica, distanciómetro, telémetro, medidor de distancia, metro de distancia
core-drill: corona de perforación, perforadora de corona
plasma-cutter: cortadora de plasma
incidental: dos, tres, cuatro, cinco, seis, ocho, diez, doce, bueno, buena, buenos, buenas, buen, mejor, fuerte, potente, resistente, sólido, nuevo, nueva, viejo, vieja, usado, usada, sencillo, sencilla, fácil, rápido, urgente, gracias, hola, alguien, principiante, principiantes, persona, personas, gente, adulto, adultos, día, días, semana, hora, horas, hoy, mañana, finde, fin de semana, cosa, cosas, algo, perro, gratis, bonito, bonita, disponible, plazas, plaza, comensales, invitados, pers
cast-iron: hierro fundido
electric: eléctrico, eléctrica
cordless: inalámbrico, batería, a batería
folding: plegable, plegables
telescopic: telescópico, telescópica, extensible
left-handed: zurdo, zurda, zurdos
professional: profesional
large: grande, gran, alto, alta, largo, larga
small: pequeño, pequeña, mini, compacto, chico, chica, ligero, ligera, liviano, corto
cheap: barato, barata, económico, baratito, baratita, económica, bajo costo
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
kettle: hervidor, hervidor de agua, pava eléctrica
toaster: tostadora, tostador
serving-tray: bandeja, bandeja de servir, bandejas
typewriter: máquina de escribir, máquina de escribir antigua
trombone: trombón
tuba: tuba
alphorn: trompa alpina, corno alpino, trompa de los Alpes
jump-starter: arrancador, arrancador de batería, batería descargada, cargador de arranque, arrancador de coche, booster de batería
glassware: copas, copas de vino, vasos, copas de champán, cristalería
flamenco-dress: traje de flamenca, vestido de flamenca, traje de faralaes
overlocker: remalladora, overlock
hair-dryer: secador de pelo, secadora de pelo
curling-iron: rizador, plancha de pelo
clothes-dryer: secadora de ropa, secadora
electric-blanket: manta eléctrica
baby-scale: báscula de bebé
bottle-warmer: calientabiberones, esterilizador, calentador de biberones
kettlebell: pesa rusa, kettlebell
hand-mixer: batidora de mano, batidora de varillas
food-processor: procesador de alimentos, picadora, procesadora, procesadora de alimentos
pressure-cooker: olla a presión, olla exprés, olla rápida, olla express
wok: wok
kitchen-scale: báscula de cocina, balanza de cocina
air-fryer: freidora de aire
drill-press: taladro de columna
child-carrier: mochila portaniños, mochila portabebés de montaña, mochila portabebés, mochila para llevar niño
ice-axe: piolet, crampones
slackline: slackline, cinta de equilibrio
kubb: kubb, ajedrez vikingo, bolos vikingos
croquet: croquet
unicycle: monociclo
stilts: zancos
juggling: malabares, diábolo, palo chino, maza de malabarismo
banjo: banjo, banyo
mandolin: mandolina
clarinet: clarinete
flute: flauta travesera
recorder-flute: flauta dulce, flauta, zampoña
bagpipes: gaita
xylophone: xilófono, marimba
pa-system: equipo de sonido, equipo de PA
teleprompter: teleprompter
green-screen: croma, pantalla verde, fondo verde
film-scanner: escáner de negativos, escáner de diapositivas
knitting-machine: máquina de tejer, tricotosa
kiln: horno de cerámica
beekeeping-extractor: extractor de miel, centrífuga de miel
dog-trailer: remolque para perros, remolque de perro, remolque para perro
enlarger: ampliadora, ampliadora fotográfica, cuarto oscuro, equipo de ampliación
sauna: sauna, sauna portátil, tienda de sauna, sauna móvil
hot-tub: jacuzzi, bañera de hidromasaje, spa hinchable, bañera
golf-cart: coche de golf, buggy de golf, carro de golf eléctrico
hoverboard: hoverboard, monociclo eléctrico
segway: segway
yoghurt-maker: yogurtera
churro-maker: churrera, máquina de churros
sausage-stuffer: embutidora, máquina de embutidos, embudo de embutir
spaetzle-maker: prensa de spaetzle
tortilla-press: tortillera, prensa de tortillas
donut-maker: máquina de donuts, rosquillera
pancake-maker: sartén de tortitas, máquina de tortitas
grain-mill: molino de harina, molino de cereales, molinillo de grano
apple-peeler: pelador de manzanas
mandoline: mandolina de cocina, cortador de verduras, espiralizador
cheese-kit: prensa de queso, kit de queso
tandoor: tandoor, horno tandoori
kebab-grill: asador de kebab, máquina de kebab, asador de pastor
samovar: samovar
decanter: decantador
ice-bucket: cubitera, champanera, enfriador de vino, cubo de hielo, cubo para hielo
ice-crusher: picadora de hielo, raspador de hielo, máquina de granizado
cocktail-set: coctelera, set de coctelería, utensilio de bar, utensilio para bares
soda-maker: sifón de soda, máquina de soda
whipping-siphon: sifón de nata, sifón de cocina
fish-kettle: besuguera, olla para pescado
oyster-knife: cuchillo de ostras, abreostras
laser-cutter: cortadora láser, grabadora láser, grabador láser
cnc-mill: fresadora cnc, máquina cnc
bandsaw: sierra de cinta, sierra cinta
scroll-saw: sierra de marquetería, segueta
bench-grinder: esmeriladora de banco, afilador de cuchillos, piedra de afilar, afilador, amoladora de banco, esmeril de banco
rotary-tool: minitaladro, grabador eléctrico
caulking-gun: pistola de silicona, pistola para calafatear
tap-die-set: juego de machos, terraja, roscadora, macho de roscar
pipe-bender: dobladora de tubos, curvadora de tubos, doblatubos
sheet-bender: plegadora de chapa
chain-hoist: polipasto, polea, diferencial de cadena
suction-lifter: ventosa para cristales, ventosa de vidrio
carpet-tool: tensor de moqueta
chimney-brush: deshollinador, cepillo de chimenea
gutter-cleaner: limpiador de canalones, limpiacanalones
sweeper: barredora, máquina barredora
ozone-generator: generador de ozono, ozonizador
leak-detector: detector de fugas, detector de gas
sound-meter: sonómetro, medidor de decibelios
air-quality-meter: medidor de CO2, medidor de calidad del aire, contador geiger, detector de radón
thermometer: termómetro
weather-station: estación meteorológica, anemómetro, barómetro
energy-meter: medidor de consumo, vatímetro
theodolite: teodolito, estación total, nivel óptico, taquímetro, agrimensura, topografía, nivelador
measuring-wheel: odómetro de rueda, rueda de medir
safety-harness: arnés de seguridad, línea de vida
hard-hat: casco de obra, casco de seguridad
respirator: mascarilla de protección, careta de soldar, máscara de soldar, respirador
ear-defenders: cascos antirruido, protectores auditivos, orejeras
traffic-cone: cono de tráfico, valla de obra, señal de tráfico
fire-extinguisher: extintor, extinguidor
first-aid: botiquín, desfibrilador, camilla de rescate, DEA
inhaler: nebulizador, inhalador, concentrador de oxígeno
shower-chair: silla de ducha, asiento de ducha, elevador de baño, alza de inodoro
wheelchair-ramp: rampa para silla de ruedas, rampa de acceso, rampa de silla de ruedas, rampa accesible
tens-unit: electroestimulador, aparato tens
massage-gun: pistola de masaje, rodillo de espuma
magnifier: lupa con luz, lupa electrónica
dog-ramp: rampa para perros, escalera para perros
pet-stroller: carrito para perros, cochecito para perros
dog-clipper: cortapelos para perros, esquiladora, mesa de peluquería canina
hair-clipper: cortapelos, maquinilla de cortar el pelo
chicken-coop: gallinero, conejera
lawn-aerator: aireador de césped
seed-spreader: esparcidor de semillas, abonadora, esparcidor de abono
weed-burner: quemador de malas hierbas, desherbador térmico
moss-remover: cepillo de juntas, cepillo desherbador
hedge-platform: plataforma de trabajo, caballete de obra, escalera trípode
electric-fence: pastor eléctrico, valla eléctrica
trail-camera: cámara de fototrampeo, cámara trampa, cámara de vigilancia, cámara de seguridad
star-tracker: seguidor de estrellas, montura ecuatorial
capture-card: capturadora, mezclador de vídeo
webcam: cámara web, webcam
audio-interface: interfaz de audio, tarjeta de sonido
loop-station: pedal de loop, looper
music-stand: atril
didgeridoo: didgeridoo
handpan: handpan, tambor de acero
singing-bowl: cuenco tibetano, cuencos tibetanos, kalimba
double-bass: contrabajo
viola: viola
oboe: oboe
french-horn: trompa musical, bombardino, fliscorno, trompa
sitar: sitar, bouzouki, laúd, bandurria, timple
metronome: metrónomo, afinador
bingo-set: bingo, bombo de bingo
casino-table: ruleta, mesa de casino
arcade-machine: máquina recreativa, arcade, máquina arcade, máquina tragaperras, tragaperras
jukebox: gramola, jukebox, rocola, sinfonola
building-bricks: lego, duplo, bloques de construcción, playmobil, bloques de madera, bloques de espuma, juego de construcción
jigsaw-puzzle: rompecabezas, backgammon, mahjong, dominó
rc-car: coche teledirigido, pista de scalextric, coche radiocontrol, pista de coches, helicóptero de control remoto, tanque por control remoto, juguete teledirigido
ball-pit: piscina de bolas, parque de bolas
water-slide: tobogán acuático, deslizador de agua
baby-walker: andador de bebé, tacatá
bottle-sterilizer: esterilizador de biberones
baby-swing: columpio de bebé, mecedora eléctrica
pedal-kart: kart a pedales, coche de pedales, kart de pedales, kart, gokart, karting
balloon-arch: arco de globos, guirnalda de globos
neon-sign: letras luminosas, letrero de neón, letras gigantes
wedding-decor: decoración de boda, centros de mesa, jarrones
chair-cover: fundas de silla
confetti-cannon: cañón de confeti, máquina de confeti, confeti
snow-machine: máquina de nieve, cañón de espuma, máquina de espuma
mechanical-bull: toro mecánico
truss: truss, torre de iluminación, trípode de luces
dmx-controller: mesa de luces, cabeza móvil, controlador dmx, controlador de iluminación, control de iluminación, controlador de efectos especiales
whiteboard: pizarra blanca, pizarra
rollup-banner: roll up, stand de feria, expositor, panel de exposición
label-printer: etiquetadora, impresora de etiquetas, rotuladora
paper-cutter: guillotina de papel, encuadernadora
photo-printer: impresora de fotos, impresora fotográfica
embroidery-machine: bordadora, máquina de bordar
leather-tools: herramientas de cuero, sacabocados
spinning-wheel: rueca
candle-kit: kit de velas, kit de jabón
wig: peluca, máscara, careta
mascot: mascota disfraz, botarga
graduation-gown: toga de graduación, birrete
veil: velo de novia, mantilla
outdoor-clothes: abrigo, chubasquero, chaqueta de plumas, anorak
wardrobe: armario, cómoda, ropero, cajonera
rug: alfombra
curtain: cortina, biombo, separador de ambientes
mattress: colchón
windsurf-board: tabla de windsurf, vela de windsurf
wakeboard: wakeboard, esquí acuático, donut acuático
sea-scooter: scooter submarino, propulsor acuático
raft: balsa, raft
dry-bag: bolsa estanca, bidón estanco, saco de compresión
crab-pot: red de pesca, sonda de pesca, sacadera, nasa, ecosonda
ice-auger: barrena de hielo
tent-stove: estufa de camping, calefactor de camping
lantern: farol de camping, linterna, lámpara de mano, foco de mano
water-filter: filtro de agua, potabilizadora
mosquito-net: mosquitera
hand-warmer: calentador de manos, chaleco calefactable, guantes calefactables
satellite-phone: teléfono satelital, baliza de emergencia
travel-adapter: adaptador de viaje, traductor de bolsillo
power-bank: batería externa, power bank
volleyball-set: red de voleibol, red de voley
basketball-hoop: canasta de baloncesto, tablero de baloncesto
padel-racket: pala de pádel, palas de pádel, pickleball, pádel
roller-skates: patines de cuatro ruedas
gym-machine: banco de pesas, multiestación, jaula de sentadillas
crosstrainer: elíptica, bicicleta elíptica, stepper, plataforma vibratoria, máquina de vibración, step para aeróbic
battle-rope: cuerda de batalla, bandas elásticas, comba, reformer de pilates, máquina de pilates
gymnastics-mat: colchoneta de gimnasia, barra de equilibrio
boxing-gloves: guantes de boxeo, manoplas de boxeo
baseball-gear: bate de béisbol, guante de béisbol, béisbol, pelota de béisbol, máquina de lanzamiento de pelotas
curling-set: piedras de curling
snow-tube: donut de nieve
ski-touring: esquís de travesía, splitboard, skis de travesía
ski-rack: portaesquís, portakayak, portatablas
motorbike: motocicleta, moto
motorbike-gear: casco de moto, chaqueta de moto
motorcycle-stand: caballete de moto, rampa para moto
tyre-changer: inflador de neumáticos, desmontadora de neumáticos
spring-compressor: compresor de muelles, extractor de rodamientos
inverter: inversor de corriente, inversor
cable-protector: pasacables
portable-toilet: baño portátil, sanitario portátil, baño químico
flood-barrier: sacos de arena, barrera antiinundación
tarpaulin: lona impermeable, plástico de protección, lona
horse-gear: silla de montar, brida
time-clock: cronómetro, marcador
molkky: mölkky
cooker-hood: campana extractora, campana de cocina
stove: horno de cocina, cocina eléctrica, cocina de gas, horno
case: funda, estuche, funda protectora, bolsa de cámara, funda de guitarra
cover: cubierta, cobertor, lona protectora
stand: soporte, pie
pump: bomba, inflador, bomba de aire, bombín, bomba para colchón, bomba de pie, bomba de mano, bomba para inflar
strings: cuerdas de repuesto, juego de cuerdas, encordado
saddle: sillín
wheel: rueda, ruedas, llanta, rueda de repuesto
tyre: neumático, cubierta de bici, cámara de aire
lock: candado, antirrobo, cerradura
bicycle-bell: timbre, timbre de bici
spare-battery: pila, pilas, batería de repuesto, batería de recambio
charger: cargador, cable de carga
cable: cable, latiguillo
adapter: adaptador
memory-card: tarjeta de memoria, tarjeta SD
remote-control: mando a distancia, control remoto
lampshade: pantalla de lámpara
saw-blade: hoja de sierra, cuchilla, cuchillas
drill-bit: juego de brocas
sandpaper: papel de lija, lija, disco de corte
nozzle: boquilla, cabezal, accesorio
vacuum-bag: bolsa de aspiradora
spare-part: repuesto, recambio, pieza de repuesto
ink: tinta, cartucho de tinta, tóner
photo-film: carrete, película, papel fotográfico
gas-bottle: bombona, bombona de gas, cartucho de gas, garrafa de gas
charcoal: carbón, briquetas, leña
wall-paint: barniz, pintura de pared
screws: tornillos, clavos, escarpias, ganchos para cuadros
drumsticks: baquetas
violin-bow: arco de violín, resina
pillow: almohada, almohadas
bed-sheet: sábana, sábanas, ropa de cama
towel: toalla, toallas
tent-pegs: piquetas, varilla de tienda, clavijas
single-paddle: remo, remos
fishing-bait: cebo, anzuelos, señuelos
shuttlecocks: volantes de bádminton
balls: pelotas
face-mask: mascarilla
dog-lead: correa de perro, collar de perro
pet-food: pienso, comida para perros
nappies: pañales, toallitas
motor-oil: aceite de motor
trailer-hitch: bola de remolque, enganche de remolque
mudguard: guardabarros
bike-basket: cesta de bici
phone-case: funda de móvil, soporte de móvil
sledgehammer: mazo, maza, almádena, marro
chisel: formón, cincel, gubia
hoe: azadón, escardilla
turf-cutter: cortatepes, cortadora de césped en tepes
compost-bin: compostera, compostador
pond-vacuum: limpiafondos, robot limpiafondos, robot de piscina
roofed-beach-chair: sillón playero con techo, sillón de playa con techo
fountain: fuente de agua
garden-torch: antorcha, antorchas, antorcha de jardín
knife-set: cuchillo de cocina, juego de cuchillos
salad-spinner: centrifugadora de ensalada, escurridor de ensalada
egg-cooker: cuecehuevos, hervidor de huevos
milk-frother: espumador de leche, vaporizador de leche
moka-pot: cafetera italiana, greca, prensa francesa
thermos: termo, jarra térmica
food-stall: puesto de venta
bottle-opener: sacacorchos, abrebotellas, descorchador
wine-cooler: vinoteca, nevera de bebidas, enfriador de vinos
trestle: caballetes de mesa
night-light: luz nocturna, lamparita, luz de noche
baby-gym: gimnasio para bebé, manta de juegos, alfombra de juego
swim-aid: manguitos, flotador
pogo-stick: saltador, palo saltarín
kite: cometa, papalote, barrilete, volantín
yo-yo: yoyó, yoyós
carousel: tiovivo, carrusel, calesita
dunk-tank: tanque de agua para feria
sumo-suits: traje de sumo, burbujas de fútbol, trajes de sumo
tug-of-war: soga, tira y afloja
guest-book: libro de firmas, marco de fotos
monopod: monopié, palo selfie
smartwatch: reloj inteligente, pulsera de actividad
soundbar: barra de sonido, minicadena
dvd-player: reproductor de DVD, DVD
cassette-player: casete, radiocasete, pletina
radio-set: radio, transistor
calculator: calculadora, contador de billetes
armchair: mecedora, butaca
drying-rack: tendedero, tendal
broom: escoba, fregona, trapeador, mopa, cubo
handheld-vacuum: aspiradora de mano, aspiradora sin cable
dust-extractor: aspirador industrial, aspirador de taller
office-chair: silla de oficina, silla de escritorio, silla giratoria, silla gamer, sillón para videojuegos, silla gaming
dishwasher: lavavajillas, lavaplatos, lavaloza
kitchen-sink: fregadero, pila de cocina, lavabo
piano-stool: banqueta de piano, taburete de piano
ski-helmet: casco de esquí
ski-goggles: gafas de esquí, gafas de nieve
ski-poles: bastones de esquí
changing-table: cambiador, cambiador de bebé, mudador
quad-bike: quad, cuatrimoto, cuatriciclo
pull-up-bar: barra de dominadas
mini-oven: horno de sobremesa, minihorno
beehive: colmena
tennis-ball-machine: máquina lanzapelotas, lanzapelotas, máquina lanza pelotas
car-radio: radio de coche, autorradio, autoestéreo
bassoon: fagot, corno inglés
nativity-scene: belén, pesebre, nacimiento
bowling-set: juego de bolos, boliche, bolos, bola de bowling
zip-line: tirolina, tirolesa, canopy de jardín
laser-tag: laser tag, pistola de dardos
drum-machine: caja de ritmos
theremin: theremín
outdoor-kitchen: cocina de exterior, cocina de campaña
oven-mitt: guantes de horno, manoplas
garden-gloves: guantes, guantes de trabajo
goggles: gafas de protección, gafas de natación, gafas de nadar
umbrella: paraguas de lluvia, paragüas, sombrilla de lluvia
watch: reloj de pulsera
shoes: zapatos, zapatillas, tacones
wheel-clamp: cepo de coche
sandbox: arenero, cajón de arena, mesa de arena
steel-toe-boots: botas de seguridad, botas de agua, katiuskas
waders: vadeador, peto de pesca
skimboard: skimboard
parachute: paracaídas, parapente, mono de salto, wingsuit
cherry-pitter: deshuesador de cerezas
gazebo-weights: pesos para carpa
inflatable: hinchable, inflable
steam-iron: plancha de vapor, centro de planchado
dining-table: mesa de comedor
coffee-table: mesa de centro, mesita
cat-litter: arenero para gatos, rascador
dog-house: caseta de perro
bird-cage: jaula de pájaros
dish-rack: escurreplatos
name-tags: tarjetas de identificación, acreditaciones
blackboard: pizarra de tiza
usb-stick: memoria usb, pendrive, disco duro
phone-charger: cargador de móvil, cargador de celular
wedding-cake: tarta de boda, pastel de boda, tarta de cumpleaños
party-hat: gorros de fiesta, sombrero de fiesta, sombrero para fiestas
cowboy-hat: sombrero de vaquero, sombrero
balloons: globos, globo
egg-cup: hueveras, huevera
potato-ricer: prensapatatas, pasapuré
cot-mobile: móvil de cuna
buggy-board: patín de carrito
school-cone: cono escolar
sunglasses: gafas de sol
bike-helmet: casco de bici, casco de bicicleta
football: balón de fútbol, balón de baloncesto, fútbol, baloncesto, balón de rugby, rugby, balonmano, voleibol
hammer: martillo, maza de goma
wrench: llave inglesa, llave fija, llaves allen, llave de vaso, llave de carraca
pliers: alicates, tenazas, pinzas de corte
crowbar: palanca, pata de cabra, barreta
paint-roller: rodillo de pintura, brocha
mason-trowel: llana, paleta de albañil, palustre, herramienta de albañilería
anvil: yunque
watering-can: regadera
raised-bed: bancal, jardinera, macetero
dance-pole: barra de pole dance
bass-clarinet: clarinete bajo
audio-guest-book: libro de firmas con audio, teléfono de boda
hot-air-balloon: globo aerostático
cold-room: cámara frigorífica
hay-bales: balas de paja, pacas de paja
street-organ: organillo
car-horn: claxon, bocina de coche
garbage-bin: cubo de basura, contenedor de basura
parking-space: plaza de garaje, plaza de parking
meeting-room: sala de reuniones, salón de eventos, local para fiestas, club deportivo, salón social, centro cívico, casa club
brochure-rack: portafolletos
tap-shoes: zapatos de claqué, zapatos de baile
kitchen-utensil: utensilio de cocina, pinzas de cocina, espumadera, batidor de varillas, cortador de pizza, prensa ajos, prensador de ajos, colador, tamiz, tijeras de cocina, salvamanteles, cuenco, ensaladera, bandeja de cubitos, cuchara para helado, rallador, pelador, azucarero, molinillo de especias, pimentero, salero, esterilla para sushi
wind-instrument: instrumento de viento, instrumento de metal, viento madera
measuring-tool: medidor, transportador de ángulos, altímetro, medidor de pH, pie de rey, sismómetro
metalworking-tool: desbarbador, desbarbadora, escariador, granete, botador, limadora
putty-knife: espátula, rasqueta, raspador
magnetic-sweeper: barredora magnética, imán de levantamiento
grabber: pinza recogedora, pinza de recogida
construction-machine: pavimentadora, asfaltadora, máquina de pavimentación, bulldozer, motoniveladora, cargadora sobre orugas, traílla
farm-machine: cosechadora, arado, sembradora
tv-receiver: receptor satélite, receptor de satélite
vending-machine: máquina expendedora
gymnastics-gear: anillas de gimnasia, caballo con arcos, trampolín de gimnasia, barra de ballet
athletics-gear: disco de lanzamiento, bola de lanzamiento, jabalina, valla de atletismo, testigo de relevos, pistola de salida, salto con pértiga, barra de salto, martillo de lanzamiento
boxing-ring: ring de boxeo
airsoft-gun: airsoft, paintball, pistola de agua
roller-ski: esquís sobre ruedas, rollerski
kite-buggy: kite buggy
hobby-horse: caballito de juguete, caballito, caballo balancín
shuffleboard: shuffleboard, juego de tejo
multi-game-table: mesa multijuegos, mesa de juegos
ab-roller: rodillo abdominal, rodillo para abdominales, rueda abdominal
suspension-trainer: entrenamiento en suspensión, TRX
balance-board: tabla de equilibrio
exercise-ball: balón de gimnasia, pelota de pilates, fitball
lighter: encendedor, mechero, fósforos, cerillas
bulb-changer: cambiabombillas
rebar-cutter: cortadora de varilla, cortavarillas
misting-system: sistema de vaporización, nebulizador de terraza
trash-compactor: compactador de basura, triturador de basura, aplastador de latas
laser-pointer: puntero láser, presentador inalámbrico
franking-machine: máquina franqueadora
toy-robot: robot de juguete
bed-rail: barandilla de cama, barandilla de seguridad, barandilla de seguridad para camas
baby-jumper: saltador para bebé
bib: babero
sound-machine: máquina de sonido, máquina de ruido blanco
dog-agility: agility, túnel de agility
party-decoration: decoración de fiesta, artículos de fiesta, artículos para fiestas, decoración hinchable, vela de cumpleaños
stage-set: decorado, escenografía, elemento escénico
footstool: reposapiés, otomana
plant-milk-maker: máquina para leche de soja, máquina de leche vegetal
model-making: modelismo, maqueta
pom-poms: pompones
$terms$);

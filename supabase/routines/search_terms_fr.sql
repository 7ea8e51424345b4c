-- after: load_search_terms, search_concepts
-- Comment on appelle les choses en français : un concept de search_concepts.sql par ligne. Se complète comme l'anglais.
select public.load_search_terms('fr', $terms$
power-tools: outil, outils, outillage, outil électrique, bricolage
drill: perceuse, foret, mèche, percer, foreuse, drille, chignole, perceuse électrique
hammer-drill: perceuse à percussion, perforateur, marteau perforateur, perceuse visseuse à percussion, perceuse percussion, marteau-perforateur, perceuse à béton, marteau perforant, perfo
cordless-driver: visseuse, perceuse visseuse, tournevis, visseuse dévisseuse, perceuse sans fil, perceuse visseuse à percussion, boulonneuse, visseuse sans fil, perceuse à batterie, tournevis électrique, clé à choc, dévisseuse
demolition-hammer: marteau piqueur, marteau démolisseur, piqueur, burineur, brise-béton, casse-béton, burineur électrique, marteau de démolition
angle-grinder: meuleuse, disqueuse, meuleuse d'angle, tronçonneuse à disque, grinder, rectifieuse, tronçonneuse à métaux, lapidaire, meule à main
saw: scie, scie à main, égoïne, sciotte, scie à métaux
circular-saw: scie circulaire, scie plongeante, scie ronde
jigsaw: scie sauteuse, sauteuse
chainsaw: tronçonneuse, scie à chaîne, scie mécanique, chainsaw
sander: ponceuse, sableuse à bois, ponceuse orbitale, sableuse électrique, ponceuse électrique
router: défonceuse, fraiseuse, toupie
nail-gun: cloueuse, agrafeuse, pistolet à clous, cloueur, agrafeuse électrique
heat-gun: décapeur thermique, pistolet à chaleur, pistolet thermique, pistolet à air chaud
soldering-iron: fer à souder, station de soudage, poste à souder à l'étain, fer à étain
compressor: compresseur, compresseur d'air
hand-tool: caisse à outils, boîte à outils, mallette à outils
tile-cutter: coupe-carreaux, carrelette, coupe-carrelage, coupe-céramique, coupe-tuile
multimeter: multimètre, détecteur, voltmètre, testeur de tension
machine-press: presse hydraulique, presse à chaud, presse à imprimer, presse d'atelier, presse à transfert
workbench: établi, étau, table de travail
pressure-washer: nettoyeur haute pression, karcher, laveuse à pression, machine à pression, Kärcher, machine à laver à pression, laveuse haute pression, karcher haute pression, nettoyeur à haute pression
vacuum-cleaner: aspirateur, balayeuse, balai aspirateur
carpet-cleaner: shampouineuse, injecteur extracteur, nettoyeur de tapis, nettoyeur de moquette, shampouineuse à moquette, laveuse à tapis
generator: groupe électrogène, générateur, génératrice, groupe électrogene, générateur électrique
garden: jardin, jardinage, potager
lawnmower: tondeuse, tondeuse à gazon, tondeuse électrique, coupe-gazon, tondeuse à pelouse
hedge-trimmer: taille-haie, taille-haies, coupe-haie, cisaille à haie, cisaille électrique
grass-trimmer: débroussailleuse, coupe-bordure, rotofil, coupe-herbe, taille-bordure, faux, faucille, fouet à gazon, taille-bordures, coupe-fil
scarifier: scarificateur, émousseur
leaf-blower: souffleur, souffleur de feuilles, aspirateur à feuilles, souffleuse à feuilles, aspirateur de feuilles, aspirateur d'herbe
shredder: broyeur, broyeur de végétaux
tiller: motoculteur, motobineuse, rotoculteur, rotavator, motobêche, rotoculteuse, fraise de jardin, pioche électrique
wheelbarrow: brouette, carriole, barouette
fruit-press: presse à fruits, pressoir, pressoir à pommes, presse à pommes, extracteur de jus, presse-fruits, presse à cidre, presse à jus, broyeur à pommes, presse à raisin, presse à vin
garden-tools: outils de jardin, kit de jardinage, jardinage, outils de jardinage, transplantoir, kit jardin
hammock: hamac, hamac avec support, chaise berçante, hamac sur pied
sun-lounger: transat, chaise longue, bain de soleil
garden-swing: balancelle, balancelle de jardin
barbecue: barbecue, gril, BBQ, barbecue à gaz, grilloir, gril au charbon, grill, barbecue au gaz, grill à charbon
garden-furniture: salon de jardin, table de jardin, table d'extérieur, canapé d'extérieur
ladders-building: travaux, chantier, rénovation, peinture, construction
ladder: échelle, échelle coulissante, échelle double, échelle d'appui, échelle transformable
stepladder: escabeau, marchepied, escabeau à plateforme, échelle pliante, plateforme individuelle, tabouret marchepied, échelle de peintre, escabeau pliant, stepladder, banc-escabeau
telescopic-ladder: échelle télescopique, échelle rétractable
scaffold: échafaudage, échafaudage roulant, tour d'échafaudage, échafaud, tour roulante, échafaudage mobile
concrete-mixer: bétonnière, malaxeur à béton, malaxeur, mélangeur à ciment
wallpaper-stripper: décolleuse, décolleuse à papier peint, décolleuse à vapeur
paint-sprayer: pistolet à peinture, pulvérisateur de peinture, fusil à peinture, pistolet peinture
dehumidifier: déshumidificateur, absorbeur d'humidité, assécheur
laser-level: niveau laser, laser rotatif, laser croix
spirit-level: niveau à bulle, niveau de maçon, niveau à eau
camping: camping, plein air, randonnée, bivouac
tent: tente, tente dôme, tente igloo, tente de camping, tente familiale, tente canadienne, abri de toile, tente tunnel, guitoune, toile de tente
sleeping-bag: sac de couchage, duvet, sac à couchage, sleeping bag, duvet de camping
sleeping-mat: tapis de sol, matelas de sol, karimat, matelas autogonflant, matelas de camping, karrimat
camping-stove: réchaud, camping-gaz, réchaud à gaz, poêle à gaz
cool-box: glacière, frigo-box, coolerbox, sac isotherme, frigo de camping, bac à glace, glacière électrique, frigobox
backpack: sac à dos, havresac, sac de rando, sac de randonnée, packsac
boat: bateau, canot, embarcation, petit bateau
rowing-boat: barque à rames, bateau à rames, barque, canot à rames, chaloupe, verchère, barque de pêche
canoe: canoë, canot, canots, canoé
kayak: kayak, kayaks, canoë-kayak, kayak gonflable
paddle-board: paddle, stand up paddle, planche de paddle, planche à pagaie, planche de SUP, SUP, stand-up paddle, planche à rame, paddle gonflable
telescope: télescope, lunette astronomique, astronomie, observer les étoiles, lunette d'approche, télescopes
binoculars: jumelles, longues-vues, lorgnette, longue-vue, lunettes d'approche, monoculaire
headlamp: lampe frontale, flashlight
bikes: vélos et trottinettes, cyclisme
bicycle: vélo, bicyclette, bécane, biclou, petite reine, bicycle, bécyk, bécique, vélos, clou, vélocipède
cargo-bike: vélo cargo, biporteur, vélo utilitaire, vélo-cargo, bicycle cargo, vélo de transport
cargo-trike: triporteur, tricycle, tricycle cargo
city-bike: vélo de ville, vélo hollandais, vélo urbain, vélo de promenade, vélo de dame
touring-bike: vélo de randonnée, vélo de voyage, VTC, vélo hybride, vélo de cyclotourisme, randonneuse
mountain-bike: VTT, vélo tout terrain, vélo de montagne, bicycle de montagne
road-bike: vélo de route, vélo de course, bicyclette de course
electric-bike: vélo électrique, vélo à assistance électrique, VAE, vélo élec, bicycle électrique, e-bike, vélo à assistance, bécane électrique
kids-bike: vélo enfant, vélo pour enfant, vélo de petite fille, bicyclette enfant
folding-bike: vélo pliant, vélo à plier, bicyclette pliante
bmx: BMX, vélo BMX, bicross
kick-scooter: trottinette, patinette, scooter de ville
bike-trailer: remorque vélo, remorque de vélo, charrette vélo, remorque enfant, carriole vélo, chariot à vélo
bike-rack: porte-vélo, support à vélos, porte-vélos
helmet: casque, casque de protection
photo-video: photo, photographie, vidéo, filmer
camera: caméra, appareil photo, appareil, appareil numérique, kodak, caméra photo, appareil-photo, appareils photo
mirrorless-camera: hybride, appareil hybride, appareil photo hybride, plein format
slr-camera: reflex, appareil reflex, appareil photo reflex, appareil photo réflex, kodak reflex
super-8-camera: super 8, caméra super 8, caméra argentique, caméra ancienne, ciné-caméra, caméra de cinéma amateur, caméra à film, appareil argentique, appareil photo argentique
action-camera: caméra d'action, caméra sport, caméra embarquée, caméra de sport, dashcam
camcorder: caméscope, caméra vidéo, caméra numérique
instant-camera: appareil photo instantané, appareil polaroid, polaroïd
drone: drone, drones, quadricoptère, drone avec caméra
lens: objectif, objectifs
tripod: trépied, trépieds
flash: flash, flash cobra, flash photo
studio-light: éclairage studio, ring light, softbox, éclairage photo, anneau lumineux
projector: vidéoprojecteur, projecteur, rétroprojecteur, canon à projection, projecteur vidéo, canon projecteur, beamer, rétroprojecteur vidéo, projo, vidéoproj, home cinéma
projection-screen: écran de projection, écran, toile de projection, écran de cinéma, écran géant
party: fête, soirée, événement, mariage, anniversaire
football-table: baby-foot, babyfoot, baby-foot de bistrot, football de table, kicker, soccer sur table, babby-foot, table de soccer
table: table
folding-table: table pliante, tréteaux, table à tréteaux, table pliable, tables pliantes
chair: chaise, siège
folding-chair: chaise pliante, chaises pliantes, chaise pliable
beer-bench: table brasserie, banc de brasserie, banc, table de pique-nique, banc de fête, table et bancs, table de kermesse, table de brasserie, banc pliant, bancs pliants, ensemble brasserie, tables et bancs, bancs et tables, tables avec bancs, tables pliantes et bancs
disco-ball: boule à facettes, boule disco, boule miroir, boule de discothèque
fog-machine: machine à fumée, machine à brouillard
party-lights: guirlande lumineuse, guirlande, jeu de lumière, éclairage de soirée, lumières de fête, lumières de Noël, guirlande guinguette, éclairage de fête, guinguette
party-tent: barnum, tonnelle, chapiteau, tente de réception, tente de fête, chapiteau de jardin, abri de jardin pliant, gazébo, abri pliant, vitabri
bouncy-castle: château gonflable, structure gonflable, jeu gonflable, château sauteur, structure de jeu gonflable, jeux gonflables, parc gonflable
costume: déguisement, costume, déguisements, costume d'Halloween, costumes
stage: scène, estrade, podium, praticable, scène mobile
popcorn-machine: machine à pop-corn, machine à maïs soufflé, popcorn, machine à popcorn
dishes: vaisselle, couverts, assiettes, ustensiles, coutellerie, ménagère, louche, service de table, ménage
board-game: jeu de société, jeux, jeux de table, jeu de plateau
karaoke: karaoké, machine à karaoké, kit karaoké, machine karaoké
kitchen: cuisine, cuisiner, traiteur, électroménager de cuisine, électroménager
waffle-iron: gaufrier, gaufre, gaufrier double, appareil à gaufres, fer à gaufres, moule à gaufres, machine à gaufres
crepe-maker: crêpière, crêpe, plaque à crêpes, appareil à crêpes, billig, galettière, poêle à crêpes, machine à crêpes, bilig
stand-mixer: robot pâtissier, robot de cuisine, robot, pétrin, batteur, mixeur, batteur pâtissier, robot ménager, malaxeur, mélangeur sur socle, batteur sur socle, batteur sur pied, malaxeur sur socle
blender: blender, mélangeur, mixer, pied mélangeur, blender à smoothie
paella-pan: paella, plat à paella, poêle à paella, poêle géante, kit paella, brûleur à paella
pizza-oven: four à pizza, pierre à pizza, four à pizzas, four à bois
raclette: raclette, appareil à raclette, four à raclette, demi-lune à raclette, service à raclette
fondue: fondue, appareil à fondue, caquelon, service à fondue, poêlon à fondue, poêlon
deep-fryer: friteuse, bain de friture, bain d'huile
bread-maker: machine à pain, robot boulanger, machine à faire le pain
sourdough-kit: banneton, kit levain, panneton
ice-cream-maker: sorbetière, machine à glace, turbine à glace
pasta-machine: machine à pâtes, laminoir à pâtes, appareil à pâtes
coffee-machine: machine à café, cafetière, machine à espresso, machine à café filtre, café
pots-and-pans: casserole, marmite, poêle, cocotte
baking: pâtisserie, gâteau
kids: bébé, enfant, enfants
high-chair: chaise haute, chaise bébé, chaise haute pliante, chaise pour bébé, chaise-haute, chaise de bébé, chaise haute bébé
stroller: poussette, landau, poussette canne, buggy, carrosse, carrosse bébé, poussette-canne, pousse-pousse, voiture d'enfant, poussette pliante
car-seat: siège auto, rehausseur, siège d'auto, siège-auto, banc d'auto, siège bébé voiture, siège bébé
infant-seat: cosy, coquille bébé, coquille, coque bébé, siège coque, siège-auto bébé, siège bébé auto, banc de bébé, maxi-cosi, nacelle auto
travel-cot: lit parapluie, lit bébé, lit de voyage, lit pliant bébé, parc pliant, lit de bébé, couchage bébé, lit de camp bébé, bassinette, parc-lit
baby-carrier: porte-bébé, écharpe de portage, sac porte-bébé, porte-enfant
baby-monitor: babyphone, écoute-bébé, interphone bébé
toys: jouet, jouets, bébelles, jouet en bois, kaléidoscope, tasses empilables, centre d'activités, tamis de sable
balance-bike: draisienne, vélo sans pédales, vélo d'équilibre
sport-winter: sport, sports, neige, sports d'hiver
table-tennis: tennis de table, ping-pong, ping pong, raquette de ping-pong, table de ping-pong, palette de ping-pong, tennis sur table
tennis: tennis, raquette de tennis, raquettes de tennis, kit de tennis
badminton: badminton
racket: raquette, raquettes, raquette de plage
ball: ballon, balle, football, basket
sled: luge, traîneau, traîne sauvage, tobogan, traîne, glisse, luge en bois, toboggan de neige, crazy carpet, toboggan à neige
skis: ski, skis, équipement de ski, planches de ski, paire de skis
snowboard: snowboard, planche à neige, planche de snowboard, surf des neiges
snowshoes: raquettes à neige, raquettes de neige
ice-skates: patins à glace, patins, patin à glace
skateboard: skateboard, skate, planche à roulettes, longboard, rouli-roulant, skateboards, planche de skate
inline-skates: rollers, patins à roues alignées, roller
surfboard: planche de surf, surf, planche pour surfer
wetsuit: combinaison néoprène, combinaison, wetsuit, combi de surf
weights: poids, poids et haltères, poids de musculation, haltérophilie
golf: golf, clubs de golf, sac de golf, série de golf, relève-pitch
music: musique, instrument, instrument de musique
guitar: guitare, gratte, guitares
electric-guitar: guitare électrique, gratte électrique
acoustic-guitar: guitare acoustique, guitare sèche, guitare classique, guitare folk
bass-guitar: basse, guitare basse
ukulele: ukulélé, yukulélé, guitare hawaïenne
amplifier: ampli, amplificateur, ampli guitare, ampli de guitare, ampli basse, ampli de basse, combo basse, combo guitare
speaker: enceinte, haut-parleur, sono, sonorisation, enceinte bluetooth, enceinte active, chaîne hifi, haut-parleurs, baffle, baffles, enceintes
microphone: micro, microphone, micros
drums: tambour, percussions, batterie, tam-tam, drum, grosse caisse
hand-drum: cajón, darbouka, djembé, bongo, cajon, caisse flamenco, derbouka
keyboard: clavier, clavier musical
violin: violon, violons
accordion: accordéon, piano à bretelles, musique à bouche, accordéon diatonique, concertina
turntable: platine, platine vinyle, contrôleur DJ, table tournante, console DJ, platines dj, platine dj, contrôleur, matériel DJ
mixing-desk: table de mixage, console de mixage
headphones: casque audio, écouteurs, écouteur, casque d'écoute
transport: déménagement, transport, déménager
hand-truck: diable, chariot, chariot pliant, chariot de transport, plateau roulant, diable de déménagement, chariot à deux roues, cabrouet, diable pliant, chariot de manutention, transpalette à main, chariot à escalier, chariot à plateforme
stair-hand-truck: diable d'escalier, diable pour escalier, diable monte-escalier, diable escalier, diable monte-escaliers
moving-kit: cartons de déménagement, carton, cartons, kit de déménagement, caisses de déménagement, boîtes de déménagement, bacs de déménagement, déménagement
suitcase: valise, bagage, bagages, valise cabine, valise à roulettes, valises, ensemble de valises, malle, sac-valise
trailer: remorque, remorque bagagère, traileur, remorque de voiture, trailer
roof-box: coffre de toit, boîte de toit, coffre de voiture, valise de toit
van: camionnette, fourgon, utilitaire, camion, camion de déménagement, cube, fourgonnette, utilitaire 20 m3, fourgon de déménagement
lashing-strap: sangle, sangle à cliquet, sangle d'arrimage, courroie, tendeur
saw-horse: tréteau de sciage, chevalet
reciprocating-saw: scie sabre, scie égoïne
mitre-saw: scie à onglet, scie radiale, scie à coupe d'angle, onglet
table-saw: scie sur table, banc de scie, scie circulaire sur table, scie de table
tile-saw: scie à carrelage, scie à eau, coupe-carreaux électrique
wall-chaser: rainureuse, rainureuse à mur
concrete-saw: scie à béton, découpeuse thermique
bolt-cutter: coupe-boulons, coupe-boulon
multitool: outil multifonction, outil oscillant, scie oscillante
planer: rabot, raboteuse, dégauchisseuse, rabot électrique
polisher: polisseuse, lustreuse, lustreuse auto
floor-sander: ponceuse à parquet, bordureuse, ponceuse de parquet, sableuse à plancher, ponceuse à plancher, ponceuse de sol
drywall-sander: ponceuse girafe, ponceuse à plâtre
wood-lathe: tour à bois, tour à métaux
welder: poste à souder, soudeuse, poste de soudure, torche TIG, torche de soudage
torque-wrench: clé dynamométrique
socket-set: coffret de douilles, jeu de douilles, coffret à douilles
car-jack: cric, cric hydraulique, chandelles, cric rouleur
engine-hoist: grue d'atelier, chèvre
winch: treuil, tire-fort, palan à câble
clamp: serre-joint, serre-joints, bride de serrage, bride de fixation
rivet-gun: riveteuse, pince à rivets
glue-gun: pistolet à colle, pistolet à colle chaude
pipe-tool: coupe-tube, sertisseuse, brosse à tubes, écouvillon
drain-cleaner: furet, déboucheur, débouche-canalisation, furet de plomberie, ventouse, furet de plombier
inspection-camera: endoscope, caméra d'inspection, caméra endoscopique, boroscope
thermal-camera: caméra thermique, caméra infrarouge, thermographe
moisture-meter: humidimètre
metal-detector: détecteur de métaux, poêle à frire, détecteur à métaux
stud-finder: détecteur de câbles, détecteur de matériaux, détecteur de montants
work-light: projecteur de chantier, baladeuse, lampe de chantier, projecteur LED
extension-lead: rallonge, enrouleur, rallonge électrique, multiprise, enrouleur électrique
battery-charger: chargeur de batterie
jumper-cable: câbles de démarrage, câbles à booster, pinces de démarrage
power-station: station électrique portable, station d'énergie, batterie nomade, centrale portable
solar-panel: panneau solaire, chargeur solaire, panneau photovoltaïque
water-pump: pompe à eau, pompe immergée, vide-cave, motopompe, pompe, pompe de relevage
wet-vacuum: aspirateur eau et poussière, aspirateur de chantier, balayeuse d'atelier, aspirateur à eau, shop-vac, shop vac
steam-cleaner: nettoyeur vapeur, balai vapeur
window-cleaner: lave-vitre, nettoyeur de vitres, robot lave-vitres, aspirateur à vitres
robot-vacuum: robot aspirateur, aspirateur robot, aspi robot
floor-polisher: cireuse, monobrosse, autolaveuse, polisseuse de plancher, cireuse à plancher
upholstery-cleaner: injecteur-extracteur, nettoyeur de canapé, extracteur de tapis, injection extraction
concrete-vibrator: aiguille vibrante, vibreur à béton
plate-compactor: plaque vibrante, pilonneuse, compacteur, dameuse
mixing-paddle: malaxeur à mortier, mélangeur à peinture, mélangeur à mortier, malaxeur à peinture, malaxeur
excavator: mini-pelle, pelleteuse, pelle mécanique, excavatrice, pépine, trancheuse de sol, tractopelle
wheel-loader: chargeuse, mini-chargeuse, dumper
aerial-platform: nacelle, nacelle élévatrice, plateforme élévatrice
furniture-lift: monte-meubles, monte-charge
rubble-chute: goulotte à gravats
skip: benne, benne à gravats, conteneur à déchets
jackpost: étai
plasterboard-lift: lève-plaque, lève-placo
roofing-ladder: échelle de toit, échelle de couvreur
wallpaper-table: table à tapisser, table à encoller, table de tapissier, table à papier peint
airless-sprayer: pistolet airless, station de peinture
sandblaster: sableuse
heater: radiateur, canon à chaleur, chauffage d'appoint, chaufferette, chauffage soufflant, soufflant, radiateur bain d'huile, chauffage, radiateur soufflant
patio-heater: parasol chauffant, chauffage de terrasse, chauffage d'extérieur
air-conditioner: climatiseur, climatiseur mobile, clim, air conditionné, air climatisé, climatiseur portatif, clim portable, rafraîchisseur d'air
fan: ventilateur, brasseur d'air, ventilo
air-purifier: purificateur d'air, épurateur d'air
humidifier: humidificateur, humidificateur d'air
sewing-machine: machine à coudre, moulin à coudre, machine de couture
iron: fer à repasser
ironing-board: planche à repasser, table à repasser
washing-machine: machine à laver, lave-linge, laveuse, lave-linge séchant
fridge: frigo, réfrigérateur, congélateur, frigidaire, congélo
bed: lit, lit d'appoint, lit pliant, couchage
sofa: canapé, divan, sofa, canapé-lit
blanket: couverture, couette, plaid, couverte
lamp: lampe, lampadaire, liseuse, éclairage de secours, éclairage de sécurité, lustre
mirror: miroir, psyché
clothes-rail: porte-manteau, vestiaire, penderie roulante, porte-habits, portant à vêtements, tringle à vêtements
shelf: étagère, bibliothèque, rayonnage, tablette murale
safe: coffre-fort
musical-clock: horloge, pendule
robot-mower: robot tondeuse, tondeuse robot
ride-on-mower: tracteur tondeuse, autoportée, tracteur à gazon
rake: râteau, balai à gazon, fanoir
spade: bêche, pelle, pioche, fourche-bêche, grelinette, fourche
secateurs: sécateur, ébrancheur, coupe-branches
pole-saw: élagueuse, perche élagueuse, scie d'élagage, ébrancheuse
log-splitter: fendeuse, fendeuse à bûches, merlin, fendeur de bûches, fend-bûches, fendeuse à bois, hache à fendre
axe: hache, hachette, cognée
stump-grinder: rogneuse de souches, essoucheuse, rogneuse, rogneuse de souche, dessoucheuse
earth-auger: tarière, tarière thermique
garden-roller: rouleau à gazon
sprayer: pulvérisateur, pulvérisateur à dos
hose: tuyau d'arrosage, arroseur, dévidoir, boyau d'arrosage, enrouleur de tuyau
compost-shredder: broyeur de branches, déchiqueteuse
snow-blower: souffleuse à neige, fraise à neige, déneigeuse, souffleuse, fraiseuse à neige, turbine à neige
snow-shovel: pelle à neige, grattoir à neige, pelle pour la neige
greenhouse: serre, châssis de jardin, serre tunnel, châssis de culture, serre de jardin
parasol: parasol, voile d'ombrage
pool: piscine, piscine gonflable, pataugeoire, piscine hors-sol
trampoline: trampoline, trempoline, trampoline de jardin
fire-bowl: brasero, braséro, vasque à feu
bee-gear: combinaison d'apiculteur
scarecrow-net: cueille-fruits, cueille-pommes, cueilleur de fruits
plancha: plancha, plancha à gaz, planche de cuisson
smoker-oven: fumoir, fumoir à poisson, smoker
fire-kettle: chaudron, marmite sur feu
photo-booth: photobooth, borne photo, photomaton, miroir photo, cabine photo
balloon-gas: bouteille d'hélium, hélium, gonfleur à ballons, ballons hélium, ballon hélium
beer-tap: tireuse à bière, pompe à bière, tirage pression
bar-counter: comptoir, bar mobile
standing-table: mange-debout, table haute, table de cocktail
bench: banc, banquette
tablecloth: nappe, housse de chaise, linge de table, nappes, chemin de table
chafing-dish: chafing dish, chauffe-plats, bain-marie, chauffe-plat, caisson isotherme, réchaud de table
punch-bowl: saladier à punch, fontaine à boisson
cake-stand: présentoir à gâteau, serviteur
candle-holder: bougeoir, chandelier, photophore
flower-arch: arche de mariage, arche florale, arche de cérémonie
red-carpet: tapis rouge, poteaux de guidage
dance-floor: piste de danse, plancher de danse, parquet de danse, piste de bal
laser-show: laser de soirée, stroboscope, lyre, lumière noire
spotlight: spot, projecteur de lumière
bubble-machine: machine à bulles, machine à bulles de savon, bulles de savon
chocolate-fountain: fontaine à chocolat, cascade de chocolat, fontaine chocolat
candyfloss-machine: machine à barbe à papa, barbe à papa, barbapapa, appareil à barbapapa, appareil à barbe à papa, machine à barbapapa
slush-machine: machine à granité, machine à slush, machine à barbotine
hot-dog-machine: machine à hot-dog, appareil à hot-dog
raffle-drum: tambour de loterie, tombola, roue de la fortune, urne de tombola
pinata-game: piñata, course en sac
giant-game: jenga géant, échecs géants, puissance quatre géant, jeux géants, jeu géant
boules: pétanque, boules, boules de pétanque, jeu de pétanque
cornhole: cornhole, jeu de lancer, lancer d'anneaux
pool-table: billard, table de billard, boule de billard
air-hockey: air hockey, hockey de table, hockey sur coussin d'air
dartboard: jeu de fléchettes, cible de fléchettes, fléchettes
pinball: flipper, machine à boules
poker-set: mallette de poker, table de poker, roulette
escape-game: escape game, murder party
face-paint: maquillage enfant, kit de maquillage, peinture visage, grimage
santa-suit: costume de père Noël, costume de saint Nicolas, père noël, costume de Noël
clown-costume: costume de clown
animal-costume: costume d'animal, déguisement d'animal
superhero-costume: costume de super-héros, déguisement de super-héros
pirate-costume: costume de pirate, déguisement de pirate
wedding-dress: robe de mariée, robe de mariage
evening-dress: robe de soirée, robe de bal, robe de cocktail, robe de demoiselle d'honneur
suit: costume trois pièces, smoking, queue-de-pie, costume de mariage, complet
traditional-dress: costume folklorique, dirndl, tenue folklorique
lederhosen: culotte de peau
kilt: kilt
kimono: kimono
handbag: sac à main, sac de marque, pochette
jewellery: bijoux, diadème
juicer: extracteur de jus, centrifugeuse, presse-agrumes
ice-cube-maker: machine à glaçons, machine à glace pilée
meat-slicer: trancheuse, trancheur à jambon, trancheuse à jambon
meat-grinder: hachoir à viande, hachoir, machine à hacher
vacuum-sealer: machine sous vide, emballeuse sous vide, appareil de mise sous vide, scelleuse sous vide
sous-vide: thermoplongeur, cuiseur sous vide
slow-cooker: mijoteuse, multicuiseur, cuit-vapeur, autocuiseur
rice-cooker: cuiseur à riz, autocuiseur à riz, cuiseur de riz, autocuiseur de riz
dehydrator: déshydrateur, séchoir à fruits, déshydrateur alimentaire
canning-pot: stérilisateur, bassine à confiture, cuve à stérilisation, stérilisateur de bocaux, marmite à conserves, stérilisateur à conserves
large-pot: grande marmite, faitout, soupière électrique, batterie de cuisine
hot-plate: plaque de cuisson, plaque à induction, réchaud électrique, table de cuisson, plaque chauffante
sandwich-maker: croque-monsieur, appareil à croque, presse à panini
tea-urn: fontaine à thé, marmite à vin chaud, bouilloire géante
coffee-urn: percolateur, fontaine à café, grande cafetière
coffee-grinder: moulin à café, moulin à grains, broyeur à café
espresso-machine: machine à expresso, machine expresso
microwave: micro-ondes, four à micro-ondes, micro-onde
tagine: tajine, cocotte en fonte
ham-stand: pince à jambon, griffe à jambon, support à jambon, porte-jambon
baking-tin: moule à gâteau, moule à kouglof, cercle à pâtisserie, moule à manqué, tourtière
cookie-cutter: emporte-pièce, poche à douille, rouleau à pâtisserie
brewing-kit: kit de brassage, cuve de fermentation, dame-jeanne, alambic, fabrication du vin
roof-tent: tente de toit, tente de voiture, tente pour toit
awning: auvent, bâche, tarp, store extérieur, store banne
air-bed: matelas gonflable, lit gonflable, matelas pneumatique, matelas à gonfler, couchage d'appoint, matelas soufflé
camp-bed: lit de camp, lit de camping, lit pliable
camping-chair: chaise de camping, fauteuil de camping, chaise de plage, tabouret pliant
camping-table: table de camping
camping-toilet: toilettes de camping, toilette chimique, toilettes sèches
camping-shower: douche solaire, douche de camping
water-canister: jerrican, bidon d'eau
cookware-set: popote, gamelle, batterie de camping
travel-fridge: glacière électrique, frigo de voiture, glacière à compression, frigo portable
hiking-poles: bâtons de randonnée, bâtons de marche
hiking-boots: chaussures de randonnée, bottes de marche, chaussures de marche, godillots
climbing-gear: baudrier, matériel d'escalade, escalade, dégaine, mousqueton, assureur, prise d'escalade
climbing-rope: corde d'escalade
via-ferrata-set: kit via ferrata, longe via ferrata
crash-pad: crash pad, matelas de bloc, crashpad
gps-device: GPS, appareil GPS, GPS de randonnée, GPS rando
walkie-talkie: talkie-walkie, radio portative, radio bidirectionnelle
night-vision: vision nocturne, jumelles de vision nocturne
fishing-rod: canne à pêche, matériel de pêche, canne à lancer, canne et moulinet, lancer, moulinet, gaffe de pêche
life-jacket: gilet de sauvetage, veste de flottaison, gilet de flottaison
motor-boat: bateau à moteur, hors-bord, canot à moteur, vedette
sailing-boat: voilier, dériveur, catamaran
inflatable-boat: bateau gonflable, zodiac, packraft
pedalo: pédalo, bateau à pédales
jet-ski: jet-ski, motomarine
kitesurf: kitesurf, wing foil
bodyboard: bodyboard, planche de bodyboard
diving-gear: équipement de plongée, masque de plongée, matériel de plongée, bouteille de plongée
snorkel: palmes, masque et tuba, kit de snorkeling, tuba et palmes
beach-gear: tente de plage, pare-vent, chariot de plage, abri de plage
microscope: microscope, microscope d'école
spotting-scope: longue-vue, lunette terrestre
motorhome: camping-car, van aménagé, fourgon aménagé, véhicule récréatif, roulotte motorisée
caravan: caravane, roulotte, mini-caravane, tente-roulotte
tandem: tandem, vélo tandem, vélo à deux, vélo deux places
recumbent: vélo couché
gravel-bike: gravel, vélo gravel, vélo tout chemin
fat-bike: fat bike, vélo tout suspendu, VTT enduro
e-mountain-bike: VTT électrique, VTTAE, vélo tout-terrain électrique
e-cargo-bike: vélo cargo électrique
longtail: longtail, vélo rallongé
child-bike-seat: siège vélo enfant, siège enfant vélo, siège bébé vélo, porte-bébé vélo
panniers: sacoches, sacoches de vélo, bikepacking
bike-lock: antivol, cadenas de vélo, U de vélo, cadenas vélo
bike-pump: pompe à vélo, pompe à pied, pompe de vélo
bike-repair: pied d'atelier vélo, outils vélo, pied d’atelier, pied de réparation, pied de réparation vélo, pied d'atelier, support vélo
bike-box: valise à vélo, housse de transport vélo, valise vélo, housse de vélo, caisse à vélo
roller-trainer: home trainer, hometrainer, rouleau d'entraînement
e-scooter: trottinette électrique, patinette électrique, trott électrique, patinette
moped: mobylette, scooter, vélomoteur, cyclomoteur
car: voiture, auto, char, cabriolet, voiture de collection, bagnole
minibus: minibus, neuf places
tractor: tracteur, VTT quatre roues
horse-trailer: van à chevaux, remorque à chevaux, camion à chevaux
boat-trailer: remorque à bateau, remorque moto, porte-voiture, remorque bateau, mise à l'eau
roof-bars: barres de toit, galerie, support à skis, galerie de toit, racks de toit
snow-chains: chaînes à neige, chaînes neige, chaussettes à neige
tow-bar: barre de remorquage, corde de remorquage
obd-scanner: valise diagnostic, lecteur OBD, valise OBD
loading-ramp: rampe de chargement, rampe
ev-charger: câble de recharge, borne de recharge
moving-straps: sangles de portage, sangles de déménagement
moving-blanket: couverture de déménagement, couverture de protection
furniture-slider: plateau à roulettes, roule-meuble, chariot à piano
pallet-truck: transpalette
handcart: chariot de plage, charrette, chariot pliable, voiturette
shopping-trolley: caddie, chariot de courses, poussette de marché
travel-bag: sac de voyage, sac de sport, poche de sport
garment-bag: housse à costume
luggage-scale: pèse-bagage
medium-format: moyen format, appareil moyen format, chambre photographique
compact-camera: appareil compact, compact numérique, appareil jetable
underwater-camera: appareil étanche, caméra étanche, appareil photo étanche
camera-360: caméra 360
cinema-camera: caméra cinéma, caméra de cinéma
gimbal: stabilisateur, gimbal, nacelle stabilisée, stabilisateur de caméra
slider-dolly: slider, rail de travelling, grue de caméra
macro-lens: objectif macro, grand-angle, téléobjectif, objectif zoom
light-meter: posemètre, cellule photo
photo-background: fond photo, support de fond
reflector-photo: réflecteur photo, panneau LED, torche vidéo
slide-projector: projecteur de diapositives, rétroprojecteur
film-projector: projecteur super 8, projecteur de film
vhs-player: magnétoscope, lecteur VHS, lecteur de cassettes, enregistreur vidéo, enregistreur vidéonumérique
radio-microphone: micro sans fil, micro-cravate, micro HF
podcast-mic: micro studio, micro de podcast, micro canon
audio-recorder: enregistreur audio, dictaphone
laptop: ordinateur portable, portable, laptop, ordi portable
computer: ordinateur, PC, ordinateur de bureau, ordi
mouse: souris, souris d'ordinateur, clavier d'ordinateur
tablet: tablette, iPad, liseuse, tablette graphique, liseuse électronique, PDA, tablette à dessin
phone: téléphone, smartphone, cellulaire, iPhone, portable téléphone
monitor: écran d'ordinateur, moniteur
television: télévision, télé, téléviseur, écran plat
vr-headset: casque VR, casque de réalité virtuelle
game-console: console de jeux, console, playstation, xbox, nintendo
printer: imprimante
3d-printer: imprimante 3D
scanner: scanner, numériseur
laminator: plastifieuse, machine à plastifier, lamineuse
document-shredder: destructeur de documents, déchiqueteuse à papier, destructeur, broyeur de papier, déchiqueteuse
cutting-plotter: machine de découpe, plotter de découpe, traceur de découpe
flipchart: tableau à feuilles, paperboard
lectern: pupitre, lutrin
desk: bureau, bureau de travail, pupitre d'écolier
badge-maker: machine à badges, presse à badges
wifi-router: routeur wifi, box 4G, hotspot mobile, box internet, modem
conference-camera: caméra de visioconférence, visualiseur, vidéo-visualiseur
baby-bath: baignoire bébé, bain bébé
breast-pump: tire-lait, stérilisateur biberon, pompe à lait
playpen: parc bébé, parc pour bébé
baby-bouncer: transat bébé, balancelle, chaise longue pour bébé
bassinet: berceau, couffin, cododo, bassinette, lit cododo
double-stroller: poussette double, poussette jumeaux, poussette de course
booster-seat: rehausseur, siège d'appoint
ride-on-toy: porteur, tracteur à pédales
play-kitchen: cuisine jouet, maison de poupée, dînette, cuisine pour enfant, poupée
train-set: train miniature, petit train, circuit de voitures
swing-slide: balançoire, toboggan, portique, planche à bascule, tape-cul
puppet-theatre: théâtre de marionnettes, marionnettes, guignol
school-bag: cartable, sac d'école
treadmill: tapis de course, tapis roulant de course, tapis roulant
exercise-bike: vélo d'appartement, vélo stationnaire, vélo de spinning, vélo d'exercice, spinbike
rowing-machine: rameur
dumbbell: haltères
yoga-mat: tapis de yoga, tapis de gym
punching-bag: sac de frappe, punching-ball
football-goal: but de foot, but de football, cage de foot, but de hockey, but de water-polo, poteau de rugby
badminton-set: kit badminton, raquettes de badminton
squash: raquette de squash, raquettes de plage
cricket: cricket, batte de cricket
hockey-stick: crosse de hockey, bâton de hockey, équipement de hockey, crosse de lacrosse, lacrosse
archery: arc et flèches, tir à l'arc, arbalète, tir à l’arc
frisbee: frisbee, disc-golf
golf-trolley: chariot de golf
riding-gear: bombe, selle d'équitation, bottes d'équitation
fencing-gear: équipement d'escrime, kimono de judo, escrime, arme d'escrime, fleuret
ski-boots: chaussures de ski, bottes de ski
ski-suit: combinaison de ski, veste de ski, pantalon de ski, habit de neige
avalanche-gear: DVA, ARVA, kit avalanche, sac airbag
cross-country-skis: skis de fond, ski de randonnée
bobsled: bob, bouée de neige, pelle à neige luge, soucoupe
drum-kit: batterie acoustique, batterie électronique, caisse claire, batterie, drums
piano: piano, piano numérique, piano électrique
grand-piano: piano à queue, demi-queue
organ: orgue, harmonium
synthesizer: synthétiseur, clavier MIDI, sampleur, synthé
saxophone: saxophone
trumpet: trompette
harmonica: harmonica, mélodica, carillon
cello: violoncelle
harp: harpe, cithare
cello-bow: support de guitare
effects-pedal: pédale d'effet, pédalier, pédale wah
subwoofer: caisson de basses, subwoofer, retour de scène, enceinte de monitoring
megaphone: mégaphone, porte-voix
silent-disco: silent disco, casques de fête silencieuse
record-player: tourne-disque, gramophone, platine disque
gong: gong
wheelchair: fauteuil roulant, chaise roulante
walker: déambulateur, rollator, marchette, cadre de marche, rollateur
crutches: béquilles, canne, cannes anglaises, béquille
mobility-scooter: scooter senior, triporteur électrique, fauteuil électrique, quadriporteur, scooter électrique PMR, scooter PMR
hospital-bed: lit médicalisé, lève-personne, lit d'hôpital, lève-malade
toilet-chair: chaise percée, rehausse-WC
blood-pressure: tensiomètre, oxymètre
massage: table de massage, fauteuil de massage, lit de massage, table de soin
light-therapy: lampe de luminothérapie, lampe infrarouge
knee-scooter: trottinette de genou, scooter de genou
pet-crate: caisse de transport, cage pour chien, cage, transporteur à roues
aquarium: aquarium, terrarium
easel: chevalet de peinture, kit de sérigraphie, chevalet de peintre, chevalet
pottery-wheel: tour de potier, tour à poterie
loom: métier à tisser
book: livre, livres, guide de voyage, bandes dessinées
christmas-tree: sapin de Noël, crèche, guirlande de Noël, pied de sapin, arbre de noël
hatching-incubator: couveuse, couveuse à œufs, incubateur, éleveuse à poussins, incubateur d'œufs
crane: grue
forklift: chariot élévateur
post-driver: enfonce-pieux
rain-barrel: récupérateur d’eau, cuve de pluie, tonneau d'eau
mannequin: mannequin de couture
garment-steamer: défroisseur, défroisseur vapeur, steamer, défroisseur à main
stair-gate: barrière de sécurité, barrière d’escalier, barrière bébé, barrière à traverser
potty: pot bébé, petit pot
outboard-motor: moteur hors-bord
water-dispenser: fontaine à eau, distributeur de boissons, refroidisseur d'eau
display-case: vitrine, présentoir
market-stall: stand de marché, étal, kiosque
flag-pole: mât de drapeau
queue-barrier: poteau de file, barrière de foule, poteau à sangle
cash-register: terminal de paiement, caisse enregistreuse, TPE
screen-printing: sérigraphie, cadre de sérigraphie
airbrush: aérographe
bean-bag: pouf
bar-stool: tabouret, tabouret de bar, chaise haute de bar, chaise de bar
spit-roast: méchoui, tournebroche, broche à méchoui
chess-clock: pendule d’échecs
compass: boussole
axle-stand: chandelle auto, chandelles auto, chandelle de voiture, chandelle
distance-meter: télémètre, mètre laser, mètre ruban, télémètre laser, distancemètre
plasma-cutter: découpeur plasma
core-drill: carotteuse
incidental: deux, trois, quatre, cinq, six, huit, dix, douze, bon, bonne, bons, beau, belle, solide, puissant, puissante, robuste, nouveau, nouvelle, neuf, neuve, vieux, vieille, occasion, simple, facile, rapide, urgent, merci, bonjour, quelqu'un, débutant, débutante, débutants, personne, personnes, gens, adulte, adultes, jour, jours, semaine, week-end, weekend, heure, heures, soir, demain, truc, trucs, chose, choses, quelque chose, chien, gratuit, disponible, assez, plutôt, places, place, convives, invités, pers
cast-iron: fonte, en fonte
electric: électrique
cordless: sans fil, batterie, sur batterie
folding: pliant, pliante, pliable
telescopic: télescopique
left-handed: gaucher, gauchère
professional: professionnel, professionnelle, pro
large: grand, grande, gros, grosse, haut, haute, long, longue
small: petit, petite, mini, compact, léger, légère, court, courte
cheap: pas cher, bon marché, abordable, chère, cher, pas chère, pas chers, à petit prix
adjustable: réglable
children: pour enfant, pour enfants
wooden: bois, en bois
aluminium: aluminium, alu
platform: plateforme
red: rouge
blue: bleu, bleue
black: noir, noire
white: blanc, blanche
green: vert, verte
rental: louer, location, emprunter, prêt, prêter, à louer
little-word: où, même, très, à
near-me: près de moi, à proximité
kettle: bouilloire
toaster: grille-pain, toasteur
serving-tray: plateau de service, plateau
typewriter: machine à écrire, machine à écrire portative
trombone: trombone
tuba: tuba
alphorn: cor des Alpes
jump-starter: booster de démarrage, booster de batterie, batterie à plat, batterie de voiture à plat, booster, démarreur, démarreur de batterie
glassware: verres à vin, verres, coupes de champagne, flûtes à champagne, verres à pied, flûtes, verrerie, article de boisson
flamenco-dress: robe de flamenco
overlocker: surjeteuse
hair-dryer: sèche-cheveux, foehn, séchoir
curling-iron: fer à boucler, lisseur
clothes-dryer: sèche-linge, sécheuse
electric-blanket: couverture chauffante
baby-scale: pèse-bébé
bottle-warmer: chauffe-biberon
kettlebell: kettlebell
hand-mixer: batteur électrique, mixeur plongeant, girafe
food-processor: robot culinaire, hachoir électrique
pressure-cooker: cocotte-minute, autocuiseur, presto, cocotte
wok: wok
kitchen-scale: balance de cuisine
air-fryer: friteuse à air
drill-press: perceuse à colonne
child-carrier: porte-bébé de randonnée, sac à dos porte-enfant
ice-axe: piolet, crampons
slackline: slackline, sangle d'équilibre
kubb: kubb, jeu viking, échecs vikings
croquet: croquet
unicycle: monocycle
stilts: échasses
juggling: balles de jonglage, diabolo, jonglage, bâton du diable, bâton-fleur, massue de jonglage, anneau de jonglage
banjo: banjo
mandolin: mandoline
clarinet: clarinette
flute: flûte traversière
recorder-flute: flûte à bec, flûte de pan
bagpipes: cornemuse
xylophone: xylophone, marimba
pa-system: sono, système de sonorisation
teleprompter: prompteur, téléprompteur
green-screen: fond vert, écran vert
film-scanner: scanner de négatifs, scanner de diapositives
knitting-machine: machine à tricoter
kiln: four à céramique
beekeeping-extractor: extracteur de miel, centrifugeuse à miel
dog-trailer: remorque pour chien, remorque chien, remorque à chien
enlarger: agrandisseur, agrandisseur photo, chambre noire, labo photo, lampe inactinique
sauna: sauna, tente sauna, sauna mobile
hot-tub: jacuzzi, spa gonflable, bain nordique, bain à remous, baignoire
golf-cart: voiturette de golf, golfette, voiture de golf
hoverboard: hoverboard, monoroue, gyroroue
segway: gyropode, segway
yoghurt-maker: yaourtière
churro-maker: churrera, machine à churros
sausage-stuffer: poussoir à saucisses, poussoir à saucisse, machine à saucisses
spaetzle-maker: presse à spätzle, machine à spaetzle
tortilla-press: presse à tortillas
donut-maker: machine à donuts, appareil à donuts
pancake-maker: poêle à blinis, machine à pancakes, poffertjes
grain-mill: moulin à farine, moulin à céréales, floconneuse
apple-peeler: pèle-pomme
mandoline: mandoline de cuisine, coupe-légumes, râpe à choucroute
cheese-kit: presse à fromage, kit fromage
tandoor: tandoor, four tandoori
kebab-grill: machine à kebab, grill à kebab, broche kebab
samovar: samovar
decanter: carafe à décanter, décanteur
ice-bucket: seau à champagne, seau à glace, rafraîchisseur
ice-crusher: broyeur à glace, pile à glace
cocktail-set: shaker à cocktail, kit cocktail, shaker, set à cocktail, accessoire de bar
soda-maker: machine à soda, siphon à eau
whipping-siphon: siphon à chantilly, siphon de cuisine
fish-kettle: poissonnière, turbotière
oyster-knife: couteau à huîtres, ouvre-huîtres
laser-cutter: découpeuse laser, graveuse laser, graveur laser
cnc-mill: fraiseuse cnc, machine cnc
bandsaw: scie à ruban
scroll-saw: scie à chantourner, scie chantourneuse
bench-grinder: touret à meuler, affûteuse, aiguiseur de couteaux, pierre à aiguiser, aiguiseur, affûteur, meuleuse de table
rotary-tool: outil rotatif, stylo graveur, mini perceuse
caulking-gun: pistolet à silicone, pistolet à mastic, pistolet à cartouche, pistolet de calfeutrage
tap-die-set: jeu de tarauds, filière, taraudeuse, taraud
pipe-bender: cintreuse, cintreuse de tubes
sheet-bender: plieuse de tôle, plieuse
chain-hoist: palan, palan à chaîne, palan électrique
suction-lifter: ventouse de vitrier, ventouse à carrelage
carpet-tool: tendeur de moquette, coup de genou
chimney-brush: hérisson de ramonage, kit de ramonage
gutter-cleaner: nettoyeur de gouttières, aspirateur à gouttières
sweeper: balayeuse de rue, balayeuse de cour
ozone-generator: générateur d'ozone, ozoneur
leak-detector: détecteur de fuite, détecteur de gaz
sound-meter: sonomètre, décibelmètre
air-quality-meter: capteur de CO2, mesureur de qualité de l'air, compteur geiger, détecteur de radon
thermometer: thermomètre, thermosonde
weather-station: station météo, anémomètre, baromètre
energy-meter: wattmètre, consomètre
theodolite: théodolite, tachéomètre, niveau de chantier, lunette de chantier, niveau optique, topographie, arpentage
measuring-wheel: roue de mesure, odomètre à roue
safety-harness: harnais de sécurité, antichute, harnais antichute
hard-hat: casque de chantier, casque de sécurité
respirator: masque de soudure, masque respiratoire, masque à poussière, cagoule de soudeur
ear-defenders: casque antibruit, protection auditive
traffic-cone: cône de signalisation, barrière de chantier, panneau de signalisation
fire-extinguisher: extincteur
first-aid: trousse de secours, défibrillateur, brancard, DAE, civière
inhaler: nébuliseur, aérosol médical, inhalateur, concentrateur d'oxygène, aérosol
shower-chair: chaise de douche, siège de douche, rehausseur de toilettes, siège de bain
wheelchair-ramp: rampe pour fauteuil roulant, rampe d'accès
tens-unit: électrostimulateur, appareil tens
massage-gun: pistolet de massage, rouleau de massage, rouleau en mousse
magnifier: loupe électronique, lampe loupe, téléagrandisseur
dog-ramp: rampe pour chien, escalier pour chien
pet-stroller: poussette pour chien, poussette pour chat
dog-clipper: tondeuse pour chien, table de toilettage
hair-clipper: tondeuse à cheveux, tondeuse à barbe
chicken-coop: poulailler, clapier
lawn-aerator: aérateur de gazon, aérateur de pelouse
seed-spreader: épandeur, semoir, épandeur à engrais
weed-burner: désherbeur thermique, désherbeur à gaz
moss-remover: brosse désherbante, brosse à joints
hedge-platform: plateforme de travail, tréteau, escabeau de verger
electric-fence: clôture électrique, électrificateur de clôture
trail-camera: piège photographique, caméra de chasse, caméra de surveillance, appareil photo de chasse
star-tracker: monture équatoriale, star adventurer
capture-card: carte d'acquisition, mélangeur vidéo, boîtier d'acquisition
webcam: webcam
audio-interface: interface audio, clavier maître
loop-station: looper, pédale de boucle
music-stand: pupitre à musique
didgeridoo: didgeridoo
handpan: handpan, steel drum, tambour à langues
singing-bowl: bol tibétain, bol chantant, kalimba
double-bass: contrebasse
viola: violon alto, alto
oboe: hautbois
french-horn: cor d'harmonie, euphonium, bugle, cor
sitar: sitar, bouzouki, balalaïka, luth, oud
metronome: métronome, accordeur
bingo-set: loto, jeu de loto, boulier de loto
casino-table: roulette de casino, table de casino
arcade-machine: borne d'arcade, borne arcade, machine à sous
jukebox: juke-box, jukebox
building-bricks: lego, duplo, briques de construction, playmobil, blocs de construction, blocs de mousse, jeu de construction, jeu d'assemblage
jigsaw-puzzle: casse-tête, backgammon, mahjong
rc-car: voiture télécommandée, circuit électrique, voiture radiocommandée, hélicoptère télécommandé, char télécommandé
ball-pit: piscine à balles, parc de jeux souple
water-slide: toboggan aquatique, ventriglisse
baby-walker: trotteur bébé, chariot de marche
bottle-sterilizer: stérilisateur de biberons
baby-swing: balancelle bébé, balançoire bébé
pedal-kart: kart à pédales, voiture à pédales, karting à pédales, kart, karting, caisse à savon
balloon-arch: arche de ballons, guirlande de ballons
neon-sign: néon décoratif, lettres lumineuses, lettres géantes
wedding-decor: décoration de mariage, centres de table, vases
chair-cover: housses de chaise
confetti-cannon: canon à confettis, machine à étincelles, confettis
snow-machine: machine à neige, canon à mousse, machine à mousse
mechanical-bull: taureau mécanique, rodéo mécanique
truss: structure alu, pont lumière, pied d'éclairage
dmx-controller: console lumière, lyre lumière, contrôleur dmx, contrôleur d'éclairage, contrôleur d'effets spéciaux
whiteboard: tableau blanc, paperboard, panneau d'affichage
rollup-banner: kakémono, stand d'exposition, roll-up, présentoir de salon, panneau d'exposition
label-printer: étiqueteuse, imprimante d'étiquettes
paper-cutter: massicot, relieuse, perforelieuse
photo-printer: imprimante photo
embroidery-machine: brodeuse, machine à broder
leather-tools: outils de maroquinerie, pince à œillets
spinning-wheel: rouet
candle-kit: kit bougies, kit savon
wig: perruque, masque de carnaval
mascot: mascotte, costume de mascotte
graduation-gown: toge de diplômé, coiffe de diplômé
veil: voile de mariée
outdoor-clothes: manteau, doudoune, veste de pluie, ciré
wardrobe: armoire, commode, penderie, garde-robe
rug: tapis
curtain: rideau, paravent, claustra
mattress: matelas
windsurf-board: planche à voile, windsurf
wakeboard: wakeboard, ski nautique, bouée tractée
sea-scooter: scooter sous-marin, propulseur sous-marin
raft: radeau, raft
dry-bag: sac étanche, bidon étanche, sac de compression
crab-pot: épuisette, sondeur de pêche, casier, détecteur de poissons, sondeur, échosondeur
ice-auger: tarière à glace, kit de pêche blanche
tent-stove: poêle de tente, chauffage de tente
lantern: lanterne, lampe torche, lampe de poche
water-filter: filtre à eau, purificateur d'eau, gourde filtrante
mosquito-net: moustiquaire, abri moustiquaire
hand-warmer: chauffe-mains, gilet chauffant, gants chauffants
satellite-phone: téléphone satellite, balise de détresse
travel-adapter: adaptateur de voyage, traducteur de poche
power-bank: batterie externe, powerbank
volleyball-set: filet de volley, filet de volleyball, filet de volley-ball
basketball-hoop: panier de basket
padel-racket: raquette de padel, pickleball
roller-skates: patins à roulettes, patins à quatre roues
gym-machine: banc de musculation, station de musculation
crosstrainer: vélo elliptique, stepper, plateforme vibrante, plate-forme vibrante, step d'aérobic
battle-rope: corde ondulatoire, bandes élastiques, corde à sauter, reformer pilates, machine de pilates, appareil de pilates
gymnastics-mat: tapis de gymnastique, poutre de gymnastique, airtrack
boxing-gloves: gants de boxe, pattes d'ours
baseball-gear: batte de baseball, gant de baseball, baseball, base-ball, balle de baseball
curling-set: pierres de curling
snow-tube: bouée à neige, luge gonflable
ski-touring: skis de randonnée, splitboard, skis de rando
ski-rack: porte-skis, porte-kayak, porte-surf
motorbike: motocyclette, moto
motorbike-gear: casque de moto, blouson de moto
motorcycle-stand: béquille d'atelier, lève-moto
tyre-changer: gonfleur de pneus, démonte-pneu
spring-compressor: compresseur de ressorts, extracteur de roulement, arrache
inverter: convertisseur de tension, onduleur
cable-protector: passe-câble, passage de câble
portable-toilet: toilettes mobiles, cabine sanitaire, toilette de chantier
flood-barrier: sacs de sable, barrière anti-inondation
tarpaulin: bâche de protection, bâche de sol, bâche
horse-gear: selle de cheval, bride
time-clock: chronomètre, tableau de score
molkky: mölkky, quilles finlandaises, quilles en bois, jeu de quilles, quilles
cooker-hood: hotte de cuisine, hotte aspirante, hotte
stove: cuisinière, four électrique, gazinière, four
case: housse, étui, housse de protection, fourreau, sac photo, sacoche d'ordinateur, étui de guitare, housse de guitare
cover: capot
stand: pied, support, fixation
pump: gonfleur, pompe à air, pompe, pompe à pied, pompe à main, gonfleur électrique
strings: cordes, jeu de cordes
saddle: selle
wheel: roue, roues, jante, roue de secours
tyre: pneu, pneus, chambre à air
lock: cadenas
bicycle-bell: sonnette
spare-battery: pile, piles, batterie de rechange
charger: chargeur
cable: câble, cordon
adapter: adaptateur
memory-card: carte mémoire, carte SD
remote-control: télécommande
lampshade: abat-jour
saw-blade: lame de scie, lame, lames
drill-bit: forets, embout
sandpaper: papier de verre, disque à tronçonner, papier abrasif
nozzle: buse, embout d'aspirateur
vacuum-bag: sac d'aspirateur
spare-part: pièce détachée, pièce de rechange, accessoire
ink: encre, cartouche d'encre, toner
photo-film: pellicule, papier photo
gas-bottle: bouteille de gaz, cartouche de gaz
charcoal: charbon, charbon de bois, briquettes, bois de chauffage
wall-paint: vernis
screws: vis, clous, chevilles, crochets
strap: lanière
drumsticks: baguettes de batterie
violin-bow: archet, colophane, archet de violon
pillow: oreiller, oreillers
bed-sheet: drap, draps, linge de lit
towel: serviette de bain, essuie, drap de bain
tent-pegs: sardines de tente, piquets de tente, arceau
single-paddle: pagaie, rame
fishing-bait: appât, hameçons, leurres
shuttlecocks: volants de badminton
balls: balles, ballon de foot
face-mask: masque chirurgical
dog-lead: laisse, collier de chien
pet-food: croquettes, nourriture pour chat
nappies: couches, lingettes
motor-oil: huile de moteur
trailer-hitch: boule d'attelage
mudguard: garde-boue
bike-basket: panier de vélo
phone-case: coque de téléphone, support de téléphone
sledgehammer: masse, massette, maillet
chisel: ciseau à bois, burin
hoe: binette, houe, serfouette
turf-cutter: découpeuse de gazon, déplaqueuse
compost-bin: composteur, bac à compost
pond-vacuum: robot de piscine, aspirateur de bassin
roofed-beach-chair: fauteuil-cabine de plage
fountain: fontaine
garden-torch: torche de jardin, flambeau
knife-set: couteau de cuisine, couteau à découper
salad-spinner: essoreuse à salade
egg-cooker: cuiseur à œufs
milk-frother: mousseur à lait
moka-pot: cafetière italienne, cafetière à piston
thermos: thermos, bouteille isotherme
food-stall: stand de vente
bottle-opener: tire-bouchon, décapsuleur
wine-cooler: cave à vin, frigo à boissons
night-light: veilleuse
baby-gym: tapis d'éveil, arche d'éveil, tapis de jeux
swim-aid: brassards, bouée
pogo-stick: bâton sauteur
kite: cerf-volant
yo-yo: yoyo
carousel: manège, carrousel
dunk-tank: chamboule-tout à eau
sumo-suits: costume de sumo, bubble foot, combinaisons de sumo
tug-of-war: tir à la corde, corde à tirer
guest-book: livre d'or, cadre photo
monopod: monopode, perche à selfie
smartwatch: montre connectée
soundbar: chaîne hi-fi
dvd-player: lecteur DVD
cassette-player: magnétophone, lecteur cassette
radio-set: poste de radio, radio
calculator: calculatrice, compteuse de billets
armchair: fauteuil, chaise à bascule
drying-rack: étendoir, séchoir à linge, tancarville
broom: balai, serpillière, seau, vadrouille
handheld-vacuum: aspirateur à main, aspirateur balai
dust-extractor: aspirateur d'atelier, aspirateur industriel
office-chair: chaise de bureau, fauteuil de bureau, siège de bureau, chaise à roulettes, fauteuil de jeux, fauteuil gamer
dishwasher: lave-vaisselle, lave vaisselle, lave-verres
kitchen-sink: évier, lavabo
piano-stool: tabouret de piano, banquette de piano, banc de piano
ski-helmet: casque de ski
ski-goggles: masque de ski, lunettes de ski
ski-poles: bâtons de ski
changing-table: table à langer, matelas à langer
quad-bike: quad, véhicule tout-terrain
pull-up-bar: barre de traction
mini-oven: mini-four, mini four
beehive: ruche
tennis-ball-machine: lance-balles, machine à balles
car-radio: autoradio
bassoon: basson, cor anglais
nativity-scene: crèche de Noël, santons
bowling-set: bowling, quilles, jeu de quilles, boule de bowling
zip-line: tyrolienne
laser-tag: laser game, laser tag
drum-machine: boîte à rythmes
theremin: thérémine
outdoor-kitchen: cuisine d'extérieur, cuisine roulante
oven-mitt: gants de four, maniques
garden-gloves: gants, gants de travail
goggles: lunettes de protection, lunettes de piscine, lunettes de natation
umbrella: parapluie, parapluies, pépin
watch: montre, montre-bracelet
shoes: chaussures, baskets, talons
wheel-clamp: sabot de Denver
sandbox: bac à sable, table de sable
steel-toe-boots: chaussures de sécurité, bottes en caoutchouc, bottes de pluie
waders: waders, cuissardes
skimboard: skimboard
parachute: parachute, parapente, combinaison de saut, wingsuit
cherry-pitter: dénoyauteur
gazebo-weights: poids pour barnum
inflatable: gonflable, pneumatique
steam-iron: centrale vapeur, fer à vapeur
dining-table: table à manger, table de salle à manger
coffee-table: table basse, table de salon
cat-litter: litière, arbre à chat
dog-house: niche
bird-cage: cage à oiseaux
dish-rack: égouttoir
name-tags: badges nominatifs
blackboard: tableau noir, ardoise
usb-stick: clé usb, disque dur
phone-charger: chargeur de téléphone
wedding-cake: gâteau de mariage, pièce montée, gâteau d'anniversaire
party-hat: chapeaux de fête
cowboy-hat: chapeau de cowboy, haut-de-forme
balloons: ballons de baudruche, ballons gonflables
egg-cup: coquetiers
potato-ricer: presse-purée
cot-mobile: mobile bébé
buggy-board: planche à roulettes poussette
school-cone: cornet de rentrée
sunglasses: lunettes de soleil
bike-helmet: casque de vélo, casque vélo
football: ballon de football, ballon de basket, ballon de rugby, rugby, basket-ball, volley-ball, handball, football américain
hammer: marteau
wrench: clé à molette, clé plate, clés allen, clé à douille, clé à cliquet
pliers: pince, tenailles, pince coupante
crowbar: pied-de-biche, barre à mine
paint-roller: rouleau à peinture, pinceau
mason-trowel: truelle, outil de maçonnerie, fer à joints
anvil: enclume
watering-can: arrosoir
raised-bed: carré potager, jardinière, pot de fleurs
dance-pole: barre de pole dance
bass-clarinet: clarinette basse
audio-guest-book: téléphone livre d'or, livre d'or audio
hot-air-balloon: montgolfière
cold-room: chambre froide, remorque frigorifique
hay-bales: bottes de paille, ballots de paille
street-organ: orgue de barbarie
car-horn: klaxon
garbage-bin: poubelle, bac à ordures
parking-space: place de parking
meeting-room: salle de réunion, salle des fêtes, club sportif, club de sport, salle polyvalente
brochure-rack: présentoir à brochures
tap-shoes: chaussures de claquettes, chaussons de danse
kitchen-utensil: ustensile de cuisine, pince de cuisine, fouet, écumoire, coupe-pizza, roulette à pizza, presse-ail, passoire, tamis, ciseaux de cuisine, dessous de plat, saladier, bol mélangeur, bac à glaçons, cuillère à glace, râpe de cuisine, économe, éplucheur, sucrier, moulin à épices, moulin à poivre, poivrière, salière, natte à sushi
wind-instrument: instrument à vent, cuivres
measuring-tool: appareil de mesure, rapporteur, altimètre, pH-mètre, pied à coulisse, sismographe
metalworking-tool: ébavureur, outil d'ébavurage, alésoir, pointeau, poinçon, chasse-goupille
putty-knife: couteau à enduire, couteau de peintre, grattoir
magnetic-sweeper: balai magnétique
grabber: pince de ramassage, pince à déchets
construction-machine: finisseur, machine à paver, bulldozer, niveleuse, chargeuse sur chenilles, tombereau, décapeuse
farm-machine: moissonneuse, moissonneuse-batteuse, ensileuse, charrue
tv-receiver: récepteur satellite, récepteur de télévision
vending-machine: distributeur automatique
gymnastics-gear: anneaux de gymnastique, cheval d'arçons, tremplin, barre de danse, barre de ballet
athletics-gear: disque de lancer, poids de lancer, javelot, témoin de relais, pistolet de starter, perche de saut, saut à la perche, barre de saut, marteau à lancer
boxing-ring: ring de boxe
airsoft-gun: airsoft, paintball, pistolet à eau
roller-ski: ski-roue, rollerski, ski à roulettes
kite-buggy: char à cerf-volant, char à voile
hobby-horse: cheval bâton, cheval à bascule
shuffleboard: shuffleboard
multi-game-table: table multi-jeux, table de jeux
ab-roller: rouleau abdominal, roue abdominale, roller abdominal
suspension-trainer: sangles de suspension, TRX
balance-board: planche d'équilibre
exercise-ball: ballon de gym, ballon d'exercice, ballon de gymnastique
lighter: briquet, allumettes
bulb-changer: change-ampoule
rebar-cutter: coupe-barre
misting-system: brumisateur
trash-compactor: compacteur de déchets, écraseur de canettes
laser-pointer: pointeur laser, télécommande de présentation
franking-machine: affranchisseuse, machine à affranchir
toy-robot: robot jouet
bed-rail: barrière de lit, barrière de sécurité pour lit
baby-jumper: sauteur pour bébé
bib: bavoir
sound-machine: machine à son, machine à bruit blanc
dog-agility: agility, tunnel d'agility
party-decoration: décoration de fête, article de fête, bougie d'anniversaire, petit cadeau de fête
stage-set: décor de théâtre, décor de scène, pièce de décor, décoration de plateau
footstool: repose-pieds, ottomane
plant-milk-maker: machine à lait de soja
model-making: modélisme, maquette
pom-poms: pompons
$terms$);

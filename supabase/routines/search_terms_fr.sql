-- after: load_search_terms, search_concepts, index_item_text, item_vectors, headline_lexemes, find_concepts, compound_concepts, broader_concepts, without_digraphs, is_filler
-- Comment on appelle les choses en français : un concept de search_concepts.sql par ligne. Se complète comme l'anglais.
select public.load_search_terms('fr', $terms$
power-tools: outil, outils, outillage, outil électrique, bricolage
drill: perceuse, foret, mèche, percer
hammer-drill: perceuse à percussion, perforateur, marteau perforateur, perceuse visseuse à percussion, perceuse percussion
cordless-driver: visseuse, perceuse visseuse, tournevis, visseuse dévisseuse, perceuse sans fil, perceuse visseuse à percussion, boulonneuse
demolition-hammer: marteau piqueur, marteau démolisseur, piqueur, burineur, brise-béton
angle-grinder: meuleuse, disqueuse, meuleuse d'angle, tronçonneuse à disque
saw: scie
circular-saw: scie circulaire, scie à onglet, scie plongeante
jigsaw: scie sauteuse, scie sabre
chainsaw: tronçonneuse
sander: ponceuse
router: défonceuse, fraiseuse
nail-gun: cloueuse, agrafeuse
heat-gun: décapeur thermique, pistolet à chaleur
soldering-iron: fer à souder, poste à souder
compressor: compresseur
hand-tool: marteau, pince, clé à molette, caisse à outils, boîte à outils, mallette à outils, hache
tile-cutter: coupe-carreaux, carrelette
multimeter: multimètre, détecteur
workbench: établi
pressure-washer: nettoyeur haute pression, karcher
vacuum-cleaner: aspirateur
carpet-cleaner: shampouineuse, nettoyeur vapeur, injecteur extracteur
generator: groupe électrogène, générateur
garden: jardin, jardinage, potager
lawnmower: tondeuse, tondeuse à gazon
hedge-trimmer: taille-haie
grass-trimmer: débroussailleuse, coupe-bordure
scarifier: scarificateur
leaf-blower: souffleur, souffleur de feuilles
shredder: broyeur, broyeur de végétaux
tiller: motoculteur, motobineuse
wheelbarrow: brouette
fruit-press: presse à fruits, pressoir, pressoir à pommes, presse à pommes, extracteur de jus, presse-fruits, presse à cidre
garden-tools: outils de jardin, kit de jardinage, jardinage, pelle, râteau, arrosoir, sécateur, bêche
hammock: hamac, hamac avec support, transat, chaise longue, bain de soleil
barbecue: barbecue, gril, plancha
garden-furniture: salon de jardin, parasol, table de jardin
ladders-building: travaux, chantier, rénovation, peinture, construction
ladder: échelle, échelle coulissante, échelle double
stepladder: escabeau, marchepied, escabeau à plateforme, échelle pliante, plateforme individuelle, tabouret marchepied
telescopic-ladder: échelle télescopique
scaffold: échafaudage, échafaudage roulant, tour d'échafaudage
concrete-mixer: bétonnière
wallpaper-stripper: décolleuse, décolleuse à papier peint, table à tapisser
paint-sprayer: pistolet à peinture, pulvérisateur de peinture
dehumidifier: déshumidificateur
laser-level: niveau laser, niveau à bulle
camping: camping, plein air, randonnée, bivouac
tent: tente, tente dôme, tente igloo, tente de camping
sleeping-bag: sac de couchage, duvet
sleeping-mat: matelas gonflable, tapis de sol, lit de camp
camping-stove: réchaud
cool-box: glacière
backpack: sac à dos
boat: bateau, barque, canot, bateau gonflable, pédalo
rowing-boat: barque à rames, bateau à rames, barque, canot à rames
canoe: canoë
kayak: kayak
paddle-board: paddle, stand up paddle, planche de paddle
telescope: télescope, lunette astronomique, longue-vue, astronomie, observer les étoiles
binoculars: jumelles
headlamp: lampe frontale, lampe torche, lanterne
bikes: vélos et trottinettes, cyclisme
bicycle: vélo, bicyclette, bécane, biclou, petite reine
cargo-bike: vélo cargo, biporteur, vélo utilitaire
cargo-trike: triporteur, tricycle, tricycle cargo
city-bike: vélo de ville, vélo hollandais, vélo urbain
touring-bike: vélo de randonnée, vélo de voyage, VTC
mountain-bike: VTT, vélo tout terrain
road-bike: vélo de route, vélo de course
electric-bike: vélo électrique, vélo à assistance électrique, VAE
kids-bike: vélo enfant, vélo pour enfant
folding-bike: vélo pliant
bmx: BMX, vélo BMX, bicross
kick-scooter: trottinette, trottinette électrique
bike-trailer: remorque vélo, remorque de vélo
bike-rack: porte-vélo
helmet: casque, casque de vélo
photo-video: photo, photographie, vidéo, filmer
camera: caméra, appareil photo, appareil, appareil numérique
mirrorless-camera: hybride, appareil hybride, appareil photo hybride, plein format
slr-camera: reflex, appareil reflex, appareil photo reflex
super-8-camera: super 8, caméra super 8, caméra argentique, caméra ancienne
action-camera: caméra d'action, caméra sport, caméra embarquée
camcorder: caméscope
instant-camera: appareil photo instantané
drone: drone
lens: objectif, téléobjectif
tripod: trépied
flash: flash, flash cobra
studio-light: éclairage studio, ring light, softbox
projector: vidéoprojecteur, projecteur, rétroprojecteur
projection-screen: écran de projection, écran
party: fête, soirée, événement, mariage, anniversaire
football-table: baby-foot, babyfoot, baby-foot de bistrot, football de table
table: table, mange-debout
folding-table: table pliante, table de camping, tréteaux
chair: chaise, siège, tabouret
folding-chair: chaise pliante, chaise de camping
beer-bench: table brasserie, banc de brasserie, banc, table de pique-nique
disco-ball: boule à facettes, boule disco
fog-machine: machine à fumée, machine à bulles
party-lights: guirlande lumineuse, guirlande, jeu de lumière, éclairage de soirée
party-tent: barnum, tonnelle, chapiteau, tente de réception
bouncy-castle: château gonflable, structure gonflable
costume: déguisement, costume
stage: scène, estrade, podium
popcorn-machine: machine à pop-corn, machine à barbe à papa
dishes: vaisselle, couverts, verres
board-game: jeu de société, jeux
karaoke: karaoké
kitchen: cuisine, cuisiner, traiteur
waffle-iron: gaufrier, gaufre, gaufrier double, appareil à gaufres
crepe-maker: crêpière, crêpe, plaque à crêpes, appareil à crêpes, billig, galettière
stand-mixer: robot pâtissier, robot de cuisine, robot, pétrin, batteur, mixeur, batteur pâtissier, robot ménager
blender: blender, mixeur plongeant
paella-pan: paella, plat à paella, poêle à paella, poêle géante
pizza-oven: four à pizza, four, pierre à pizza
raclette: raclette, appareil à raclette
fondue: fondue, appareil à fondue, fontaine à chocolat
deep-fryer: friteuse
bread-maker: machine à pain
ice-cream-maker: sorbetière, machine à glace
pasta-machine: machine à pâtes
coffee-machine: machine à café, cafetière
pots-and-pans: casserole, marmite, poêle, cocotte
baking: pâtisserie, moule à gâteau, gâteau
kids: bébé, enfant, enfants
high-chair: chaise haute, chaise bébé, chaise haute pliante, chaise pour bébé
stroller: poussette, landau, poussette canne, buggy
car-seat: siège auto, rehausseur, cosy
travel-cot: lit parapluie, lit bébé, berceau
baby-carrier: porte-bébé, écharpe de portage
baby-monitor: babyphone, écoute-bébé
toys: jouet, jouets
balance-bike: draisienne
sport-winter: sport, sports, neige, sports d'hiver
table-tennis: tennis de table, ping-pong, ping pong, raquette de ping-pong
tennis: tennis, raquette de tennis
badminton: badminton
racket: raquette
ball: ballon, balle, football, basket
sled: luge, traîneau
skis: ski, skis
snowboard: snowboard
snowshoes: raquettes à neige
ice-skates: patins à glace
skateboard: skateboard, skate, planche à roulettes, longboard
inline-skates: rollers, patins à roulettes
surfboard: planche de surf
wetsuit: combinaison néoprène, combinaison, tuba
weights: haltères, poids, tapis de course
golf: golf, clubs de golf
music: musique, sono, instrument, instrument de musique
guitar: guitare
electric-guitar: guitare électrique
acoustic-guitar: guitare acoustique, guitare sèche, guitare classique, guitare folk
bass-guitar: basse, guitare basse
ukulele: ukulélé
amplifier: ampli, amplificateur
speaker: enceinte, haut-parleur, sono, sonorisation, enceinte bluetooth, enceinte active, chaîne hifi
microphone: micro, microphone
drums: tambour, percussions, batterie
hand-drum: cajón, darbouka, djembé, bongo
keyboard: clavier, piano, synthétiseur
violin: violon, violoncelle
accordion: accordéon
turntable: platine, platine vinyle, contrôleur DJ, tourne-disque
mixing-desk: table de mixage
headphones: casque audio, écouteurs
transport: déménagement, transport, déménager
hand-truck: diable, chariot, chariot pliant, transpalette, chariot de transport, plateau roulant
stair-hand-truck: diable d'escalier, diable pour escalier, diable monte-escalier
moving-kit: cartons de déménagement, carton, cartons, kit de déménagement, caisse, caisses de déménagement, déménagement
suitcase: valise, bagage, bagages, valise cabine, sac de voyage, valise à roulettes
trailer: remorque
roof-box: coffre de toit, barres de toit
van: camionnette, fourgon, utilitaire, camion
lashing-strap: sangle
electric: électrique
cordless: sans fil, batterie, sur batterie
folding: pliant, pliante, pliable
telescopic: télescopique
left-handed: gaucher, gauchère
professional: professionnel, professionnelle, pro
large: grand, grande
small: petit, petite, mini, compact
cheap: pas cher, bon marché
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
$terms$);

/** In the form that `read-things.ts` reads. */
export const KIDS = `
high-chair + booster-seat: high chair | Hochstuhl | trona | chaise haute
  en: sit/eat/feed/seat/meal baby/toddler/months/nephew/niece/grandchild/he/she/him/her table/dinner/lunch/eat/restaurant/us, feed/eat/sit/seat baby/toddler/grandchild/months table/restaurant/meal/dinner/lunch
  de: sitz/ess/futter baby/kleinkind/monate/enkel/enkelin/neffe/nichte tisch/essen/mittag/mitessen/monate, futter/ess/sitz baby/kleinkind/enkel/monate tisch/restaurant/essen/hoch
  es: sentar/comer/sentarse bebe/meses/sobrino/sobrina/nieto/nieta mesa/comer/cena/trona, comer/sentar/dar bebe/nieto/peque/meses mesa/trona/comida
  fr: asseoir/manger/assis/table bebe/mois/neveu/niece/petit table/repas/manger/diner, manger/asseoir/nourrir bebe/petit/mois table/repas/chaise
stroller: stroller | Kinderwagen | carrito de bebé | poussette
  en: push/walk/stroll/take baby/toddler/child city/walk/airport/pavement/sightseeing/zoo/museum/park, push/stroll/walk toddler/baby/infant town/city/around/park
  de: spazier/schieb/unterwegs baby/kind/kleinkind stadt/zoo/museum/wagen/flughafen
  es: pasear/llevar bebe/nino ciudad/zoo/museo/paseo/aeropuerto, pasear bebe/nino
  fr: promener/balader bebe/enfant ville/zoo/musee/promenade/aeroport, promener/balader bebe/enfant
infant-seat + car-seat: infant car seat | Babyschale | silla de grupo 0 | siège coque
  en: bring/drive/take/fetch/collect/leave newborn/infant/hospital/clinic/maternity, newborn/infant/months car/drive/taxi
  de: abhol/bring/fahr/heimfahr/heim/heimbringen neugeboren/saugling/krankenhaus/klinik/spital, neugeboren/saugling/monate auto/taxi
  es: traer/llevar/recoger/ir/salir/volver recien/nacido/hospital/maternidad, recien/nacido/meses coche/taxi/auto
  fr: ramener/emmener/aller/chercher/sortir/rentrer nouveau/nourrisson/maternite/hopital, nouveau/nourrisson/mois voiture/taxi
car-seat + infant-seat: car seat | Kindersitz | silla de coche | siège auto
  en: bring/drive/take/fetch/collect baby/newborn/infant/toddler/grandson/granddaughter/nephew car/hospital/clinic/taxi/drive, take/drive/transport child/kid/children/kids/toddler/girl/boy car/drive
  de: abhol/bring/fahr/heimfahr baby/neugeboren/saugling/enkel/kleinkind auto/krankenhaus/klinik/spital/taxi, kinder/kind/baby/madchen/kleinkind auto/fahren mitnehm/sitz/fahren/klein
  es: traer/llevar/recoger/ir bebe/recien/nieto/nieta/crio coche/hospital/taxi/auto, llevar/viajar nino/ninos/bebe coche/auto
  fr: ramener/emmener/aller/chercher/conduire bebe/nouveau/nourrisson/petit voiture/hopital/maternite/taxi, emmener/conduire enfant/enfants/bebe voiture
travel-cot: travel cot | Reisebett | cuna de viaje | lit parapluie
  en: baby/infant/toddler/newborn/grandchild/grandson/granddaughter/grandbaby sleep/cot/crib/bed/visit/visiting/stay/night, sleep/sleeps/bed/overnight baby/toddler/grandchild/months/newborn hotel/visit/visiting/grandparents/night/nights/stay, bed/cot/sleep little/toddler/year/baby one/old/toddler/night/nights/nephew/niece
  de: baby/saugling/kleinkind/enkel schlaf/bett/bettchen/besuch/ubernacht/gitterbett, schlaf/bett/ubernacht baby/kleinkind/enkel/monate/enkelkind besuch/hotel/nacht/nachte/oma/opa, bett/schlafplatz/bettchen klein/kleine/kleinen/jahr/monate/neffe/nichte
  es: bebe/nieto/nieta/recien dormir/cuna/visita/noche, dormir/cama/noche bebe/nieto/nieta/meses visita/hotel/noches/abuelos, cama/cuna peque/meses/bebe/sobrino/sobrina
  fr: bebe/nourrisson/petit/petite dormir/lit/visite/nuit/couch, dormir/lit/nuit bebe/petit/mois/neveu visite/hotel/nuits/grands, couchage/lit bebe/mois/neveu/niece/petit
baby-carrier: baby carrier | Babytrage | mochila portabebés | porte-bébé
  en: carry/wear/hold baby/newborn/infant chest/front/close/hands/body/sling/free
  de: trag/bind baby/neugeboren bauch/brust/korper/hande/tuch
  es: llevar/portear bebe/recien pecho/manos/encima/portabebes, portear!
  fr: porter bebe/nouveau ventre/mains/dos/echarpe, portage!
baby-monitor: baby monitor | Babyphone | vigilabebés | babyphone
  en: hear/listen/watch/monitor baby/infant/newborn/toddler
  de: baby/saugling hor/uberwach/aufpass/beobacht
  es: oir/escuchar/vigilar bebe
  fr: entendre/ecouter/surveill bebe
toys: toy | Spielzeug | juguete | jouet
  en: play/keep/entertain/amuse toddler/grandchildren/grandson/niece/nephew/kids toys/busy/rainy/visit/hours/indoors
  de: spiel/beschaftig kleinkind/enkel/nichte/neffe/kinder spielzeug/spielsachen/regen/besuch/drinnen
  es: jugar/entretener nietos/sobrinos/ninos/peque juguetes/lluvia/visita
  fr: jouer/occuper petits/neveux/enfants/bambins jouets/pluie/visite
balance-bike: balance bike | Laufrad | bici sin pedales | draisienne
  en: learn/teach balance/cycle/ride/bike toddler/two/three/balance/pedals, without pedals, too/small/little/not pedal/pedals/pedalling ride/roll/wants/bike/yet
  de: lern gleichgewicht/radfahr/fahrradfahr, ohne pedale, zu/klein/noch treten/pedal/pedale rad/fahren/rollen
  es: aprender equilibrio/montar bici/equilibrio, sin pedales, pequeno/todavia pedalear/pedales montar/rodar/bici
  fr: apprendre equilibre/velo/pedaler, sans pedale, sans pedales, petit/trop/encore pedaler/pedales rouler/velo/veut
baby-bath: baby bath | Babywanne | bañera de bebé | baignoire bébé
  en: bath/bathe/bathing/wash baby/newborn/infant
  de: bad/baden/wasch baby/neugeboren/saugling
  es: banar/bano/lavar bebe/recien
  fr: bain/baigner/donner/laver bebe/nouveau
breast-pump: breast pump | Milchpumpe | sacaleches | tire-lait
  en: pump/express milk, breastfeed!, breast milk, pump/express/give/own milk/breastmilk baby/twins/newborn/premature/work/early/drink/weak
  de: milch pump/abpump, abpump!, still!, abpump/pump/stillen muttermilch/milch baby/zwillinge/fruhchen/arbeit/neugeboren
  es: sacar/extraer leche, lactancia!, amamant!, extraer/sacar/dar leche/materna bebe/gemelos/prematuro/recien/trabajo
  fr: tirer lait, allait!, tirer/extraire/donner lait/maternel bebe/jumeaux/premature/travail/ne
playpen: playpen | Laufstall | parque infantil | parc bébé
  en: keep/play/put/safe baby/toddler/crawling safe/while/pen/playpen/floor/corner/cook
  de: laufstall!, laufgitter!, baby/krabbel sicher/absperr gitter/stall/kochen
  es: parque/corralito bebe/gatea seguro/jugar
  fr: parc bebe/rampe securite/jouer/poser
baby-bouncer: baby bouncer | Babywippe | hamaca de bebé | transat bébé
  en: bounce/rock/calm/entertain/sit baby/newborn/infant bouncer/chair/rocker/seat/while/shower
  de: wipp/beruhig/schaukel baby/neugeboren wippe/sitz
  es: mecer/calmar/entretener bebe/recien hamaca/gandulita
  fr: bercer/calmer/installer bebe/nourrisson transat/balancelle
bassinet: bassinet | Beistellbett | moisés | berceau
  en: sleep/lay newborn/baby beside/next/bedside/basket/moses/my/co, newborn/baby sleep/bed beside/next/parents/our
  de: schlaf neugeboren/baby beistell/neben/stubenwagen/wiege/bett, baby/saugling schlaf/schreit/nachts bei/neben/eltern
  es: dormir/colecho recien/bebe minicuna/lado/moises/junto, bebe/recien dormir/cama lado/padres/colecho
  fr: dormir/cododo nouveau/bebe berceau/cote/couffin/pres, bebe/nouveau dormir/lit cote/parents
double-stroller: double stroller | Zwillingswagen | carrito gemelar | poussette double
  en: push/walk/take/stroll twins/two/siblings/triplets/babies stroller/pram/buggy/pushchair/double/walk/city
  de: spazier/schieb/unterwegs zwillinge/geschwister/zwei wagen/kinderwagen/buggy/spazier/babys
  es: pasear/llevar gemelos/mellizos/hermanos cochecito/carrito/silla/paseo
  fr: promener/balader jumeaux/jumelles/deux poussette/landau/promenade/bebes
booster-seat: booster seat | Sitzerhöhung | alzador | rehausseur
  en: child/kid/drive/son/daughter/years car/taxi/seat/drive booster/too/school/seven/eight/six/raise
  de: kind/sohn/tochter/schulkind auto/taxi/mitfahren erhohung/sechs/sieben/acht/sitzerhohung
  es: nino/hijo/hija coche/taxi/auto alzador/elevador/seis/siete/ocho
  fr: enfant/fils/fille voiture/taxi rehausseur/six/sept/huit
ride-on-toy: ride-on car | Bobby-Car | correpasillos | porteur
  en: ride/push/drive/scoot toddler/kid/child/indoors bobby/tractor/car/garden/push/electric toy/car/feet
  de: rutsch/fahr/flitz kleinkind/kind/garten bobby/traktor/auto/rutscher
  es: montar/empujar peque/nino/jardin correpasillos/tractor/cochecito
  fr: rouler/pousser petit/enfant/jardin porteur/tracteur/voiture
play-kitchen: toy kitchen | Spielküche | cocinita | cuisine jouet
  en: pretend/play/cook kitchen/shop/cook/cooking pretend/toy/play/kids/toddler
  de: spiel kuche/kaufladen/kochen/kaufmannsladen kind/kinder/puppen/kleinkind
  es: jugar cocinita/tienda/cocinar ninos/juguete/casitas
  fr: jouer dinette/marchande/cuisine enfants/cuisiniere/petits
train-set: train set | Modelleisenbahn | tren de juguete | train miniature
  en: build/play/run train/railway/tracks kids/toy/wooden/model/christmas/set
  de: spiel/aufbau/bau eisenbahn/zug/schienen holz/modell/kinder/weihnacht
  es: jugar/montar tren/vias/trenes juguete/madera/ninos/navidad
  fr: jouer/monter train/rails/circuit bois/enfants/noel/jouet
swing-slide: swing | Schaukel | columpio | balançoire
  en: swing/slide/climb kids/children/garden/toddler garden/frame/play/backyard
  de: schaukel/rutsch/kletter kinder/garten/kind garten/gerust/spielplatz
  es: columpiar/columpio/tobogan ninos/jardin jardin/patio
  fr: balancer/balancoire/toboggan enfants/jardin jardin/portique
puppet-theatre: puppet theatre | Kasperletheater | teatro de títeres | théâtre de marionnettes
  en: puppet show, perform/tell story/theatre/fairy kids/children/puppets
  de: kasperl!, puppen/theater spiel/auffuhr/vorfuhr
  es: titeres!, guinol!, marionetas!
  fr: guignol!, marionnettes!
school-bag: school bag | Schultasche | mochila escolar | cartable
  en: carry/start/first school books/bag/satchel/pencils/day
  de: einschul/schul/tragen ranzen/tasche/schultute/schulsachen
  es: llevar/empezar cole/colegio/libros mochila/cartera
  fr: porter/rentree ecole/livres cartable/sac
potty: potty | Töpfchen | orinal | pot bébé
  en: toilet/potty train/training/learn toddler/child/son/daughter/nappies/diapers
  de: topfchen!, windel/toilette trocken/lern/gewohn/training
  es: orinal/panal dejar/quitar/aprender, quitar panal
  fr: pot/couche proprete/apprendre/enlever, proprete
stair-gate: stair gate | Treppenschutzgitter | barrera de escalera | barrière de sécurité
  en: baby/toddler/child/crawl stairs/stair/fall, babyproof!, childproof!
  de: baby/kind/krabbel treppe/treppen/absicher, kindersicher!
  es: bebe/nino/gatea escalera/escaleras, proteger bebe
  fr: bebe/enfant escalier/escaliers/tomber, securis bebe/enfant/escalier
baby-scale: baby scale | Babywaage | báscula de bebé | pèse-bébé
  en: weigh baby/newborn/infant
  de: wieg baby/neugeboren/saugling
  es: pesar bebe/recien
  fr: peser bebe/nouveau/nourrisson
bottle-warmer: bottle warmer | Flaschenwärmer | calientabiberones | chauffe-biberon
  en: warm/heat bottle/milk baby/night
  de: warm/aufwarm/erhitz flasche/milch/flaschchen/schoppen
  es: calentar biberon/biberones/leche
  fr: chauffer/rechauffer biberon/biberons/lait
child-carrier + baby-carrier: child carrier | Kindertrage | mochila portaniños | porte-bébé de randonnée
  en: carry/take/hike/hiking/walk toddler/baby/child/kid mountain/mountains/hike/trail/hill/walk/back
  de: trag/wander/mitnehm/berg kleinkind/baby/kind/kleinen berg/wander/rucken
  es: llevar/senderismo/caminar/monte bebe/nino/pequeno montana/monte/espalda/excursion/ruta
  fr: porter/randon/emmener/montagne bebe/enfant/petit montagne/rando/dos/sentier
stilts: stilts | Stelzen | zancos | échasses
  en: walk/juggle/perform stilts
  de: stelz laufen/gehen/zirkus, stelzen!
  es: andar/caminar zancos, zancos
  fr: marcher echasses
juggling: juggling balls | Jonglierbälle | malabares | balles de jonglage
  en: juggle!, circus show/skills/workshop
  de: jonglier!, zirkus kinder/projekt/schule
  es: malabares!, circo taller/numero/escuela
  fr: jongler!, cirque atelier/numero/ecole
building-bricks: lego | Lego | lego | lego
  en: build/play/stack bricks/lego/blocks/duplo
  de: bau/spiel lego/kloetze/klotze/duplo/bausteine
  es: construir/jugar lego/bloques/ladrillos/piezas
  fr: construire/jouer lego/briques/cubes/duplo
rc-car: rc car | RC-Auto | coche teledirigido | voiture télécommandée
  en: drive/race/steer remote/controlled/radio/slot car/cars/controlled/track/control/racing
  de: fernsteuer/fernlenk/rennbahn auto/fahren/rennen/carrera
  es: conducir/carreras/correr teledirigido/radiocontrol/scalextric/mando
  fr: piloter/course telecommande/telecommandee/circuit/radiocommande
ball-pit: ball pit | Bällebad | piscina de bolas | piscine à balles
  en: play/dive/splash/toddler balls/ball pit/soft/pool
  de: ballebad!, spiel/tob ballebad/ballpool
  es: jugar piscina/pelotas bolas/pelotas
  fr: jouer piscine balles
water-slide: water slide | Wasserrutsche | tobogán acuático | toboggan aquatique
  en: slide/slip/splash water/garden/lawn/wet hot/kids/summer/lawn/garden/party
  de: rutsch wasser/nass/garten sommer/kinder/rasen/aufblas
  es: deslizar/tobogan agua/jardin/acuatico verano/ninos/cesped/hinchable
  fr: glisser/toboggan eau/jardin/pelouse ete/enfants/gonflable
baby-walker: baby walker | Lauflernwagen | andador de bebé | trotteur bébé
  en: learn/push/start walk/walking/steps baby/toddler/year/first
  de: lauf/lern/schieb baby/kleinkind laufen/schritte/laufwagen
  es: andar/caminar bebe/aprender/primeros pasos/andador/aprender/empujar
  fr: marcher/apprendre bebe/premiers pas/trotteur/pousser
bottle-sterilizer: bottle steriliser | Flaschensterilisator | esterilizador de biberones | stérilisateur de biberons
  en: sterilis/steriliz/disinfect/clean bottle/bottles/teats/pacifier
  de: sterilisier/desinfizier/auskoch flaschchen/flasche/flaschen/schnuller
  es: esteriliz/desinfectar biberon/biberones/tetina/chupete
  fr: steriliser/desinfecter biberon/biberons/tetine
baby-swing: baby swing | Federwiege | columpio de bebé | balancelle bébé
  en: calm/soothe/rock/settle/lull baby/newborn
  de: beruhig/wieg/schaukel/einschlaf baby/neugeboren/saugling
  es: calmar/mecer/dormir bebe/recien
  fr: bercer/calmer/endormir/apaiser bebe/nouveau
pedal-kart: pedal kart | Kettcar | kart a pedales | kart à pédales
  en: race/drive/ride/pedal kart/gokart/kettcar/karts
  de: fahr/rennen kettcar/gokart/tretauto/tretkart
  es: conducir/carreras kart/karts/pedales coche/pedales/karts
  fr: faire/conduire kart/karting/pedales pedales/voiture/enfants
baby-gym: baby gym | Spielbogen | gimnasio para bebé | tapis d'éveil
  en: play/kick/lie baby/newborn mat/floor/tummy/arch/blanket
  de: spiel/lieg baby/neugeboren decke/bogen/boden/matte
  es: jugar/tumbar bebe/recien manta/suelo/gimnasio
  fr: jouer/allonger bebe/nourrisson tapis/eveil/arche/sol
swim-aid: armbands | Schwimmflügel | manguitos | brassards
  en: learn/teach/start swim/swimming/pool kids/child/son/daughter/arms/float/armbands/toddler
  de: schwimm/schwimmbad lern/beibring/ubung kind/kinder/flugel/tochter/sohn/hilfe
  es: nadar/piscina aprender/ensenar nino/hijo/manguitos/flotador/hija
  fr: nager/piscine apprendre enfant/fils/brassards/fille
pogo-stick: pogo stick | Springstock | saltador | bâton sauteur
  en: hop/bounce/jump pogo/stick/spring
  de: hupf/spring stab/pogo
  es: saltar pogo/saltador
  fr: sauter pogo/echasse
kite: stunt kite | Drachen | cometa | cerf-volant
  en: fly/flying kite/wind/beach/kites kite/wind/windy
  de: drachen steig/flieg/wind
  es: volar cometa/barrilete/papalote/volantin
  fr: voler/faire cerf volant/cerf
`

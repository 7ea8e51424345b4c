/** In the form that `read-things.ts` reads. */
export const CAMPING = `
tent: tent | Zelt | tienda de campaña | tente
  en: camp/camping/sleep lake/forest/festival/wild/mountains/campsite/backyard/family/weekend tent/family/people/night/weekend/outdoors, camping, wild camping
  de: zelt/camp see/wald/festival/campingplatz/garten/berge/familie nacht/wochenende/schlafen/leute/familie, zelten!, campen!, zelten, campen
  es: acampar!, dormir/camping tienda/festival/bosque/lago/monte, acampar
  fr: camper!, dormir tente/festival/foret/lac, bivouac, camper, bivouaquer
sleeping-bag + sleeping-mat + tent + blanket: sleeping bag | Schlafsack | saco de dormir | sac de couchage
  en: sleep outdoors/outside/stars/mountain/hut/tent, warm night/nights/stars/mountain/outdoors, sleep stars/outdoors
  de: draussen/hutte/zelt/freien schlaf/ubernacht/biwak, warm nacht/nachts/sterne/berge/draussen, schlaf sterne/frei/draussen, schlaf berg/berge/hutte/biwak
  es: dormir aire/refugio/tienda/vivac/estrellas, dormir estrellas/aire/intemperie, abrig noche/monte, dormir raso/monte/montana/refugio
  fr: dormir belle/refuge/tente/bivouac/etoiles/dehors, dormir etoiles/belle/dehors, chaud nuit/montagne, dormir bivouac/montagne/refuge
sleeping-mat: sleeping mat | Isomatte | esterilla | tapis de sol
  en: sleep/lie/insulate ground/floor/hard/tent comfortable/mat/pad/soft/hip/cold/camping
  de: schlaf/lieg boden/zelt/hart bequem/matte/weich/isolier/isomatte
  es: dormir/tumbar suelo/tienda/duro comodo/esterilla/aislante/blando
  fr: dormir/allonger sol/tente/dur confortable/matelas/tapis/isolant
camping-stove: camping stove | Campingkocher | hornillo | réchaud
  en: cook/boil/heat/fry camping/hiking/tent/trek/beach/bivouac/festival/campsite gas/water/pasta/coffee/food/meal/stove/dinner, cook/cooking tent/camp/camping/rain/wild
  de: koch/wasser camping/wandern/zelt/trekking/festival/campingplatz gas/essen/kaffee/nudeln/kocher, koch zelt/camping/wildnis/unterwegs
  es: cocinar/calentar/hervir camping/acampada/monte/tienda/festival gas/agua/cafe/comida/hornillo, cocinar camping/tienda/monte/acampada
  fr: cuisiner/chauffer/bouillir camping/bivouac/rando/tente/festival gaz/eau/cafe/repas/rechaud, cuisiner camper/camping/tente/bivouac
cool-box: cool box | Kühlbox | nevera portátil | glacière
  en: keep/cool/chill/take drinks/beer/food/picnic/sandwiches/meat/ice beach/cold/picnic/day/park/cool/lake
  de: kuhl/kalt/mitnehm getranke/bier/essen/picknick/fleisch strand/see/park/picknick/kalt/ausflug
  es: enfriar/mantener/llevar bebidas/cerveza/comida/bocadillos/carne playa/picnic/frio/fria/frias/excursion/parque
  fr: garder/tenir/emporter boissons/biere/repas/sandwichs/viande plage/pique/frais/froid/parc
backpack: backpack | Rucksack | mochila | sac à dos
  en: backpack/backpacking/trek/trekking/camino/pilgrimage/interrail asia/europe/weeks/month/foot/santiago/mountains, trekking!, camino santiago, backpacking, trekking, multi/several/week days/day/long hike/trek/walk
  de: rucksackreise!, trekking!, jakobsweg!, pilger!, interrail!, rucksackreise, trekking, mehrtagig wander/tour, wander mehrere/tage/woche
  es: mochilero!, camino santiago, trekking!, interrail!, mochilear, trekking, excursion/ruta/caminata varios/dias/semana/mochila
  fr: compostelle!, trek!, randonnee itinerante/jours, tour monde, trekking, voyage sac, rando/randonnee plusieurs/jours/semaine/sac, gr20!
telescope: telescope | Teleskop | telescopio | télescope
  en: see/look/watch/show moon/saturn/jupiter/planets/stars/craters/comet, see/look/watch/observe/gaze moon/stars/planets/sky/saturn/jupiter/galaxies/craters/rings/nebula/meteors/eclipse/milky/constellations
  de: seh/anschau/beobacht mond/saturn/jupiter/planeten/sterne/krater/komet, seh/beobacht/schau/guck mond/sterne/planeten/himmel/saturn/jupiter/galaxien/krater/finsternis/milchstrasse, sterne gucken, sternegucken!
  es: ver/mirar/observar luna/saturno/jupiter/planetas/estrellas/crateres/cometa, ver/mirar/observar luna/estrellas/planetas/cielo/saturno/jupiter/galaxias/crateres/eclipse/constelaciones
  fr: voir/regarder/observer lune/saturne/jupiter/planetes/etoiles/crateres/comete, voir/regarder/observer lune/etoiles/planetes/ciel/saturne/jupiter/galaxies/crateres/eclipse/constellations
binoculars + spotting-scope: binoculars | Fernglas | prismáticos | jumelles
  en: watch/observe/see/spot bird/birds/deer/wildlife/eagle/birdwatching, birdwatch!, safari!, see/watch/look birds/ship/stadium/race/opera/concert/horses/deer/far distance/closer/far/close/seats/away
  de: beobacht/schau vogel/vogeln/rehe/wild/tiere/wale, safari!, seh/beobacht/schau vogel/schiffe/stadion/oper/rehe/ferne/konzert weit/nah/ferne/platz
  es: ver/observar/avistar ave/aves/pajaro/pajaros/ciervos/fauna, safari!, ver/observar/mirar aves/pajaros/barcos/estadio/opera/lejos lejos/cerca/distancia
  fr: observer/regarder/voir oiseau/oiseaux/cerf/animaux/faune, safari!, voir/observer/regarder oiseaux/bateaux/stade/opera/loin loin/pres/distance
headlamp: headlamp | Stirnlampe | linterna frontal | lampe frontale
  en: run/walk/hike/jog/climb dark/night/evening/cave/headlamp/tunnel hands/light/head/dark/torch
  de: lauf/jogg/wander dunkel/dunkeln/nacht/hohle licht/stirn/kopf/hande, nachtwanderung!
  es: correr/caminar/andar noche/oscuro/cueva/oscuridad luz/frontal/cabeza/linterna
  fr: courir/marcher/randonner nuit/noir/grotte/obscurite lumiere/frontale/lampe
roof-tent: roof tent | Dachzelt | tienda de techo | tente de toit
  en: sleep/camp/spend roof/top/car car/roof/jeep, sleep/sleeping car/jeep/roof
  de: schlaf/ubernacht/camp autodach/dach/auto, schlaf/ubernacht auto/autodach
  es: dormir/acampar techo/encima coche, dormir coche/techo/furgoneta
  fr: dormir/camper toit/dessus voiture, dormir voiture/toit
awning: awning | Tarp | toldo | auvent
  en: shade/shelter/extend/cover campervan/van/caravan/camper/rv/motorhome
  de: vorzelt/schatten/sonnenschutz wohnmobil/wohnwagen/camper/bus
  es: sombra/toldo/avance furgoneta/caravana/camper/autocaravana
  fr: ombre/auvent/abri fourgon/caravane/camping/van
air-bed: air bed | Luftmatratze | colchón hinchable | matelas gonflable
  en: guest/guests/parents/laws/visitor/friend/cousin/aunt/uncle bed/sleep/mattress/stay/night/nights, spare/extra bed/mattress, sleep floor, sleeps/sleeping/stays/staying over/floor/living/room friend/friends/grandma/mum/mother/parents/guests/cousins, sleep/sleeps over
  de: gast/gaste/besuch/schwiegereltern/eltern/freunde/oma/cousin bett/schlaf/matratze/ubernacht, schlafplatz!, zusatzlich/extra bett/matratze, schlaft/ubernachtet freund/oma/mutter/gaste/bei/uns/wohnzimmer
  es: invitad/suegr/visita/padres/amigos/primo/tios cama/dormir/colchon/noche/noches, cama extra/supletoria, duerme/dormir/queda/quedan amigo/amiga/abuela/suegra/salon/casa
  fr: invit/beaux/parents/amis/visite/cousin/famille lit/dormir/matelas/nuit/nuits/couch, lit appoint/supplementaire, ami/amis/copain/copine/cousine dort/dormir/dorment maison/salon/moi/chez
camping-chair: camping chair | Campingstuhl | silla de camping | chaise de camping
  en: sit/chair/seat campfire/campsite/fishing/festival/lake/tent/sideline/touchline
  de: sitz/stuhl lagerfeuer/campingplatz/angeln/festival/see/zelt/spielfeldrand
  es: sentar/silla acampada/hoguera/pesca/festival/camping
  fr: asseoir/chaise camping/feu/peche/festival/bivouac
camping-table: camping table | Campingtisch | mesa de camping | table de camping
  en: eat/cook/table/play campsite/campervan/camping/tent/caravan/van
  de: ess/koch/tisch campingplatz/wohnmobil/camping/zelt
  es: comer/cocinar/mesa camping/furgoneta/acampada/autocaravana
  fr: manger/cuisiner/table camping/fourgon/caravane/tente
camping-toilet: camping toilet | Campingtoilette | váter portátil | toilettes de camping
  en: toilet van/camper/festival/boat/camping/tent/without/campervan/caravan
  de: toilette/klo camping/wohnmobil/bus/zelt/boot/ohne/garten/bulli
  es: bano/vater/inodoro furgo/camper/camping/barco/acampada
  fr: toilette/toilettes/wc fourgon/camping/camion/van/bateau/tente
camping-shower: camping shower | Campingdusche | ducha de camping | douche de camping
  en: shower/wash camping/campsite/outdoors/festival/wild/beach
  de: dusch camping/zeltplatz/draussen/festival/garten
  es: ducharse/ducha acampada/camping/playa/campo
  fr: doucher/douche camping/bivouac/plage/exterieur
water-canister: water canister | Wasserkanister | bidón | jerrican
  en: carry/store/fetch/take drinking/water/litres canister/jerry/camping/container/van/without/tap
  de: transport/lager/mitnehm wasser/trinkwasser/liter kanister/camping/wandern/zelt/bus
  es: llevar/guardar/transportar agua/litros/potable bidon/garrafa/camping/acampada
  fr: transporter/stocker/emporter eau/litres/potable bidon/jerrican/camping
cookware-set: camping cookware | Campinggeschirr | menaje de camping | popote
  en: cook/boil/eat camping/trek/tent/camp/bivouac/fire pots/pans/dishes/plates/pot/meal/meals
  de: koch/ess camping/zelt/trekking/lagerfeuer topf/topfe/geschirr/pfanne
  es: cocinar/comer camping/acampada/tienda ollas/cazuelas/platos/cacharros
  fr: cuisiner/manger camping/bivouac/tente casseroles/popote/gamelle/vaisselle
travel-fridge: travel fridge | Kompressorkühlbox | nevera de coche | glacière électrique
  en: keep/cool/chill/store food/drinks/milk/insulin car/van/camper/drive/motorway/boat
  de: kuhl/kalt essen/getranke/milch/insulin auto/bus/camper/fahrt/boot
  es: enfriar/mantener/conservar comida/bebidas/leche coche/furgoneta/viaje/barco
  fr: garder/conserver/tenir aliments/boissons/lait voiture/fourgon/route/bateau frais/froid/frigo
hiking-poles: hiking poles | Wanderstöcke | bastones de senderismo | bâtons de randonnée
  en: hike/hiking/walk/trek/trekking knees/poles/steep/sticks/mountain/nordic downhill/poles/sticks/support/nordic, nordic walking
  de: wander/geh/walking knie/stocke/steil/berg/nordic bergab/stocke/stutz/nordic, nordic walking
  es: caminar/senderismo/andar rodillas/bastones/montana/nordica bajada/bastones/nordica/apoyo, marcha nordica
  fr: marcher/randonnee/marche genoux/batons/descente/nordique batons/descente/appui/nordique, marche nordique
hiking-boots: hiking boots | Wanderschuhe | botas de montaña | chaussures de randonnée
  en: shoes/boots/footwear mountain/mountains/hike/hiking/trail/alps
  de: schuhe/stiefel berg/berge/wander/alpen
  es: botas/calzado/zapatos montana/monte/sendero/senderismo
  fr: chaussures montagne/rando/sentier/marche
climbing-gear: climbing gear | Kletterset | arnés de escalada | baudrier
  en: climb/climbing/abseil/belay/boulder rock/wall/cliff/rope/crag/via/mountain/ferrata/multi/hall/gym, climbing, abseiling
  de: kletter/abseil/sicher felsen/seil/wand/halle/klettersteig/gurt, klettern!, klettersteig!, klettern, abseilen
  es: escalar!, escalada!, rapel!, via ferrata, escalar, rapelar
  fr: escalade!, grimper falaise/rocher/paroi/corde/salle, via ferrata, grimper, escalader
gps-device: GPS device | GPS-Gerät | GPS | GPS de randonnée
  en: navigate/find/lost trail/way/route/mountains offline/hike/hiking/mountains
  de: navigier/orientier/zurechtfind wander/weg/route/berge/gelande
  es: orientar/encontrar/perder camino/ruta/sendero monte/montana
  fr: orienter/trouver/perdre chemin/sentier/itineraire montagne/rando
walkie-talkie: walkie-talkie | Funkgerät | walkie-talkie | talkie-walkie
  en: talk/communicate/contact/reach group/convoy/slope/ski/mountain without/signal/network/reception
  de: funk/verstandig/kommunizier/red gruppe/piste/skigebiet/ordner handynetz/ohne/netz
  es: hablar/comunicar grupo/pista/montana sin/cobertura
  fr: parler/communiquer groupe/piste/montagne sans/reseau
night-vision: night vision | Nachtsichtgerät | visión nocturna | vision nocturne
  en: see/watch/observe dark/night/nocturnal animals/boar/without/wildlife/light/owls
  de: seh/beobacht dunkel/nacht/dunkeln tiere/wild/wildschwein/eulen
  es: ver/observar oscuridad/noche/oscuro animales/jabali/fauna
  fr: voir/observer noir/nuit/obscurite animaux/sanglier/faune
microscope: microscope | Mikroskop | microscopio | microscope
  en: look/see/examine/study cells/bacteria/pond/insect/mites/blood, see/look/examine drop/pond/cell/cells/water/insect close/magnified/microscope/school
  de: anseh/untersuch/betracht zellen/bakterien/insekt/milben/blut/wassertropfen, tropfen/zelle/teichwasser/insekt/bakterien nahe/vergrosser/anschau/ansehen/aussieht/schule
  es: ver/observar/examinar celulas/bacterias/insectos/acaros, ver/mirar gota/celula/insecto/bacterias cerca/aumento/cole
  fr: observer/examiner/voir cellules/bacteries/insectes/acariens, voir/regarder goutte/cellule/insecte/bacteries pres/ecole
spotting-scope: spotting scope | Spektiv | telescopio terrestre | longue-vue
compass: compass | Kompass | brújula | boussole
  en: orient/navigate/find north/map/compass/orienteering/direction
  de: orientier/find norden/karte/kompass/himmelsrichtung
  es: orientar/encontrar norte/mapa/brujula
  fr: orienter/trouver nord/carte/boussole/orientation
ice-axe: ice axe | Steigeisen | piolet | crampons
  en: cross/climb/walk glacier/icefall/icy/summit
  de: uberquer/gehen/besteig gletscher/eiswand/hochtour, hochtour!
  es: cruzar/subir/escalar glaciar/hielo/cumbre
  fr: traverser/gravir/marcher glacier/glace/alpinisme, alpinisme!
star-tracker: star tracker | Startracker | seguidor de estrellas | monture équatoriale
  en: photograph/shoot/photo/photos/track milky/stars/galaxies/nebula/night/deep exposure/long/sky/way/trails/tracker
  de: fotografier/foto milchstrasse/sterne/galaxie/sternenhimmel lange/belichtung/nachfuhr/himmel
  es: fotografiar/foto/fotos lactea/estrellas/galaxias exposicion/larga/cielo/seguimiento
  fr: photographier/photo/photos lactee/etoiles/galaxies pose/longue/suivi/ciel
lantern: lantern | Campinglaterne | farol de camping | lanterne
  en: light/see/illuminate tent/camp/campsite/power/outage/dark/cellar lantern/torch/night/batteries/flashlight/dark
  de: leucht/licht/seh zelt/camp/stromausfall/keller laterne/taschenlampe/nacht/dunkel
  es: iluminar/luz/ver tienda/acampada/apagon linterna/farol/noche/oscuras
  fr: eclairer/lumiere/voir tente/camp/panne/cave lanterne/torche/nuit/noir
water-filter: water filter | Wasserfilter | filtro de agua | filtre à eau
  en: drink/filter/purify/clean/treat water stream/river/safe/tap/mountains/travel/dirty/hike/lake
  de: filter/reinig/trink wasser bach/fluss/sauber/reise/wandern/dreckig
  es: filtrar/potabilizar/beber/purificar agua rio/arroyo/sucia/viaje/monte
  fr: filtrer/purifier/potabiliser/boire eau riviere/ruisseau/sale/voyage/rando
mosquito-net: mosquito net | Moskitonetz | mosquitera | moustiquaire
  en: keep/protect/sleep mosquito/mosquitoes/midges/insects/flies net/bed/window/tropics/bites/away/out
  de: schutz/schlaf mucken/moskitos/insekten/gelsen/fliegen netz/bett/fenster/tropen
  es: proteger/dormir mosquitos/insectos/zancudos red/cama/ventana/malla
  fr: proteger/dormir moustiques/insectes filet/lit/fenetre
hand-warmer: hand warmer | Handwärmer | calentador de manos | chauffe-mains
  en: warm/keep hands/fingers/feet/toes/body cold/winter/ski/warm/frozen/heated
  de: warm/frier hande/finger/fusse/zehen winter/kalt/ski/stadion/heiz
  es: calentar/calientes manos/dedos/pies frio/invierno/esqui
  fr: chauffer/rechauffer mains/doigts/pieds froid/hiver/ski
portable-toilet: portable toilet | Miettoilette | baño portátil | toilettes mobiles
  en: toilet/toilets/loo/restroom garden/wedding/site/festival/outdoor
  de: toilette/klo/wc garten/hochzeit/baustelle/fest/draussen
  es: bano/banos/aseo/aseos boda/obra/jardin/evento/fiesta
  fr: toilettes/wc mariage/chantier/jardin/fete/evenement
`

/** What surrounds the use of what belongs to garden, sport, outings and the road, in the form that `hints.ts` reads. */
export const OUTDOOR_HINTS = `
lawnmower: grass long knee tall overgrown meadow cut short jungle | gras hoch kniehoch wiese kurz rasen verwildert | hierba cesped alta prado selva crecido | herbe haute pre courte jungle pelouse
ride-on-mower: acre big meadow field orchard | gross wiese hektar obstwiese | finca grande prado | grand terrain verger hectare
robot-mower: grass alone automatic holiday | gras allein automatisch | cesped solo automatico | herbe seul automatique
grass-trimmer: weeds edges slope nettles overgrown brambles bank ditch | unkraut kante hang brennnesseln brombeeren böschung gestrüpp | malas hierbas borde maleza zarzas ladera parcela | herbes bordure orties ronces talus friche broussailles
hedge-trimmer: hedge bush thuja privet laurel overgrown neighbour fence conifers shrub shape | hecke busch thuja liguster kirschlorbeer nachbar zaun form strauch | seto arbusto ciprés tuya valla vecino forma aligustre | haie buisson thuya laurier voisin cloture arbuste
scarifier: moss thatch lawn spring patchy felt grass sow reseed spongy | moos filz rasen frühjahr kahl verfilzt gras säen nachsäen | musgo cesped primavera calvas fieltro sembrar | mousse feutre pelouse printemps gazon semer degarni
lawn-aerator: compact lawn holes drainage | verdichtet rasen löcher | cesped compactado | gazon tasse trous
garden-roller: lawn seed new flat roll | rasen neu eben walzen | cesped nuevo plano | gazon neuf plat semis
seed-spreader: lawn fertiliser grass seed even salt | rasen dünger samen gleichmässig streusalz | abono semilla cesped | engrais graine gazon sel
leaf-blower: leaves autumn fall pile path clear | laub herbst blätter haufen weg | hojas otoño monton camino | feuilles automne tas allee
rake: leaves grass pile | laub blätter | hojas hierba | feuilles herbe
compost-shredder: branches twigs mulch prunings compost clippings | äste zweige mulch schnittgut kompost baumschnitt | ramas poda mantillo compost | branches taille paillis compost broyat
tiller: soil dig vegetable bed potatoes ground turn plot earth hard | erde boden gemüse beet kartoffeln umgraben acker | tierra huerto verdura patatas cavar suelo parcela | terre potager legumes pommes retourner sol beche
garden-tools: plant pots balcony repot flowers herbs soil compost seedlings | pflanzen töpfe balkon umtopfen blumen kräuter erde setzlinge | plantas macetas balcon trasplantar flores hierbas tierra | plantes pots balcon rempoter fleurs herbes terreau jardinières
wheelbarrow: soil earth gravel rubble mulch sand carry heavy stones garden | erde schotter schutt mulch sand steine garten fahren | tierra grava escombro arena piedras carretar | terre gravier gravats sable pierres brouetter
stump-grinder: stump root tree left | stumpf wurzel baumstumpf | tocon raiz | souche racine
pole-saw: high branch tree reach | hoch ast baum | rama alta arbol | branche haute arbre
weed-burner: weeds paving cracks gravel | unkraut fugen pflaster kies | malas hierbas juntas | herbes paves joints
sprayer: aphids roses pest fruit trees | läuse rosen schädlinge obstbaum | pulgon rosal plaga | pucerons rosiers traitement
water-pump: cellar flood pond pool empty water drain | keller wasser teich pool leerpumpen hochwasser | sotano agua estanque piscina vaciar | cave eau bassin piscine vider
hose: water garden tap metres | wasser garten hahn gießen | agua regar grifo | eau arroser robinet
greenhouse: seedlings tomatoes winter frost | setzlinge tomaten winter frost | plantones tomates heladas | semis tomates gel
garden-furniture: terrace sit outside patio lounge | terrasse sitzen draussen | terraza sentarse fuera | terrasse asseoir dehors
hammock: lie relax nap swing rest laze balcony read afternoon siesta chill doze | liegen entspannen nickerchen schaukeln ausruhen chillen balkon lesen nachmittag dösen baumeln | tumbar relajar siesta mecer descansar balcon leer tarde tirado | allonger detendre sieste balancer reposer balcon lire flemme bronzette
fruit-press: apples juice cider windfall harvest tree grapes pears press | äpfel saft most fallobst ernte baum birnen trauben obst | manzanas zumo sidra cosecha arbol uvas peras | pommes jus cidre recolte arbre raisin poires verger
fire-bowl: evening garden flames wood cosy campfire marshmallow | abend garten flammen holz lagerfeuer gemütlich stockbrot | noche jardin llamas fuego hoguera | soir jardin flammes feu bois guimauve
patio-heater: terrace cold outside evening guests smokers winter warm | terrasse kalt draussen abend gäste raucher winter warm | terraza frio fuera noche invitados fumadores | terrasse froid dehors soir invites fumeurs
barbecue: sausages steak burger meat grill charcoal summer garden friends ribs skewers veggies | würstchen steak burger fleisch kohle sommer garten freunde spiesse grillen bratwurst | salchichas chuletas hamburguesa carne carbon verano parrilla amigos pinchos brasas | saucisses steak merguez viande charbon ete jardin copains brochettes grillades
smoker-oven: smoked ribs pulled pork brisket fish slow | räuchern rippchen pulled pork forelle | ahumar costillas pescado | fumer cotes poisson
plancha: prawns fish squid outdoor grill | garnelen fisch grillen | gambas sepia pescado | gambas crevettes poisson
pizza-oven: pizza dough crust garden italian | pizza teig garten | pizza masa jardin | pizza pate jardin
paella-pan: rice guests crowd seafood outdoors valencian | reis gäste meeresfrüchte | arroz invitados marisco gente domingo | riz invites fruits mer
pool: swim splash kids hot garden | schwimmen planschen kinder heiss garten | nadar bañar calor jardin | nager baigner chaud jardin
hot-tub: relax bubbles evening | entspannen blubbern abend | relax burbujas | detente bulles
camping-shower: shower outside garden pool hot beach mud rinse | dusche draussen garten abkühlen pool | ducha fuera jardin piscina playa | douche dehors jardin plage rincer
telescope: stars planets moon saturn jupiter sky night eclipse galaxy craters comet astronomy milky | sterne planeten mond saturn jupiter himmel nacht finsternis galaxie krater komet astronomie milchstrasse | estrellas planetas luna saturno jupiter cielo noche eclipse galaxia cometa astronomia | etoiles planetes lune saturne jupiter ciel nuit eclipse galaxie crateres comete astronomie
binoculars: birds ships opera safari wildlife distance watching | vögel schiffe oper safari wild ferne beobachten | pajaros aves barcos opera lejos observar | oiseaux bateaux opera safari loin observer
tent: camp sleep outside festival forest lake nature night wild campsite | zelten schlafen draussen festival wald see natur nacht campingplatz | acampar dormir fuera festival bosque lago naturaleza noche | camper dormir dehors festival foret lac nature nuit bivouac
sleeping-bag: cold night warm sleep camp hut festival mountain degrees iceland | kalt nacht warm schlafen hütte festival grad island übernachten | frio noche abrigo dormir refugio festival camino albergue grados | froid nuit chaud dormir refuge festival chaudement islande
sleeping-mat: ground hard sleep camp floor | boden hart schlafen zelten | suelo duro dormir | sol dur dormir camper
air-bed: guests visitor sleep overnight spare friends couch stay | besuch gast übernachten schlafen freunde gäste | invitados visita dormir noche amigos huesped suegros | invites visite dormir nuit amis belle
bed: guest visitor overnight sleep mother stay spare | gast besuch übernachten schlafen schwiegermutter | invitado visita dormir suegra | invite visite dormir belle-mere coucher
camp-bed: guest sleep night field | gast schlafen nacht | invitado dormir noche | invite dormir nuit
camping-stove: cook outside coffee trail boil water hike pasta trip van | kochen draussen kaffee wandern wasser nudeln tour bus | cocinar fuera cafe hervir ruta monte furgo | cuisiner dehors cafe bouillir randonnee rando van
cool-box: drinks beer cold picnic beach ice keep park fridge fresh | getränke bier kalt picknick strand eis park kühl grillen | bebidas cerveza fria playa hielo nevera picnic fresco | boissons biere frais pique-nique plage glace glaciere froid
travel-fridge: van drive cold car holiday | bus fahrt kalt auto urlaub | furgo viaje frio coche | van route froid voiture
roof-tent: car sleep road trip van island | auto schlafen roadtrip reise | coche dormir ruta | voiture dormir road
backpack: hike trek trail walk camino pilgrimage weeks mountains interrail inter-rail carry multi-day | wandern trekking weg jakobsweg pilgern wochen berge interrail tour rundreise | senderismo camino santiago peregrino semanas monte interrail mochilero | randonnee trek chemin compostelle pelerinage gr20 semaines montagne interrail
hiking-poles: knees walk mountain trail camino | knie wandern berg steil | rodillas monte camino | genoux marche montagne
camping-toilet: loo pee wc van festival garden allotment | klo wc bus festival garten schrebergarten | vater baño furgo festival | wc toilettes van festival
headlamp: dark night cave run | dunkel nacht höhle | oscuro noche cueva | noir nuit grotte
boat: row lake river bay water paddle oars sunday | rudern see fluss bucht wasser | remar lago rio bahia | ramer lac riviere baie
kayak: paddle river lake sea coast water whitewater | paddeln fluss see meer küste wasser spree | remar rio lago mar costa pala | pagayer riviere lac mer cote descente
paddle-board: stand standing paddle lake river balance sup water calm | stehen paddeln see fluss balance wasser stehend alster | pie remar lago mar equilibrio tabla | debout ramer pagayer lac mer equilibre planche
surfboard: waves sea beach ride board | wellen meer strand | olas mar playa | vagues mer plage
wetsuit: cold water sea swim dive surf lake winter | kalt wasser meer schwimmen tauchen see winter | agua fria mar nadar bucear surf | eau froide mer nager plonger surf
diving-gear: fish underwater reef sea snorkel look mask fins | fische unterwasser riff meer schnorcheln maske flossen | peces bajo agua arrecife mar bucear gafas aletas | poissons sous eau recif mer masque palmes
sailing-boat: sail wind lake children jolle dinghy regatta | segeln wind see kinder jolle regatta | vela viento lago niños regata | voile vent lac enfants regate
fishing-rod: fish lake river trout carp angling catch | fische see fluss forelle karpfen hecht | pescar lago rio trucha carpa | peche poissons lac riviere truite carpe
life-jacket: boat water kids safe drown | boot wasser kinder sicher | barco agua niños seguro | bateau eau enfants securite
climbing-gear: rock wall mountain rope cliff ferrata via | fels wand berg seil klettern klettersteig | roca pared monte cuerda escalar | rocher paroi montagne corde falaise via
crash-pad: boulder rocks fall climb fontainebleau mat jump land | boulder felsen fallen klettern sturz block | bloque roca caer escalar bulder | rochers bloc tomber grimper chute fontainebleau escalade
slackline: balance trees park rope walk | balance bäume park gleichgewicht | equilibrio arboles parque cuerda | equilibre arbres parc sangle
skis: slope piste snow alps winter mountain slalom resort | piste schnee alpen winter berg skigebiet | pista nieve alpes invierno montaña sierra | piste neige alpes hiver montagne station
ski-boots: slope piste snow feet alps | piste schnee füsse | pista nieve pies botas | piste neige pieds
snowboard: slope piste snow park alps | piste schnee alpen | pista nieve tabla | piste neige alpes
ski-touring: ascent skins powder climb peak | aufstieg felle tiefschnee gipfel | ascenso pieles foqueo | montee peaux poudreuse sommet
snowshoes: snow deep forest walk winter hike | schnee tief wald winter stapfen | nieve bosque invierno caminar | neige foret hiver marcher profonde
avalanche-gear: off-piste powder tour snow safety bury | abseits tiefschnee tour lawine verschüttet | fuera pista alud nieve | hors piste poudreuse avalanche
sled: snow hill slide winter kids toboggan downhill | schnee hügel rutschen winter kinder hang bergab | nieve cuesta bajar invierno niños | neige pente glisser hiver enfants descendre
ice-skates: rink ice frozen lake winter pirouette | eisbahn eis gefroren see winter | pista hielo patinar invierno | patinoire glace gele lac hiver
snow-chains: snow mountain pass car road ice winter alps | schnee pass auto strasse eis winter berge glatt | nieve puerto coche carretera hielo | neige col voiture route verglas
inline-skates: roll park asphalt skating | rollen park asphalt | patinar parque asfalto | rouler parc bitume
skateboard: roll tricks park canal board ollie | rollen tricks park brett | trucos parque tabla | rouler figures parc planche
tennis: court match serve partner rally ball hit clay | platz match aufschlag spielpartner ball sandplatz | pista partido saque pelota peloteo bolas | court match balles service partie echanger terre battue
padel-racket: court match doubles four pala | platz match doppel | pista partido parejas cuarto | court match double
table-tennis: bats net table park balls rainy office | schläger netz tisch park bälle regen | pala red mesa parque pelota | raquettes filet table parc balles
badminton-set: shuttlecock garden net park | federball garten netz | volante jardin red | volant jardin filet
volleyball-set: beach net park team | strand netz park | playa red parque | plage filet parc
golf: course driving range green holes swing | platz abschlag grün loch | campo hoyos golpe | parcours trou green swing
boules: pastis park sand apero metal balls jack | park kies kugeln | parque bolas petanca | apero cochonnet parc copains
molkky: skittles throw park picnic lawn | kegel werfen park picknick wiese | bolos lanzar parque | quilles lancer parc pique-nique
kubb: throw lawn sticks king park vikings | werfen wiese stöcke könig park | lanzar palos cesped | lancer batons pelouse
croquet: lawn mallets garden english hoops | wiese schläger garten englisch tore | cesped mazos ingles | pelouse maillets anglais
cricket: bat wicket stumps ball english | schläger ball englisch | bate ingles | batte anglais
rowing-machine: fit train home indoor cardio back | fit training zuhause ausdauer rücken | forma entrenar casa cardio | forme entrainer maison cardio
exercise-bike: fit pedal home winter cardio rehab knee | fit treten zuhause winter reha knie | forma pedalear casa rodilla | forme pedaler maison reeducation genou
treadmill: run jog home rain winter marathon | laufen joggen zuhause regen winter | correr casa lluvia invierno | courir maison pluie hiver
dumbbell: muscle strength lift home biceps | muskeln kraft heben zuhause | musculo fuerza pesas casa | muscle force musculation
kettlebell: swing strength crossfit home | kraft crossfit zuhause schwung | fuerza crossfit casa | force crossfit maison
yoga-mat: stretch pilates class retreat pose floor | dehnen pilates kurs retreat | estirar pilates clase retiro | etirer pilates cours retraite
massage: back massage relax clients | rücken massage kunden | espalda masaje clientes | dos massage clients
crutches: leg ankle broken sprained knee foot cast hop twisted plaster surgery | bein knöchel gebrochen verstaucht knie fuss gips umgeknickt bänderriss | pierna tobillo roto esguince rodilla pie escayola torcido | jambe cheville casse foulure genou pied platre entorse
wheelchair: grandma grandpa walk tired elderly disabled museum broken hip outing stroll legs | oma opa laufen müde alt gehbehindert museum hüfte ausflug spaziergang beine | abuela abuelo andar cansar mayor museo cadera paseo piernas ruedas | mamie papi marcher fatigue agee musee hanche promenade femur jambes
walker: grandma walk steady elderly | oma gehen sicher alt | abuela andar mayor | mamie marcher agee
hospital-bed: sick care home elderly recover | krank pflege zuhause | enfermo cuidado casa | malade soins maison
city-bike: ride sightseeing town commute work strike comfortable basket wheels | stadt arbeit pendeln streik bequem korb rädern gemütlich | ciudad trabajo paseo huelga comodo cesta | ville boulot travail greve confortable panier balade
touring-bike: tour panniers river danube long ride countryside week route | tour taschen fluss donau lang radtour land woche route radl | ruta alforjas rio largo semana viaje | tour sacoches fleuve danube long balade semaine route
mountain-bike: trail forest downhill suspension mud hills mtb fully enduro | trail wald bergab federung gelände mtb fully | sendero bosque bajada suspension monte barro mtb | sentier foret descente suspension boue vtt
electric-bike: hill uphill motor battery effortless steep sweat commute | berg bergauf motor akku mühelos steil schwitzen | cuesta motor bateria subir sin esfuerzo sudar | cote moteur batterie monter effort pente
cargo-bike: kids nursery shopping crates transport children dog daycare groceries haul ikea | kinder kita einkauf kisten transport hund getränke kindergarten ikea | niños guarderia compra cajas transporte perro cole | enfants creche courses caisses transport chien ecole
bike-trailer: kids toddlers behind bike pull children wagon tow | kinder hinter rad ziehen anhängen wagerl hinters kleinkind | niños detras bici tirar remolcar | enfants derriere velo tirer tracter
child-bike-seat: toddler behind ride bike little | kleinkind hinten mitfahren rad | niño detras bici | enfant derriere velo porte
folding-bike: train boot commute small fold suitcase | zug bahn kofferraum pendeln klein | tren maletero pequeño | train coffre petit plier
tandem: two couple together pair blind | zwei paar zusammen pärchen blind | dos pareja juntos | deux couple ensemble
e-scooter: ride metro commute last quick station | fahren pendeln schnell bahn | metro rapido trabajo | metro rapide trajet
bike-repair: chain brakes puncture gears derailleur flat fix stand | kette bremse platten schaltung reparieren | cadena frenos pinchazo cambio arreglar | chaine freins crevaison vitesses reparer
bike-rack: car bikes holiday tow bar drive | auto räder urlaub anhängerkupplung fahrt | coche bicis vacaciones bola | voiture velos vacances attelage
bike-box: flight plane airline fly triathlon | flug flugzeug airline triathlon | vuelo avion facturar | vol avion triathlon
roof-box: car luggage boot full holiday trunk space ski family croatia | auto gepäck kofferraum voll urlaub platz ski reicht familie kroatien | coche equipaje maletero lleno vacaciones espacio esquis familia | voiture bagages coffre plein vacances place skis famille
roof-bars: car roof surfboard kayak timber carry | auto dach surfbrett kajak bretter | coche techo tabla kayak | voiture toit planche kayak
trailer: tip dump rubble furniture haul junk waste recycling wardrobe mattress big car hitch tow branches sofa | sperrmüll müll schutt möbel wertstoffhof recyclinghof grünschnitt schrank matratze auto kupplung transport | escombro muebles punto limpio trastos basura armario colchon coche enganche bola mudanza | dechetterie gravats meubles encombrants dechets armoire matelas voiture attelage crochet demenager
van: moving furniture haul big ikea transport | umzug möbel gross ikea transport | mudanza muebles grande transporte | demenagement meubles grand transport
hand-truck: heavy fridge washing machine crate drinks carry stairs dolly stack | schwer kühlschrank waschmaschine kiste getränke tragen treppe | pesado nevera lavadora caja bebidas cargar | lourd frigo machine laver caisse boissons porter
stair-hand-truck: heavy stairs fridge washing machine floor lift steps carry | schwer treppe kühlschrank waschmaschine stock aufzug stufen | pesado escaleras nevera lavadora piso ascensor | lourd escaliers frigo machine etage ascenseur marches
moving-kit: boxes pack move belongings flat crates cartons | kisten packen umzug sachen wohnung kartons | cajas empaquetar mudanza piso cosas | cartons emballer demenager appart affaires
moving-straps: heavy lift carry furniture back | schwer heben tragen rücken | pesado cargar espalda | lourd porter dos
pallet-truck: pallet delivery heavy warehouse | palette lieferung schwer lager | pale carga almacen | palette livraison lourd entrepot
suitcase: flight fly holiday trip pack clothes cabin abroad airport luggage japan | flug fliegen urlaub reise packen kleider ausland flughafen gepäck japan | vuelo volar viaje vacaciones ropa avion aeropuerto equipaje | vol avion voyage vacances valise habits etranger aeroport bagages
pet-crate: dog cat vet car transport plane travel | hund katze tierarzt auto transport flug | perro gato veterinario coche avion | chien chat veterinaire voiture avion
dog-trailer: dog bike old tired paws | hund rad alt müde pfoten | perro bici viejo | chien velo vieux
hatching-incubator: chicks eggs hatch school hen | küken eier schlüpfen schule henne | pollitos huevos gallina cole | poussins oeufs eclore poule
beekeeping-extractor: bees honey frames hive harvest comb | bienen honig waben stock ernte imker | abejas miel panal colmena | abeilles miel cadres ruche apiculteur
`

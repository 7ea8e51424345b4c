/** What surrounds the use of what belongs to children and the household, in the form that `hints.ts` reads. */
export const HOUSEHOLD_HINTS = `
high-chair: baby toddler eat table feed sit meal grandchild visit nephew lunch restaurant stool seat | baby kleinkind essen tisch füttern sitzen mitessen enkel besuch neffe brei stuhl mahlzeit | bebe niño comer mesa sentar papilla nieto visita sobrino silla | bebe enfant manger table asseoir repas purée petit-fils visite neveu chaise
booster-seat: toddler table chair higher | kleinkind tisch stuhl höher | niño mesa silla alto | enfant table chaise rehausser
stroller: baby toddler push walk visit travel airport nap sightseeing city month | baby kleinkind schieben spazieren besuch reise flughafen stadt monate | bebe niño pasear visita viaje aeropuerto ciudad meses | bebe enfant promener visite voyage aeroport ville mois
double-stroller: twins two siblings | zwillinge zwei geschwister | gemelos mellizos dos hermanos | jumeaux deux freres
travel-cot: baby sleep night visit grandparents toddler overnight nephew niece holiday stay month | baby schlafen nacht besuch grosseltern kleinkind übernachten neffe enkel monate | bebe dormir noche visita abuelos niño sobrino meses | bebe dormir nuit visite grands-parents enfant neveu couchage coucher mois
bassinet: newborn sleep beside first months crib basket | neugeborene schlafen neben erste monate körbchen | recien nacido dormir primeros meses cuco | nouveau-ne dormir premiers mois berceau
baby-carrier: newborn carry hands free chest sling wear | neugeborene tragen hände bauch tragetuch | recien nacido llevar brazos porteo | nouveau-ne porter mains libres ventre
child-carrier: hike toddler back mountain trail walk carry | wandern kleinkind rücken berg tragen | senderismo niño espalda monte llevar | randonnee enfant dos montagne porter marche
car-seat: baby taxi safe drive car newborn hospital home grandchild toddler isofix airport | baby taxi sicher auto fahren neugeborene krankenhaus enkel kleinkind flughafen | bebe taxi seguro coche silla recien nacido hospital nieto niño aeropuerto | bebe taxi securite voiture nouveau-ne maternite petit-fils enfant hopital aeroport
baby-monitor: sleeping hear cry room night listen | schlafen hören weinen zimmer nacht | dormido oir llorar cuarto noche | dort entendre pleurer chambre nuit
baby-bath: newborn wash tub warm water | neugeborene waschen wanne warm | recien nacido lavar bañar agua | nouveau-ne laver bain eau
breast-pump: milk nursing mother feeding work newborn bottle | milch stillen mutter abpumpen arbeit | leche lactancia madre sacar pecho | lait allaiter mere tirer allaitement
bottle-sterilizer: bottles germs steam baby | fläschchen keime dampf baby | biberones germenes vapor | biberons microbes vapeur
stair-gate: stairs fall toddler safe crawl kitchen baby dog steps block | treppe stiege fallen kleinkind sicher krabbeln küche stufen absperren | escaleras caer niño seguro gatear cocina escalones | escalier marches tomber petite petit bebe enfant securite cuisine
playpen: toddler crawl safe corner | krabbeln sicher | gatear seguro | ramper securite
balance-bike: toddler learn pedals two first ride | kleinkind lernen pedale erste fahren | niño aprender pedales primera | enfant apprendre pedales premier
kids-bike: child learn ride year old | kind lernen fahren jahre | niño aprender montar años | enfant apprendre rouler ans
bmx: tricks jump skatepark street pump track teens | tricks springen skatepark pumptrack halfpipe | trucos saltos skatepark | figures sauts skatepark
toys: toddler visit play bored | kleinkind besuch spielen langweilig | niño visita jugar aburrido | enfant visite jouer ennui
washing-machine: laundry broken clothes weeks | wäsche kaputt kleider wochen | colada rota ropa semanas | lessive panne linge semaines
clothes-dryer: laundry wet rain winter | wäsche nass regen winter | colada mojada lluvia invierno | linge mouille pluie hiver
iron: shirt crease press laundry | hemd falten wäsche | camisa arrugas ropa | chemise plis linge
drying-rack: laundry clothes hang dry | wäsche kleider aufhängen trocknen | ropa colada tender | linge vetements etendre
air-purifier: pollen smoke allergy dust | pollen rauch allergie staub | polen humo alergia polvo | pollen fumee allergie poussiere
humidifier: dry air winter throat | trocken luft winter hals | seco aire invierno garganta | sec air hiver gorge
printer: print pages ticket paper | drucken seiten papier | imprimir paginas papel | imprimer pages papier
laptop: work travel broken computer | arbeiten reise kaputt computer | trabajar viaje roto ordenador | travailler voyage panne ordinateur
monitor: home office second screen desk | homeoffice zweiter bildschirm | teletrabajo segunda pantalla | teletravail deuxieme ecran
walkie-talkie: talk convoy woods hike kids | reden kolonne wald wandern | hablar monte niños | parler convoi foret rando
night-vision: animals fox dark | tiere fuchs dunkel | animales oscuro | animaux nuit renard
trail-camera: fox animals garden night hedgehog martens | fuchs tiere garten nacht igel marder | animales jardin noche zorro | renard animaux jardin nuit herisson
pottery-wheel: clay bowl mug vase ceramics | ton schale becher vase keramik | barro arcilla cuenco taza jarron | argile bol tasse vase terre
easel: paint canvas portrait | malen leinwand | pintar lienzo | peindre toile
sauna: sweat heat relax | schwitzen hitze | sudar calor | suer chaleur
inhaler: cough cold asthma | husten erkältung asthma | tos resfriado asma | toux rhume asthme
tens-unit: pain muscle back | schmerz muskel rücken | dolor musculo espalda | douleur muscle dos
hair-clipper: haircut beard shave | haarschnitt bart rasieren | corte pelo barba | coupe cheveux barbe
curling-iron: hair wedding curls waves | haare hochzeit locken | pelo boda rizos | cheveux mariage boucles
dog-clipper: dog fur poodle groom | hund fell pudel | perro pelo caniche | chien poil caniche
walker: rollator steady | rollator | andador | deambulateur
toilet-chair: surgery hip elderly | operation hüfte alt | operacion cadera mayor | operation hanche age
shower-chair: surgery hip slip elderly | operation hüfte rutschen alt | operacion cadera resbalar mayor | operation hanche glisser age
wheelchair-ramp: wheelchair step door entrance | rollstuhl stufe tür eingang | silla escalon puerta entrada | fauteuil marche porte entree
`

/** What people say of things whose names they do not know, in the form that `hints.ts` reads. */
export const LOOK_HINTS = `
drone: flies flying camera quadcopter propellers remote above | fliegt fliegende kamera fernsteuerung propeller | vuela voladora camara mando helices | vole volante camera telecommande helices
e-scooter: wheels stand standing handlebar battery motor | roller stehen lenker akku strassenzulassung | ruedas motor pie manillar bateria | roues debout guidon batterie
roof-box: box car top luggage strap lockable | kiste box auto dach schnallen gepack | caja encima coche techo maletas equipaje | caisse boite dessus voiture toit bagages
roof-tent: sleep top car roof camping | schlafen auto dach zelt | dormir encima coche techo | dormir dessus voiture toit
air-bed: inflate pump blow mattress bed | aufpumpen aufblasen bett matratze | inflar hincha cama | gonfler gonfle lit
camp-bed: fold folds foldaway bed guests spare | klappen klappbar bett gaste | pliega plegar cama invitados | plie pliant lit invites
child-bike-seat: seat behind saddle child bicycle | sitz hinter sattel kind rad | asiento silla detras sillin nino bici | siege derriere selle enfant velo
balance-bike: pedals without toddler bike learn wooden | pedale ohne rad lernen holz | pedales sin bici aprender | pedales sans velo apprendre draisienne
folding-bike: fold folds folded bike train | klappen zusammenklappen zusammenfalten rad zug | pliega plegar doblar bici tren | plie plier velo train
tandem: two bike behind together | zwei hintereinander rad zusammen | dos personas bici juntos | deux velo ensemble
unicycle: one wheel circus balance | ein rad zirkus balancieren | una rueda circo equilibrio | une roue cirque equilibre
fog-machine: smoke fog cloud party stage dancefloor | rauch nebel qualm party buhne | humo niebla fiesta pista | fumee brouillard sort soiree piste
bubble-machine: soap bubbles blows | seifenblasen pustet | pompas jabon burbujas | bulles savon
candyfloss-machine: sugar cloud pink sticky stick spins | zucker watte rosa klebrig stab jahrmarkt | nubes azucar rosa palo feria | sucre nuage rose baton foraine
popcorn-machine: corn pops cinema maize | mais kino pufft | maiz cine palomitas | mais cinema eclate
chocolate-fountain: melted chocolate flows strawberries dip | flussige schokolade fliesst erdbeeren tauchen | chocolate derretido cae fresas mojar | chocolat fondu coule fraises tremper
bouncy-castle: castle jump children inflatable | burg hupfen springen kinder | castillo saltar saltan ninos | chateau sauter enfants
photo-booth: pictures guests prints strip props wedding | bilder gaste druckt streifen verkleidung hochzeit | fotos invitados imprime tiras boda | photos invites imprime bandes mariage
shredder: branches twigs mulch turns chops garden | aste zweige mulch macht kleinholz garten | ramas mantillo convierte jardin | branches paillis transforme jardin
document-shredder: paper letters secret strips bank documents | papier briefe geheim streifen kontoauszuge akten | papel cartas tiras documentos banco | papier lettres bandes documents banque
log-splitter: wood logs halves firewood splits | holz scheite spaltet brennholz | leña troncos parte raja | bois buches fend
stump-grinder: stump roots tree grind away | stumpf stumpen wurzel baum kleinmachen wegfrasen | tocon raices arbol | souche racines arbre
earth-auger: hole holes ground drill posts | loch locher boden erde bohrt pfosten | agujero agujeros tierra postes | trou trous terre poteaux
metal-detector: coins treasure ground finds beeps gold | munzen schatz boden findet piept gold | monedas tesoro suelo pita oro | pieces tresor sol bip or
stud-finder: wall cables pipes wires behind finds plaster | wand kabel leitungen rohre findet strom | pared cables tuberias encuentra | mur cables tuyaux trouve
inspection-camera: camera pipes see inside drain tube blocked | kamera rohre schauen innen abfluss verstopft | camara tuberias ver dentro tubo | camera tuyaux voir dedans bouche
drain-cleaner: blocked drain toilet spiral pipe unclog | verstopft abfluss klo spirale rohr schlange | atascado desague vater tuberia espiral | bouche evier toilettes spirale tuyau
dehumidifier: water damp sucks moisture flat room | feucht wasser zieht raum wohnung wande | humedad quita habitacion | humidite aspire piece
air-conditioner: cold cools room summer heat | kalte kuhlt zimmer sommer hitze | frio enfria habitacion verano | froid refroidit chambre ete
patio-heater: warm outside gas mushroom terrace | warme draussen gas pilz terrasse | calor fuera gas seta terraza | chaud dehors gaz champignon terrasse
garment-steamer: wrinkles creases steam clothes ironing without | falten knitter dampf kleider bugelbrett ohne | arrugas vapor ropa sin tabla | plis vapeur vetements sans
steam-cleaner: steam grout tiles chemicals without hot | dampf fugen fliesen chemie ohne heiss | vapor juntas azulejos quimica sin | vapeur joints carrelage chimie sans
pressure-washer: jet strong spray terrace | strahl druck spritzt terrasse | chorro presion fuerte terraza | jet pression fort terrasse
accordion: squeeze keys buttons bellows | quetsch tasten knopfe balg | fuelle teclas botones instrumento | soufflet touches boutons
piano: keys headphones weighted eightyeight quiet | tasten kopfhorern kopfhorer leise | teclas auriculares instrumento silencio | touches casque silencieux
turntable: records vinyl spin needle play | platten vinyl nadel auflegen drehen | discos vinilo aguja poner | disques vinyle aiguille passer
karaoke: sing songs lyrics microphone screen | singen lieder text mikrofon bildschirm | cantar canciones letra microfono | chanter chansons paroles micro
megaphone: voice loud shout louder demonstration | stimme laut schreien lauter demo | voz alto gritar manifestacion | voix fort crier manifestation
crash-pad: mat thick fall climbing boulder under rock | matte dick klettern fallen unter fels drunter | colchoneta escalada caer roca debajo | matelas tapis grimper grimpe tomber rocher dessous
stair-gate: gate bars stairs child fall door | gitter tor stiege treppe kind runterfallen tur | puerta reja escalera nino caer | grille portillon escalier enfant tomber porte
child-carrier: back frame hiking child sits carry rucksack | rucken gestell wandern kind sitzt trage kraxe | espalda mochila nino sentado montana | dos sac enfant assis randonnee
bassinet: basket newborn beside rocking bed | korbchen neugeborenes neben wiege bett | cesta recien nacido junto cama | panier nouveau-ne cote berceau
breast-pump: milk breast suck mother baby | milch brust abpumpen mutter stillen | leche pecho madre sacar | lait sein maman tirer
typewriter: write keys ribbon mechanical paper | schreiben tasten farbband mechanisch papier | escribir teclas cinta papel | ecrire touches ruban papier
film-scanner: slides negatives computer digital | dias negative computer digital | diapositivas negativos ordenador digital | diapositives negatifs ordinateur numerique
vhs-player: tapes cassettes films videos play | bander kassetten filme abspielen | cintas casetes peliculas | bandes cassettes films
vr-headset: virtual world glasses goggles head games | virtuell welt brille kopf spiele | virtual mundo gafas cabeza juegos | virtuel monde lunettes tete jeux
action-camera: helmet waterproof sport mount camera | helm wasserdicht sport kamera | casco acuatica deporte camara | casque etanche sport camera
projector: picture film throws wall | bild film wirft wand | imagen pelicula pared | image film mur grand
rice-cooker: rice pot cooks alone | reis topf kocht allein | arroz olla cuece sola | riz marmite cuit seule
sous-vide: steak bath exact temperature bag | steak wasserbad temperatur beutel | carne bano temperatura bolsa | viande bain temperature sac
dehydrator: dry fruit slices mushrooms chips trays | trocknen obst scheiben pilze etagen | secar fruta rodajas setas bandejas | secher fruits tranches champignons plateaux
canning-pot: jars jam preserve pot hot | glaser marmelade einmachen topf heiss | tarros mermelada conservas olla | bocaux confiture marmite chaud
coffee-urn: coffee many cups tap | kaffee viele tassen hahn | cafe mucha tazas grifo | cafe tasses robinet
meat-slicer: thin slices ham turkey roast blade | dunne scheiben schinken braten messer | lonchas finas jamon pavo asado | tranches fines jambon roti lame
sausage-stuffer: sausages fill meat skins | wurst fullen fleisch darm | salchichas rellenar carne tripa | saucisses remplir viande boyaux
pasta-machine: dough roll noodles lasagne crank | teig rollen nudeln lasagne kurbel | masa estirar fideos lasana manivela | pate etaler nouilles lasagne manivelle
pallet-truck: pallet lift roll heavy warehouse | palette heben rollen schwer lager halle | pale levantar pesado almacen | palette lever lourd entrepot
jump-starter: battery dead car start winter | batterie leer auto springt starten | bateria muerta coche arranca | batterie vide voiture demarre
wheelchair: push sit wheels walk cannot museum | schieben sitzen rader laufen kann | empujar sentada ruedas andar | pousser assis roues marcher
crutches: leg broken walk foot sticks | bein gebrochen gehen fuss stutzen | pierna rota andar pie bastones | jambe cassee marcher pied batons
snow-chains: tyres snow grip pass winter | reifen schnee pass winter auto | ruedas nieve puerto invierno | pneus neige col hiver
paddle-board: stand board paddle lake | stehen brett paddel see | pie tabla remo lago | debout planche pagaie lac
kayak: boat paddle lake river sit rowing cross | boot paddel see fluss sitzen | barca remo remando lago rio cruzar | bateau pagaie lac riviere ramer
`

/** What surrounds the use of what belongs to feasts, music and pictures, in the form that `hints.ts` reads. */
export const FEAST_HINTS = `
speaker: music loud party dance dancing floor courtyard yard speech crowd guests playlist bluetooth disco sound beats garden wedding | musik laut party tanzen tanzfläche hof rede gäste playlist disco sound fete feier garten hochzeit | musica alta fiesta bailar pista patio discurso invitados playlist sonido bodega boda | musique fort fete danser danse piste cour discours invites son ambiance mariage boum
pa-system: speech band stage loud crowd hall concert | rede band bühne laut saal konzert | discurso banda escenario alto sala concierto | discours groupe scene fort salle concert
microphone: speech sing toast voice loud announce record | rede singen stimme ansage aufnehmen | discurso cantar voz brindis grabar | discours chanter voix annonce enregistrer
radio-microphone: speech stage cable hands church | rede bühne kabellos kirche | discurso escenario sin cable iglesia | discours scene sans fil eglise
mixing-desk: podcast band gig microphones channels rehearsal live record four | podcast band gig mikrofone kanäle probe live aufnehmen | podcast banda bolo microfonos canales ensayo grabar | podcast groupe concert micros canaux repetition enregistrer
podcast-mic: voice episode interview record studio | stimme folge interview aufnehmen | voz episodio entrevista grabar | voix episode interview enregistrer
audio-recorder: interview sound concert birds record voice | interview ton konzert vögel aufnehmen | entrevista sonido concierto grabar | interview son concert enregistrer
audio-interface: vocals guitar laptop demo track home record | gesang gitarre laptop demo spur aufnehmen | voz guitarra portatil maqueta grabar | voix guitare ordi maquette enregistrer
karaoke: sing songs hits friends lyrics duet birthday | singen lieder hits freunde texte duett | cantar canciones exitos amigas letras dueto | chanter chansons tubes copains paroles duo
turntable: vinyl records dj mix scratch spin lp needle | vinyl platten dj auflegen scratchen lp plattensammlung nadel | vinilo discos pinchar dj mezclar lp | vinyles disques dj mixer platine 33 tours
disco-ball: dance floor party spin lights seventies saturday night mirror sparkle turning glitter | tanzfläche party dreht licht siebziger disko glitzer tanzen | pista baile fiesta gira luces setenta brillo | danse piste fete tourne lumiere boum soixante-dix paillettes
party-lights: dance floor colours flash disco party lights | tanzfläche bunt blitz disco licht | pista baile colores destellos luces fiesta | danse piste couleurs lumiere boum fete
spotlight: stage facade light colour uplight | bühne fassade licht farbe | escenario fachada luz color | scene facade lumiere couleur
fog-machine: smoke halloween haunted spooky stage mist ghost | rauch halloween grusel bühne dunst geister | humo halloween terror miedo escenario niebla | fumee halloween hante scene brouillard fantome
bubble-machine: bubbles kids wedding exit | seifenblasen kinder hochzeit auszug | pompas burbujas niños boda | bulles enfants mariage sortie
snow-machine: fake snow christmas winter theatre | kunstschnee weihnachten theater | nieve artificial navidad teatro | fausse neige noel theatre
confetti-cannon: paper wedding finale bang | papier hochzeit finale knall | papel boda final | papier mariage final
megaphone: shout demo crowd announce loud rally coach protest race | rufen demo menge ansage laut protest | gritar mani multitud anunciar protesta | crier manif foule annoncer protester
silent-disco: headphones dance quiet neighbours night | kopfhörer tanzen leise nachbarn | auriculares bailar silencio vecinos | casques danser silence voisins
stage: band speech play platform hall theatre | band rede theater podest | banda discurso teatro tarima | groupe discours theatre estrade
party-tent: rain garden wedding guests shelter shade dry market stall outdoor weather | regen garten hochzeit gäste schutz schatten trocken markt wetter draussen | lluvia jardin boda invitados sombra mercadillo fuera tiempo | pluie jardin mariage invites abri ombre marche dehors meteo
folding-table: guests seat dinner buffet party courtyard meal eat outside long twelve twenty flea | gäste sitzen essen buffet party hof tafel draussen zwölf zwanzig flohmarkt | invitados sentar cena comida buffet fiesta patio comer doce veinte mesa | invites asseoir diner buffet fete cour repas manger dehors douze vingt
folding-chair: guests seat sit dinner party more extra ceremony | gäste sitzen plätze mehr zusätzlich | invitados sentar sillas mas extra ceremonia sitio | invites asseoir places plus ceremonie
beer-bench: guests sit garden party village long street festival courtyard twenty seat | gäste sitzen garten fest hof strasse lang zwanzig | invitados sentar jardin fiesta bancos patio | invites asseoir jardin fete bancs cour voisins
standing-table: reception drinks mingle canapes aperitif | empfang stehen sekt häppchen aperitif | coctel recepcion copas de pie | cocktail reception debout apero
tablecloth: wedding banquet white linen | hochzeit tafel weiss | boda banquete blanco | mariage banquet blanc nappe
chair-cover: wedding white bows | hochzeit weiss schleifen | boda blanco lazos | mariage blanc noeuds
glassware: toast sparkling wine guests drinks reception prosecco clink | anstossen sekt wein gäste getränke empfang | brindar cava vino invitados copas | trinquer champagne vin invites verres
dishes: plates guests cutlery dinner banquet fifty washing disposable | teller gäste besteck essen fünfzig einweg | platos invitados cubiertos cena | assiettes invites couverts repas vaisselle jetable
beer-tap: keg pint beer draught foam pour pub | fass bier zapfen schaum frisch gezapft | barril caña cerveza espuma | fut pression biere mousse pinte
punch-bowl: punch guests fruit | bowle gäste früchte | ponche invitados | punch invites
chafing-dish: buffet warm food catering keep | buffet warm essen halten | buffet caliente comida | buffet chaud plats
tea-urn: hot drinks meeting village hall cups tea church | heisse getränke versammlung tassen tee | bebidas calientes reunion tazas te | boissons chaudes reunion tasses the kermesse
coffee-machine: cups meeting guests hot drinks assembly office brew fifty | tassen sitzung gäste heisse getränke versammlung büro | tazas reunion invitados bebidas calientes asamblea | tasses reunion invites boissons chaudes assemblee ag copro
espresso-machine: barista crema cappuccino latte | barista crema cappuccino | barista crema capuchino | barista creme cappuccino
popcorn-machine: cinema movie film kids corn snack bags | kino film mais snack tüten | cine peli maiz bolsas palomitas | cine film mais sachets
candyfloss-machine: sugar fair kids sweet pink stick fluffy carnival | zucker jahrmarkt kinder süss rosa kirmes | azucar feria niños dulce rosa | sucre kermesse enfants sucree rose foire
slush-machine: ice drink kids summer | eis getränk sommer | hielo granizado verano | glace granite ete
chocolate-fountain: dip strawberries fruit melted marshmallow dessert | tunken erdbeeren obst geschmolzen dessert | mojar fresas fruta fundido postre | tremper fraises fruits fondu dessert
ice-cream-maker: sorbet gelato vanilla summer frozen scoop strawberry homemade | sorbet vanille sommer gefroren kugel erdbeer selbstgemacht | sorbete vainilla verano fresa casero bola | sorbet vanille ete fraise maison boule glaces
crepe-maker: pancakes nutella batter sugar school fair kids sweet thin candlemas afternoon breton | pfannkuchen nutella teig zucker palatschinken süss dünn schulfest | tortitas nutella masa azucar dulce | pate nutella sucre kermesse chandeleur gouter sucre galettes bretonne
pancake-maker: breakfast syrup stack fluffy | frühstück sirup | desayuno sirope | petit-dejeuner sirop
waffle-iron: batter sweet brunch school fair breakfast cream belgian sugar bake sunday | teig süss brunch schulfest frühstück sahne zucker sonntag basar | masa dulce desayuno nata azucar merienda | pate sucre gouter kermesse chantilly dejeuner dimanche
raclette: cheese melted evening friends potatoes winter new year pans six | käse geschmolzen abend freunde kartoffeln winter silvester pfännchen | queso fundido cena amigos patatas invierno | fromage fondu soiree amis patates hiver reveillon charcuterie coulant
fondue: cheese bread dip melted winter swiss pot | käse brot tunken geschmolzen winter schweiz topf | queso pan mojar fundido invierno suizo | fromage pain tremper fondu hiver suisse savoyarde
stand-mixer: dough cake bread knead cookies biscuits meringue whip bake christmas cream yeast batter birthday stronger | teig kuchen brot kneten plätzchen kekse torte backen weihnachten sahne hefe advent handrührer rühren | masa pastel pan amasar galletas bizcocho merengue hornear nata levadura tarta | pate gateau pain petrir biscuits meringue patisserie fouetter noel brioche chantilly
hand-mixer: cream whip batter egg cake | sahne schlagen teig eier kuchen | nata montar masa huevos | creme fouetter pate oeufs
food-processor: chop blend soup puree robot dinner | hacken mixen suppe pürieren | picar triturar sopa pure | hacher mixer soupe puree
blender: smoothie shake soup frozen | smoothie shake suppe | batido smoothie sopa | smoothie soupe
bread-maker: loaf crust flour fresh morning | laib kruste mehl frisch morgen | hogaza corteza harina | miche croute farine frais
pasta-machine: spaghetti fresh dough tagliatelle lasagne ravioli noodles homemade italian | spaghetti frisch teig tagliatelle lasagne ravioli nudeln selbstgemacht | espaguetis fresca masa tallarines lasaña raviolis casera | spaghetti fraiches pate tagliatelles lasagnes ravioli maison
sausage-stuffer: sausages bangers meat mince casing homemade butcher chorizo merguez pork | würste wurst fleisch brät darm selbstgemacht metzger bratwürste schwein | salchichas chorizo carne tripa casero matanza embutido cerdo | saucisses viande boyau maison boucher merguez boudin porc
meat-grinder: mince beef burger | hack rind burger wolf | picar carne hamburguesa | hacher boeuf burger
meat-slicer: ham cold cuts thin slices cheese salami | schinken aufschnitt dünn scheiben käse salami | jamon embutido fino lonchas queso | jambon tranches fines saucisson
ham-stand: leg christmas carve jamon serrano iberico hold | keule schinken schneiden weihnachten serrano | pata jamon navidad cortar paletilla iberico soporte | jambon cru trancher noel os
vacuum-sealer: freeze preserve food bag sous meat store | einfrieren haltbar beutel fleisch lagern | congelar conservar bolsas carne vacio | congeler conserver sachets viande
canning-pot: jam marmalade preserve jars fruit harvest jelly | marmelade einmachen gläser obst ernte gelee | mermelada conserva botes fruta | confiture conserves bocaux fruits gelee
dehydrator: dried fruit mushrooms jerky tomatoes herbs apricots | trocken obst pilze tomaten kräuter dörrobst | fruta seca setas tomates hierbas | fruits secs champignons tomates herbes
deep-fryer: chips croquettes oil fried fish donut | pommes kroketten öl frittiert | patatas croquetas aceite fritos | frites croquettes huile beignets
rice-cooker: sushi guests thirty sticky asian | sushi gäste klebrig asiatisch | sushi invitados | sushi invites asiatique
large-pot: soup crowd chili stew stock twenty goulash | suppe viele eintopf gulasch zwanzig | sopa guiso muchos cocido | soupe ragout potee grande
wok: stir fry asian vegetables | asiatisch gemüse pfannenrühren | salteado asiatico | saute asiatique
pressure-cooker: beans stew fast tender | bohnen schnell eintopf | garbanzos lentejas rapido | haricots rapide ragout
yoghurt-maker: milk pots ferment homemade | milch gläser ferment | leche botes fermento casero | lait pots ferments maison
churro-maker: chocolate breakfast dough fried | schokolade teig frittiert | chocolate desayuno masa | chocolat pate friture
juicer: carrots oranges vegetables fresh ginger detox | karotten orangen gemüse frisch ingwer | zanahoria naranja verdura fresco | carottes oranges legumes frais
brewing-kit: beer hops wort ferment ale homemade | bier hopfen würze gären selber | cerveza lupulo fermentar casera | biere houblon fermenter maison
microwave: reheat student room leftovers | aufwärmen student reste | recalentar estudiantes sobras | rechauffer etudiant restes
fridge: cold drinks food summer broken | kalt getränke kaputt | frio bebidas averiada | froid boissons panne
photo-booth: guests funny pictures selfie wedding print strip props | gäste lustige bilder hochzeit ausdruck verkleidung | invitados fotos divertidas boda imprimir tira | invites photos droles mariage impression selfie
instant-camera: polaroid guests retro prints | polaroid gäste retro | polaroid invitados | polaroid invites
camera: photos portrait pictures graduation wedding family blurry phone professional application lens birthday newborn sharp | fotos porträt bilder abschluss hochzeit familie handy bewerbung scharf taufe neugeborene | fotos retratos graduacion boda familia movil comunion bautizo nitidas | photos portrait images diplome mariage famille telephone flou bapteme nettes
cinema-camera: film clip short movie scene documentary | film clip kurzfilm szene doku | peli corto clip escena documental | film clip court scene docu
super-8-camera: analogue reel grain nostalgic retro vintage seventies film old look music video family | analog rolle körnig nostalgisch retro siebziger film alt musikvideo familie | analogica bobina grano nostalgico retro setenta pelicula antigua videoclip | argentique bobine grain nostalgie retro pellicule vieux films clip famille annees
action-camera: helmet dive surf ski waterproof pov ride | helm tauchen surfen ski wasserfest | casco bucear surf esqui acuatica | casque plonger surf ski etanche
underwater-camera: fish snorkel reef pool | fische schnorcheln riff | peces snorkel | poissons plongee
drone: aerial above fly roof landscape bird view sky | luft oben fliegen dach landschaft vogelperspektive himmel | aereo arriba volar tejado paisaje cielo | aerien haut voler toit paysage ciel
gimbal: shaky steady walk running video smooth handheld film camera wobble | verwackelt ruhig laufen video hand gehen film wackelt hinterherlaufe | temblor estable andar video mano corriendo | tremble stable marcher video main fluide bouge
tripod: steady long exposure night blurry still self | ruhig langzeit nacht verwackelt selbst | estable larga exposicion noche | stable pose longue nuit flou
studio-light: portrait product soft shadow backdrop headshot bright video | porträt produkt weich schatten bewerbungsfoto hell | retrato producto sombra suave luz | portrait produit ombre douce lumiere
photo-background: portrait product headshot white paper | porträt produkt weiss passbild | retrato producto blanco | portrait produit blanc
green-screen: background effect stream moon replace | hintergrund effekt stream ersetzen | fondo efecto chroma | fond effet incruster
enlarger: darkroom negatives black white print analogue | dunkelkammer negative schwarzweiss abzug | cuarto oscuro negativos blanco negro revelar | labo negatifs noir blanc tirage
projector: movie film match football wall night cinema series screen big rooftop courtyard presentation | film fussball spiel wand abend kino serie gross hof dachterrasse präsentation | peli pelicula partido pared noche cine azotea patio futbol terraza | film match mur soir cine serie foot cour toit presentation
projection-screen: movie film presentation wall white big | film präsentation wand weiss | peli presentacion pared blanca | film presentation mur blanc
television: match watch series big | spiel gucken serie | partido ver serie | match regarder serie
game-console: play mario friends controllers evening | zocken mario freunde abend | jugar mario amigos | jouer mario copains
vr-headset: virtual reality immersive game glasses | virtuell realität brille | realidad virtual gafas | realite virtuelle lunettes
board-game: rainy evening family dice friends strategy cards | regen abend familie würfel freunde | lluvia tarde familia dados amigos | pluie soiree famille des copains
football-table: teens kicker players goal office bar party two against rods indoor friends game birthday rainy | teenager kickern spieler tor büro kneipe zwei gegen jugendliche drinnen | adolescentes jugadores gol bar oficina dos contra dentro juego | ados joueurs but bar bureau deux contre interieur jeu anniv pluie occuper
pool-table: cue balls pub | queue kugeln kneipe | taco bolas bar | queue boules bar
dartboard: arrows bullseye pub | pfeile kneipe | flechas diana bar | flechettes bar
giant-game: lawn wedding garden guests big | wiese hochzeit garten gäste | jardin boda invitados | jardin mariage invites
bouncy-castle: kids jump birthday party children garden energy inflatable hop | kinder springen hüpfen geburtstag garten toben gumpen umegumpe geburi aufblasbar | niños saltar cumple cumpleaños jardin brincar hinchable | enfants sauter anniversaire anniv jardin rebondir gonflable
trampoline: jump bounce garden kids | springen hüpfen garten kinder | saltar jardin niños | sauter rebondir jardin
face-paint: kids tiger butterfly carnival | kinder tiger schmetterling fasching | niños tigre mariposa carnaval | enfants tigre papillon carnaval
pinata-game: kids birthday hit sweets | kinder geburtstag schlagen süsses | cumple golpear chuches | anniversaire taper bonbons
costume: dress carnival halloween fancy theme disguise funny stag hen party play | verkleiden fasching karneval halloween motto lustig kostümiert junggesellen | disfrazar carnaval halloween tematica gracioso despedida vestidos | deguiser carnaval halloween theme drole evg evjf
santa-suit: christmas eve presents beard red kids nikolaus | weihnachten bescherung geschenke bart rot nikolaus | navidad nochebuena regalos barba rojo papa noel | noel reveillon cadeaux barbe rouge pere
clown-costume: circus funny birthday red nose | zirkus lustig nase | circo gracioso nariz | cirque drole nez
traditional-dress: oktoberfest festival folk wiesn kirtag | oktoberfest volksfest wiesn kirtag tracht | fiesta regional oktoberfest | fete folklore oktoberfest
flamenco-dress: feria seville ruffles dots rocio | feria sevilla rüschen | feria sevilla lunares volantes rocio abril | feria seville volants pois
evening-dress: ball gala opera elegant | ball gala oper elegant | gala baile opera elegante | bal gala opera elegante
suit: gala black tie wedding interview ball elegant | gala hochzeit bewerbung ball elegant | gala boda entrevista elegante etiqueta | gala mariage entretien soiree elegant
wedding-dress: bride white veil | braut weiss schleier | novia blanco velo | mariee blanche voile
wedding-decor: ceremony bride altar flowers aisle backdrop | trauung braut altar blumen | ceremonia novia altar flores | ceremonie mariee fleurs autel
clothes-rail: coats guests wardrobe flea market hang jackets stall | mäntel gäste garderobe flohmarkt aufhängen jacken | abrigos invitados perchero mercadillo colgar | manteaux invites vestiaire brocante pendre
flipchart: workshop brainstorm write meeting | workshop brainstorming schreiben sitzung | taller ideas reunion | atelier idees reunion
lectern: speech church talk | rede vortrag kirche | discurso charla | discours conference
electric-guitar: rock band play riff strings learn metal left | rock band spielen riff saiten lernen linkshänder | rock banda tocar riff cuerdas zurdo | rock groupe jouer riff cordes gratte gaucher
guitar: campfire songs strum strings learn singalong acoustic serenade | lagerfeuer lieder klampfe saiten lernen | hoguera canciones rasguear cuerdas rondar | feu camp chansons gratter cordes gratte
bass-guitar: band groove low strings | band groove tief saiten | banda grave cuerdas | groupe grave cordes
amplifier: guitar loud rehearsal band bass | gitarre laut probe band bass | guitarra alto ensayo banda | guitare fort repetition groupe
ukulele: beginner hawaii songs small strum | anfänger hawaii lieder klein | principiante hawai canciones | debutant hawai chansons
violin: bow orchestra strings child lesson | bogen orchester saiten kind unterricht | arco orquesta cuerdas clase | archet orchestre cordes cours
cello: bow orchestra pupil | bogen orchester schüler | arco orquesta alumno | archet orchestre eleve
piano: keys practise lesson headphones weighted | tasten üben unterricht kopfhörer klavierspielen | teclas practicar clase auriculares | touches pratiquer cours casque
keyboard: keys songs band learn | tasten lieder band lernen | teclas canciones banda | touches chansons groupe
accordion: squeeze folk musette waltz polka shanty | schifferklavier quetsche volksmusik walzer polka shanty | fuelle vals tango vallenato | soufflet musette valse bal
drum-kit: drummer sticks band beat | schlagzeuger sticks band rhythmus trommler | baterista baquetas banda ritmo | batteur baguettes groupe rythme
drums: drummer headphones quiet neighbours practise beat | schlagzeuger kopfhörer leise nachbarn üben | baterista auriculares vecinos practicar | batteur casque voisins pratiquer
hand-drum: rhythm flamenco rumba percussion jam circle accompany beat clap palmas | rhythmus flamenco rumba percussion session begleiten | ritmo flamenco rumba percusion compas acompañar palmas bulerias | rythme flamenco rumba percussion jam accompagner
saxophone: jazz reed blow | jazz blatt blasen | jazz caña soplar | jazz anche souffler
banjo: bluegrass country folk | bluegrass country | country folk | bluegrass country
trumpet: brass blow fanfare | blech blasen fanfare | metal soplar banda | cuivre souffler fanfare
loop-station: layers solo beat | schichten solo | capas solo | boucles solo
`

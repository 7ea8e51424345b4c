/** In the form that `read-things.ts` reads. */
export const PARTY = `
football-table: football table | Tischkicker | futbolín | baby-foot
  en: play/tournament foosball/kicker/fussball/table football/foosball/table/soccer/pub/indoors
  de: kicker!, wuzzeln!, tischfussball!, toggeln!, kickern!
  es: jugar/torneo futbolin/metegol/taca/fulbito, futbolin
  fr: jouer/tournoi baby/babyfoot foot/babyfoot
disco-ball + party-lights: disco ball | Discokugel | bola de discoteca | boule à facettes
  en: sparkl/glitter/glittering/shiny/twinkl ceiling/hang/party/dance/dancefloor, mirror/disco/glitter/reflect/reflecting/sparkl dance/dancefloor/seventies/70s/ceiling party/light/ball/dots/spin/lights
  de: glitzer/funkel/glanz decke/aufhang/party/tanz/raum, disko/disco/glitzer/spiegel kugel/dreh/tanzflache lichtpunkte/decke/party
  es: brillante/brillos/destellos/brille techo/colgar/fiesta/baile, bola/brillo/reflejos/espejos disco/setenta/baile techo/fiesta/luz
  fr: brillant/brille/scintill/paillettes plafond/suspendre/fete/danse/piste, boule/reflets/facettes disco/annees/danse plafond/fete/lumiere
fog-machine: fog machine | Nebelmaschine | máquina de humo | machine à fumée
  en: fog/smoke/mist/haze party/stage/dance/effect/halloween/disco/dancefloor
  de: nebel party/buhne/effekt/disco/tanz/halloween/machen
  es: humo/niebla fiesta/escenario/efecto/disco/pista/halloween
  fr: fumee/brouillard fete/scene/effet/piste/soiree/halloween
party-lights: party lights | Partylicht | luces de fiesta | éclairage de fête
  en: light/decorate/hang/illuminate garden/terrace/fairy/party/tree/festoon/marquee lights/fairy/lighting/party/string/evening, decorate party/garden/marquee, disco birthday/home/living
  de: beleucht/deko/aufhang garten/terrasse/party/zelt lichter/lichterkette/stimmung/abend/bunt, party/garten schmucken/dekorieren, disco geburtstag/zuhause
  es: iluminar/decorar/colgar jardin/terraza/fiesta/carpa luces/guirnalda/ambiente/noche/colores, decorar fiesta/jardin, discoteca casa/cumple
  fr: eclairer/decorer/illuminer jardin/terrasse/fete/chapiteau guirlande/lumieres/ambiance/soir/couleurs, decorer salle/fete/jardin, disco anniversaire/maison
bouncy-castle: bouncy castle | Hüpfburg | castillo hinchable | château gonflable
  en: kids/children jump/jumping/bounce/tire/burn party/birthday/out/energy, kids/children/birthday jump/bounce/hop garden/inflatable/castle/party
  de: kinder hupf/hopsen/toben/austob, kinder/geburtstag hupf/spring/tob garten/burg/fest/aufblas
  es: ninos saltar/brincar/cansar fiesta/cumple, ninos/cumpleanos saltar/brincar jardin/castillo/hinchable/inflable
  fr: enfants sauter/rebond/defoul fete/anniversaire, enfants/anniversaire sauter/rebondir jardin/chateau/gonflable
costume: costume | Kostüm | disfraz | déguisement
  en: dress up, fancy dress, halloween!, carnival!, costume party/halloween/carnival/school, dress/dressing/go/disguise as/up/like witch/princess/cowboy/animal/tiger/lion/bear/vampire/ghost/roman/knight, fancy/dress carnival/halloween/party/theme
  de: verkleid!, fasching!, karneval!, halloween!, fasnacht!, mottoparty!, verkleid/geh als hexe/prinzessin/cowboy/lowe/tiger/vampir/gespenst/ritter/romer, verkleid karneval/fasching/fasnacht/halloween/mottoparty
  es: disfrazar!, carnaval!, halloween!, disfrazar/disfraza/ir/vestir de bruja/princesa/vaquero/leon/tigre/vampiro/fantasma/romano, disfrazar carnaval/halloween/fiesta/despedida
  fr: deguis!, carnaval!, halloween!, mardi gras, deguise/deguiser/habiller en sorciere/princesse/cowboy/lion/tigre/vampire/fantome/romain, deguis carnaval/halloween/soiree/mardi
board-game + game-console: board game | Brettspiel | juego de mesa | jeu de société
  en: game/games night/evening/rainy/rain friends/indoor
  de: spieleabend!, spieleabend/regen/verregn/zocken
  es: noche/tarde juegos/lluvia/mesa
  fr: soiree jeux, jeux pluie/societe
karaoke: karaoke | Karaoke | karaoke | karaoké
  en: sing/singing party/night/together/birthday/along/songs/everyone/everybody/evening, sing/singing/songs/belt party/everyone/everybody/evening/together/mics/microphones/friends, sing/singing along/party/lyrics/songs/microphone/hits/abba/loud, sing karaoke, singing party/evening
  de: singen/mitsing/sing party/geburtstag/abend/feier/zusammen/lieder/alle, sing/singen/mitsing alle/party/feier/mikros/mikrofone/kollegen/kolleginnen/abend, mitsing!, sing party/lieder/text/songs/mikro, singen party/abend/freunde
  es: cantar fiesta/cumple/amigos/juntos/noche/canciones/todos, cantar/canciones todos/fiesta/micros/microfonos/amigos/juntos, cantar fiesta/canciones/letra/microfono/amigos, cantar amigos/fiesta/noche
  fr: chanter/chante fete/anniversaire/soiree/amis/ensemble/tous/monde/chansons, chanter/chansons tous/fete/micros/soiree/copains/ensemble, chanter fete/chansons/paroles/micro/amis, chanter soiree/fete/amis
photo-booth: photo booth | Fotobox | fotomatón | photobooth
  en: photo/photos/picture guests/wedding/party booth/funny/instant/print/props, selfies party/wedding, take/funny/silly/fun guests/selfies/pictures/photos party/booth/props/wedding/souvenir/funny/everyone, guests funny/props/accessories photos/pictures
  de: foto/fotos gaste/hochzeit/party/feier selbst/ausdruck/lustig/sofort, fotobox!, lustige/spass fotos/bilder gaste/party/hochzeit, gaste lustige/accessoires/requisiten fotos/bilder
  es: fotos invitados/boda/fiesta divert/imprimir/recuerdo, fotomaton!, divertidas/graciosas fotos/selfies invitados/fiesta/boda, invitados divertidas/accesorios/atrezzo fotos/foto
  fr: photo/photos invites/mariage/soiree drole/imprim/souvenir, photomaton!, droles/rigolotes photos/selfies invites/fete/mariage, invites droles/accessoires photos/souvenirs
laser-show: laser light | Laser-Show | láser de fiesta | laser de soirée
  en: laser/lasers/strobe/blacklight/uv party/club/show/dance/neon/glow
  de: laser/strobo/schwarzlicht/uv party/show/club/neon/tanz
  es: laser/estrobo/negra/ultravioleta fiesta/show/discoteca/neon/espectaculo
  fr: laser/strobo/noire/uv fete/spectacle/soiree/neon/fluo
spotlight: spotlight | Strahler | foco | spot
  en: light/illuminate/spot/highlight stage/facade/singer/dancer/tree/actor/speaker, uplight wall/walls/venue
  de: anstrahl/beleucht buhne/fassade/sanger/tanzer/baum/redner
  es: iluminar/enfocar escenario/fachada/cantante/arbol/actor/orador
  fr: eclairer/illuminer scene/facade/chanteur/arbre/acteur
bubble-machine: bubble machine | Seifenblasenmaschine | máquina de burbujas | machine à bulles
  en: blow/make/bubbles soap/bubbles
  de: seifenblasen!
  es: pompas/burbujas jabon/hacer/fiesta/ninos/boda, pompas!
  fr: bulles savon/faire/fete/mariage/enfants
raffle-drum: raffle drum | Lostrommel | bombo de sorteo | urne de tombola
  en: draw/hold/organise raffle/lottery/tombola/prize
  de: verlos/los/zieh tombola/gewinn/verlosung/lose
  es: sortear!, rifa/sorteo hacer/organizar
  fr: tirer/organiser/tirage tombola/loterie/lots
pinata-game: pinata | Piñata | piñata | piñata
  en: sack/egg/pinata/treasure race/hit/spoon/children/birthday/candy/sweets
  de: sackhupfen!, topfschlagen!, pinata, eierlauf!
  es: pinata!, carrera sacos/huevo
  fr: pinata!, course sac/sacs/oeuf
giant-game + boules + kubb + croquet: giant jenga | Riesenjenga | jenga gigante | jenga géant
  en: lawn/garden/outdoor/park games/game guests/wedding/picnic/party/play, play/giant jenga/chess/four/huge/oversized/large lawn/garden/giant/wedding/outdoors/tower
  de: spiel/spiele garten/rasen/park/draussen/picknick/wiese, spiel/riesen jenga/schach/vier gross/garten/wiese/hochzeit
  es: juegos/jugar jardin/cesped/parque/picnic/aire, jugar/gigante jenga/ajedrez/conecta jardin/gigante/boda
  fr: jeux/jouer jardin/pelouse/parc/exterieur/plein/picnic/herbe, jouer/geant jenga/echecs/puissance jardin/geant/mariage
boules: boules | Boule | petanca | pétanque
  en: play/throw boules/petanque/bocce/bowls, boules park
  de: spiel/werf boule/petanque/boccia/kugeln
  es: jugar/lanzar petanca/bochas/bolas
  fr: jouer/lancer petanque/boules
cornhole: cornhole | Cornhole | cornhole | cornhole
  en: throw/toss bag/bags/beanbags/beanbag/rings/hoops hole/board/target/garden
  de: werf/wurf sackchen/ringe/saeckchen loch/brett/ziel/garten
  es: lanzar/tirar saquitos/aros/bolsas agujero/tabla/jardin
  fr: lancer/jeter sacs/anneaux/sachets trou/planche/jardin
pool-table: pool table | Billardtisch | billar | billard
  en: play/shoot billiards/pool/snooker, cue balls/chalk
  de: billard!, snooker!
  es: jugar billar/snooker/pool, billar
  fr: jouer billard/snooker, billard
air-hockey: air hockey | Airhockey | air hockey | air hockey
  en: play/puck air/table hockey
  de: spiel/puck airhockey/lufthockey
  es: jugar/disco hockey/aire aire/mesa
  fr: jouer/palet hockey air/table
dartboard: dartboard | Dartscheibe | diana | jeu de fléchettes
  en: throw/play/shoot darts/arrows/bullseye
  de: dart spiel/werf/pfeile/scheibe
  es: jugar/tirar/lanzar dardos
  fr: jouer/lancer flechettes
pinball: pinball machine | Flipper | pinball | flipper
  en: play/flip pinball/flipper/ball flipper/machine/pinball
  de: flipper spiel/automat/kugel, flippern!
  es: jugar flipper/pinball/petacos
  fr: jouer flipper/pinball
poker-set: poker set | Pokerkoffer | maletín de póker | mallette de poker
  en: play poker/holdem/cards, poker night/chips/evening
  de: poker/pokern spiel/abend/runde/chips
  es: jugar/partida/noche poker/timba
  fr: jouer/soiree/partie poker
escape-game: escape game | Escape-Spiel | juego de escape | escape game
  en: solve/play/escape murder/mystery/riddles/riddle/puzzles/clues home/party/evening/dinner/room/detective
  de: losen/ratsel/spiel krimi/mord/ratsel/escape dinner/abend/raum/kinder
  es: resolver/jugar misterio/asesinato/enigmas/acertijos cena/fiesta/casa/escape
  fr: resoudre/jouer enquete/meurtre/enigmes soiree/fete/maison/enfants
face-paint: face paint | Kinderschminke | pintura de cara | maquillage enfant
  en: paint/make face/faces kids/tiger/halloween/carnival/butterfly
  de: schmink kinder/tiger/fasching/halloween/gesicht
  es: pintar/maquillar cara/caras/ninos tigre/halloween/carnaval
  fr: maquiller enfants/visage/tigre/halloween/carnaval
santa-suit: santa suit | Nikolauskostüm | traje de papá noel | costume de père Noël
  en: santa/father christmas/claus/visit/dress/play, dress santa
  de: nikolaus!, weihnachtsmann spiel/komm/bescherung/verkleid
  es: papa noel, disfrazar/vestir santa/noel/navidad
  fr: pere noel, deguiser/jouer noel
clown-costume + costume: clown costume | Clownskostüm | disfraz de payaso | costume de clown
  en: dress/dressing/go as/up/like clown/circus
  de: verkleid/geh als clown
  es: disfrazar/ir de payaso
  fr: deguise/deguiser/habiller en clown
pirate-costume + costume: pirate costume | Piratenkostüm | disfraz de pirata | costume de pirate
  en: dress/dressing/go/disguise as/up/like/child pirate/pirates
  de: verkleid/geh als/kind pirat/piraten
  es: disfrazar/disfraza/ir/vestir de/nino/nina pirata/piratas
  fr: deguise/deguiser/habiller/habille en/fils/fille pirate/pirates
superhero-costume + costume: superhero costume | Superheldenkostüm | disfraz de superhéroe | costume de super-héros
  en: dress/dressing/go/disguise as/up/like/child superhero/batman/spiderman/superman
  de: verkleid/geh als/kind superheld/batman/spiderman/superman
  es: disfrazar/disfraza/ir/vestir de/nino/nina superheroe/batman/spiderman/superman
  fr: deguise/deguiser/habiller/habille en/fils/fille heros/batman/spiderman/superman
christmas-tree: christmas tree | Weihnachtsbaum | árbol de navidad | sapin de Noël
  en: decorate/put/celebrate christmas/xmas tree/fir/lights/artificial
  de: schmuck/aufstell weihnacht/christ baum/tanne
  es: decorar/poner/montar navidad/navideno arbol/abeto
  fr: decorer/installer noel sapin/arbre
kubb + molkky: kubb | Kubb | kubb | kubb
  en: throw/play/toss sticks/vikings/kubb/viking/molkky/pins/skittles lawn/wood/wooden/game/kubb
  de: werf/spiel wikinger/kubb/schach/holz/molkky/kegel
  es: lanzar/jugar vikingo/kubb/palos/molkky/bolos
  fr: lancer/jouer viking/kubb/quilles/molkky
croquet: croquet | Krocket | croquet | croquet
bingo-set: bingo set | Bingo-Set | bingo | boulier de loto
  en: play/host/evening bingo
  de: spiel/abend bingo
  es: jugar/cantar bingo
  fr: jouer/soiree/organiser loto/bingo
casino-table: casino table | Roulette | ruleta | roulette de casino
  en: play/casino roulette/blackjack/casino/craps, casino night/evening/party
  de: roulette/casino/blackjack spiel/abend/party
  es: jugar/noche ruleta/blackjack/casino
  fr: jouer/soiree roulette/blackjack/casino
arcade-machine: arcade machine | Spielautomat | máquina recreativa | borne d'arcade
  en: play pacman/arcade/retro/coin/eighties/80s arcade/machine/cabinet/games
  de: spiel/zock automat/pacman/arcade/retro automat/arcade/spielhalle
  es: jugar/maquina recreativa/arcade/comecocos/marcianitos/retro
  fr: jouer/borne arcade/pacman/retro
jigsaw-puzzle: jigsaw puzzle | Puzzle | rompecabezas | casse-tête
  en: do/solve/lay/piece puzzle/jigsaw/pieces
  de: puzzle teile/legen/losen, puzzeln!
  es: hacer/montar puzzle/puzle/rompecabezas
  fr: faire/resoudre puzzle/pieces
confetti-cannon: confetti cannon | Konfettikanone | cañón de confeti | canon à confettis
  en: shoot/blow/blast/throw confetti/streamers/sparks/glitter
  de: konfetti/luftschlangen/funken schiess/kanone/regen/hochzeit
  es: confeti/serpentinas/chispas lanzar/disparar/boda/fiesta
  fr: confettis/serpentins/etincelles lancer/tirer/mariage/fete
snow-machine: snow machine | Schneemaschine | máquina de nieve | machine à neige
  en: fake/artificial/foam snow/party/foam/pool
  de: kunstschnee!, schaumparty!, schnee/schaum kunstlich/party/machen
  es: nieve/espuma artificial/fiesta/maquina
  fr: neige/mousse artificielle/fete/soiree/fausse
mechanical-bull: mechanical bull | Bullriding | toro mecánico | taureau mécanique
  en: ride/rodeo bull/rodeo/western/cowboy
  de: bullenreiten!, rodeo reit/party/bulle
  es: montar/rodeo toro/mecanico/vaquero
  fr: rodeo taureau/mecanique/western, monter taureau
dmx-controller: dmx controller | Lichtpult | mesa de luces | console lumière
  en: control/program/steer lights/lighting/moving dmx/stage/show/heads/desk
  de: steuer/programmier licht/scheinwerfer/beleuchtung dmx/buhne/show/pult
  es: controlar/programar luces/focos/iluminacion dmx/escenario/mesa
  fr: commander/piloter/programmer lumieres/projecteurs/eclairage dmx/scene/console
wig: wig | Perücke | peluca | perruque
  en: wear/need/try different/long/fake/blond/pink/curly/eighties/clown hair/wig
  de: trag/brauch/verkleid lange/falsche/blonde/bunte/lockige haare
  es: llevar/poner peluca/pelo falso/largo/rubio/rizado/rosa/peluca
  fr: porter/mettre faux/longs/blonds/fausse cheveux/perruque
mascot: mascot costume | Maskottchen | mascota disfraz | mascotte
  en: dress/walk/entertain mascot/bunny/bear/giant/animal costume/suit/event/club/team
  de: verkleid/auftritt maskottchen/hase/bar verein/event/fest
  es: disfraz/animar mascota/conejo/oso club/evento/equipo
  fr: deguiser/animer mascotte/lapin/ours club/evenement/equipe
molkky: molkky | Mölkky | mölkky | mölkky
carousel: carousel | Karussell | tiovivo | manège
  en: ride/merry/carousel fair/children/horses/round
  de: karussell fahr/fest/kinder/pferde
  es: carrusel/tiovivo/calesita feria/ninos/fiesta/caballitos
  fr: manege/carrousel fete/enfants/foire/chevaux
sumo-suits: bubble football | Sumoanzug | traje de sumo | costume de sumo
  en: wrestle/fight/bump sumo/bubble/zorb suit/football/ball/suits/sumo
  de: ring/kampf/spiel sumo/bubble kostum/fussball/anzug
  es: luchar/jugar sumo/burbuja traje/futbol
  fr: combattre/jouer sumo/bulle costume/foot
tug-of-war: tug of war rope | Tauziehseil | soga | tir à la corde
  en: pull/tug rope/war teams/team/game/rope/school
  de: tauziehen!, eierlauf
  es: tirar/soga cuerda/equipos equipos/juego
  fr: tirer/tir corde equipes/jeu/kermesse
`

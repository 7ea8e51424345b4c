/** In the form that `read-things.ts` reads. */
export const SPORT = `
table-tennis: table tennis | Tischtennis | tenis de mesa | tennis de table
  en: play/tournament ping/pingpong/table/tabletennis pong/pingpong/tennis
  de: tischtennis!, pingpong!, ping pong spiel/turnier
  es: jugar/torneo ping/pingpong pong/pingpong/mesa
  fr: jouer/tournoi ping/pingpong/tennis pong/table/pingpong
tennis: tennis | Tennis | tenis | tennis
  en: play/hit/practise/try tennis/backhand/serve/forehand/court
  de: spiel/ub/ausprobier tennis/ruckhand/aufschlag
  es: jugar/practicar/probar tenis/reves/saque
  fr: jouer/pratiquer/essayer tennis/revers
skateboard: skateboard | Skateboard | monopatín | skateboard
  en: skate/trick/learn/ride skateboard/skatepark/ollie/halfpipe/longboard/board, skateboarding!
  de: skat/lern/fahr skateboard/skatepark/ollie/longboard/brett, skateboarden!
  es: patinar/aprender/montar skate/monopatin/skatepark/longboard/patineta
  fr: skater/apprendre/faire skate/planche/skatepark/longboard
inline-skates: inline skates | Inliner | patines | rollers
  en: rollerblad!, inline skat, skate park/asphalt/seafront, rollerblading, skating
  de: inlineskat!, rollerskat!, inliner fahr, inlineskaten, skaten
  es: patinar paseo/calle/ruedas/linea/parque, patinar
  fr: roller!, patiner roulettes/quais/parc, patiner, roller
weights + kettlebell + dumbbell: weights | Hantel | pesas | haltères
  en: lift/strength/muscle/weight training/train/home/workout, lift/train/press/bench weights/barbell/kilos/plates/muscles/squats
  de: kraft/muskel/gewicht training/trainier/aufbau, stemm/trainier/heb gewichte/langhantel/kilo/hantelscheiben/kniebeugen
  es: fuerza/musculo/pesas entrenar/ganar/casa, levantar/entrenar pesas/barra/discos/kilos/musculos
  fr: muscul!, force/poids entrain/maison, soulever/entrainer poids/barre/disques/fonte/altere
golf: golf clubs | Golfschläger | palos de golf | clubs de golf
  en: play/practise/practice/try golf/putting/driving
  de: spiel/ub/probier golf/putten/abschlag
  es: jugar/practicar/probar golf
  fr: jouer/pratiquer/essayer golf
crash-pad: crash pad | Crashpad | crash pad | crash pad
  en: boulder/bouldering fall/landing/mat/pad/rocks/outdoors/falls, bouldering!
  de: boulder matte/sturz/drausen/felsen, bouldern!
  es: boulder/bulder colchoneta/caida/roca
  fr: bloc/boulder chute/tapis/rocher/matelas
treadmill + exercise-bike + rowing-machine: treadmill | Laufband | cinta de correr | tapis de course
  en: exercise/train/run/running/workout/cardio/fit home/indoors/indoor/rain/winter, get/keep/stay fit/shape home/winter/indoors
  de: trainier/training/fit/sport/laufen zuhause/hause/daheim/drinnen/winter
  es: ejercicio/entrenar/correr/cardio casa/interior/lluvia, deporte/gimnasia/cardio/correr casa/piso/salon, ponerme/estar forma
  fr: sport/courir/entrain/cardio/forme maison/interieur/domicile/chez
exercise-bike: exercise bike | Heimtrainer | bicicleta estática | vélo d'appartement
  en: cycle/pedal/spin/ride/bike home/indoors/spinning/stationary/living spinning/stationary/exercise/fitness/knee/rehab/home/ergometer/room
  de: radel/tret/strampel zuhause/wohnzimmer/drinnen/heimtrainer/reha/ergometer
  es: pedalear/spinning casa/salon/estatica/rehabilitacion
  fr: pedaler/velo appartement/maison/salon/reeducation
rowing-machine: rowing machine | Rudergerät | máquina de remo | rameur
  en: row/rowing home/indoors/machine/workout/gym/erg, rowing indoors
  de: ruder zuhause/training/gerat/drinnen/fitness, rudern zuhause
  es: remar casa/maquina/gimnasio/interior, remar casa
  fr: ramer maison/machine/salon/interieur, ramer maison
dumbbell: dumbbell | Hantel | mancuernas | haltères
  en: lift/train/curl/strengthen arms/biceps/dumbbells/hand/muscles/shoulder home/weights/dumbbells/biceps/arms
  de: hantel/trainier/kraftig arme/bizeps/hanteln/muskeln/oberarme
  es: levantar/entrenar/fortalecer brazos/biceps/mancuernas/hombros
  fr: soulever/muscler/travailler bras/biceps/halteres/epaules
yoga-mat: yoga mat | Yogamatte | esterilla de yoga | tapis de yoga
  en: yoga/pilates class/course/retreat/park/home/friends
  de: yoga/pilates kurs/stunde/park/gruppe/zuhause
  es: yoga/pilates clase/retiro/parque/casa
  fr: yoga/pilates cours/retraite/parc/maison
punching-bag: punching bag | Boxsack | saco de boxeo | sac de frappe
  en: boxing/punch train/practise/home/anger/steam
  de: box trainier/uben/wut/daheim
  es: boxear!, boxeo entrenar/casa
  fr: boxer!, boxe entrainer/maison
football-goal: football goal | Fußballtor | portería | but de foot
  en: score/play/shoot/train football/soccer/goal/goals goal/goals/garden/net/kids/keeper/football/soccer/penalty
  de: schiess/spiel/train fussball/tor/tore/elfmeter tor/garten/kinder/netz/fussball/tore
  es: marcar/jugar/tirar/chutar futbol/goles/penaltis porteria/jardin/ninos/red
  fr: marquer/jouer/tirer foot/football/buts/penalty but/cage/jardin/enfants
badminton-set: badminton set | Badmintonset | juego de bádminton | kit badminton
  en: play/set badminton/shuttlecock/feather
  de: spiel/aufbau badminton/federball
  es: jugar badminton/volante
  fr: jouer badminton/volant
squash: squash racket | Squashschläger | raqueta de squash | raquette de squash
  en: play squash
  de: spiel squash
  es: jugar squash
  fr: jouer squash
cricket: cricket bat | Cricketset | críquet | cricket
  en: play/bat/bowl cricket/wicket
  de: spiel cricket
  es: jugar criquet/cricket
  fr: jouer cricket
hockey-stick: hockey stick | Hockeyschläger | palo de hockey | crosse de hockey
  en: play hockey/floorball/unihockey
  de: spiel hockey/floorball/unihockey
  es: jugar hockey/floorball
  fr: jouer hockey/floorball
archery: archery set | Bogenset | arco y flechas | tir à l'arc
  en: shoot arrow/arrows/bow/target
  de: schiess pfeil/bogen
  es: tirar/disparar arco/flechas
  fr: tirer arc/fleches
frisbee: frisbee | Frisbee | frisbee | frisbee
  en: throw/play/toss frisbee/disc/ultimate
  de: werf/spiel frisbee/scheibe/discgolf
  es: lanzar/jugar frisbi/frisbee/disco
  fr: lancer/jouer frisbee/ultimate
golf-trolley: golf trolley | Golftrolley | carrito de golf | chariot de golf
  en: pull/push/carry golf bag/clubs/trolley/round/holes
  de: zieh/trag/schieb golf/golfschlager/golftasche
  es: llevar/tirar golf/palos
  fr: porter/tirer golf/clubs/sac
riding-gear: riding helmet | Reithelm | casco de equitación | bombe
  en: ride/riding/horseback horse/pony/horses helmet/boots/lesson/clothes/chaps/jodhpurs
  de: reit pferd/pony/unterricht/stunde helm/stiefel/kleidung/reitunterricht, reitstunde!
  es: montar/equitacion caballo/pony/hipica casco/botas/ropa
  fr: monter/equitation cheval/poney bombe/bottes/tenue
fencing-gear: fencing gear | Fechtausrüstung | equipo de esgrima | équipement d'escrime
  en: fence/fencing/duel foil/epee/sabre/sword/lesson/club
  de: fecht florett/degen/sabel/kurs/verein, fechten!
  es: esgrima!, florete/espada/sable esgrima
  fr: escrime!, fleuret/epee/sabre escrime
kettlebell + dumbbell + weights: kettlebell | Kettlebell | pesa rusa | kettlebell
  en: strengthen/train/workout core/abs/muscles/home
  de: kraft/muskeln/bauch/rumpf training/trainier/zuhause
  es: fortalecer/entrenar abdomen/musculos/fuerza casa
  fr: musculation!, renforcer abdos/dos/muscles
slackline: slackline | Slackline | slackline | slackline
  en: balance/walk/rope trees/rope/park between
  de: balancier/seil zwischen/baumen/park
  es: equilibrio/caminar/cuerda arboles/parque entre
  fr: equilibre/marcher/corde arbres/parc entre
volleyball-set: volleyball set | Volleyballnetz | red de voleibol | filet de volley
  en: play/set volleyball/beachvolleyball/volley
  de: spiel/aufbau volleyball/beachvolleyball
  es: jugar/montar voleibol/voley
  fr: jouer/monter volley/volleyball
basketball-hoop: basketball hoop | Basketballkorb | canasta de baloncesto | panier de basket
  en: play/shoot/throw/score basketball/hoops/hoop/baskets, basketball driveway/garden/yard
  de: spiel/werf basketball/korbe/korb
  es: jugar/tirar/encestar baloncesto/basquet/canasta
  fr: jouer/tirer/marquer basket/panier/paniers
padel-racket: padel racket | Padelschläger | pala de pádel | raquette de padel
  en: play/try padel/pickleball
  de: spiel/ausprobier padel/pickleball
  es: jugar/probar padel/pickleball
  fr: jouer/essayer padel/pickleball
roller-skates: roller skates | Rollschuhe | patines de cuatro ruedas | patins à roulettes
  en: roller/disco skate/skating/skates disco/quad/rink/four/retro/roller
  de: rollschuh!, rollerdisco!
  es: patinar/patines ruedas/disco/cuatro
  fr: patin/patiner quad/disco/roulettes
gym-machine + weights: weight bench | Hantelbank | banco de pesas | banc de musculation
  en: build/train/gain muscle/muscles/chest/strength
  de: aufbau/trainier muskel/muskeln/kraft/brust
  es: ganar/entrenar musculo/musculos/fuerza/pecho
  fr: muscler!, musculation!
crosstrainer: cross trainer | Crosstrainer | elíptica | vélo elliptique
  en: train/exercise/cardio joints/elliptical/knees/stepper/crosstrainer
  de: trainier/ausdauer gelenke/gelenkschonend/knie/crosstrainer/stepper
  es: entrenar/cardio articulaciones/eliptica/rodillas/stepper
  fr: entrainer/cardio articulations/elliptique/genoux/stepper
battle-rope: battle rope | Battle Rope | cuerda de batalla | corde ondulatoire
  en: train/exercise/workout/skip rope/bands/band/jump/resistance/ball/skipping
  de: trainier/seilspring/gymnastik seil/bander/band/ball/springseil
  es: entrenar/saltar cuerda/comba/bandas/gomas
  fr: entrainer/sauter corde/elastiques/ballon/bandes
gymnastics-mat: gym mat | Turnmatte | colchoneta de gimnasia | tapis de gymnastique
  en: do/practise/tumble gymnastics/somersaults/handstand/cartwheel/tumbling/flips/acrobatics/rolls
  de: turn matte/purzelbaum/handstand/rad/salto/bodenturnen
  es: hacer/practicar gimnasia/volteretas/pino/acrobacias
  fr: faire/pratiquer gymnastique/roulades/poirier/acrobaties/gym
boxing-gloves: boxing gloves | Boxhandschuhe | guantes de boxeo | gants de boxe
  en: box/boxing/spar/punch gloves/ring/class/pads/partner/hands
  de: boxen handschuhe/ring/kurs/pratzen/sparring
  es: boxear!, boxeo guantes/clase/combate
  fr: boxer!, boxe gants/cours/combat
baseball-gear: baseball bat | Baseballschläger | bate de béisbol | batte de baseball
  en: play/hit/catch/throw baseball/softball
  de: spiel/werf/fang baseball/softball
  es: jugar/batear beisbol/softbol
  fr: jouer/frapper baseball/softball
horse-gear: horse saddle | Pferdesattel | silla de montar | selle de cheval
  en: saddle/ride/bridle/cover horse/pony/mare
  de: sattel/sattle/zaum pferd/pony/stute
  es: ensillar!, montar/embridar caballo/yegua/pony
  fr: seller!, monter/harnacher cheval/poney/jument
`

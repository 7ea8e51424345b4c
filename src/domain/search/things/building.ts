/** In the form that `read-things.ts` reads. */
export const BUILDING = `
ladder: ladder | Leiter | escalera | échelle
  en: climb/reach/get/clean roof/gutter/gutters/facade/tree/upstairs/tall
  de: steig/kletter/erreich dach/dachrinne/fassade/baum/regenrinne
  es: subir/alcanzar/llegar tejado/canalon/fachada/arbol/altura
  fr: monter/acceder/atteindre toit/gouttiere/facade/arbre/hauteur
stepladder: stepladder | Stehleiter | escalera de tijera | escabeau
  en: change/replace/swap/reach bulb/bulbs/lightbulb/smoke/detector/ceiling, repaint/painting/paint ceiling/room/bedroom
  de: wechsel/tausch/erreich gluhbirne/birne/rauchmelder/leuchtmittel, streich/weissel/mal decke/schlafzimmer/kinderzimmer/plafond
  es: cambiar/alcanzar/poner bombilla/bombillas/fluorescente/detector, pintar/repintar techo/habitacion/dormitorio
  fr: changer/remplacer/atteindre ampoule/ampoules/detecteur, repein/repeign/peindre/peign plafond/chambre
telescopic-ladder: telescopic ladder | Teleskopleiter | escalera telescópica | échelle télescopique
  en: climb/get/reach loft/attic/roof/hatch ladder/fits/car/compact/small
  de: steig/rauf/hoch dachboden/hochbett/luke leiter/klein/auto/kompakt
  es: subir altillo/desvan/buhardilla/tejado escalera/coche/plegad
  fr: monter/acceder grenier/combles/mezzanine/trappe echelle/voiture/compact
scaffold + ladder: scaffold | Gerüst | andamio | échafaudage
  en: renew/replace/repaint/paint/render facade/gutter/gutters/gable/outside
  de: erneuer/ersetz/streich/anstreich/verputz/neu fassade/dachrinne/giebel/hauswand/aussenwand
  es: renovar/cambiar/pintar/reparar fachada/canalon/canalones/alero
  fr: refaire/remplacer/repeindre/ravaler/changer facade/gouttiere/gouttieres/pignon
concrete-mixer: concrete mixer | Betonmischer | hormigonera | bétonnière
  en: mix/make/pour/prepare concrete/cement/mortar/screed/foundation/foundations, concreting!
  de: misch/anruhr/beton/gies beton/zement/mortel/estrich/fundament, betonieren!
  es: mezclar/hacer/preparar/amasar hormigon/cemento/mortero/concreto
  fr: faire/melanger/couler/gacher beton/ciment/mortier/chape/dalle
wallpaper-stripper: wallpaper steamer | Tapetenlöser | despegadora de papel | décolleuse
  en: remove/strip/get/peel/off wallpaper, layers/flowery/old/ugly/woodchip/peel paper/wallpaper hallway/wall/walls/room/painter/off/layers, wallpaper off/down
  de: entfern/runter/runterhol/ablos/abmach/weg tapete/tapeten/raufaser, alte/schichten/geblumt/raufaser/runter tapete/tapeten/raufaser wand/flur/zimmer/maler/ab, tapete/tapeten ab
  es: quitar/despegar/arrancar papel/empapelad, capas/viejo/quitar/arrancar papel/pintado pared/paredes/pasillo/pintor/pintado
  fr: decoll/enlev/arrach/retir papier/tapisserie, couches/vieux/vieille/fleuri/arracher papier/tapisserie mur/murs/couloir/peintre/peint
paint-sprayer: paint sprayer | Farbsprühgerät | pistola de pintura | pistolet à peinture
  en: spray/paint fence/shutters/radiator/kitchen/cupboards/garden/lacquer spray/quickly/brush/gun/lacquer, spray walls/ceiling/facade paint/roller/instead, paint/repaint quickly/fast/quick fence/shutters/walls/shed
  de: spritz/lackier zaun/heizkorper/kuche/fensterladen/mobel/turen/schranke, spritz wand/wande/decke/fassade, streich/lackier schnell/sprueh/spruh zaun/laden/wand
  es: pintar/lacar persianas/radiador/muebles/puertas/valla pistola/lacar/spray, pintar rapido/rapida valla/persianas/paredes
  fr: peindre/laquer volets/radiateur/meubles/portes/cloture pistolet/laquer/spray, peindre/repeindre vite/rapide/rapidement volets/murs/cloture
dehumidifier: dehumidifier | Luftentfeuchter | deshumidificador | déshumidificateur
  en: damp/humid/mould/mold/moist/wet/dry cellar/basement/wall/walls/bathroom/bedroom/plaster/flat/room/house, flooded/flood cellar/basement/kitchen/house/flat, water damage, mould/mold/condensation/fogged/steamed bedroom/wall/walls/window/windows/flat, water damage walls/floor/wet
  de: feucht/nass/schimmel/trockn/trocken keller/wand/wande/bad/schlafzimmer/putz/wohnung/estrich, wasserschaden!, keller uberschwemm/uberflut, schimmel/kondenswasser/beschlag wand/wande/fenster/schlafzimmer
  es: humedad/humed/moho/mojad/secar sotano/pared/bano/habitac/dormitor/yeso/casa/piso, inundac!, humedad!, sotano inund, moho/humedad/empanan/condensacion pared/paredes/cristales/dormitorio/piso, bajar humedad
  fr: humid/moisi/mouille/secher/trempe cave/mur/salle/chambre/platre/maison/appartement/sous, degat eaux, inond cave/sous, moisissure/condensation/buee mur/murs/fenetre/chambre
concrete-vibrator: concrete vibrator | Betonrüttler | vibrador de hormigón | aiguille vibrante
  en: vibrate/compact/settle concrete/formwork/pour/foundation bubbles/fresh/poured
  de: ruttel/verdicht beton/schalung/ortbeton
  es: vibrar hormigon/concreto/encofrado
  fr: vibrer beton/coffrage
plate-compactor: plate compactor | Rüttelplatte | bandeja vibrante | plaque vibrante
  en: compact/tamp/firm/pack gravel/soil/sand/hardcore/paving/ground/foundation/base
  de: verdicht/ruttel/stampf kies/schotter/boden/erde/pflaster/sand/untergrund
  es: compactar/apisonar tierra/grava/arena/zahorra/suelo/terreno
  fr: compacter/damer/tasser gravier/terre/sable/sol/paves/remblai
mixing-paddle: paddle mixer | Rührwerk | batidora de mortero | malaxeur
  en: mix/stir plaster/mortar/adhesive/screed/render/grout
  de: ruhr/misch/anruhr putz/mortel/kleber/estrich/fliesenkleber/spachtel
  es: mezclar/batir/amasar yeso/mortero/cola/adhesivo
  fr: melanger/malaxer/gacher platre/mortier/colle/enduit/chape
excavator: mini digger | Minibagger | miniexcavadora | mini-pelle
  en: dig/excavate trench/pond/foundation/foundations/ditch/basement
  de: grab/aushub/ausheb/bagger graben/teich/fundament/baugrube
  es: excavar!, cavar/abrir zanja/estanque/cimiento
  fr: creuser/terrasser tranchee/etang/bassin/fondation/mare
wheel-loader: wheel loader | Radlader | minicargadora | chargeuse
  en: load/move/shovel gravel/earth/rubble/soil/sand tons/tonnes/truck/big/machine
  de: verlad/beweg/aufschieb erde/kies/schotter/aushub/schutt tonnen/kubik/maschine
  es: cargar/mover tierra/grava/escombro/arena toneladas/maquina/camion
  fr: charger/deplacer terre/gravier/gravats/remblai tonnes/engin/camion
aerial-platform: cherry picker | Hubarbeitsbühne | plataforma elevadora | nacelle
  en: work/reach/get high/height/treetop/steeple/facade/heights
  de: arbeit/erreich/streich hohe/baumkrone/giebel/kirchturm
  es: trabajar/alcanzar altura/copa/fachada
  fr: travailler/atteindre/acceder hauteur/cime/pignon
rubble-chute: rubble chute | Schuttrutsche | tubo de escombros | goulotte à gravats
  en: rubble/debris/plaster/tiles/waste window/floor/down/storey/upstairs drop/throw/chute/get/down
  de: schutt/bauschutt/abfall runter/stock/fenster werf/rutsch/schutt/runter
  es: bajar/tirar/echar escombro/escombros/cascotes ventana/piso/planta/altura
  fr: descendre/jeter/evacuer gravats/debris fenetre/etage/haut
skip: skip | Container | contenedor de escombros | benne
  en: rid/dispose/remove/throw/clear/get/dump rubble/bulky/builders/waste/junk/debris/rubbish
  de: entsorg/wegbring/wegwerf/loswerden bauschutt/schutt/sperrmull/gerumpel/mull/gartenabfall
  es: tirar/retirar/deshacer escombro/escombros/trastos/cascotes
  fr: evacuer/jeter/debarrasser gravats/encombrants/debris/dechets
jackpost: acrow prop | Baustütze | puntal | étai
  en: support/prop/shore ceiling/beam/lintel/wall/roof
  de: abstutz/stutz/unterfang decke/balken/sturz/mauer
  es: apuntalar!, sostener techo/viga/dintel
  fr: etayer!, soutenir plafond/poutre/linteau
plasterboard-lift: plasterboard lift | Plattenheber | elevador de placas | lève-plaque
  en: hang/lift/fix/put plasterboard/drywall/gypsum
  de: montier/anbring/heb/befestig gipskarton/rigips/trockenbau/gipsplatte
  es: montar/colocar/poner pladur/yeso/escayola
  fr: poser/lever/fixer placo/platre/placoplatre/ba13
roofing-ladder: roof ladder | Dachleiter | escalera de tejado | échelle de toit
  en: walk/climb/work/lie/repair roof/slates/ridge/solar slope/slates/ridge/sloping/pitched/tiles
  de: steig/kletter/arbeit/liegen dach/ziegel/dachfirst/first schrag/first/ziegel/steil
  es: subir/trabajar/caminar tejado/tejas/cumbrera inclinad/tejas/cumbrera/pendiente
  fr: monter/travailler/marcher toit/toiture/ardoises pente/ardoises/faitage
wallpaper-table + wallpaper-stripper: pasting table | Tapeziertisch | mesa de empapelar | table à tapisser
  en: wallpaper, wallpaper bedroom/kitchen/lounge/nursery/bathroom, hang/paste/put wallpaper/lining
  de: tapezier!, tapete kleb/anbring
  es: empapelar!, poner/colocar papel
  fr: tapiss!, poser papier
airless-sprayer: airless sprayer | Airlessgerät | equipo airless | pistolet airless
  en: spray/paint/coat house/walls/barn/ceilings/hall whole/fast/big/large/hundred/quickly
  de: spritz/streich haus/halle/wande/scheune/fassade gross/schnell/ganze/spritz
  es: pintar pistola/nave/paredes/fachada rapido/grande/pistola/metros
  fr: peindre murs/hangar/facade/plafonds pistolet/rapide/vite/grande
heater: space heater | Heizlüfter | calefactor | radiateur
  en: heat/warm room/garage/workshop/tent/flat/up, heating/boiler broken/broke/down/out/failed, cold flat/room/garage/workshop/house, heating, heat up
  de: heiz/warm zimmer/garage/werkstatt/zelt/raum, heizung kaputt/ausgefallen/defekt, kalt wohnung/zimmer/garage/werkstatt, heizen, aufheizen
  es: calentar habitac/garaje/taller/cuarto/carpa, calefacc/caldera rota/averi/estropead/romp, frio piso/casa/habitac, calentar casa/piso/habitacion
  fr: chauffer piece/garage/atelier/tente/chambre, chauffage/chaudiere panne/cass, froid appartement/chambre/maison/garage, chauffer, rechauffer
crane: crane | Kran | grúa | grue
  en: lift/hoist/crane beam/roof/pool/tree/boat/jacuzzi/container crane/over/roof/tonne/tonnes/house
  de: heb/kran balken/dach/pool/baum/boot/container kran/tonne/tonnen/haus/uber
  es: levantar/izar/grua viga/tejado/piscina/barco/jacuzzi grua/tonelada/toneladas/casa
  fr: lever/hisser/grue poutre/toit/piscine/bateau/jacuzzi grue/tonne/tonnes/maison
safety-harness: safety harness | Auffanggurt | arnés de seguridad | harnais de sécurité
  en: secure/safe/safely/protect roof/fall/falling/gutter
  de: sicher/absicher dach/absturz/dachrinne/hohe
  es: asegurar/protegerse/seguro tejado/caida/altura
  fr: securiser/proteger toit/chute/hauteur
traffic-cone: traffic cones | Halteverbotsschild | cono de tráfico | cône de signalisation
  en: reserve/block/close parking/street/road/space moving/van/removal
  de: reservier/absperr/sperr parkplatz/strasse/parklucke/halteverbot
  es: reservar/cortar/bloquear aparcamiento/calle/plaza
  fr: reserver/bloquer/fermer stationnement/rue/place
hedge-platform: work platform | Arbeitsbühne für Hecken | plataforma de trabajo | plateforme de travail
  en: trim/pick/work/stand fruit/hedge/olives/tall/facade platform/stable/tripod/orchard/stand
  de: steh/schneid/ernt/arbeit hecke/obst/oliven stabil/plattform/podest/sicher
  es: recoger/podar/trabajar olivas/aceitunas/seto/fruta plataforma/estable/tripode
  fr: cueillir/tailler/travailler haie/olives/fruits plateforme/stable/tripode
tent-stove: tent stove | Zeltofen | estufa de camping | poêle de tente
  en: heat/warm tent/yurt/bell/camping/tipi stove/heater/winter/night/cold
  de: heiz/warm zelt/jurte/tipi ofen/winter/nacht/kalt
  es: calentar tienda/yurta/tipi estufa/invierno/noche/frio
  fr: chauffer/rechauffer tente/yourte/tipi poele/hiver/nuit/froid
`

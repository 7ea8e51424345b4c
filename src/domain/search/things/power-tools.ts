/** In the form that `read-things.ts` reads. */
export const POWER_TOOLS = `
drill: drill | Bohrmaschine | taladro | perceuse
  en: drill holes, drilling
  de: bohren, loch bohren, locher bohren
  es: taladrar, perforar, agujerear, hacer agujeros
  fr: percer, forer, faire trou
hammer-drill: hammer drill | Schlagbohrmaschine | taladro percutor | perceuse à percussion
cordless-driver: cordless screwdriver | Akkuschrauber | atornillador | visseuse
  en: screw/unscrew/assemble/build/mount/put screws/screw/flat/flatpack/ikea/furniture/wardrobe/shelf/shelves/bed/together, screwing
  de: schraub/montier/zusammenbau/aufbau schrauben/mobel/ikea/schrank/regal/bett, schrauben
  es: montar/armar/ensamblar muebles/mueble/ikea/armario/cama, atornillar
  fr: monter/assembler meubles/meuble/ikea/armoire/lit, visser
demolition-hammer: demolition hammer | Stemmhammer | martillo demoledor | marteau-piqueur
  en: break/demolish/remove/chip/smash/knock concrete/wall/tiles/screed/floor/slab/foundation/plaster
  de: abbrech/stemm/abreiss/aufbrech/wegstemm beton/wand/fliesen/estrich/boden/fundament/putz/mauer, stemmen!
  es: demoler/romper/picar/derribar hormigon/concreto/pared/azulejos/solera/suelo/muro
  fr: casser/demolir/abattre/piquer beton/mur/carrelage/chape/sol/dalle/cloison
angle-grinder: angle grinder | Winkelschleifer | radial | meuleuse
  en: cut/grind/saw steel/rebar/iron/bolt/bolts/pipe/metal/railing/rust/weld, grinding metal
  de: flex/trenn/schneid/schleif stahl/eisen/metall/rohr/rost/gelander/bewehrung/schweissnaht, flexen!, trennen metall
  es: cortar/amolar/desbastar acero/hierro/metal/varilla/oxido/reja, amolar, esmerilar
  fr: meuler!, couper/tronconner acier/fer/metal/tige/rouille/ferraille, meuler, tronconner
saw: saw | Säge | sierra | scie
  en: saw/cut plank/planks/board/boards/timber/wood/branch hand/quietly/without, saw wood by hand
  de: sag/zuschneid brett/bretter/latte/leiste/holz hand/leise
  es: serrar/cortar/aserrar tabla/madera/liston mano
  fr: scier/couper planche/planches/tasseau/bois main
circular-saw: circular saw | Kreissäge | sierra circular | scie circulaire
  en: cut/saw plywood/boards/planks/osb/worktop/decking/beams/sheets/chipboard, sawing
  de: sag/zuschneid/schneid brett/bretter/osb/platte/platten/balken/arbeitsplatte/dielen, sagen, zuschneiden
  es: cortar/serrar tableros/tablas/vigas/contrachapado/encimera/tarima, serrar, aserrar
  fr: scier/couper/decouper panneaux/planches/poutres/contreplaque/lames/osb, scier
jigsaw + circular-saw: jigsaw | Stichsäge | sierra de calar | scie sauteuse
  en: cut/saw/make curve/curves/circle/shape/cutout/sink/plywood/jig, cut/saw hole/opening/cutout worktop/countertop/board/plywood/panel
  de: sag/schneid/ausschneid kurve/kurven/rundung/kreis/ausschnitt/sperrholz/spule, schneid/ausschneid/sag loch/offnung/ausschnitt arbeitsplatte/platte/brett/sperrholz
  es: cortar/serrar curva/curvas/circulo/hueco/contrachapado/fregadero, cortar/hacer/serrar agujero/hueco/abertura encimera/tablero/tabla/contrachapado
  fr: couper/scier/decoup courbe/courbes/cercle/contreplaque/evier/arrondi, couper/decoup/faire trou/ouverture plan/panneau/planche/contreplaque
chainsaw: chainsaw | Kettensäge | motosierra | tronçonneuse
  en: cut/fell/saw/slice down/tree/trunk/logs/firewood/branch, tree fallen/fell/storm/fall/topple, take down tree, saw/cut thick branches/branch
  de: fall/absag/zersag/umsag/sag/umschneid/zerleg baum/stamm/baumstamm/brennholz/ast, baum umgefallen/umgesturzt/sturm/entwurzelt, aste/ast dick/gross absag/sag
  es: talar/cortar/serrar/trocear arbol/tronco/lena/troncos/pino, arbol caido/tormenta/tumbado, serrar/cortar ramas/rama gorda/gordas/gruesa/gruesas
  fr: abattre/couper/tronconn/scier/debiter/elaguer arbre/tronc/buches/bois, arbre tombe/tempete/couche/dechausse, couper/scier branches/branche grosses/grosse
sander: sander | Schleifmaschine | lijadora | ponceuse
  en: sand/smooth/refinish/strip/rub table/door/furniture/chair/wood/dresser/varnish/paint/window/shutters/cupboard, sanding, smooth/even wood/pallet/pallets/plank/boards
  de: schleif/abschleif/glatt tisch/tur/mobel/stuhl/holz/kommode/lack/fenster/schrank, schleifen, abschleifen, holz/palette/paletten/bretter glatt/schleif/lackier
  es: lijar/pulir/decapar mesa/puerta/mueble/muebles/silla/madera/comoda/barniz/ventana, lijar, madera/palets/tabla lisa/liso/alisar/suave
  fr: poncer/lisser/decaper table/porte/meuble/meubles/chaise/bois/commode/vernis/volets, poncer, poncage, bois/palettes/planche lisse/lisser
router: router | Oberfräse | fresadora | défonceuse
  en: rout/cut/mill groove/rebate/edge/edges/profile/slot wood/oak/board/groove/worktop
  de: fras nut/kante/kanten/profil/holz/falz
  es: fresar!, hacer ranura/moldura/canto
  fr: fraiser!, faire rainure/moulure/feuillure/chanfrein
nail-gun: nail gun | Nagler | clavadora | cloueur
  en: nail/staple/tack cladding/skirting/upholster/batten/panel/fleece/shingle
  de: nagel/tacker/heft leiste/verkleid/polster/latten/schindel/vlies
  es: clavar/grapar rodapie/listones/tapiz/friso
  fr: clouer/agrafer plinthe/bardage/tissu/lambris/tasseau
heat-gun: heat gun | Heißluftpistole | pistola de aire caliente | décapeur thermique
  en: remove/strip/soften/shrink/peel varnish/lacquer/sticker/stickers/vinyl/tubing/putty, old paint window/door/shutters, strip/remove paint heat/hot
  de: entfern/ablos/abbrenn/schrumpf lack/aufkleber/folie/kitt/schrumpfschlauch, alte farbe fenster/tur, farbe/lack heiss/heissluft/fon
  es: quitar/ablandar/despegar barniz/pegatina/vinilo/masilla/esmalte, pintura vieja puerta/ventana/persiana, decapar pintura/barniz calor/puerta
  fr: enlever/decoller/ramollir/decaper vernis/autocollant/vinyle/mastic/gaine, vieille peinture porte/volet/fenetre, decaper peinture/vernis chaleur/chaud
compressor: compressor | Kompressor | compresor | compresseur
  en: inflate/blow/spray/run/pump tyre/tyres/tire/tires/airbrush/nailer/pneumatic/air
  de: aufpump/ausblas/pump/betreib reifen/druckluft/luft/nagler
  es: inflar/soplar/hinchar neumatico/neumaticos/ruedas/aire
  fr: gonfler/souffler pneu/pneus/air/pneumatique
tile-cutter + laser-level: tile cutter | Fliesenschneider | cortadora de azulejos | coupe-carrelage
  en: tile/tiling/lay/cut bathroom/kitchen/tiles/floor/splashback, tiling!, lay/tile/tiling/retile/fit tiles/tile/bathroom/splashback/backsplash bathroom/kitchen/floor/wall/shower/tiles
  de: flies/flies/verleg/schneid/leg fliesen/kacheln, fliesen bad/kuche/boden, fliesenleg!, verleg/flies/leg fliesen/badfliesen/kacheln bad/badezimmer/kuche/boden/wand/dusche
  es: alicatar!, poner/cortar/colocar azulej/baldos/ceramic/gres, poner/colocar/alicatar azulejos/baldosas/gres/ceramica bano/cocina/suelo/pared/ducha
  fr: carrel!, poser/couper carrelage/carreaux/faience, poser/pose/refaire carrelage/carreaux/faience bain/bains/cuisine/sol/mur/douche
machine-press: hydraulic press | Hydraulikpresse | prensa hidráulica | presse hydraulique
  en: press/print heat/transfer/shirt/shirts bearing/transfer/sublimation/vinyl/logo, press bearing/bearings/bushing
  de: aufbugel/bedruck/bugel logo/motiv/folie/transfer/flock, press lager/kugellager/buchse
  es: estampar/planchar camiseta/camisetas/logo/vinilo, prensar rodamiento
  fr: flocage!, presser/imprimer roulement/transfert/flex/logo
reciprocating-saw: reciprocating saw | Säbelsäge | sierra sable | scie sabre
  en: cut/demolish/saw pipes/nails/pallet/pallets/window/frame/roots/wall, dismantle/break pallets/pallet, cut through nails/metal/roots
  de: zersag/zerleg/durchsag/auseinander palette/paletten/rohr/rohre/nagel/wurzel/wurzeln/fensterrahmen
  es: cortar/desmontar/serrar palet/palets/tuberia/clavos/raices/marco
  fr: couper/demonter/scier palette/palettes/tuyau/clous/racines/huisserie
mitre-saw: mitre saw | Kappsäge | ingletadora | scie à onglet
  en: cut/saw/mitre/miter skirting/architrave/moulding/molding/angle/angles/degrees/coving/trim/frame, cut skirting/baseboard/trim/crown angle/corner/corners/mitre
  de: sag/schneid/zuschneid gehrung/leiste/leisten/fussleiste/sockelleiste/winkel/rahmenleiste, leiste/leisten/sockelleisten schrag/winkel/ecke/gehrung
  es: cortar/ingletear rodapie/rodapies/inglete/moldura/molduras/angulo/zocalo, cortar rodapie/molduras esquina/angulo
  fr: couper/scier plinthe/plinthes/onglet/moulure/moulures/angle/corniche, couper plinthe/plinthes biais/angle/angles/coin
table-saw: table saw | Tischkreissäge | sierra de mesa | scie sur table
  en: rip/saw/cut plywood/sheets/sheet/boards/panels straight/long/lengthwise/size
  de: auftrenn/zusag/zuschneid platte/platten/bretter/leisten lang/gerade/langs/viele
  es: cortar/aserrar tableros/tablones/contrachapado recto/largo/medida
  fr: debiter/refendre/couper panneaux/planches/contreplaque droit/longueur/mesure
tile-saw: tile saw | Fliesensäge | cortadora de agua | scie à carrelage
  en: cut/saw porcelain/stone/marble/granite/slate/tile wet/slab/water/angle
  de: schneid/sag feinsteinzeug/naturstein/marmor/granit/schiefer/bodenplatte
  es: cortar/serrar porcelanico/marmol/granito/pizarra/gres
  fr: couper/scier gres/marbre/granit/ardoise/cerame
wall-chaser: wall chaser | Mauernutfräse | rozadora | rainureuse
  en: chase/cut channel/channels/groove/chases cable/cables/wall/wiring
  de: schlitz/fras/stemm schlitz/schlitze/nut/leitungen mauer/wand/kabel/leitung
  es: hacer/abrir roza/rozas/regata
  fr: faire/creuser saignee/saignees/rainure
concrete-saw: concrete saw | Betonsäge | cortadora de hormigón | scie à béton
  en: cut/saw concrete/asphalt/kerb/paving/slab/block/screed/brickwork
  de: schneid/trenn/sag/flex beton/asphalt/bordstein/gehwegplatte/estrich/pflasterstein/randstein
  es: cortar hormigon/asfalto/bordillo/losa/adoquin/solera
  fr: couper/decouper/scier beton/bitume/asphalte/bordure/dalle/chape/paves
multitool: oscillating multitool | Multitool | multiherramienta | outil multifonction
  en: cut/scrape/saw/sand flush/grout/corner/corners/skirting/socket/plaster/tight
  de: schneid/sag/entfern bundig/fuge/fugen/ecke/ecken/steckdosenloch/turzarge/zarge
  es: cortar/quitar/lijar ras/junta/juntas/esquina/esquinas/lechada/rincon
  fr: couper/enlever/poncer ras/joint/joints/coin/coins/encastre
planer: electric planer | Elektrohobel | cepillo eléctrico | rabot électrique
  en: plane/smooth/thin/trim plank/board/beam/door/sticking, door stick/sticks/sticking/jams/rubs/scrapes/swollen
  de: hobel/abhobel/glatt brett/balken/tur/bohle/klemm, tur klemm/schleif/verzog/gequoll
  es: cepillar/rebajar/alisar tabla/viga/puerta/tablon, puerta roza/atasca/hinchad
  fr: raboter!, rabot/ajuster planche/porte/poutre, porte frotte/coince/gonfl
polisher: polisher | Poliermaschine | pulidora | polisseuse
  en: polish/wax/buff/detail car/paintwork/bodywork/headlight/boat/hull
  de: polier/wachs/aufbereit auto/lack/scheinwerfer/boot/autolack
  es: pulir/encerar/abrillantar coche/carroceria/faro/barco
  fr: polir/lustrer/cirer voiture/carrosserie/phare/coque
floor-sander + sander: floor sander | Parkettschleifmaschine | lijadora de parquet | ponceuse à parquet
  en: sand/strip/refinish/restore/renovate floor/floorboards/parquet/floors/deck/decking, scratched/worn/old parquet/floorboards, parquet/floor new/again
  de: schleif/abschleif/abziehen/renovier parkett/dielen/diele/holzboden/terrassendiel, parkett/dielen/holzboden verkratzt/zerkratzt/neu/abgenutzt/alt/auffrisch
  es: lijar/acuchillar/pulir suelo/parquet/tarima/parque/deck, parquet/tarima/suelo rayado/viejo/nuevo/gastado/barniz
  fr: poncer/renover/decaper parquet/plancher, parquet/plancher raye/abime/neuf/use/vitrif
drywall-sander: drywall sander | Langhalsschleifer | lijadora de pared | ponceuse girafe
  en: sand/smooth plaster/drywall/walls/ceiling/filler/joints/sheetrock
  de: schleif/glatt/abschleif putz/rigips/gipskarton/spachtel/wande/decke/wand/trockenbau
  es: lijar/alisar yeso/pladur/paredes/techo/masilla/gotele/escayola
  fr: poncer/lisser platre/placo/enduit/murs/plafond/bandes
wood-lathe: wood lathe | Drechselbank | torno de madera | tour à bois
  en: turn/woodturn bowl/bowls/lathe/spindle/chair
  de: drechsel!, drechseln
  es: tornear!
  fr: tournage bois, tourner bol/toupie/balustre
sandblaster: sandblaster | Sandstrahler | chorreadora de arena | sableuse
  en: blast/sandblast/derust rim/rims/beam/beams/frame/gate/rust
  de: sandstrahl!, strahl felge/felgen/balken/rahmen/rost
  es: arenar!, chorrear llanta/viga/oxido/reja
  fr: sabler!, decaper jante/jantes/poutre/chassis
pole-saw: pole saw | Hochentaster | podadora de altura | élagueuse
  en: cut/saw/prune/trim high/tall branch/branches, reach high/tall branch/branches
  de: schneid/sag/absag hohe/hoch ast/aste/baum/zweige, ast/aste/zweige hoch/hohe
  es: podar/cortar alto/altas/alta rama/ramas, rama/ramas alta/altas
  fr: couper/elaguer hautes/haute/haut branche/branches, branche/branches haute/hautes
core-drill: core drill | Kernbohrer | perforadora de corona | carotteuse
  en: drill/bore/make vent/hood/extractor/chimney/duct/tumble
  de: bohr/durchbruch/kernbohr abluft/dunstabzug/wanddurchbruch/luftung/steckdose
  es: taladrar/perforar/abrir campana/ventilacion/extractor/conducto
  fr: percer/carott hotte/aeration/ventilation/vmc/evacuation
drill-press: drill press | Standbohrmaschine | taladro de columna | perceuse à colonne
  en: drill straight/vertical/precise/exact/perpendicular hole/holes/metal/wood
  de: bohr gerade/senkrecht/genau/exakt/prazise loch/locher/metall/holz
  es: taladrar vertical/recto/preciso/exacto agujero/agujeros/metal/madera
  fr: percer droit/vertical/precis/perpendiculaire trou/trous/metal/bois
cnc-mill: cnc machine | CNC-Fräse | fresadora cnc | fraiseuse cnc
  en: mill/carve/machine/rout sign/aluminium/relief/parts/prototype/wood cnc/computer/precise/file
  de: fras/schnitz schild/aluminium/relief/teile/prototyp cnc/computer/genau/datei
  es: fresar/tallar letrero/aluminio/relieve/piezas cnc/ordenador/control
  fr: fraiser/usiner/graver enseigne/aluminium/relief/pieces cnc/numerique/fichier
bandsaw: bandsaw | Bandsäge | sierra de cinta | scie à ruban
  en: cut/saw/resaw curves/thick/logs/meat/blanks/timber band/thick/curves/veneer
  de: sag/auftrenn kurven/dicke/balken/furnier band/dicke/kurven
  es: cortar/serrar curvas/gruesa/tronco cinta/gruesa/curvas
  fr: scier/decouper courbes/epais/billes ruban/epais/courbes
scroll-saw: scroll saw | Dekupiersäge | sierra de marquetería | scie à chantourner
  en: cut/saw fretwork/puzzle/ornament/intricate/letters/fine wood/plywood/fine
  de: laubsag!, ausschneid/sag figur/buchstaben/puzzle/fein holz/sperrholz
  es: calar/cortar figuras/letras/puzzle/fino madera/contrachapado
  fr: chantourner!, decouper lettres/puzzle/figurines/fin bois/contreplaque
bench-grinder: bench grinder | Messerschleifer | afilador de cuchillos | touret à meuler
  en: sharpen/grind/hone knife/knives/scissors/chisel/chisels/axe/blade/shears
  de: scharf/schleif/scharfen messer/schere/scheren/beitel/axt/klinge/stecheisen
  es: afilar!, amolar cuchillo/tijera
  fr: affut/aiguis couteau/couteaux/ciseau/hache/lame
rotary-tool: rotary tool | Multifunktionsschleifer | minitaladro | outil rotatif
  en: engrave/carve/drill/polish/grind small/tiny/fine/nails/glass/stone/claws/jewellery model/tiny/small/dremel/fine
  de: gravier/bohr/schleif/polier klein/winzig/fein/modell/krallen/stein/muschel
  es: grabar/tallar/pulir/lijar pequeno/pequena/fino/modelo/vidrio/piedra
  fr: graver/percer/polir/sculpter petit/fin/modelisme/verre/pierre
`

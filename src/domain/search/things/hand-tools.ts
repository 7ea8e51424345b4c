/** In the form that `read-things.ts` reads. */
export const HAND_TOOLS = `
soldering-iron: soldering iron | Lötkolben | soldador | fer à souder
  en: solder!, repair/fix/mend circuit/electronic/board/headphone/cable, soldering
  de: lot/loten/anlot platine/kabel/elektronik/leitung, loten!, loten
  es: soldar/reparar circuito/placa/electron/cable/estano, soldar estano/cables/electronica
  fr: souder/repar circuit/carte/electron/cable/composant/etain, souder etain/fil/electronique
workbench: workbench | Werkbank | banco de trabajo | établi
  en: clamp/hold/work workpiece/bench/vice/steady
  de: einspann/festhalt/werk werkstuck/schraubstock/bank
  es: sujetar/fijar pieza/banco/tornillo
  fr: serrer/maintenir/fixer piece/etabli/etau
saw-horse: saw horse | Sägebock | caballete | tréteau de sciage
  en: hold/support/saw/rest logs/boards/planks/door sawing/trestle/while, cut firewood stand
  de: auflage/auflegen/abstutz bretter/balken/tur sagen/zuschneiden
  es: apoyar/sostener tablas/tablones/puerta serrar/cortar
  fr: poser/soutenir/caler planches/buches/porte scier/coupe
bolt-cutter: bolt cutter | Bolzenschneider | cizalla | coupe-boulons
  en: cut/open/break/get padlock/lock/chain/bolt/rebar/cable off/key/lost/through/stuck, cut padlock/chain
  de: knack/aufbrech/durchschneid/durchzwick/aufmach vorhangeschloss/schloss/kette/fahrradschloss/kettenschloss
  es: cortar/abrir/romper candado/cadena
  fr: couper/ouvrir/casser cadenas/chaine/antivol
welder: welder | Schweißgerät | equipo de soldar | poste à souder
  en: weld!, repair/fix metal/gate/exhaust/iron/steel, welding
  de: schweiss!, reparier metall/tor/auspuff/stahl, schweissen
  es: soldar hierro/metal/verja/acero/puerta/chasis/tubo, soldar metal/hierro/acero/verja
  fr: souder metal/fer/portail/acier/grille/chassis/tube, souder, soudure
torque-wrench: torque wrench | Drehmomentschlüssel | llave dinamométrica | clé dynamométrique
  en: tighten/torque wheel/lug/cylinder/nuts/bolts newton/nm/specification/torque/nuts/right/correct
  de: anzieh/nachzieh/festzieh radmutter/radmuttern/radschraube/radschrauben/drehmoment/zylinderkopf/reifen, rader/reifen wechsel
  es: apretar tuercas/ruedas/culata/tornillos par/newton/rueda/ruedas
  fr: serrer/resserrer roue/roues/culasse/ecrous couple/newton/roue/roues
socket-set: socket set | Steckschlüsselsatz | juego de carraca | coffret de douilles
  en: undo/loosen/tighten/unscrew/repair nut/nuts/bolt/bolts/engine/spark/wheel
  de: losen/losdreh/festzieh/aufschraub mutter/muttern/schraube/schrauben/zundkerze/bolzen
  es: aflojar/apretar/desenroscar tuerca/tuercas/perno/tornillos/bujia/bujias
  fr: devisser/desserrer/serrer ecrou/ecrous/boulon/boulons/bougie/bougies
winch + chain-hoist: winch | Seilwinde | cabrestante | treuil
  en: pull/drag/haul/tow stump/log/trunk/boat/mud/ditch/stuck
  de: zieh/rauszieh/herauszieh baumstamm/stamm/boot/graben/schlamm/festgefahr
  es: arrastrar/tirar/sacar tronco/barca/barro/zanja
  fr: tirer/sortir/tracter tronc/souche/bateau/boue/fosse
clamp: clamps | Schraubzwinge | sargento | serre-joint
  en: glue/press/clamp chair/tabletop/wood/joint/boards
  de: leim/verleim/zusammenpress stuhl/holz/tischplatte/brett
  es: encolar/prensar silla/madera/tablero
  fr: coller/serrer/presser chaise/bois/assemblage
rivet-gun: rivet gun | Nietzange | remachadora | riveteuse
  en: rivet!, join/fasten/fix sheet/gutter/aluminium/metal rivet/rivets
  de: niet!, nieten!, vernieten!
  es: remachar!, unir/sujetar chapa/aluminio remache/remaches
  fr: riveter!, assembler tole/aluminium rivet/rivets
glue-gun: glue gun | Heißklebepistole | pistola de silicona caliente | pistolet à colle
  en: glue/stick hot/craft/crafts/decoration/felt/flowers/cardboard/fabric
  de: kleb/festkleb/bastel heisskleb/deko/filz/karton/stoff/pappe/blumen
  es: pegar carton/manualidades/fieltro/flores/caliente/tela
  fr: coller carton/feutrine/fleurs/bricolage/chaud/deco
pipe-tool: pipe cutter | Rohrschneider | cortatubos | coupe-tube
  en: cut/press/join/crimp/solder pipe/pipes/copper/pex/tube fitting/fittings/plumbing/copper/water/heating
  de: verpress/abschneid/trenn/press rohr/rohre/kupferrohr/verbundrohr/fitting/wasserleitung
  es: cortar/prensar/unir tubo/tuberia/cobre/multicapa
  fr: couper/sertir/raccorder tube/tuyau/cuivre/multicouche/plomberie
drain-cleaner: drain snake | Rohrreinigungsspirale | desatascador | furet
  en: block/blocked/clog/clogged/unblock/unclog drain/sink/toilet/pipe/shower/basin
  de: verstopf/frei abfluss/rohr/spule/toilette/klo/dusche/waschbecken, abfluss reinig
  es: atasc/desatasc/obstru/tapad tuberia/desague/fregader/lavabo/vater/bano/ducha
  fr: bouch/debouch evier/canalisation/toilette/wc/tuyau/lavabo/douche/conduit
axe: axe | Axt | hacha | hache
  en: chop/split/cut/hew wood/logs/kindling/firewood/tree axe/hatchet/hand/kindling/campfire
  de: hack/spalt holz/kaminholz/scheite/anzundholz, holzhacken!
  es: cortar/partir lena/troncos/astillas hacha/mano
  fr: fendre/couper bois/buches/petit hache/main/allumage
caulking-gun: caulking gun | Kartuschenpistole | pistola de silicona | pistolet à silicone
  en: seal/caulk/silicone bath/bathtub/shower/sink/joint/gap
  de: abdicht/silikon/verfug badewanne/dusche/fuge/fugen/spule/fensterrahmen
  es: sellar/silicona banera/ducha/junta/fregadero
  fr: silicone/joint/etancheifier baignoire/douche/evier/lavabo
tap-die-set: tap and die set | Gewindeschneider | juego de machos | jeu de tarauds
  en: cut/tap/repair thread/threads/bolt/nut
  de: schneid/nachschneid/reparier gewinde
  es: roscar!, hacer/reparar rosca/roscas
  fr: tarauder!, fileter!, refaire filetage/pas
pipe-bender: pipe bender | Rohrbieger | dobladora de tubos | cintreuse
  en: bend pipe/tube/copper/conduit/pipes
  de: bieg rohr/kupferrohr/rohre/leitung
  es: doblar/curvar tubo/cobre/tuberia
  fr: cintrer!, plier tube/tuyau/cuivre
sheet-bender: sheet metal bender | Abkantbank | plegadora de chapa | plieuse de tôle
  en: bend/fold sheet/metal/aluminium/flashing/gutter/tin
  de: bieg/kant/falz blech/aluminiumblech/blechdach, abkanten!
  es: doblar/plegar chapa/aluminio/remate
  fr: plier tole/aluminium/zinc/bavette
chain-hoist: chain hoist | Kettenzug | polipasto | palan
  en: lift/hoist/raise engine/beam/girder/gearbox/motor/safe
  de: heb/anheb/hochzieh motor/balken/trager/getriebe/tresor
  es: levantar/izar/subir motor/viga/caja
  fr: lever/soulever/hisser moteur/poutre/ipn/boite
suction-lifter: suction lifter | Glassauger | ventosa de vidrio | ventouse de vitrier
  en: carry/lift/move pane/windowpane/glass/slabs
  de: trag/heb/versetz glasscheibe/scheibe/grossformat/glasplatte
  es: llevar/mover/levantar cristal/vidrio/placas
  fr: porter/soulever/deplacer vitre/verre/vitrage
carpet-tool: carpet stretcher | Teppichspanner | tensor de moqueta | tendeur de moquette
  en: lay/stretch/fit carpet/carpeting/underlay
  de: verleg/spann teppich/teppichboden/auslegware
  es: colocar/tensar moqueta/alfombra
  fr: poser/tendre moquette
chimney-brush: chimney brush | Kaminbesen | deshollinador | hérisson de ramonage
  en: sweep/clean/brush chimney/flue/stove/soot/stovepipe
  de: kehr/reinig/feg schornstein/kamin/ofenrohr/rauchfang/russ
  es: deshollinar!, limpiar chimenea/hollin/estufa
  fr: ramoner!, ramonage!, nettoyer suie/conduit/poele
hard-hat: hard hat | Bauhelm | casco de obra | casque de chantier
  en: protect/wear head/helmet site/construction/falling/bricks, building site helmet
  de: schutz/trag kopf/helm baustelle/steine/baustellen
  es: proteger/llevar cabeza/casco obra
  fr: proteger/porter tete/casque chantier
respirator: respirator | Atemschutzmaske | mascarilla de protección | masque de soudure
  en: breathe/protect/wear dust/fumes/asbestos/mould/spray/solvent/lungs/vapours
  de: schutz/atm staub/dampfe/asbest/schimmel/lack/schweissrauch/losungsmittel
  es: proteger/respirar polvo/humos/amianto/moho/pintura/vapores
  fr: proteger/respirer poussiere/fumees/amiante/moisissure/peinture/vapeurs
sledgehammer + demolition-hammer: sledgehammer | Vorschlaghammer | mazo | masse
  en: smash/demolish/knock wall/tiles/concrete/bathroom/chimney, drive/bash stakes/wedge hammer/sledge/big/ground, swing sledge, smash/knock wall/tiles, demolish/dismantle/take/knock wall/walls/partition
  de: zertrumm/einschlag/zerschlag/einreiss wand/mauer/fliesen/badezimmer, einschlag pfahl/pfosten/keil hammer/vorschlag, wand/mauer einschlag/einreiss/zertrumm, wand/mauer abreiss/einreiss/wegmach
  es: derribar/tirar/romper muro/pared/tabique/estacas mazo/golpes/abajo, tirar/romper tabique/pared mazo, derribar/demoler/quitar tabique/muro/pared
  fr: abattre/casser/demolir mur/cloison/piquets masse/marteau, casser/abattre cloison/mur masse, demonter/demolir/abattre/casser mur/murs/cloison
chisel: chisel | Stechbeitel | formón | ciseau à bois
  en: carve/chip/chisel/pare wood/hinge/mortise/stone/dovetail/sculpture
  de: schnitz/stemm/stech holz/zapfenloch/scharnier/skulptur/figur, schnitzen!
  es: tallar/esculpir/cincelar madera/bisagra/piedra/escultura
  fr: sculpter/tailler/ciseler bois/charniere/mortaise/pierre
`

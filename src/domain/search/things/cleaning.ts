/** In the form that `read-things.ts` reads. */
export const CLEANING = `
pressure-washer: pressure washer | Hochdruckreiniger | hidrolimpiadora | nettoyeur haute pression
  en: clean/wash/blast/jet/hose patio/terrace/driveway/deck/facade/paving/car/boat/bike/wall/fence/steps, moss patio/driveway/paving/terrace, algae/green/slime/lichen patio/terrace/driveway/paving/deck
  de: reinig/wasch/saub/putz/abspritz terrasse/einfahrt/fassade/pflaster/auto/garagentor/mauer/gehweg/hof/boot/motorrad, moos terrasse/pflaster/einfahrt/platten, grunspan/algen/grun/belag/flechten terrasse/platten/pflaster/einfahrt/steine entfern/weg/putz/reinig
  es: limpiar/lavar terraza/patio/fachada/entrada/coche/acera/muro/barco/furgo, musgo terraza/patio, verdin/verde/moho terraza/patio/suelo/baldosas
  fr: nettoyer/laver/decrass/demouss terrasse/cour/facade/allee/voiture/muret/dalle/dallage/bateau, mousse terrasse/dalle/allee, algues/vert/verdi/lichen terrasse/dalles/allee
vacuum-cleaner: vacuum cleaner | Staubsauger | aspiradora | aspirateur
  en: vacuum/hoover/clean/suck carpet/floor/floors/dust/flat/rug/crumbs/car/fur, hoover!, hoovering!, hoovering, vacuuming
  de: saug/staubsaug teppich/boden/staub/wohnung/auto/krumel/haare, staubsaugen!, saugen!, staubsaugen
  es: aspirar!, pasar/limpiar aspiradora/alfombra/polvo/migas/moqueta, aspirar, pasar aspiradora
  fr: aspirer poussiere/tapis/moquette/sol/appartement/voiture/miettes, aspirer, passer aspirateur
carpet-cleaner: carpet cleaner | Teppichreiniger | limpiadora de alfombras | shampouineuse
  en: clean/wash/shampoo/remove/get carpet/rug/upholster/sofa/couch/mattress/stain/stains/seats, wine/coffee/pet carpet/rug/sofa/couch, stain carpet/rug/sofa/couch, spit/spilled/spilt/vomit/threw/peed/pee/poo couch/sofa/carpet/rug/mattress, smell/smells/stinks sofa/couch/carpet/rug
  de: reinig/wasch/putz/entfern/saub teppich/polster/sofa/couch/fleck/matratze/autositz, fleck teppich/sofa/couch/polster, gepinkelt/gekotzt/verschuttet/ubergeben/stinkt sofa/couch/teppich/matratze/polster
  es: limpiar/lavar/quitar alfombra/tapicer/sofa/mancha/moqueta/colchon/asiento, mancha alfombra/sofa/moqueta, vomit/derram/huele/meado sofa/alfombra/colchon
  fr: nettoyer/laver/shampouin/enlever/detach tapis/moquette/canape/tache/matelas/siege/fauteuil, tache tapis/canape/moquette, renvers/vomi/sent/pipi canape/tapis/moquette/matelas
wet-vacuum + water-pump + dehumidifier: wet vac | Nasssauger | aspirador de agua | aspirateur eau et poussière
  en: flooded/flood/water/suck/soak cellar/basement/kitchen/floor/everywhere water/flooded/suck/burst/cm/pipe, suck/vacuum/hoover water, washing/dishwasher/bathtub overflow/leaked, suck/vacuum plaster/rubble/sawdust/shavings
  de: wasser/uberschwemm/aufsaug/absaug keller/kuche/boden/uberall wasser/uberschwemm/rohrbruch/cm/steht/aufsaug, wasser aufsaug/absaug, waschmaschine/spulmaschine/geschirrspuler/badewanne ausgelaufen/ubergelaufen, absaug/aufsaug bauschutt/spane/gips/staub
  es: agua/inundado/inundada/aspirar sotano/cocina/suelo/garaje agua/inundado/inundada/rota/achicar, aspirar/recoger/absorber agua, lavadora/lavavajillas/banera desbord/inund, aspirar yeso/escombros/serrin/polvo
  fr: eau/inondee/inonde/aspirer cave/cuisine/sol/partout eau/inondee/inonde/fuite/cm, aspirer/eponger eau, lave/machine/baignoire deborde, aspirer platre/gravats/copeaux/poussiere
steam-cleaner: steam cleaner | Dampfreiniger | vaporeta | nettoyeur vapeur
  en: steam/disinfect/sanitis/sanitiz/degrease/deep kitchen/oven/grout/bathroom/tile/mattress/sofa/floor, clean/scrub grout/oven/limescale/mould/mold, clean/scrub/remove/rid mould/mold/mildew/limescale/grime tile/tiles/grout/bathroom/shower, mouldy/moldy bath/bathtub/bathroom/shower/tile/tiles/grout/sealant
  de: reinig/putz/entfett/desinfizier/saub fugen/backofen/kalk/matratze/kuche/bad/schimmel/dampf, fugen reinig, reinig/putz/entfern/befrei/loswerd schimmel/kalk/fett/schmutz fliese/fliesen/fugen/bad/dusche/kachel, schimmlig/verschimmelt bad/badewanne/badezimmer/dusche/fuge/fugen/fliesen/silikon
  es: limpiar/desinfectar/desengrasar horno/junta/colchon/bano/cocina/cal/vapor, limpieza vapor, limpiar/quitar/sacar/eliminar moho/hongos/cal/grasa azulejos/juntas/bano/ducha/baldosas, mohos/enmohecid bano/banera/ducha/junta/juntas/azulejos
  fr: nettoyer/desinfect/degraiss/detartr four/joint/matelas/salle/cuisine/vapeur/calcaire, nettoyer/enlever/eliminer/retirer moisissure/moisi/calcaire/graisse carrel/joints/douche/salle/faience, moisi/moisie/moisis/noircis baignoire/douche/joint/joints/bain/carrelage
window-cleaner: window vac | Fenstersauger | limpiacristales | lave-vitre
  en: clean/wash/wipe window/windows/glass/conservatory
  de: putz/reinig/wasch fenster/scheibe/scheiben/wintergarten/glas
  es: limpiar/lavar ventana/cristal/vidrio
  fr: laver/nettoyer vitre/fenetre/carreaux/baie/verriere
robot-vacuum: robot vacuum | Saugroboter | robot aspirador | robot aspirateur
  en: vacuum/clean floor/floors/flat/dust itself/automatically/alone/robot/away
  de: saug/putz/reinig boden/wohnung selbst/automatisch/allein/roboter
  es: aspirar/limpiar suelo/casa solo/automatico/robot
  fr: aspirer/nettoyer sol/appartement seul/automatique/robot
floor-polisher: floor polisher | Bohnermaschine | enceradora | cireuse
  en: polish/scrub/wax/strip/buff floor/lino/linoleum/parquet/marble/hall/terrazzo
  de: bohner/polier/wachs/schrubb boden/linoleum/parkett/marmor/halle/steinboden, bohnern!
  es: abrillantar!, pulir/encerar/fregar suelo/marmol/terrazo/parquet/linoleo
  fr: lustrer!, cirer/polir/monobrosse sol/marbre/parquet/lino/carrelage
upholstery-cleaner: upholstery cleaner | Polsterreiniger | limpiatapicerías | injecteur-extracteur
  en: clean/wash/shampoo/freshen sofa/couch/armchair/upholstery/seats/cushions/mattress/stroller
  de: reinig/wasch/sauber sofa/couch/sessel/polster/autositz/autositze/matratze/kinderwagen
  es: limpiar/lavar sofa/tapiceria/sillon/asientos/butaca/colchon
  fr: nettoyer/laver/detacher canape/fauteuil/sieges/matelas/tissu/banquette
iron + garment-steamer: iron | Bügeleisen | plancha de ropa | fer à repasser
  en: iron/press shirt/shirts/blouse/clothes/laundry, ironing
  de: bugel hemd/hemden/bluse/wasche/kleidung, bugeln
  es: planch camisa/camisas/ropa/blusa, planchar
  fr: repasser chemise/chemises/linge/chemisier, repasser, repassage
washing-machine: washing machine | Waschmaschine | lavadora | machine à laver
  en: wash/do laundry/washing/clothes broken/broke/machine/temporary/flat/weeks
  de: wasch wasche/kleidung/klamotten kaputt/maschine/ubergang/zwischen
  es: lavar ropa/colada rota/averiad/maquina/piso
  fr: laver/faire linge/lessive/vetements panne/machine/studio
garment-steamer + iron: garment steamer | Dampfglätter | plancha de vapor vertical | défroisseur
  en: steam/smooth/remove/unwrinkle/get/press wrinkle/creas/suit/dress/curtain, wrinkl shirt/dress/suit/curtain, steam/smooth/crease/creased/wrinkled/crumpled suit/dress/shirt/gown/wedding
  de: knitter/falt/glatt/dampf anzug/kleid/hemd/vorhang/gardin/entfern/glatt, falten hemd/kleid, anzug/kleid/hemd/bluse glatten/knitter/zerknittert/faltig
  es: quitar/alisar/planchar/eliminar arruga/cortina/traje/vestido, traje/vestido/camisa arrugad/alisar
  fr: defroiss!, enlever/lisser/repasser pli/plis/rideau/costume/robe, froiss robe/chemise/costume, robe/costume/chemise froisse/froissee/defroisser/lisser
clothes-dryer: tumble dryer | Wäschetrockner | secadora | sèche-linge
  en: dry laundry/clothes/washing/towels
  de: trockn wasche/kleider/handtucher
  es: secar ropa/colada/toallas
  fr: secher linge/vetements/serviettes
gutter-cleaner + ladder + scaffold: gutter cleaner | Dachrinnenreiniger | limpiador de canalones | nettoyeur de gouttières
  en: clean/clear/unblock/empty gutter/gutters/downpipe/eaves leaves/ground/blocked/without/ladder, gutter/gutters overflow/overflowing/blocked/clogged
  de: reinig/saubern/freimach/laub dachrinne/regenrinne/fallrohr/dachrinnen, dachrinne/regenrinne uberlauf/lauft/verstopft
  es: limpiar/desatascar canalon/canalones/bajante, canalon/canalones atascad/desbord
  fr: nettoyer/deboucher/curer gouttiere/gouttieres/cheneau, gouttiere/gouttieres deborde/debordent/bouchee/bouchees
sweeper: sweeper | Kehrmaschine | barredora | balayeuse de cour
  en: sweep yard/street/warehouse/hall/courtyard/car
  de: kehr/feg hof/strasse/halle/lager/parkplatz
  es: barrer patio/calle/nave/almacen
  fr: balayer cour/rue/entrepot/hangar/parking
ozone-generator: ozone generator | Ozongenerator | generador de ozono | générateur d'ozone
  en: remove/rid/neutralise/eliminate smell/odour/odor/stink/smoke
  de: entfern/neutralisier/wegbekomm geruch/gestank/rauchgeruch/mief
  es: quitar/eliminar olor/olores/peste
  fr: enlever/eliminer/neutraliser odeur/odeurs/puanteur
drying-rack: drying rack | Wäscheständer | tendedero | étendoir
  en: dry/hang laundry/washing/clothes/wet indoors/inside/rack/airer/winter/out
  de: trockn/aufhang wasche/nasse/klamotten drinnen/stander/winter/wohnung/leine
  es: secar/tender ropa/colada interior/tendedero/dentro/invierno
  fr: secher/etendre linge/lessive interieur/etendoir/hiver
broom: broom | Besen | escoba | balai
  en: sweep/mop/wipe kitchen/floor/stairs/patio hand/broom/mop/brush
  de: fegen!, kehr/wisch/feg boden/treppe/kuche besen/mop/hand
  es: barrer!, fregar suelo/cocina/escalera
  fr: balayer!, laver/passer serpilliere/balai
handheld-vacuum: handheld vacuum | Handstaubsauger | aspiradora de mano | aspirateur à main
  en: vacuum/clean/suck crumbs/car/stairs/sofa/fur/hair cordless/hand/quick/small/inside
  de: saug krumel/auto/treppe/haare/tierhaare klein/hand/akku/innenraum
  es: aspirar/limpiar migas/coche/escaleras/pelos pequen/mano/bateria/interior
  fr: aspirer/nettoyer miettes/voiture/escalier/poils petit/main/interieur
dust-extractor: dust extractor | Bauentstauber | aspirador industrial | aspirateur d'atelier
  en: collect/extract/suck/catch dust/sawdust/chips/shavings sanding/sawing/workshop/fine/drilling
  de: absaug/saug staub/spane/sagemehl/schleifstaub/feinstaub werkstatt/schleif/saugen/bohr
  es: aspirar/extraer polvo/serrin/virutas taller/lija/lijar/lijado
  fr: aspirer/capter poussiere/sciure/copeaux atelier/poncage/ponceuse
`

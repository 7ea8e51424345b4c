/** In the form that `read-things.ts` reads. */
export const GARDEN = `
lawnmower: lawnmower | Rasenmäher | cortacésped | tondeuse
  en: mow/cut/trim grass/lawn/meadow/turf, grass long/tall/high, mow!, mowing
  de: mah rasen/wiese/gras, rasen/gras hoch/lang, mahen!, mahen, rasen mahen
  es: cortar/segar/podar cesped/hierba/pasto/grama/zacate, segar!, segar, cortar cesped, cesped/hierba alt/altisim/crecid
  fr: tondre/couper gazon/pelouse/herbe, tondre!, tondre, tonte, herbe/gazon/pelouse haut/haute/hautes
hedge-trimmer: hedge trimmer | Heckenschere | cortasetos | taille-haie
  en: cut/trim/clip/prune/shape hedge/hedges/boxwood/bush/bushes/privet/conifer/topiary, hedge overgrown/wild/high/exploded/scissors/shears
  de: schneid/stutz/trimm/zuschneid/form hecke/hecken/buchs/thuja/strauch/straucher/liguster, hecke hoch/wild/explodiert/schere/gewachsen
  es: cortar/podar/recortar/perfilar seto/setos/arbusto/arbustos/boj/cipres, seto alto/crecido/tijeras
  fr: tailler/couper/egaliser haie/haies/buis/thuya/arbuste/arbustes/troene, haie haute/debord/pousse/cisailles
grass-trimmer: grass trimmer | Rasentrimmer | desbrozadora | débroussailleuse
  en: cut/clear/mow/trim nettles/brambles/weeds/undergrowth/overgrown/slope/edges, overgrown garden/plot, tall/long/high grass/weeds
  de: brennnessel!, gestrupp!, mahen/maehen/schneiden hang/boschung/wildwuchs/kanten, verwildert garten, hohes/hohe gras/wiese mah
  es: desbrozar!, cortar/limpiar maleza/zarza/zarzas/hierba/ortigas, cortar/quitar hierba/hierbas alta/altas/malas, hierba alta, finca/parcela/terreno hierba/maleza rodilla/llena/lleno, hierba rodilla
  fr: debroussaill!, couper/tondre/faucher ronces/ortie/orties/herbes/friche/talus/broussaill, hautes/haute herbes/herbe
scarifier: scarifier | Vertikutierer | escarificador | scarificateur
  en: moss lawn, scarif!, aerate/dethatch lawn, thatch lawn
  de: moos rasen, vertikutier!, verfilzt rasen, rasen luft/bearbeit
  es: musgo cesped, escarific!, airear cesped
  fr: mousse gazon/pelouse, scarif!, aerer gazon/pelouse
leaf-blower: leaf blower | Laubbläser | soplador de hojas | souffleur
  en: clear/blow/rake/sweep/gather leaves, autumn leaves, leaves lawn/driveway/path/patio/pavement/terrace
  de: laub weg/beseitig/blas/entfern/zusammen, herbstlaub, laub rasen/weg/einfahrt/gehsteig/gehweg/hof/terrasse/garten/wiese
  es: hojas recoger/soplar/barrer/secas/limpiar, hojas cesped/jardin/patio/entrada/terraza
  fr: feuilles ramass/souffl/balayer/mortes, feuilles pelouse/gazon/allee/jardin/terrasse/cour
shredder: shredder | Häcksler | trituradora | broyeur
  en: chip/shred/get branches/branch/hedge/prunings/clippings, branches pile
  de: hacksel!, zerkleiner/schredd/wohin ast/aste/zweige/strauchschnitt/heckenschnitt
  es: triturar/astillar rama/ramas/poda
  fr: broyer/broyage branche/branches/taille/haie/vegetaux
tiller: tiller | Gartenfräse | motoazada | motoculteur
  en: dig/turn/till/plough/plow/loosen/break/prepare soil/vegetable/veg/bed/beds/ground/earth/plot/allotment, dig garden, vegetable/garden/plot soil/ground/earth hard/dig/turn
  de: umgrab!, acker/boden/beet/beete/erde/gemusebeet/gemusegarten frasen/lockern/umgraben/auflockern/umbrechen/vorbereit/anleg, gemuse/garten/beet boden/erde hart/umgrab
  es: labrar/arar/remover/cavar/preparar/roturar/mullir huerto/huerta/tierra/terreno/bancal, huerto/huerta tierra/suelo dura/remover/cavar
  fr: labourer/retourner/becher/bech/biner/preparer/ouvrir/ameublir terre/potager/planches/massif, retourner jardin, potager/jardin terre/sol dure/beton/retourner/compacte, faire potager
wheelbarrow: wheelbarrow | Schubkarre | carretilla de obra | brouette
  en: move/cart/carry/wheel/push soil/earth/gravel/sand/compost/bricks/rubble/dung/mulch/logs
  de: transport/fahr/karr/bring erde/kies/sand/kompost/ziegel/schutt/mist/mutterboden/pflastersteine
  es: llevar/mover/acarrear/transportar tierra/grava/arena/ladrillos/escombros/estiercol/compost
  fr: transporter/deplacer/charrier terre/gravier/sable/briques/fumier/compost/terreau
garden-tools: garden tools | Gartengeräte | herramientas de jardín | outils de jardin
  en: garden/plant/pot/repot flowers/plants/balcony/vegetables/bed/border/herbs/bulbs tools/trowel/border/pots/hand/balcony/fork, repot!, plant/repot flowers/tomatoes/herbs/balcony/geraniums
  de: pflanz/umtopf/gartel/einpflanz blumen/balkon/gemuse/beet/krauter, garteln!, garteln, gartnern!, umtopf!, pflanz/umtopf/eintopf blumen/geranien/tomaten/balkon/krauter
  es: plantar/trasplantar flores/macetas/balcon/huerto/hierbas/bulbos herramientas/jardin/tierra/balcon, plantar geranios/tomates/flores/macetas/albahaca
  fr: planter/rempoter/jardiner fleurs/pots/balcon/potager/herbes, jardiner!, jardinage!, rempot!, planter/rempoter fleurs/geraniums/tomates/balcon/basilic
water-pump: water pump | Tauchpumpe | bomba de agua | pompe à eau
  en: pump/drain/empty/remove water/pond/pool/cellar/flooded/tank/well/cistern
  de: abpump/auspump/pump/leerpump wasser/keller/teich/pool/brunnen/zisterne
  es: bombear/vaciar/achicar/sacar agua/pozo/piscina/estanque/sotano/cisterna
  fr: pomper/vider/vidanger eau/puits/piscine/bassin/cave/citerne
robot-mower: robot mower | Mähroboter | robot cortacésped | robot tondeuse
  en: mow/mowing/cut lawn/grass itself/automatically/automatic/alone/myself/robot, grass cuts itself
  de: mah rasen/gras selbst/automatisch/allein/roboter/urlaub
  es: cortar/segar cesped/hierba solo/automatico/robot/sola
  fr: tondre pelouse/gazon seul/automatique/robot/vacances
ride-on-mower: ride on mower | Rasentraktor | tractor cortacésped | tracteur tondeuse
  en: mow/cut meadow/acre/acres/lawn/field/hectare sitting/big/large/huge/acre/acres/hectare/seat
  de: mah wiese/rasen/grundstuck/hektar sitz/gross/riesig/quadratmeter/hektar
  es: cortar/segar prado/finca/cesped/hectarea sentad/enorme/grande/hectarea
  fr: tondre pre/prairie/terrain/hectare assis/grand/immense/hectare
rake: rake | Rechen | rastrillo | râteau
  en: rake/gather/collect/smooth leaves/hay/gravel/soil/clippings/moss hand/rake/together/pile
  de: rech/harken/zusammenrech laub/heu/kies/moos/beet hand/rechen/harke/haufen, harken!
  es: rastrillar!, recoger/juntar hojas/heno/hierba mano/rastrillo/monton
  fr: ratisser!, ramasser feuilles/foin/gravier main/rateau/tas
spade: spade | Spaten | pala | bêche
  en: dig/bury/plant/shovel hole/pond/tree/dog/cat/potatoes/trench/vegetable/sand hand/spade/shovel/small/shovel/grave/plant
  de: grab/umgrab/schaufel/pflanz/ausgrab loch/beet/baum/kartoffel/sand/erde spaten/schaufel/hand/beet/pflanzen
  es: cavar/plantar/enterrar hoyo/agujero/arbol/huerto/patatas/zanja pala/mano/huerto/jardin
  fr: creuser/planter/becher/enterrer trou/arbre/potager/patates/tranchee beche/pelle/main/jardin
secateurs: secateurs | Gartenschere | tijeras de podar | sécateur
  en: prune/trim/cut rose/roses/vine/bush/shrub/raspberr
  de: schneid/zuruckschneid/stutz rosen/strauch/straucher/reben/himbeer
  es: podar rosal/rosales/vid/arbusto/frutal
  fr: tailler/elaguer rosier/rosiers/vigne/arbuste
log-splitter + axe: log splitter | Holzspalter | rajadora de leña | fendeuse
  en: split/chop wood/logs/firewood
  de: spalt/hack holz/brennholz/scheite/stamm
  es: partir/rajar lena/tronco/troncos
  fr: fendre bois/buche/buches
stump-grinder: stump grinder | Wurzelfräse | destoconadora | rogneuse de souches
  en: remove/grind/get/dig stump/stumps/roots
  de: entfern/fras/ausgrab/rausmach baumstumpf/wurzel/wurzeln/stumpf/baumwurzel
  es: quitar/arrancar/eliminar tocon/tocones/raices
  fr: enlever/arracher/rogner/dessouch souche/souches/racine
earth-auger + post-driver: earth auger | Erdbohrer | ahoyador | tarière
  en: dig/drill/make/bore hole/holes post/posts/fence/earth/ground/soil/tree/trees, fence posts, put/set/build fence, put/set/sink post/posts ground
  de: loch/locher/bohr/grab pfost/pfahl/zaun/erde/boden/baum/zaunpfost, zaun setzen/bauen/aufstellen, pfosten/pfahle setz/einschlag, pfosten/pfahl/pfahle boden/setz/einschlag/zaun
  es: agujero/hoyo poste/postes/valla/tierra/arbol/arboles, poner/instalar/montar valla/cercado, poner/clavar poste/postes/valla
  fr: trou/trous piquet/poteau/poteaux/terre/cloture/arbre/arbres, poser/planter cloture/piquets/grillage, planter/poser/enfoncer poteau/poteaux/piquet, trous/trou cloture/poteau/poteaux
garden-roller: lawn roller | Rasenwalze | rodillo de césped | rouleau à gazon
  en: roll/flatten/level lawn/turf/grass
  de: walz/planier/eben rasen/rollrasen/wiese
  es: alisar/apisonar/aplanar cesped
  fr: rouler/aplanir/tasser gazon/pelouse
sprayer: garden sprayer | Gartenspritze | pulverizador | pulvérisateur
  en: spray/treat roses/plants/fruit/aphid/aphids/fungus/insect
  de: spritz/spruh/behandel rosen/pflanzen/blattlause/schadling/obstbaum
  es: pulverizar/fumigar/tratar rosal/plantas/pulgon/frutal
  fr: pulveris/traiter rosier/plantes/pucerons/fruitier
hose: garden hose | Gartenschlauch | manguera | tuyau d'arrosage
  en: water lawn/plants/flowers/vegetables/beds, watering garden/lawn/plants
  de: bewasser/giess/spreng rasen/garten/blumen/beet
  es: regar!
  fr: arroser!
compost-shredder: compost shredder | Gartenhäcksler | biotrituradora | broyeur de branches
  en: chip/shred/mulch prunings/twigs/brushwood/cuttings/garden waste/compost/mulch
  de: hacksel/zerkleiner/schredder strauchschnitt/zweige/aste/gartenabfall/schnittgut
  es: triturar/picar restos/ramas/poda compost/jardin/mantillo
  fr: broyer brindilles/tailles/vegetaux/dechets compost/paillage/jardin
snow-blower + snow-shovel: snow blower | Schneefräse | quitanieves | souffleuse à neige
  en: clear/shovel/remove/plough/plow snow/snowed drive/driveway/path/pavement/sidewalk/yard
  de: raum/schaufel/schipp/frasen schnee einfahrt/gehweg/hof/weg/gehsteig, schnee raumen/schaufeln/schippen/schieben
  es: quitar/retirar/despejar nieve entrada/acera/camino/garaje, quitar nieve
  fr: deneiger!, deblayer/enlever/pelleter neige
snow-shovel: snow shovel | Schneeschaufel | pala de nieve | pelle à neige
greenhouse: greenhouse | Gewächshaus | invernadero | serre
  en: grow/raise/overwinter/protect/bring tomatoes/seedlings/cucumbers/peppers/plants/lemon frost/early/winter/under/glass/indoors
  de: zieh/uberwinter/vorzieh/anzucht tomaten/gurken/setzlinge/paprika/pflanzen/zitronen frost/glas/fruh/winter/regen
  es: cultivar/proteger tomates/plantones/semilleros/plantas heladas/invernadero/invierno/frio
  fr: cultiver/proteger/hiverner tomates/semis/plants/agrumes gel/serre/hiver/froid
scarecrow-net: fruit picker | Obstpflücker | recogedor de fruta | cueille-fruits
  en: pick/harvest/reach/protect cherries/apples/plums/fruit/pears/peaches tree/high/top/birds/branches
  de: pfluck/ernt/abnehm/schutz kirschen/apfel/pflaumen/obst/birnen/zwetschken baum/hoch/oben/vogel
  es: coger/recoger/recolectar/proteger cerezas/manzanas/ciruelas/fruta/peras arbol/alto/pajaros
  fr: cueillir/recolter/proteger cerises/pommes/prunes/fruits/poires arbre/haut/oiseaux/branches
post-driver: fence post driver | Pfahlramme | clavapostes | enfonce-pieux
rain-barrel: rain barrel | Regentonne | depósito de lluvia | récupérateur d’eau
  en: collect/catch/store/save rain/rainwater
  de: sammel/auffang/speicher regenwasser/regen
  es: recoger/almacenar/guardar lluvia
  fr: recuperer/recolter/stocker pluie/eau
lawn-aerator: lawn aerator | Rasenlüfter | aireador de césped | aérateur de gazon
  en: aerate/spike/holes lawn/turf/compacted, waterlogged lawn
  de: aerifizier/luften/belufte/locher rasen/verdichtet/staunasse
  es: airear/pinchar/aireador cesped/compactad
  fr: aerer/perforer gazon/pelouse/tasse
seed-spreader: seed spreader | Streuwagen | esparcidor de semillas | épandeur
  en: sow/spread/scatter/fertilise lawn/grass/seed/fertiliser/fertilizer/salt
  de: saen/streu/ausbring/dung rasen/grassamen/dunger/samen/salz
  es: sembrar/esparcir/abonar cesped/semilla/abono
  fr: semer/epandre gazon/pelouse/graines/engrais
weed-burner: weed burner | Unkrautbrenner | quemador de malas hierbas | désherbeur thermique
  en: kill/remove/burn/get weed/weeds path/drive/driveway/gravel/terrace/joints/paving
  de: unkraut weg/kies/fugen/terrasse/einfahrt/pflaster/entfern/vernicht
  es: quitar/matar/quemar hierba/hierbas/maleza camino/grava/entrada/juntas/terraza
  fr: desherb allee/gravier/terrasse/cour/joints, mauvaises herbes allee/gravier/terrasse
moss-remover: paving brush | Fugenbürste | cepillo de juntas | brosse désherbante
  en: scrub/clean/remove/scrape/brush moss/weeds/joints paving/joints/cobbles/slabs/gaps/block
  de: kratz/burst/entfern fugen/moos/unkraut pflaster/fugen/gehweg/platten/einfahrt
  es: quitar/cepillar/limpiar musgo/hierbas/juntas adoquines/baldosas/juntas/losas
  fr: enlever/brosser/gratter mousse/herbes/joints paves/dalles/joints/allee
hoe: hoe | Gartenhacke | azadón | binette
  en: hoe/weed/loosen beds/vegetable/weeds/rows/border/allotment, weeding!
  de: hack/jat unkraut/beet/gemusebeet, unkraut jaten, jaten!
  es: escardar!, quitar/arrancar hierbas/malas huerto/azada/bancal
  fr: biner!, sarcler!, desherber potager/massif/plates
turf-cutter: turf cutter | Rasenschäler | cortatepes | découpeuse de gazon
  en: lift/remove/cut/strip/edge turf/sod/lawn/grass edges/roll/layer/old/new
  de: abschal/abtrag/abstech rasen/grasnarbe/rasenkante/rasenkanten/soden
  es: cortar/levantar/quitar tepes/tepe/cesped bordes/viejo/capa
  fr: decaper/enlever/decouper gazon/pelouse bordures/plaques/rouleau/ancien
compost-bin: compost bin | Komposter | compostera | composteur
  en: compost!, compost kitchen/garden scraps/waste/leaves
  de: kompost!, kompostier kuchenabfalle/gartenabfalle/laub
  es: compostar!, hacer compost
  fr: composter!, faire compost/terreau
pond-vacuum: pond vacuum | Teichsauger | limpiafondos | robot de piscine
  en: clean/vacuum/suck/remove pond/pool sludge/mud/algae/bottom/leaves/mud, clean pool/pond
  de: reinig/absaug/saug teich/pool/schwimmbecken, schlamm teich/gartenteich
  es: limpiar/aspirar estanque/piscina/alberca, lodo/algas estanque/piscina
  fr: nettoyer/aspirer etang/bassin/piscine/mare, vase bassin/etang
`

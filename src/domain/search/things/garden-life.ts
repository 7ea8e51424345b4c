/** In the form that `read-things.ts` reads. */
export const GARDEN_LIFE = `
fruit-press + juicer: fruit press | Obstpresse | prensa de fruta | presse à fruits
  en: juice/cider/press/pressing apples/pears/kilos/grapes/quinces kilos/kg/harvest/garden/juice/cider/tree
  de: most/saft/mosten/press/pressen apfel/birnen/quitten/trauben/kilo/obst
  es: zumo/sidra/mosto/prensar manzanas/peras/uvas/kilos
  fr: jus/cidre/presser/pressoir pommes/poires/raisins/coings/kilos
hammock: hammock | Hängematte | hamaca | hamac
  en: hang/lie/nap/relax/doze/swing garden/trees/trees/balcony hammock/between/trees/sway/nap/afternoon, lie between trees
  de: lieg/entspann/dos/ausruh/schaukel garten/baume/baumen/balkon/siesta, zwischen baumen
  es: tumbar/descansar/siesta/relajar jardin/arboles/terraza, siesta
  fr: faire/se sieste jardin/arbres/balcon/terrasse, sieste
garden-furniture: garden furniture | Gartenmöbel | muebles de jardín | salon de jardin
  en: sit/eat/furnish/relax garden/terrace/patio/balcony chairs/table/outside/summer/lounge
  de: sitz/ess/einricht garten/terrasse/balkon stuhle/tisch/draussen/sommer/mobel
  es: sentar/comer/amueblar jardin/terraza/balcon sillas/mesa/verano/muebles
  fr: asseoir/manger/meubler jardin/terrasse/balcon chaises/table/ete/meubles
patio-heater + fire-bowl: patio heater | Heizpilz | estufa de terraza | parasol chauffant
  en: sit/warm/stay/keep outside/outdoors/terrace/patio/balcony cold/evening/winter/warm/autumn, heat/warm/cosy terrace/patio/balcony/marquee/outdoor/beer/smokers/outside guests/evening/winter/autumn/cold/heater, warm/heat terrace/patio/balcony
  de: draussen/terrasse/balkon sitzen/warm/kalt/winter/abend/gemutlich, heiz/warm terrasse/balkon/zelt/biergarten/raucher/draussen abend/winter/herbst/gaste/kalt/pilz, heiz/warm terrasse/balkon
  es: terraza/fuera/patio frio/calor/calentar/invierno/noche, calentar terraza/patio/balcon/carpa/exterior noche/invierno/invitados/frio, calentar terraza/patio/balcon
  fr: terrasse/dehors/exterieur froid/chauffer/chaud/hiver/soiree, chauffer/rechauffer terrasse/balcon/chapiteau/exterieur soir/hiver/invites/froid, chauffer terrasse/balcon
parasol: parasol | Sonnenschirm | sombrilla | parasol
  en: shade/sun/shelter/protect garden/terrace/balcony/beach/table/stall/patio sun/umbrella/shade/heat/parasol
  de: schatten/sonne/schutz garten/terrasse/balkon/strand/tisch/marktstand
  es: sombra/sol/proteger jardin/terraza/balcon/playa/mesa/puesto
  fr: ombre/soleil/abriter jardin/terrasse/balcon/plage/table/stand
pool: swimming pool | Pool | piscina | piscine
  en: swim/splash/cool/bathe garden/backyard/terrace/home
  de: schwimm/plansch/abkuhl garten/terrasse/hof
  es: nadar/banarse/refrescar jardin/patio/terraza
  fr: nager/baigner/patauger/barboter jardin/terrasse/cour
trampoline + bouncy-castle: trampoline | Trampolin | cama elástica | trampoline
  en: jump/bounce kids/children/garden/backyard, jump/jumping/bounce garden/children/kids/birthday
  de: spring/hupf kinder/garten/huepfen, hupf/spring garten/kinder/geburtstag
  es: saltar/brincar ninos/jardin, saltar/salten/brincar jardin/ninos/comunion/cumpleanos
  fr: sauter/bondir enfants/jardin, sauter jardin/enfants/anniversaire
fire-bowl: fire pit | Feuerschale | brasero | brasero
  en: fire/campfire/bonfire/burn garden/yard/wood/marshmallows/evening/terrace/backyard/roast
  de: feuer/lagerfeuer garten/holz/stockbrot/abend/marshmallows/terrasse, stockbrot!
  es: fuego/hoguera/fogata jardin/lena/nubes/noche/patio/malvaviscos
  fr: feu/braises jardin/bois/chamallows/soir/terrasse/guimauves
bee-gear: beekeeping suit | Imkeranzug | traje de apicultor | combinaison d'apiculteur
  en: keep/check/open/catch bees/beehive/hive/swarm/colony, beekeeping!
  de: bienen halt/fang/kontroll/schwarm/stock/volk, imkern!, imker
  es: abejas tener/revisar/enjambre/colmena/capturar, apicultura!
  fr: abeilles essaim/ruche/recuperer/elever/visiter, apiculture!
hatching-incubator: incubator | Brutapparat | incubadora de huevos | couveuse
  en: hatch/incubat/breed egg/eggs/chick/chicks/quail/duckling, hatch/incubate/brood egg/eggs/chick/chicks/duckling/ducklings/quail
  de: ausbrut/brut/schlupf ei/eier/kuken/wachtel/huhner, schlupf/ausbrut/brut/brute kuken/eier/huhner/enten/wachtel
  es: incubar!, empollar!, nacer/criar pollito/pollitos/huevos/codorni, incubar/empollar/nacer huevo/huevos/pollito/pollitos/patitos
  fr: couver!, incuber!, eclore oeuf/oeufs/poussin/caille, couver/eclore/incuber oeuf/oeufs/poussin/poussins/canetons/poule
beekeeping-extractor: honey extractor | Honigschleuder | extractor de miel | extracteur de miel
  en: extract/spin/harvest honey
  de: honig schleuder/ernt/gewinn
  es: extraer/cosechar/sacar miel
  fr: extraire/recolt miel
hot-tub: hot tub | Whirlpool | jacuzzi | jacuzzi
  en: soak/bathe/relax/sit garden/bubbles/hot/outdoor/terrace/evening/friends tub/jacuzzi/whirlpool/hot/bubbles/spa/water
  de: bad/plansch/entspann garten/sprudel/heiss/terrasse whirlpool/jacuzzi/zuber/blubber
  es: banar/relajar/remojar jardin/burbujas/caliente/terraza jacuzzi/hidromasaje/spa
  fr: baigner/detendre/barboter jardin/bulles/chaud/terrasse jacuzzi/spa/bain/jaccuzi
chicken-coop: chicken coop | Hühnerstall | gallinero | poulailler
  en: keep/house/home chicken/chickens/hens/rabbit/rabbits/ducks/guinea garden/coop/hutch/night
  de: halt/stall/unterbring huhner/kaninchen/hase/meerschweinchen/enten garten/nacht
  es: tener/guardar/criar gallinas/conejo/conejos/gallina jardin/corral/noche
  fr: elever/loger/garder poules/lapin/lapins/poule jardin/nuit/abri
electric-fence: electric fence | Weidezaun | pastor eléctrico | clôture électrique
  en: fence/keep/protect sheep/cows/cattle/horses/goats/boar/chickens
  de: zaun/einzaun/schutz schafe/kuhe/pferde/ziegen/wildschwein/huhner
  es: cercar/vallar/proteger ovejas/vacas/caballos/cabras/jabali/gallinas
  fr: cloturer/parquer/proteger moutons/vaches/chevaux/chevres/sanglier/poules
roofed-beach-chair: roofed beach chair | Strandkorb | sillón playero con techo | fauteuil-cabine de plage
  en: sit/nap beach/terrace/baltic wind/shelter/basket/sheltered
  de: sitz strand/terrasse/ostsee wind/korb/geschutzt
  es: sentar playa/terraza viento/techo
  fr: asseoir plage/terrasse vent/osier
fountain: fountain | Springbrunnen | fuente de agua | fontaine
  en: water/drinks/splash/ornament fountain/feature/garden/party/punch
  de: platscher/wasser brunnen/spiel/garten
  es: fuente/agua jardin/decorativ/chocolate
  fr: fontaine/eau jardin/decor/bassin
garden-torch: garden torch | Gartenfackel | antorcha | torche de jardin
  en: light/illuminate/line path/garden/entrance/driveway/evening torches/flames/fire/candles/flame
  de: beleucht/weg/licht garten/einfahrt/eingang fackel/flamme/feuer/kerzen
  es: iluminar/alumbrar jardin/camino/entrada antorcha/fuego/velas
  fr: eclairer/baliser jardin/allee/entree torche/flamme/feu/bougies
`

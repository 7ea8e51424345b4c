/** In the form that `read-things.ts` reads. */
export const KITCHEN = `
stand-mixer: stand mixer | Küchenmaschine | amasadora | robot pâtissier
  en: knead/mix/beat dough/batter/bread/cake/meringue/pizza, kneading, baking, bake/make brioche/cake/bread/meringue many/lots/dozen/people/school/big
  de: knet/ruhr/schlag teig/brotteig/hefeteig/kuchenteig/pizzateig/sahne, kneten, backen, back/mach brot/kuchen/zopf/brioche viele/leute/gross/fest
  es: amasar!, batir/mezclar masa/claras/bizcocho, amasar, hornear, hacer brioche/bizcocho/roscon
  fr: petrir!, battre/melanger pate/blancs/brioche, petrir, patisserie, brioche!, faire brioche/gateau/meringue
blender: blender | Standmixer | batidora de vaso | blender
  en: make/blend/puree/mix smoothie/smoothies/soup/shake/hummus/milkshake
  de: mach/mix/purier smoothie/smoothies/suppe/shake/hummus
  es: hacer/triturar/batir batido/batidos/smoothie/pure/gazpacho/hummus
  fr: faire/mixer/preparer smoothie/smoothies/soupe/milkshake/houmous/gaspacho
ice-cream-maker: ice cream maker | Eismaschine | heladera | sorbetière
  en: make/churn/homemade/own icecream/gelato/sorbet, make ice cream
  de: mach/herstell/selber/selbst eis/speiseeis/sorbet/eiscreme
  es: hacer/preparar/casero helado/helados/sorbete
  fr: faire/prepar/turbin/maison glace/glaces/sorbet/sorbets
pasta-machine: pasta machine | Nudelmaschine | máquina de pasta | machine à pâtes
  en: make/fresh/homemade/roll pasta/tagliatelle/ravioli/noodles/lasagne
  de: mach/selber/selbst/frisch nudeln/pasta/ravioli/tagliatelle
  es: hacer/fresca/casera pasta/ravioli/tallarin
  fr: faire/fraiche/maison pates/raviolis/tagliatelle
juicer: juicer | Entsafter | licuadora de frutas | extracteur de jus
  en: make/press/squeeze/drink juice/juices/juicing, juicing
  de: saft mach/press/entsaft/frisch, entsaft!, entsaften
  es: hacer/exprimir/preparar zumo/zumos/jugo/jugos/licuado, exprimir, licuar
  fr: faire/presser/boire jus/presse, presser fruits/oranges
ice-cube-maker: ice machine | Eiswürfelmaschine | máquina de hielo | machine à glaçons
  en: make/produce/need ice/cubes cubes/party/drinks/lots/ice/quickly
  de: mach/herstell eiswurfel/eis wurfel/party/getranke/viel/eiswurfel
  es: hacer/fabricar hielo/cubitos fiesta/bebidas/cubitos/hielo
  fr: faire/fabriquer glacons/glace fete/boissons/soiree/glacons
meat-slicer: meat slicer | Brotschneidemaschine | cortafiambres | trancheuse
  en: slice ham/meat/cheese/salami/bread
  de: aufschneid/schneid/dunn schinken/wurst/kase/salami/speck
  es: cortar/lonchear fiambre/embutido/queso/jamon
  fr: trancher/couper jambon/charcuterie/saucisson/fromage
meat-grinder: mincer | Fleischwolf | picadora de carne | hachoir à viande
  en: make/stuff/grind/mince sausage/sausages/burger, mince/grind beef/meat/pork/lamb, homemade burger, mincing
  de: wurst/bratwurst/wurste mach/full/selber/herstell, fleisch/hackfleisch/rind wolf/durchdreh/hack/hacken/selber, faschieren, wursten
  es: hacer/embutir/picar chorizo/salchicha/salchichas/morcilla, picar/moler carne/ternera/cerdo, picar carne
  fr: faire/hacher/pousser saucisse/saucisses/saucisson/boudin/viande, hacher viande/boeuf/porc/steak, hacher viande
vacuum-sealer: vacuum sealer | Vakuumierer | envasadora al vacío | machine sous vide
  en: vacuum/seal/freeze meat/food/fish/leftovers, vacuum packing, freeze meat/leftovers
  de: vakuumier!, einschweiss!, vakuumieren, einschweissen
  es: envasar vacio, envasar!
  fr: mettre/emballer sous vide, vide viande/poisson, mettre sous vide
dehydrator: dehydrator | Dörrautomat | deshidratador | déshydrateur
  en: dry/dehydrat fruit/fruits/mushroom/mushrooms/herbs/jerky/tomato/apple, drying fruit/herbs/mushrooms, beef jerky!, apple rings
  de: dorr!, trockn obst/pilze/krauter/apfel/tomaten, dorren, trockenfleisch!, mach/herstell trockenfleisch/dorrobst/jerky
  es: deshidrat!, secar fruta/frutas/setas/hierbas, deshidratar, hacer cecina/orejones, fruta seca/deshidratada
  fr: deshydrat!, secher fruit/fruits/champignon/champignons/herbes, deshydrater, secher fruits/champignons, faire/secher viande/abricots/tomates/pommes sechee/sechees, viande sechee
coffee-grinder: coffee grinder | Kaffeemühle | molinillo de café | moulin à café
  en: grind coffee/beans/espresso
  de: mahl kaffee/bohnen/kaffeebohnen
  es: moler cafe/granos
  fr: moudre cafe/grains
ham-stand + meat-slicer: ham stand | Schinkenhalter | jamonero | pince à jambon
  en: carve/slice/cut jamon/serrano/iberico/ham leg/serrano/whole, carve/slice/hold/cut iberico/serrano/ham leg/stand/bone/wedding/party/knife
  de: serrano/iberico schneid, schinkenkeule, schneid/halt/aufschneid serrano/iberico/schinkenkeule/schinken keule/bein/halter/knochen/hochzeit/fest
  es: cortar jamon/paleta/serrano, cortar/poner/ponerla/sujetar/regalado jamon/iberico/paletilla/pata boda/fiesta/navidad/cortarla/casa/iberico/jamon
  fr: couper/trancher jambon serrano/iberique/sec, couper/decouper/trancher/poser jambon/iberique/serrano/pata entier/os/mariage/fete/pied
baking-tin: cake tin | Backform | molde de tarta | moule à gâteau
  en: bake/make bundt/cake/loaf/tart/sponge/tins/muffin/muffins/cupcakes/birthday/tiered cake/tin/mould/tier/muffins/cupcakes
  de: back/mach gugelhupf/kuchen/torte/muffins/tarte/motivtorte/springform
  es: hornear/hacer bizcocho/tarta/magdalenas/muffins/pastel/queque
  fr: cuire/faire gateau/tarte/muffins/cake/genoise/cupcakes/kouglof
cookie-cutter + baking-tin: cookie cutters | Ausstechform | cortador de galletas | emporte-pièce
  en: bake/make cookies/biscuits/gingerbread/christmas, christmas bak
  de: back/ausstech platzchen/kekse/guetzli/lebkuchen/weihnacht, weihnachtsback
  es: hacer/hornear galletas/pan jengibre/mantecados, galletas navidad
  fr: faire/cuire biscuits/sables/bredele/gateaux noel, biscuits noel
brewing-kit: home brewing kit | Braukessel | kit de cerveza | kit de brassage
  en: brew/make/ferment beer/mead/ale/cider/homebrew own/homemade/home/beer/yourself
  de: brau/bier bier/selber/eigenes
  es: hacer/elaborar/fabricar cerveza casera/casa/artesan/propia
  fr: brasser!, faire/fabriquer biere maison/propre/soi
hand-mixer: hand mixer | Handmixer | batidora de varillas | batteur électrique
  en: whip/beat/whisk cream/eggs/egg/batter/meringue
  de: schlag/aufschlag/steif sahne/schlagobers/eischnee/eiweiss/eier
  es: montar/batir nata/claras/huevos/crema
  fr: fouetter/monter/battre creme/blancs/oeufs/chantilly
food-processor: food processor | Küchenmaschine | procesador de alimentos | robot de cuisine
  en: chop/grate/shred/slice vegetables/onions/cabbage/carrots/cheese
  de: raspel/hack/zerkleiner/hobel gemuse/zwiebel/kraut/karotten/kase
  es: picar/rallar/trocear verdura/verduras/cebolla/zanahoria/queso
  fr: raper/hacher/emincer legumes/oignon/carottes/chou/fromage
kitchen-scale: kitchen scales | Küchenwaage | báscula de cocina | balance de cuisine
  en: weigh flour/ingredients/sugar/letters
  de: abwieg/wieg mehl/zutaten/zucker
  es: pesar harina/ingredientes/azucar
  fr: peser farine/ingredients/sucre
yoghurt-maker: yoghurt maker | Joghurtbereiter | yogurtera | yaourtière
  en: make/homemade yoghurt/yogurt
  de: joghurt mach/selber/herstell/selbst
  es: hacer/casero yogur/yogures
  fr: faire/maison yaourt/yaourts/yogourt
sausage-stuffer: sausage stuffer | Wurstfüller | embutidora | poussoir à saucisses
  en: make/fill/stuff/homemade sausage/sausages/chorizo
  de: wurst/wurste/bratwurst mach/full/herstell/selber
  es: hacer/embutir/relleno chorizo/chorizos/salchicha/embutido
  fr: faire/farcir/maison saucisse/saucisses/saucisson/boudin
spaetzle-maker: spaetzle maker | Spätzlepresse | prensa de spaetzle | presse à spätzle
  en: make spaetzle/spatzle, press/make/scrape spatzle/knopfli
  de: spatzle/knopfli mach/hobel/press/schab/selber, druck/drucken/press/schab/mach/hobel spatzle/knopfli/spatzli
  es: hacer spaetzle, hacer spatzle
  fr: faire spaetzle/spatzle, faire/presser spatzle
tortilla-press: tortilla press | Tortillapresse | tortillera | presse à tortillas
  en: make/press tortillas/tortilla/tacos/corn/arepas
  de: mach/press tortillas/tortilla/maisfladen
  es: hacer/prensar tortillas/tacos/pupusas
  fr: faire/presser tortillas/tacos
grain-mill: grain mill | Getreidemühle | molino de harina | moulin à farine
  en: grind/mill/make flour/grain/wheat/rye/oats
  de: mahl/schrot getreide/mehl/weizen/roggen/korn/dinkel
  es: moler harina/grano/trigo/centeno
  fr: moudre farine/ble/grain/seigle/cereales
apple-peeler: apple peeler | Apfelschäler | pelador de manzanas | pèle-pomme
  en: peel/core/slice/spiral apples/apple/potatoes/pears quickly/machine/kilos/lots/pie/core
  de: schal/entkern apfel/birnen/kartoffeln maschine/schnell/kilo/viele
  es: pelar manzanas/patatas/peras/papas rapido/maquina/kilos
  fr: eplucher/peler pommes/poires rapide/machine/kilos/vite
mandoline: mandoline slicer | Gemüsehobel | mandolina de cocina | mandoline de cuisine
  en: slice/cut/shave/julienne vegetables/cucumber/potatoes/cabbage/carrots/fennel thin/thinly/even/fine/julienne/gratin
  de: hobel/raspel/schneid gemuse/gurken/kartoffeln/kohl/krautsalat dunn/fein/scheiben/gleich
  es: cortar/laminar/rallar verduras/pepino/patatas/zanahoria fino/finas/laminas/juliana
  fr: couper/emincer/raper legumes/concombre/pommes/chou/carottes fin/fines/rondelles/lamelles/julienne
cheese-kit: cheese making kit | Käsepresse | prensa de queso | presse à fromage
  en: make/own/homemade cheese/mozzarella/ricotta/feta
  de: kase mach/herstell/selber, mozzarella/ricotta herstell/mach
  es: hacer/elaborar/fabricar queso/mozzarella/ricotta/requeson casero/casa/propio/mozzarella
  fr: faire/fabriquer fromage/mozzarella/ricotta maison/soi/propre/mozzarella
ice-crusher: ice crusher | Eiscrusher | picadora de hielo | broyeur à glace
  en: crush/shave ice, make snow cones
  de: crushed ice, eis zerkleiner/crush/zerstoss
  es: picar/triturar/machacar hielo, raspados hielo
  fr: piler/broyer/concasser glace/glacons
cocktail-set: cocktail shaker | Cocktailshaker | coctelera | shaker à cocktail
  en: mix/shake/make/prepare cocktails/cocktail/mojitos/mojito/drinks/caipirinha/margaritas/gin bar/shaker/cocktails/mojitos/cocktail/evening/party
  de: mix/mach/shak cocktails/cocktail/mojito/drinks/caipirinha
  es: hacer/mezclar/preparar cocteles/coctel/mojitos/cubatas/copas/tragos
  fr: faire/preparer/melanger cocktails/cocktail/mojitos/mojito
soda-maker: soda maker | Wassersprudler | sifón de soda | machine à soda
  en: make sparkling/fizzy/soda water
  de: sprudel/kohlensaure wasser/leitungswasser
  es: hacer agua/soda gas/gasificada
  fr: faire/gazeifier eau gazeuse/petillante
whipping-siphon: cream whipper | Sahnesiphon | sifón de nata | siphon à chantilly
  en: whip/make/foam cream/espuma/mousse siphon/espuma/foam/cartridge/dispenser
  de: schlagsahne/sahne/espuma siphon/spender/aufschaum/kapsel, schlagobers mach/siphon
  es: montar/hacer nata/espuma/espumas sifon/espuma
  fr: faire/monter chantilly/espuma/mousse siphon/chantilly
oyster-knife: oyster knife | Austernmesser | cuchillo de ostras | couteau à huîtres
  en: open/shuck/eat oysters/oyster/clams
  de: offn/knack/schlurf austern/auster
  es: abrir/comer ostras/ostra/ostiones
  fr: ouvrir/ecailler huitres/huitre
knife-set: kitchen knife | Küchenmesser | cuchillo de cocina | couteau de cuisine
  en: chop/carve/slice/cut/fillet meat/vegetables/roast/turkey/onions/fish knives/knife/sharp/carve
  de: schneid/tranchier/filetier fleisch/gemuse/braten/gans/fisch messer/scharf/tranchier
  es: cortar/trinchar/filetear carne/verduras/pavo/asado/pescado cuchillo/cuchillos/trinchar
  fr: couper/decouper/fileter viande/legumes/roti/dinde/poisson couteau/couteaux
salad-spinner: salad spinner | Salatschleuder | centrifugadora de ensalada | essoreuse à salade
  en: dry/wash/spin salad/lettuce/greens/spinach
  de: schleuder/trockn/wasch salat/blattsalat
  es: escurrir/secar/lavar lechuga/ensalada
  fr: essorer/laver/secher salade/laitue
thermos: thermos | Thermoskanne | termo | thermos
  en: keep/carry/take tea/coffee/soup/drink/water/tea hot/warm/hike/trip/hours/outing
  de: warm/heiss/mitnehm tee/kaffee/suppe/wasser halt/unterwegs/wanderung/stunden/ausflug
  es: mantener/llevar cafe/te/sopa/agua caliente/excursion/horas/caldo
  fr: garder/emporter the/cafe/soupe chaud/chaude/randonnee/heures
bottle-opener: corkscrew | Korkenzieher | sacacorchos | tire-bouchon
  en: open/uncork wine/beer/bottle/bottles cork/opener/corkscrew/bottle
  de: flasche/wein/flaschen/bier offn/entkork/korken
  es: abrir/descorchar botella/botellas/vino
  fr: ouvrir/deboucher bouteille/bouteilles
`

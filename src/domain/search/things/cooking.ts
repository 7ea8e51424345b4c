/** In the form that `read-things.ts` reads. */
export const COOKING = `
barbecue: barbecue | Grill | barbacoa | barbecue
  en: grill/barbecue/bbq/cook sausages/meat/steak/steaks/burgers/ribs/corn/outside/garden, grilling, barbecuing, cookout!
  de: grill wurst/wurste/fleisch/steak/steaks/bratwurst/garten/balkon/park, grillen!, brutzeln, grillen, grillieren, grillabend!, grillfest!, grillparty!
  es: asar/hacer carne/salchichas/chuletas/barbacoa/asado/costillas/brasa, asado, carne brasa/brasas/parrilla, hacer asado/parrillada, calcotada!, barbacoa/parrillada amigos/domingo/calcots
  fr: griller!, grillades!, faire barbecue/grillade/merguez, griller, faire griller, grillades
waffle-iron: waffle iron | Waffeleisen | gofrera | gaufrier
  en: make/bake waffles/waffle
  de: back/mach waffel/waffeln
  es: hacer/preparar gofres/gofre/waffles
  fr: faire/cuire gaufres/gaufre
crepe-maker: crêpe maker | Crêpes-Maker | crepera | crêpière
  en: make/flip/cook crepes/crepe/pancakes/pancake/galettes
  de: back/mach/wend crepes/crepe/pfannkuchen/palatschinken/eierkuchen/omeletten
  es: hacer/preparar crepes/crepe/filloas/panqueques/tortitas
  fr: faire/cuire/retourner crepes/crepe/galettes/galette
paella-pan: paella pan | Paellapfanne | paellera | poêle à paella
  en: make/cook paella/rice crowd/people/outdoors/guests/paella/everyone
  de: koch/mach paella/reispfanne
  es: hacer/cocinar/preparar paella/paellas/arroz
  fr: faire/cuisiner/preparer paella
pizza-oven: pizza oven | Pizzaofen | horno de pizza | four à pizza
  en: bake/make/cook pizza/pizzas, homemade pizza, pizza night/evening/party
  de: back/mach pizza/pizzen/flammkuchen, pizza backen/abend/machen
  es: hacer/hornear/cocer pizza/pizzas, noche pizza, pizza casera
  fr: faire/cuire pizza/pizzas, soiree pizza, pizza maison
raclette + fondue: raclette | Raclette | raclette | raclette
  en: melt/grill/scrape cheese potatoes/table/slices/swiss/pans, raclette evening, melt cheese
  de: schmelz/grill kase kartoffeln/tisch/pfannchen, raclette essen/abend, kase/chas schmelz/schmelze
  es: derretir/fundir queso patatas/mesa/suizo, fundir/derretir queso
  fr: fondre/gratter fromage patates/terre/table/suisse, soiree raclette, fondre fromage
fondue: fondue | Fondue | fondue | fondue
  en: melt/dip/make/eat cheese/bread/chocolate fondue/dip/pot/table/bread
  de: schmelz/tunk/kase kase/brot fondue/caquelon/tunken
  es: derretir/mojar/hacer queso/pan fondue/mojar
  fr: fondre/tremper/manger fromage/pain fondue/caquelon
deep-fryer: deep fryer | Fritteuse | freidora | friteuse
  en: fry/make/deep chips/fries/doughnuts/donuts/schnitzel/calamari/falafel, deep fry, fry/deep chips/fries/fish/churros/chicken/croquettes/doughnuts/tempura
  de: frittier/mach/ausback pommes/krapfen/schnitzel/calamari/falafel, frittier!, pommes mach/frittier, frittieren
  es: freir/hacer patatas/croquetas/pescado/calamares/bunuelos, freir!, hacer patatas/croquetas/fritas
  fr: frire/faire frites/beignets/calamars/falafel, frire!, faire frites/beignets/churros
bread-maker + sourdough-kit: bread maker | Brotbackautomat | panificadora | machine à pain
  en: bake/make bread/sourdough/loaf
  de: back/selber/selbst brot/sauerteig
  es: hacer/hornear pan/masa
  fr: faire/cuire pain/levain
sourdough-kit + bread-maker: sourdough kit | Sauerteig-Set | kit de masa madre | kit levain
  en: sourdough!, bake/make sourdough/loaf/loaves
  de: sauerteig!, back/ansetz sauerteig/teig
  es: masa madre, hornear hogaza/masa
  fr: levain!, petrir/faire pain/levain/miche
coffee-urn + tea-urn + coffee-machine: coffee urn | Kaffeespender | cafetera grande | percolateur
  en: make/serve/brew/brewing coffee many/people/guests/crowd/meeting/funeral/wedding/christening/lot/litres/cups/hall, coffee for/cups/people
  de: kaffee viele/leute/personen/gaste/verein/gemeinde/trauerfeier/taufe/versammlung/tassen/menge, kaffee fur/tassen/leute
  es: cafe muchos/muchas/personas/invitados/gente/reunion/asamblea/bautizo/tazas/litros
  fr: cafe beaucoup/invites/personnes/gens/reunion/assemblee/association/enterrement/bapteme/tasses/litres, cafe pour/tasses/cent
coffee-machine + tea-urn: coffee machine | Kaffeemaschine | cafetera | machine à café
  en: make/brew/serve/drink coffee, coffee kermesse/fair/many/meeting
  de: kaffee koch/mach/zubereit, kaffee fest/viele/verein/schulfest
  es: hacer/preparar/servir cafe, cafe fiesta/muchos/reunion
  fr: faire/preparer/servir cafe, cafe kermesse/fete/monde/reunion
plancha: flat top grill | Grillplatte | plancha de gas | plancha
  en: grill/sear/cook fish/seafood/prawns/vegetables/shrimp/burgers plancha/plate/griddle/flat/teppanyaki
  de: grill/brat fisch/garnelen/gemuse/steak plancha/platte/teppan
  es: asar/cocinar/hacer gambas/verduras/pescado/sepia/marisco plancha
  fr: griller/cuire gambas/legumes/poisson/crevettes plancha
smoker-oven: smoker | Räucherofen | ahumador | fumoir
  en: smoke fish/salmon/trout/ham/brisket/ribs/meat/bacon, smoking meat/fish
  de: raucher fisch/lachs/forelle/schinken/fleisch/speck/aal, rauchern
  es: ahumar!, ahumar
  fr: fumer poisson/saumon/truite/jambon/viande/magret, fumer viande/poisson, fumage
fire-kettle: dutch oven | Gulaschkessel | olla de hierro | chaudron
  en: cook/make goulash/stew/soup fire/campfire/open
  de: gulasch/eintopf/kesselgulasch/suppe feuer/lagerfeuer/draussen
  es: guiso/cocido/caldereta fuego/lena/hoguera
  fr: goulasch/ragout/soupe/potee feu/braises
chocolate-fountain: chocolate fountain | Schokobrunnen | fuente de chocolate | fontaine à chocolat
  en: dip fruit/strawberries chocolate, chocolate fountain/party/dip
  de: schokolade obst/fruchte/tunk/dippen/fondue
  es: banar/mojar fruta/fresas chocolate
  fr: tremper fruit/fruits/fraises chocolat
sous-vide: sous vide | Sous-vide-Garer | sous vide | thermoplongeur
  en: cook steak/meat/salmon low/temperature/sous
  de: niedrigtemperatur!, steak gar/garen
  es: cocinar baja temperatura, cocinar vacio
  fr: cuire/cuisson basse temperature, cuire sous vide
slow-cooker: slow cooker | Schongarer | olla lenta | mijoteuse
  en: cook/simmer/stew/leave stew/pulled/roast/chili/beans slowly/slow/hours/overnight/day
  de: schmor/koch/garen gulasch/eintopf/pulled/braten/fleisch langsam/stunden/nacht/schon
  es: cocinar/guisar guiso/carne/estofado/legumbres lento/lenta/horas/fuego
  fr: mijoter!, cuire ragout/viande/daube lentement/heures/doucement
rice-cooker + paella-pan: rice cooker | Reiskocher | arrocera | cuiseur à riz
  en: cook/steam/make rice/sushi
  de: koch/dampf reis/sushi
  es: cocer/hacer/cocinar arroz/sushi
  fr: cuire/faire riz/sushi
canning-pot: preserving pan | Einkochautomat | olla para conservas | stérilisateur
  en: make/boil/preserve/can/bottle jam/jams/marmalade/chutney/preserves/fruit/compote, canning!, mulled wine, warm/heat punch/wine/cider, canning, preserving
  de: einkoch!, einmach!, koch/mach marmelade/kompott/gelee, gluhwein, punsch warm/heiss, einkochen, einmachen, gluhwein warm/ausschenk/verkauf/servier/leute
  es: hacer/preparar mermelada/conserva/conservas/confitura, vino caliente, hacer conservas
  fr: faire/cuire confiture/confitures/conserve/conserves/gelee/bocaux, vin chaud, bocaux, conserves, vin chaud servir/vendre
large-pot: stock pot | großer Topf | olla grande | grande marmite
  en: cook/boil/make/heat soup/stew/chili/pasta/goulash/broth/spaghetti people/crowd/big/huge/guests/everyone/many/group
  de: koch/mach/warm suppe/eintopf/chili/gulasch/nudeln leute/viele/gross/menge/gaste/mannschaft/gruppe
  es: cocinar/hacer sopa/guiso/caldo/pasta/lentejas/cocido gente/personas/grande/muchos/grupo
  fr: cuisiner/faire/cuire soupe/pot/pates/bouillon/chili monde/grande/personnes/beaucoup/groupe
hot-plate: hot plate | Kochplatte | hornillo eléctrico | plaque de cuisson
  en: cook/boil/heat pasta/soup/meal/pan kitchen/without/extra/stove/hob/plug/renovation, oven/stove/hob/cooker broke/broken/dead/died
  de: koch/warm essen/suppe/nudeln kuche/ohne/zusatz/herd/platte/steckdose/umbau, herd/backofen/kochfeld kaputt/defekt/ausgefallen
  es: cocinar/calentar comida/sopa/pasta sin/cocina/enchufe/extra/reforma, horno/vitro/fogones rot/averiad/estropead
  fr: cuisiner/chauffer/cuire repas/soupe/pates sans/cuisine/appoint/travaux/studio, four/cuisiniere panne/casse/cassee
sandwich-maker: sandwich maker | Sandwichmaker | sandwichera | croque-monsieur
  en: make/toast/grill/press toasties/sandwich/sandwiches/panini/paninis/cheese toast/sandwich/panini/hot/toasties/grilled
  de: mach/toast/grill sandwich/sandwiches/panini/paninis
  es: hacer/tostar/planchar sandwich/sandwiches/bocadillos/mixtos/paninis
  fr: faire/griller/toaster croque/croques/panini/paninis/sandwich
tea-urn + coffee-urn + coffee-machine + canning-pot + large-pot: tea urn | Wasserkocher groß | dispensador de agua caliente | fontaine à thé
  en: hot/serve/make tea/coffee/drinks guests/people/many/congregation/meeting/funeral/volunteers, heat/warm/serve/keep/hot mulled/punch/tea/coffee/soup/cider guests/people/party/stall/wine/many, serve/warm tea/coffee/punch/mulled guests/people/stall/fair, tea hundred/people/cups/volunteers
  de: kaffee/tee viele/leute/gaste/ausschenk/verein/gemeinde/trauerfeier, warm/heiss/koch/ausschenk gluhwein/punsch/tee/kaffee/suppe leute/personen/gaste/stand/fest/mach, gluhwein/tee/punsch ausschenk/servier/verkauf, tee hundert/leute/tassen
  es: cafe/te servir/muchos/invitados/reunion/asamblea, calentar/servir/caliente ponche/caldo/cafe/te/vino/chocolate personas/invitados/gente/puesto/fiesta, te/cafe/ponche servir muchos/gente/fiesta, te cien/personas/tazas
  fr: cafe/the servir/beaucoup/invites/reunion/association, chauffer/chaud/servir vin/the/cafe/soupe/cidre personnes/invites/stand/fete/monde, the/cafe/vin servir/faire kermesse/monde/fete, the cent/personnes/tasses
espresso-machine: espresso machine | Espressomaschine | cafetera exprés | machine à expresso
  en: make/brew/drink/pull/prepare espresso/cappuccino/latte/crema/barista/flat
  de: mach/zubereit/trink espresso/cappuccino/latte/crema
  es: hacer/preparar/tomar espresso/expreso/capuchino/cortado
  fr: faire/preparer/boire espresso/expresso/cappuccino/ristretto
microwave: microwave | Mikrowelle | microondas | micro-ondes
  en: warm/heat/reheat/defrost/thaw food/leftovers/meal/meals/lunch/dinner/plate quickly/office/microwave/minutes/fast/frozen, warm/heat up food/leftovers
  de: aufwarm/auftau/erwarm essen/reste/gericht/mittagessen schnell/buro/mikro/minuten
  es: calentar/descongelar comida/sobras/plato/tupper rapido/oficina/micro/minutos, calentar comida/tupper/plato casa/piso/oficina
  fr: rechauffer/decongeler repas/plat/restes rapide/bureau/vite/minutes, rechauff plat/repas maison/bureau
tagine: tagine | Tajine | tajín | tajine
  en: cook/make/prepare tagine/moroccan/couscous/lamb tagine/moroccan/clay/couscous
  de: koch/mach/schmor tajine/marokkan/couscous
  es: cocinar/hacer/preparar tajine/marroqui/cuscus
  fr: cuisiner/faire/preparer tajine/tagine/marocain
spit-roast + barbecue: spit roast | Spanferkelgrill | asador | tournebroche
  en: roast/grill/barbecue whole/suckling pig/lamb/hog/sheep
  de: spanferkel!, grill/brat lamm/schwein/spiess ganz/ganze/ganzes
  es: asar lechon/cochinillo/cordero/cerdo
  fr: rotir/griller cochon/agneau/mechoui/mouton, mechoui!
kettle: kettle | Wasserkocher | hervidor | bouilloire
  en: boil/heat water tea/kettle/quickly/noodles/cup/instant
  de: wasser/teewasser koch/erhitz tee/kocher/schnell/tasse
  es: hervir/calentar agua te/infusion/hervidor/mate
  fr: bouillir/chauffer eau the/tisane/bouilloire
toaster: toaster | Toaster | tostadora | grille-pain
  en: toast!, toast/brown bread/slices/bagels/rolls/breakfast
  de: toast brot/scheiben/brotchen, toasten!
  es: tostar!, hacer tostadas
  fr: griller/toaster pain/tartines/tranches
pressure-cooker: pressure cooker | Schnellkochtopf | olla exprés | autocuiseur
  en: cook beans/chickpeas/lentils/stew/broth quick/quickly/fast
  de: koch bohnen/linsen/kichererbsen/eintopf schnell
  es: cocer/cocinar garbanzos/lentejas/alubias/cocido
  fr: cuire haricots/lentilles/pois/ragout vite/rapidement
wok: wok | Wok | wok | wok
  en: stir fry, cook asian/chinese/thai, cook asian/chinese/thai/noodles wok/pan/vegetables/high
  de: wok/asiatisch/chinesisch/thai koch/brat, koch/brat asiatisch/chinesisch/thai/wok
  es: saltear!, cocinar asiatic/chin/tailand, cocinar/hacer asiatic/chino/wok
  fr: cuisiner/cuire asiatique/chinois/thai, sauter/cuisiner asiatique/chinois/wok/legumes
air-fryer: air fryer | Heißluftfritteuse | freidora de aire | friteuse à air
  en: fry/cook/crisp chips/fries/food/wings/chicken without/less/healthy/air oil/fat/fryer/healthy/air
  de: frittier/gar/knusprig pommes/wings/essen ohne/wenig/heissluft fett/ol/heissluft
  es: freir/cocinar patatas/alitas/comida sin/poco aceite/grasa/aire
  fr: frire/cuire frites/poulet/aliments sans/peu huile/gras/matiere
churro-maker: churro maker | Churromaschine | churrera | machine à churros
  en: make churros
  de: churros mach/selber/back/essen
  es: hacer/freir churros
  fr: faire churros/chichis
donut-maker: donut maker | Donutmaker | máquina de donuts | machine à donuts
  en: make/bake donuts/doughnuts/donut
  de: back/mach donuts/donut/krapfen
  es: hacer/hornear donuts/donas/rosquillas
  fr: faire/cuire donuts/donut/beignets
pancake-maker: blini pan | Poffertjespfanne | sartén de tortitas | poêle à blinis
  en: make/cook/fry small/mini/dutch pancakes/poffertjes/blinis
  de: back/mach mini/poffertjes/blinis/pancakes
  es: hacer/cocinar mini/tortitas/blinis
  fr: faire/cuire mini/blinis/poffertjes
tandoor: tandoor | Tandur | tandoor | tandoor
  en: bake/cook/make naan/tandoori/indian/flatbread/roti
  de: back/koch/mach naan/tandoori/indisch/fladenbrot
  es: hacer/cocinar/hornear naan/tandoori/indio/indian
  fr: faire/cuire/cuisiner naan/tandoori/indien/naans
kebab-grill: kebab grill | Dönergrill | asador de kebab | machine à kebab
  en: make/grill/cook/skewer kebab/doner/gyros/shawarma/souvlaki/kebabs/shashlik
  de: mach/grill doner/kebab/gyros/schawarma/schaschlik
  es: hacer/asar kebab/gyros/shawarma/pastor/brochetas
  fr: faire/griller kebab/gyros/chawarma/brochettes
samovar: samovar | Samowar | samovar | samovar
  en: serve/make/boil russian/persian/turkish tea
  de: tee/servier russisch/persisch/samowar
  es: servir/preparar te ruso/persa/samovar
  fr: servir/preparer the russe/persan/samovar
fish-kettle: fish kettle | Fischkessel | besuguera | poissonnière
  en: poach/cook/boil/steam whole/lobster/salmon/trout/crab fish/salmon/lobster/kettle/crabs
  de: pochier/dampf/koch ganzer/ganzen/hummer/lachs/forelle fisch/lachs/hummer
  es: cocer/escalfar/hervir pescado/salmon/langosta/bogavante/marisco entero/olla/vapor
  fr: pocher/cuire poisson/saumon/homard/truite entier/court/vapeur
egg-cooker: egg cooker | Eierkocher | cuecehuevos | cuiseur à œufs
  en: boil/cook/make eggs/egg soft/hard/boiled/breakfast
  de: eier/ei koch weich/hart/fruhstuck
  es: cocer/hacer/hervir huevos/huevo duros/duro/pasados
  fr: cuire/faire oeufs/oeuf coque/durs/dur/mollets
milk-frother: milk frother | Milchaufschäumer | espumador de leche | mousseur à lait
  en: froth/foam/steam milk
  de: schaum/aufschaum milch, milchschaum
  es: espumar!, hacer/batir espuma leche
  fr: mousser/faire lait/mousse lait/mousse
`

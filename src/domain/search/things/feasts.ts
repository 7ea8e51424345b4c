/** In the form that `read-things.ts` reads. */
export const FEASTS = `
table: table | Tisch | mesa | table
  en: eat/dine/put/lay/serve dinner/buffet/food/banquet/gifts table/tables/large/long/big
  de: ess/stell/anricht buffet/essen/geschenke tisch/tische/gross/lang
  es: comer/poner/servir bufe/comida/banquete/regalos mesa/mesas/grande/larga
  fr: manger/poser/dresser buffet/repas/banquet/cadeaux table/tables/grande/longue
folding-table + beer-bench + folding-chair: folding table | Klapptisch | mesa plegable | table pliante
  en: seat/seats/sit/places/chairs guests/people/family/relatives table/room/enough/only/lunch/dinner
  de: sitz/platz/stuhle gaste/leute/familie/verwandte tisch/genug/nur/reicht/essen
  es: sentar/sentarlos/sitio/sillas invitados/familia/somos/gente sitio/mesa/solo/comer
  fr: asseoir/places/chaises invites/famille/sommes/gens table/assez/place/manger
chair: chair | Stuhl | silla | chaise
  en: sit/seat/dine/eat table/dinner/dining chairs/chair/comfortable
  de: sitz/ess tisch/essen/esstisch stuhl/stuhle
  es: sentar/comer mesa/comedor silla/sillas
  fr: asseoir/manger table/diner chaise/chaises
folding-chair: folding chair | Klappstuhl | silla plegable | chaise pliante
  en: extra/more/spare/additional chairs/seats/seating, seat guests/audience/people/visitors
  de: zusatz/extra/mehr/noch stuhle/sitzplatze, sitz gaste/publikum/zuschauer/besuch
  es: mas/extra/faltan sillas/asientos, sentar invitados/publico/gente
  fr: plus/supplement/manque chaises/sieges, asseoir invites/public/spectateurs
beer-bench + folding-chair + folding-table: beer bench | Bierzeltgarnitur | banco plegable | banc pliant
  en: seat/sit guests/people forty/thirty/many/enough
  de: sitz/sitzgelegenheit/sitzplatze garten/leute/gaste/feier/fest
  es: sentar/asientos gente/invitados/personas jardin/muchos/fiesta
  fr: asseoir/places/assises invites/monde jardin/beaucoup/fete
party-tent: party tent | Partyzelt | carpa de fiesta | tonnelle
  en: shelter/cover/protect/rain guests/garden/party/rain/wedding/buffet/reception tent/rain/sun/marquee/weather/outdoors/gazebo/wet, guests/party/buffet rain/dry/wet/shelter
  de: regen/schutz/uberdach/unterstell gaste/garten/fest/feier/hochzeit/grillfest, gaste/fest/feier/buffet regen/regnet/trocken/nass/unterstand
  es: cubrir/proteger/resguardar invitados/jardin/fiesta/boda/lluvia carpa/lluvia/sol/techo, invitados/fiesta lluvia/llueve/llover/mojar
  fr: abriter/proteger/couvrir invites/jardin/fete/mariage/pluie tente/barnum/soleil/pluie, invites/fete pluie/pleut/pleuvoir/abri
stage: stage | Bühne | escenario | scène
  en: perform/play/stand/speak/present concert/band/theatre/play/school/show/choir raised/stage/platform/above/seen/higher
  de: auftret/spiel/steh/auffuhr konzert/band/theater/chor/schul podest/buhne/erhoht/podium
  es: actuar/tocar/hablar concierto/banda/teatro/coro/obra escenario/tarima/elevad
  fr: jouer/monter/parler concert/groupe/theatre/chorale/spectacle scene/estrade/podium/praticable
popcorn-machine: popcorn machine | Popcornmaschine | máquina de palomitas | machine à pop-corn
  en: make/pop/serve popcorn/corn
  de: mach/herstell popcorn/mais
  es: hacer/preparar palomitas/pororo/pochoclo/cotufas/canguil/crispetas
  fr: faire/preparer popcorn/mais/pop
dishes: dishes | Geschirr | vajilla | vaisselle
  en: eat/serve/set/need plates/cutlery/forks/crockery/dinnerware/table guests/people/party/wedding/dinner/many
  de: teller/besteck/geschirr/gabeln gaste/leute/personen/feier/hochzeit/fest/essen
  es: platos/cubiertos/vajilla/tenedores invitados/personas/fiesta/boda/cena
  fr: assiettes/couverts/vaisselle/fourchettes invites/personnes/fete/mariage/repas
clothes-rail: clothes rail | Kleiderständer | burro de ropa | portant
  en: hang/display clothes/coats/jackets/dresses guests/sale/flea/market/party
  de: aufhang/hang kleider/mantel/jacken/garderobe gaste/flohmarkt/party
  es: colgar ropa/abrigos/chaquetas/perchas
  fr: suspendre/accrocher/ranger vetements/manteaux/vestes
balloon-gas: helium tank | Heliumflasche | bombona de helio | bouteille d'hélium
  en: fill/inflate/blow/float balloons/balloon helium/float/birthday/hundred/party/gas/fly
  de: full/aufblas/schweb luftballons/ballons/ballon/luftballon helium/gas/schweb/fliegen/party/hochzeit
  es: inflar/llenar globos/globo helio/fiesta/floten/flotar/volar
  fr: gonfler/remplir ballons/ballon helium/fete/voler/envoler/mariage
beer-tap: beer tap | Zapfanlage | grifo de cerveza | tireuse à bière
  en: pour/serve/tap/dispense/draw beer/keg/draught/draft/barrel/lager, draught/fresh/cold beer party/serve/keg/tap
  de: zapf/ausschenk bier/fass/fassbier, zapfen!, frisches/gezapft/zapf bier fest/feier/fass
  es: tirar/servir cerveza/barril/canas/chopp, cerveza grifo/barril/tirador/fresca fiesta/barril/grifo
  fr: tirer/servir/tireuse biere/fut/pression, biere pression/fraiche/fut, servir biere
bar-counter: bar counter | Theke | barra de bar | comptoir
  en: serve/pour/mix/tend drinks/bar/cocktails behind/counter/bar/garden/wedding
  de: ausschenk/servier/mix getranke/cocktails/bar theke/tresen/bar/hinter
  es: servir/poner bebidas/copas/cocteles barra/mostrador/detras
  fr: servir/tenir boissons/cocktails/buvette comptoir/bar/derriere
standing-table: bar table | Stehtisch | mesa alta | mange-debout
  en: stand/put/place drinks/reception/aperitif/champagne/glasses/standing guests/tables/table/reception/standing/high
  de: steh/stell sektempfang/empfang/glaser/aperitif tisch/gaste/stehen/stehend
  es: estar/poner/apoyar coctel/copas/aperitivo/recepcion mesas/mesa/pie/altas
  fr: poser/tenir aperitif/verres/cocktail/reception debout/hautes/haute/table
tablecloth: tablecloth | Tischdecke | mantel | nappe
  en: cover/dress/lay tables/table cloth/linen/white/wedding/ugly/plain
  de: deck/bedeck/abdeck tisch/tische weiss/tuch/hochzeit/hasslich/stoff
  es: cubrir/vestir mesa/mesas mantel/blanco/boda/tela
  fr: couvrir/habiller/recouvrir table/tables nappe/blanc/mariage/tissu
chafing-dish: chafing dish | Chafing Dish | chafing dish | chafing dish
  en: keep/hold/serve food/buffet/dishes/meal/meat warm/hot
  de: warm/warmhalt/heiss essen/buffet/speisen/gericht halt/warmhalt/buffet/warm
  es: mantener/conservar comida/bufe/buffet/platos caliente/calientes
  fr: garder/maintenir/tenir plats/repas/buffet/nourriture chaud/chauds
punch-bowl: punch bowl | Bowle | ponchera | saladier à punch
  en: serve/make/mix punch/sangria/lemonade/bowle guests/party/bowl/tap/dispenser/summer
  de: servier/ansetz/mach bowle/punsch/limonade/sangria
  es: servir/preparar ponche/sangria/limonada/tinto
  fr: servir/preparer punch/sangria/citronnade/limonade
cake-stand: cake stand | Tortenständer | soporte para tartas | présentoir à gâteaux
  en: present/display/serve cake/cupcake/cupcakes/dessert
  de: prasentier/servier/hinstell torte/kuchen/cupcake/hochzeitstorte
  es: presentar/exponer/servir tarta/pastel/cupcake
  fr: presenter/exposer/servir gateau/gateaux/piece/cupcake
candle-holder: candle holder | Kerzenständer | candelabro | bougeoir
  en: candle/candles/candlelight dinner/table/light/romantic/wedding/church
  de: kerzen/kerze tisch/essen/licht/romantisch/hochzeit/kerzenschein
  es: velas/vela cena/mesa/luz/romantic/boda
  fr: bougies/bougie diner/table/romantique/mariage/chandelles
flower-arch: wedding arch | Traubogen | arco de boda | arche de mariage
  en: wedding ceremony/arch/vows/altar/outdoors/decoration, vows/ceremony outdoor/outdoors/garden/decoration/beach, wedding/ceremony backdrop/decor/rustic/flowers
  de: trauung!, hochzeit/hochzeits deko/bogen/draussen/zeremonie/freie, trauung/zeremonie frei/garten/draussen/deko/wiese
  es: ceremonia boda/jardin/civil, decorar boda, ceremonia jardin/aire/decorar/playa
  fr: ceremonie mariage/laique/jardin, decorer/deco mariage, ceremonie laique/jardin/exterieur/deco, mariage/ceremonie deco/decoration/champetre/arche
red-carpet: red carpet | roter Teppich | alfombra roja | tapis rouge
  en: roll/walk/enter/lay/arrive carpet/vip/premiere/gala/entrance/stars red/vip/premiere/carpet/guests/gala
  de: lauf/ausroll/einlass/empfang teppich/gala/premiere/vip rot/roter/rote/vip/gala/promi
  es: entrar/poner/desfilar alfombra/gala/estreno/vip roja/vip/gala/invitados
  fr: derouler/entrer/defiler tapis/gala/premiere/vip rouge/vip/gala/invites
dance-floor: dance floor | Tanzboden | pista de baile | piste de danse
  en: dance/dancing grass/lawn/marquee/garden/carpet/gravel/outside floor/wooden/wood/parquet/heels/dance
  de: tanz wiese/rasen/zelt/garten/kies/teppich boden/flache/parkett/tanzen/tanz
  es: bailar cesped/hierba/carpa/jardin/grava pista/suelo/bailar/tarima
  fr: danser herbe/pelouse/chapiteau/jardin/gravier piste/plancher/parquet/danser
candyfloss-machine: candy floss machine | Zuckerwattemaschine | algodonera | barbe à papa
  en: make/spin candy/candyfloss/cotton/sugar floss/candyfloss/cotton/stick, candy floss!, cotton candy!
  de: zuckerwatte!, mach/spinn zuckerwatte, zuckerwatte
  es: hacer/preparar algodon azucar/dulce, algodon azucar
  fr: faire/preparer barbe/papa papa/sucre, barbe papa!
slush-machine: slush machine | Slushmaschine | granizadora | machine à granité
  en: make/serve slush/slushies/frozen/margarita/granita/daiquiri
  de: mach/servier slush/slushy/frozen/granita/eisgetranke
  es: hacer/servir granizado/granizados/slush/margaritas/raspados
  fr: faire/servir granite/granites/slush/barbotine
hot-dog-machine: hot dog machine | Hotdog-Maschine | máquina de perritos | machine à hot-dog
  en: make/serve/sell/warm hot/hotdogs/hotdog/frankfurters/sausages dogs/dog/hotdogs/stall/buns/bun
  de: mach/verkauf/warm hotdogs/hotdog/wurstchen/bratwurst stand/brotchen/fest/hot/verein
  es: hacer/vender/calentar perritos/hotdogs/salchichas/panchos calientes/puesto/fiesta/pan
  fr: faire/vendre/chauffer hot/saucisses/hotdogs dog/dogs/stand/buvette/pain
market-stall: market stall | Marktstand | puesto de mercado | stand de marché
  en: sell/stall/trade market/fair/flea/bazaar/christmas
  de: verkauf/stand markt/flohmarkt/weihnachtsmarkt/basar/strassenfest
  es: vender/puesto mercado/mercadillo/feria/rastro
  fr: vendre/stand/tenir marche/brocante/foire/braderie
queue-barrier: queue barrier | Absperrpfosten | catenaria | poteau de file
  en: queue/line/cordon/separate/barrier people/visitors/guests/entrance/rope crowd/entrance/line/queue/off/rope
  de: absperr/anstell/schlange eingang/gaste/besucher/publikum/band
  es: separar/ordenar/cola gente/entrada/publico/fila
  fr: organiser/delimiter/canaliser file/entree/public/queue
flag-pole: flag pole | Fahnenmast | mástil | mât de drapeau
  en: fly/raise/hoist/hang flag/banner/flags/bunting
  de: hiss/wehen fahne/flagge/fahnen
  es: izar/colgar/ondear bandera/banderas
  fr: hisser/accrocher drapeau/drapeaux
serving-tray: serving tray | Tablett | bandeja | plateau de service
  en: carry/serve/pass drinks/canapes/glasses/snacks/hors/coffee tray/waiter/around/guests
  de: servier/trag/reich getranke/happchen/glaser/sekt/kaffee tablett/gaste/kellner
  es: servir/llevar bebidas/copas/canapes/cafe bandeja/invitados/camarero
  fr: servir/porter boissons/verres/amuse/petits plateau/invites/serveur
glassware + dishes: wine glasses | Gläser | copas | verres à vin
  en: glass/glasses toast/champagne/wine/guests/wedding/party/sparkling, serve/toast/pour/drink prosecco/champagne/wine/cava/cocktails, glasses wedding/party/guests
  de: glaser sekt/wein/gaste/hochzeit/feier/anstoss/empfang, wein/sekt/prosecco/champagner ausschenk/anstoss/servier/hochzeit
  es: copas/vasos brindis/boda/invitados/cava/fiesta/vino, servir/brindar/tomar vino/cava/champan/copas
  fr: verres/flutes champagne/mariage/invites/vin/fete/toast, servir/trinquer/boire vin/champagne/cremant/prosecco
decanter: decanter | Dekanter | decantador | carafe à décanter
  en: decant/aerate/breathe/pour wine/red
  de: dekantier!, umfull/atm wein/rotwein
  es: decantar!, airear/oxigenar vino
  fr: decanter!, aerer/carafer vin
ice-bucket: champagne bucket | Sektkühler | cubitera | seau à champagne
  en: keep/chill/cool/serve champagne/wine/prosecco/bottle/bottles/cava table/bucket/ice/cold
  de: kuhl/kalt champagner/sekt/weisswein/flasche/flaschen tisch/eis/kubel/kalt
  es: enfriar/mantener/servir champan/cava/vino/botella mesa/hielo/cubo/cubitera/frio
  fr: rafraichir/garder/servir champagne/vin/bouteille table/glace/seau/frais
balloon-arch: balloon arch | Ballonbogen | arco de globos | arche de ballons
  en: decorate/decoration balloon/balloons/baby/gender/birthday
  de: dekorier/deko ballon/ballons/luftballon/babyparty
  es: decorar/decoracion globos/cumpleanos/baby/comunion
  fr: decorer/deco ballons/anniversaire/baby
neon-sign: neon sign | Neonschild | letras luminosas | néon décoratif
  en: glowing/light/illuminated/neon letters/name/initials/love/sign/message
  de: leucht buchstaben/schrift/name/love/schild
  es: luminos/neon/luces letras/nombre/iniciales/cartel
  fr: lumineus/neon lettres/nom/initiales/love/enseigne
wedding-decor: wedding decoration | Hochzeitsdeko | decoración de boda | décoration de mariage
  en: decorate/decoration/centrepieces wedding/table/tables/venue/church
  de: dekorier/deko/schmuck hochzeit/tisch/tische/saal/kirche
  es: decorar/decoracion/adornar boda/mesa/mesas/salon/iglesia
  fr: decorer/deco/centre mariage/table/tables/salle/eglise
chair-cover: chair covers | Stuhlhussen | fundas de silla | housses de chaise
  en: cover/dress/decorate/hide chairs/chair
  de: bezieh/verhull/dekorier stuhle/stuhl, stuhle hubsch/hussen
  es: cubrir/vestir/decorar sillas
  fr: habiller/couvrir/housser chaises
truss: truss | Traverse | truss | structure alu
  en: hang/mount/rig/suspend lights/speakers/banner/spotlights stage/truss/tower/rigging/show
  de: hang/aufhang/rigg scheinwerfer/licht/boxen/banner traverse/buhne/stativ
  es: colgar/montar focos/luces/altavoces/pancarta truss/estructura/escenario/torre
  fr: suspendre/accrocher/monter projecteurs/lumieres/enceintes structure/pont/scene
guest-book: guest book | Gästebuch | libro de firmas | livre d'or
  en: sign/write/leave/display guests/wishes/names/seating/message book/wedding/frame/easel/sign
  de: unterschreib/eintrag/schreib gaste/wunsche/namen buch/hochzeit/erinnerung
  es: firmar/escribir/dejar invitados/deseos/mensajes libro/boda/recuerdo
  fr: signer/ecrire/laisser invites/voeux/mots livre/mariage/souvenir
`

/** In the form that `read-things.ts` reads. */
export const TRANSPORT = `
hand-truck + lashing-strap: hand truck | Sackkarre | carretilla | diable
  en: fridge/freezer/washer/wardrobe/furniture/heavy lift/elevator/stairs/floor/back/down back/floor/lift/elevator/stairs, move/carry/haul/wheel/transport heavy/boxes/crates/fridge/washing/freezer/safe/kegs/cartons/dryer/stove upstairs/floor/stairs/lift/truck/trolley/alone/elevator/cellar, haul boxes, shift heavy
  de: kuhlschrank/waschmaschine/schrank/mobel/schwer runter/hinunter/aufzug/fahrstuhl/lift/kriegen/rucken, transport/trag/schlepp/schieb schwere/kisten/kuhlschrank/waschmaschine/karton/tresor/fasser/herd stock/treppe/keller/karre/allein/stiege/lift, schleppen, kisten schleppen
  es: nevera/lavadora/armario/mueble/muebles/pesado ascensor/bajar/escaleras/espalda/piso, mover/llevar/subir/cargar/bajar pesado/pesadas/cajas/nevera/lavadora/frigorifico/refrigerador piso/escalera/carretilla/solo/ascensor, cargar cajas
  fr: frigo/machine/armoire/meuble/meubles/lourd ascenseur/descendre/etage/dos/escaliers, transporter/porter/monter/descendre lourd/cartons/caisses/frigo/machine/congelateur etage/escalier/diable/seul/cave, porter cartons
stair-hand-truck: stair climbing hand truck | Treppensackkarre | carretilla sube escaleras | diable d'escalier
  en: climb/carry/get/haul stairs/staircase/steps heavy/piano/washing/fridge/safe
  de: treppe/stiege/stufen transport/trag/hoch/steig schwer/waschmaschine/kuhlschrank/klavier
  es: subir/bajar escaleras/escalera pesado/lavadora/nevera/frigorifico
  fr: monter/descendre escalier/escaliers lourd/machine/frigo/piano
moving-kit: moving boxes | Umzugskartons | cajas de mudanza | cartons de déménagement
  en: move/pack/moving house/flat/apartment/stuff/kitchen/belongings/everything/books boxes/crates/box/cartons
  de: pack/umzieh/umzug wohnung/haus/sachen/hausrat/bucher kisten/kartons/umzugskartons
  es: empaquetar/mudar/embalar piso/casa/cosas/libros/cocina cajas/carton
  fr: emballer/demenager/ranger appartement/maison/affaires/livres cartons/caisses
suitcase: suitcase | Koffer | maleta | valise
  en: pack/fly/flight/travel/check clothes/holiday/weeks/flight/plane/airport/hold suitcase/luggage/wheels/case/large/baggage
  de: pack/flieg/flug/reis kleider/urlaub/wochen/flugzeug/flughafen koffer/gepack/gross/rollen
  es: hacer/viajar/volar ropa/vacaciones/vuelo/avion/aeropuerto maleta/equipaje/ruedas/grande/valija
  fr: faire/voyager/partir vetements/vacances/vol/avion/aeroport valise/bagage/roulettes/grande
trailer: trailer | Anhänger | remolque | remorque
  en: tow/transport/haul/carry/pull/dump garden/waste/rubble/furniture/wood/motorbike/sand/gravel/tip/dump/logs/green trailer/car/tip/dump/behind/recycling, bed/sofa/wardrobe/frame/furniture car small/fit, bought/collect/pick furniture/bed/sofa/wardrobe/frame
  de: transport/zieh/wegbring/fahr gartenabfall/schutt/mobel/holz/motorrad/sand/kies/grunschnitt anhanger/deponie/auto/wertstoffhof/recyclinghof, bett/sofa/schrank/mobel auto klein/passt, gekauft/abhol mobel/bett/sofa/schrank
  es: transportar/llevar/tirar escombros/poda/muebles/lena/moto/arena remolque/vertedero/coche/punto, sofa/armario/mueble/cama coche pequeno/cabe, comprado/recoger mueble/cama/sofa/armario
  fr: transporter/tracter/emmener gravats/dechets/meubles/bois/moto/sable/vegetaux remorque/dechetterie/voiture, canape/armoire/meuble/lit voiture petite/rentre, achete/chercher meuble/canape/lit/armoire
roof-box + roof-bars + trailer: roof box | Dachbox | cofre de techo | coffre de toit
  en: boot/trunk/car small/full/fit/luggage/roof holiday/luggage/skis/suitcases/space/fit, boot/trunk/car small/full/luggage/fit/fits/room skis/luggage/suitcases/holiday/fit/fits, car full/small/luggage, many/lots things/luggage roof/car, transport canoe/kayak/ladder car/roof, too much/many luggage/bags/skis car, too much luggage
  de: kofferraum klein/voll/reicht/platz/gepack, gepack auto/dach, kofferraum/auto klein/voll/passt gepack/koffer/urlaub/skier/kinderwagen/nichts/alles, auto voll/klein, viel/viele gepack/sachen auto/dach, kanu/kajak auto/dach, zu viel gepack/koffer/taschen, gepack urlaub/skiurlaub
  es: maletero pequeno/lleno/cabe/espacio/equipaje, equipaje coche/techo, maletero/coche pequeno/cabe/caben/lleno equipaje/maletas/esquis/nada/todo, coche lleno/pequeno, cosas/equipaje/maletas techo/coche, canoa/kayak coche/techo, demasiado equipaje/maletas, equipaje vacaciones/esquiar
  fr: coffre petit/plein/place/bagages, bagages voiture/toit, coffre/voiture petit/petite/rentre/plein bagages/valises/skis/rien/tout, voiture pleine/petite, bagages/valises toit/voiture, canoe/kayak voiture/toit, partir/vacances/trop bagages/skis voiture/ski/coffre/famille, trop bagages
van: van | Transporter | furgoneta | camionnette
  en: move/transport/carry/drive/fetch/collect sofa/furniture/wardrobe/flat/apartment/ikea/bed/boxes/whole van/truck/ikea/flat/far/city/day/studio/delivery/large
  de: transport/fahr/abhol sofa/mobel/schrank/wohnung/bett transporter/lieferwagen/weit/ikea/grosse/lkw
  es: transportar/mover/llevar/recoger sofa/muebles/armario/piso/cama furgoneta/ikea/camioneta/lejos/furgon
  fr: transporter/deplacer/chercher canape/meubles/armoire/appartement/lit camion/camionnette/fourgon/ikea/utilitaire
lashing-strap: lashing strap | Spanngurt | correa de amarre | sangle
  en: tie/secure/fasten/strap/lash load/luggage/trailer/roof/furniture/surfboard/van/kayak/mattress/cargo
  de: zurr/festbind/festzurr/sicher/verzurr ladung/gepack/anhanger/dach/mobel/kajak/matratze
  es: sujetar/atar/asegurar/amarrar carga/equipaje/remolque/baca/muebles/colchon
  fr: attacher/sangler/arrimer/fixer charge/bagages/remorque/galerie/chargement/matelas
furniture-lift: furniture lift | Möbellift | elevador de muebles | monte-meubles
  en: lift/get/hoist/bring furniture/sofa/piano/wardrobe/couch window/balcony/floor/outside/facade
  de: hoch/heb/hochbring/transport mobel/sofa/couch/klavier/schrank fenster/balkon/stock/aussen/fassade
  es: subir/bajar muebles/sofa/piano/armario ventana/balcon/fachada/exterior
  fr: monter/descendre/passer meubles/canape/piano/armoire fenetre/balcon/facade/exterieur
minibus: minibus | Kleinbus | minibús | minibus
  en: drive/transport/take group/team/eight/nine/club/friends/seats/band people/minibus/passengers/seats/airport/match/seater
  de: fahr/transport gruppe/mannschaft/acht/neun/verein/band leute/bus/sitzer/personen/auswartsspiel
  es: llevar/transportar/conducir grupo/equipo/nueve/amigos/plazas personas/furgoneta/minibus/plazas
  fr: transporter/conduire/emmener groupe/equipe/neuf/club/amis personnes/minibus/places
horse-trailer: horse trailer | Pferdeanhänger | remolque de caballos | van à chevaux
  en: transport/move/take/drive horse/horses/pony
  de: transport/fahr/bring pferd/pferde/pony
  es: transportar/llevar/mover caballo/caballos/poni/yegua
  fr: transporter/emmener/conduire cheval/chevaux/poney
boat-trailer: boat trailer | Bootsanhänger | remolque de barco | remorque bateau
  en: transport/tow/move/launch boat/dinghy/yacht/motorbike/motorcycle
  de: transport/zieh/slip boot/jolle/motorrad/jetski
  es: transportar/remolcar barco/lancha/moto
  fr: transporter/tracter bateau/voilier/moto
roof-bars: roof bars | Dachträger | barras de techo | barres de toit
loading-ramp: loading ramp | Auffahrrampe | rampa de carga | rampe de chargement
  en: load/drive/push/roll/get motorbike/motorcycle/mower/quad/wheelbarrow/bike trailer/van/ramp/truck/pickup/onto/into
  de: verlad/auflad/fahr/schieb motorrad/rasentraktor/quad/moped/maher anhanger/transporter/rampe/bus
  es: cargar/subir/meter moto/cortacesped/quad remolque/furgoneta/rampa
  fr: charger/monter moto/tondeuse/quad remorque/camion/rampe/camionnette
moving-straps: carrying straps | Tragegurte | correas de carga | sangles de portage
  en: carry/lift/haul furniture/sofa/washing/heavy/wardrobe/fridge straps/two/shoulder/belts/back/persons
  de: trag/heb mobel/sofa/waschmaschine/schwere/schrank gurt/gurte/schulter/rucken
  es: cargar/llevar/levantar muebles/sofa/lavadora/pesados correas/cinchas/hombros/espalda
  fr: porter/soulever/lever meubles/canape/lave/lourds sangles/sangle/epaules/dos
moving-blanket: moving blanket | Umzugsdecke | manta de mudanza | couverture de déménagement
  en: protect/wrap/pad/cover furniture/piano/mirror/table/wardrobe moving/move/transport/scratches/van/blanket
  de: schutz/einwickel/polster mobel/klavier/spiegel/tisch/schrank umzug/transport/kratzer/decke
  es: proteger/envolver muebles/piano/espejo/mesa mudanza/transporte/mantas/golpes/aranazos
  fr: proteger/emballer meubles/piano/miroir/table demenagement/transport/rayures/couverture
furniture-slider: furniture dolly | Möbelroller | carro para muebles | plateau à roulettes
  en: slide/move/push/shift furniture/piano/wardrobe/sofa/fridge/cupboard floor/scratching/without/room/sliders/scratch/parquet
  de: verschieb/schieb/ruck/rutsch mobel/klavier/schrank/sofa boden/kratzer/parkett/zimmer/gleiter
  es: deslizar/mover/empujar muebles/piano/armario/sofa suelo/rayar/parquet/sin
  fr: glisser/deplacer/pousser meubles/piano/armoire/canape sol/rayer/parquet/patins/sans
pallet-truck: pallet truck | Hubwagen | transpaleta | transpalette
  en: move/lift/unload/transport pallet/pallets
  de: beweg/heb/ablad/transport palette/paletten
  es: mover/descargar/transportar/levantar palet/palets
  fr: deplacer/decharger/transporter/lever palette/palettes
handcart: handcart | Bollerwagen | carro de mano | chariot de plage
  en: pull/carry/take/haul kids/children/beach/picnic/things/luggage/toddlers/festival wagon/beach/zoo/cart/festival/bollerwagen/hand
  de: bollerwagen!, zieh/transport kinder/sachen/strand/vatertag/zoo wagen/strand/zoo/festival
  es: tirar/llevar ninos/playa/cosas/trastos carro/carrito/playa/zoo/festival
  fr: tirer/transporter enfants/plage/affaires chariot/plage/zoo/festival
shopping-trolley: shopping trolley | Einkaufstrolley | carro de la compra | caddie
  en: carry/pull/bring groceries/shopping/market/vegetables trolley/wheels/market/home/bag/caddy
  de: einkauf/zieh/heimbring lebensmittel/markt/einkaufe/einkaufen trolley/wagerl/hacken/rollen
  es: llevar/traer compra/mercado/verduras carro/carrito/ruedas
  fr: porter/ramener/rapporter courses/marche/legumes caddie/chariot/roulettes
travel-bag: travel bag | Reisetasche | bolsa de viaje | sac de voyage
  en: carry/pack/travel weekend/cabin/hand/gym/duffel bag/luggage/clothes
  de: pack/reis wochenende/handgepack/sport tasche/kleider
  es: llevar/viajar finde/cabina/mano/gimnasio bolsa/equipaje/ropa
  fr: emporter/voyager week/cabine/main/sport sac/bagage/vetements
garment-bag: garment bag | Kleidersack | portatrajes | housse à costume
  en: carry/transport/travel/take suit/dress/wedding/shirts wrinkle/creases/crease/flat/bag/plane/wrinkles/folding/creasing
  de: transport/reis/mitnehm anzug/kleid/hemden knitter/falten/hulle/flugzeug/zerknittern
  es: llevar/viajar/transportar traje/vestido/camisas arrugar/arrugas/funda/avion
  fr: transporter/voyager/emporter costume/robe/chemises froisser/housse/plis/avion
luggage-scale: luggage scale | Kofferwaage | báscula de equipaje | pèse-bagage
  en: weigh suitcase/luggage/bag/baggage
  de: wieg koffer/gepack
  es: pesar maleta/maletas/equipaje
  fr: peser valise/valises/bagage/bagages
wheelchair-ramp: wheelchair ramp | Rollstuhlrampe | rampa de acceso | rampe d'accès
  en: wheelchair/scooter/rollator step/steps/stairs/kerb/threshold/entrance
  de: rollstuhl/rollator stufe/stufen/treppe/schwelle/eingang/bordstein
  es: silla/andador escalon/escalones/bordillo/entrada ruedas/rampa
  fr: fauteuil/deambulateur marche/marches/seuil/entree/trottoir
ski-rack + roof-box + roof-bars: ski rack | Skiträger | portaesquís | porte-skis
  en: carry/transport/take/put skis/surfboard/kayak/canoe/snowboards roof/car/top, carry/transport/take/put skis/snowboards car/roof
  de: transport/mitnehm/trag ski/skier/surfbrett/kajak/kanu auto/dach/autodach, ski/skier/snowboards auto/dach/autodach
  es: llevar/transportar esquis/tabla/kayak/tablas coche/techo/baca, llevar/esquis/tablas esquis coche/techo/baca
  fr: transporter/porter skis/planche/kayak/surf voiture/toit, skis/surf/planches voiture/toit
`

/** In the form that `read-things.ts` reads. */
export const HOUSEHOLD = `
air-conditioner: air conditioner | Klimaanlage | aire acondicionado | climatiseur
  en: too hot, heat wave, heatwave!, boiling/roasting/melting/unbearable flat/room/bedroom/attic/office/heat/summer, cool/cooling room/bedroom/flat/office/down, hot sleep/flat/bedroom/room/office/summer/degrees, swelter!
  de: zu heiss, hitzewelle!, backofen/sauna/unertraglich wohnung/dachgeschoss/zimmer/hitze/buro, kuhl schlafzimmer/zimmer/wohnung/buro, heiss schlaf/wohnung/zimmer/dachgeschoss/grad, hitze wohnung/dachgeschoss/schlaf
  es: mucho/muchisimo/demasiado/tanto/insoportable calor, ola calor, bochorno!, refrescar/enfriar habitac/cuarto/piso/dormitor, calor dormir/piso/casa/habitac/noche/grados
  fr: trop chaud, canicule!, etouff/fournaise/suffoc chambre/appartement/nuit/combles/bureau, rafraich/refroid chambre/appartement/piece/bureau, chaud/chaleur/degres dormir/chambre/appartement/nuit/dors
fan: fan | Ventilator | ventilador | ventilateur
  en: cool/air/breeze/blow/ventilate hot/summer/room/bedroom/night/office/heat/sleep fan/air/hot/breeze/heat/summer, cool down, ventilate
  de: luft/kuhl/ventilier/wind heiss/sommer/zimmer/schlafzimmer/nacht/buro ventilator/hitze/warm/schlafen, luften, abkuhlen
  es: ventilar/refrescar/aire calor/verano/habitacion/noche/oficina ventilador/calor/dormir, ventilar, refrescar
  fr: ventiler/rafraichir/air chaud/ete/chambre/nuit/bureau ventilateur/chaleur/dormir, ventiler, rafraichir
air-purifier: air purifier | Luftreiniger | purificador de aire | purificateur d'air
  en: clean/purify/filter air pollen/dust/smoke/allerg/mould/room/virus
  de: reinig/filter luft/raumluft/pollen pollen/staub/allerg/rauch/feinstaub
  es: limpiar/purificar/filtrar aire/polen polvo/humo/alerg
  fr: purifier/filtrer/assainir air/pollen poussiere/fumee/allerg
humidifier: humidifier | Luftbefeuchter | humidificador | humidificateur
  en: dry/humidify air/nose/bedroom/baby heating/winter/room
  de: trocken/befeucht luft/heizungsluft/raumluft
  es: humidificar!, aire seco/calefaccion
  fr: humidifier!, air sec/chauffage
sewing-machine: sewing machine | Nähmaschine | máquina de coser | machine à coudre
  en: sew/stitch/hem/alter/mend/repair/shorten/take dress/trousers/pants/jeans/skirt/curtain/costume/clothes/shirt/cushion/fabric/quilt/coat/zip, sew, dressmak!, quilting!, tailor!, sewing, take/taking in/up skirt/dress/trousers/pants/jacket/waist, fix/sew torn/ripped/tear jeans/shirt/sheet, trousers/pants/jeans/curtains/sleeves long/ripped/torn/hole
  de: nah/kurz/flick/ander/saum/stopf/reparier hose/kleid/rock/vorhang/gardin/kissen/kostum/stoff/jeans/jacke/hemd/bluse/reissverschluss/knopf, nahen!, schneidern!, quilten!, nahkurs!, nahen, enger/weiter/umnah/aendern/andern hose/rock/kleid/jacke, hose/jeans/vorhang/vorhange/armel lang/gerissen/loch
  es: coser/arreglar/acortar/remendar/zurcir/hacer/confeccionar vestido/pantalon/falda/cortina/disfraz/ropa/cojin/tela/dobladill/bajos/cremallera/camisa, coser!, costura!, coser, costura, coger/subir/meter bajo/bajos/dobladillo/cintura, pantalon/pantalones/cortinas/mangas larg/rot/agujero
  fr: coudre/ourl/raccourc/reprise/rapiec/ajust/retouch/faire robe/pantalon/jupe/rideau/costume/vetement/coussin/tissu/ourlet/fermeture/jean/chemise, coudre!, couture!, coudre, couture, recoudre!, reprendre/resserrer/elargir jupe/robe/pantalon/veste, pantalon/jean/rideaux/manches long/longs/longues/dechir/trou
fridge + cool-box: fridge | Kühlschrank | frigorífico | réfrigérateur
  en: cool/chill/keep/store cold drinks/beer/food/buffet/cake
  de: kuhl/kalt getranke/bier/essen/buffet/torte
  es: enfriar/mantener frio bebidas/cerveza/comida
  fr: refroidir/garder/frais boissons/biere/nourriture/buffet
bed: bed | Bett | cama | lit
  en: sleep/bed guest/guests/extra/spare/adult/months/temporary, need somewhere to sleep months
  de: schlaf/bett ubergang/monate/zusatz/extra/erwachsen
  es: dormir/cama adulto/meses/temporal/extra
  fr: dormir/lit adulte/mois/depannage/appoint
sofa: sofa | Sofa | sofá | canapé
  en: seat/sit/lounge/furnish living/lounge/guests/photo/event couch/sofa/comfortable/corner
  de: sitz/gemutlich/einricht wohnzimmer/lounge/ecke/event couch/sofa/lounge
  es: sentar/descansar/amueblar salon/evento/rincon sofa/comodo/lounge
  fr: asseoir/meubler/detente salon/evenement/coin canape/confortable/lounge
blanket: blanket | Decke | manta | couverture
  en: sit/lie/cover/wrap picnic/grass/cold/evening/warm/beach/terrace blanket/duvet/blankets/quilt/rug
  de: sitz/lieg/zudeck/einkuschel picknick/wiese/kalt/abend/terrasse decke/wolldecke/decken
  es: sentar/tumbar/tapar picnic/hierba/frio/noche/terraza manta/mantas/edredon
  fr: asseoir/allonger/couvrir pique/herbe/froid/soir/terrasse couverture/plaid/couette
lamp: lamp | Lampe | lámpara | lampe
  en: read/light/lighting/brighten desk/corner/livingroom/bedroom/room lamp/dark/dim/book, room too dark
  de: les/licht/leucht/beleucht schreibtisch/ecke/wohnzimmer lampe/dunkel/hell
  es: leer/iluminar/alumbrar rincon/escritorio/salon luz/lampara/oscur
  fr: lire/eclairer coin/salon/bureau lampe/lumiere/sombre
mirror: mirror | Spiegel | espejo | miroir
  en: see/look/check/dress/try outfit/myself/head/reflection/dress full/length/toe/wedding/mirror
  de: betracht/anschau/sehen/anprobier outfit/kleid/ganz/selbst spiegel/korper/figur
  es: ver/mirar/probar vestido/cuerpo/conjunto espejo/entero/cuerpo
  fr: voir/regarder/essayer tenue/robe/pied miroir/glace/entier/pied
shelf: shelf | Regal | estantería | étagère
  en: store/organise/organize/put books/files/boxes/shoes/spices shelves/shelf/storage/wall/away
  de: aufbewahr/verstau/stell bucher/ordner/kisten/schuhe regal/lager/platz
  es: guardar/ordenar/colocar libros/cajas/zapatos/archivadores estante/estanteria/balda/sitio
  fr: ranger/stocker/mettre livres/cartons/chaussures/dossiers etagere/rangement
musical-clock: grandfather clock | Standuhr | reloj de pared | horloge
  en: clock wall/grandfather/antique/chime/hour
  de: uhr wand/pendel/gong/stand
  es: reloj pared/pie/pendulo
  fr: horloge comtoise/murale/pendule
camp-bed: camp bed | Feldbett | catre | lit de camp
  en: sleep/bed guest/tent/visitor/camp/hall folding/cot/ground/off/fold
  de: schlaf/bett gast/zelt/besuch/lager feld/klapp/liege
  es: dormir/cama invitado/tienda/visita plegable/catre/campana
  fr: dormir/lit invite/tente/visite camp/pliant/appoint
pet-crate: dog crate | Hundebox | transportín | caisse de transport
  en: dog/labrador/puppy/cat vet/boot/trunk/car safe/safely/vet/travel/sit/secure, transport/take/carry/bring dog/cat/rabbit/puppy/kitten/hamster/pet vet/car/train/plane/crate/carrier/safely/box/journey
  de: hund/labrador/welpe/katze tierarzt/kofferraum/auto/kombi sicher/fahr/transport/mitfahr/sitz/tierarzt/mit/verreis/urlaub, transport/bring/mitnehm hund/katze/hase/welpe/kaninchen/haustier tierarzt/auto/bahn/zug/flug/box/kafig
  es: perro/perra/gato/cachorro veterinario/maletero/coche llevar/seguro/viaje/veterinario, transportar/llevar perro/gato/conejo/cachorro/mascota/gata veterinario/coche/tren/avion/transportin/jaula
  fr: chien/chat/chiot/labrador veterinaire/coffre/voiture transport/securite/trajet/emmener, transporter/emmener/amener chien/chat/lapin/chiot/chatte veterinaire/voiture/train/avion/caisse/cage
aquarium: aquarium | Aquarium | acuario | aquarium
  en: keep/breed/house fish/turtle/shrimp/goldfish tank/glass/home/aquarium/bowl
  de: halt/zucht fische/schildkrote/garnelen/goldfisch becken/glas/aquarium/zuhause
  es: tener/criar peces/tortuga/gambas/pez pecera/casa/acuario
  fr: elever/garder poissons/tortue/crevettes/poisson bac/bocal/aquarium
easel: easel | Staffelei | caballete | chevalet
  en: paint canvas/portrait/oil/landscape/watercolour, drawing, painting canvas/picture
  de: mal leinwand/portrat/olbild/landschaft/olfarben, malen staffelei/leinwand, portrat malen
  es: pintar lienzo/retrato/oleo/cuadro/paisaje, pintar cuadro/oleo/lienzo
  fr: peindre toile/portrait/huile/paysage/aquarelle, peindre toile/tableau
pottery-wheel: pottery wheel | Töpferscheibe | torno de alfarero | tour de potier
  en: throw/make/shape pot/pots/clay/bowls/vase/mug/ceramics, pottery!, throw/turn/make/learn clay/pots/pottery/bowl/ceramics wheel/potter/pottery/throwing, pottery
  de: topfern!, ton form/dreh/schale, topfer!, dreh ton/tontopf/schale/keramik, topfern
  es: modelar/hacer barro/arcilla/ceramica/alfareria, alfareria!, modelar/tornear/hacer barro/arcilla/ceramica/vasijas, alfareria, hacer ceramica
  fr: poterie!, tourner/modeler/faconner argile/pot/bol/ceramique, tourner/faire/modeler poterie/argile/terre/ceramique, poterie, faire ceramique
loom: loom | Webstuhl | telar | métier à tisser
  en: weave rug/cloth/scarf/blanket/tapestry, weaving
  de: web teppich/stoff/schal/webstuhl, weben
  es: tejer tapiz/telar/alfombra, tejer telar
  fr: tisser tapis/tissu/echarpe/tapisserie, tisser, tissage
display-case: display case | Vitrine | vitrina | vitrine
  en: display/show/exhibit collection/jewellery/figures/models/medals/cakes glass/cabinet/case/locked/behind
  de: ausstell/zeig/prasentier sammlung/schmuck/figuren/modelle/kuchen glas/vitrine/hinter
  es: exponer/mostrar/exhibir coleccion/joyas/figuras/pasteles vitrina/cristal/expositor
  fr: exposer/montrer/presenter collection/bijoux/figurines/gateaux vitrine/verre/presentoir
airbrush: airbrush | Airbrush | aerógrafo | aérographe
  en: spray/paint/airbrush model/models/makeup/nails/tank/miniature/tattoo/cake
  de: airbrush!, spruh/lackier modell/modellbau/miniatur/nagel/torte
  es: aerografo!, pintar/aerografiar modelo/maqueta/miniatura/unas/tarta
  fr: aerographe!, peindre/vaporiser maquette/figurine/ongles/modele
screen-printing: screen printing | Siebdruck | serigrafía | sérigraphie
  en: print shirt/shirts/tote/fabric/poster/posters/hoodies
  de: bedruck!, druck shirts/shirt/stoff/beutel/plakat
  es: estampar!, imprimir camiseta/camisetas/tela
  fr: imprim/serigraph shirt/shirts/tissu/affiche/sac/sweat
water-dispenser: water cooler | Wasserspender | dispensador de agua | fontaine à eau
  en: drink/dispense/serve/offer water/cold/chilled office/visitors/event/guests dispenser/cooler/visitors/tap/guests
  de: trink/ausschenk wasser buro/besucher/gaste/veranstaltung spender/gekuhlt
  es: beber/servir agua oficina/visitas/evento dispensador/fria
  fr: boire/distribuer eau bureau/visiteurs/evenement fontaine/fraiche
overlocker: overlocker | Overlock | remalladora | surjeteuse
  en: overlock!, sew/neaten/finish edge/edges/seam/seams/jersey/stretch
  de: versaub!, jersey/stretch/kanten nah/kette
  es: remallar!, sobrehilar!, rematar costur/bordes
  fr: surjet!, surfil!, finir couture/coutures/bord
hair-dryer: hair dryer | Haartrockner | secador de pelo | sèche-cheveux
  en: dry/blow hair
  de: trockn/fohn haare
  es: secar pelo/cabello
  fr: secher cheveux
curling-iron: curling iron | Lockenstab | rizador | fer à boucler
  en: curl/curls/straighten hair/wedding
  de: locken/glatt haare/mach/frisur
  es: rizar/alisar pelo/cabello
  fr: boucler/lisser cheveux
electric-blanket: electric blanket | Heizdecke | manta eléctrica | couverture chauffante
  en: warm/heat bed/sleep/feet night/blanket/electric/cold/winter
  de: warm/heiz bett/fusse nacht/decke/kalt/winter
  es: calentar cama/pies noche/manta/invierno/frio
  fr: chauffer/rechauffer lit/pieds nuit/couverture/hiver/froid
knitting-machine: knitting machine | Strickmaschine | máquina de tejer | machine à tricoter
  en: knit sweater/jumper/scarf/blanket/hat, knitting
  de: strick pullover/schal/decke/mutze, stricken
  es: tejer jersey/bufanda/manta/gorro/chompa, tejer, tricotar
  fr: tricoter pull/echarpe/couverture/bonnet, tricoter, tricot
kiln: kiln | Brennofen | horno de cerámica | four à céramique
  en: fire/bake pottery/ceramics/clay/ceramic/glaze
  de: brenn keramik/ton/glasur/topferware
  es: cocer/hornear ceramica/barro/esmalte
  fr: cuire ceramique/argile/poterie/email
sauna: sauna | Sauna | sauna | sauna
  en: sweat/sauna/relax/steam garden/home/winter/barrel/mobile/trailer/friends
  de: schwitz/saunier garten/zuhause/winter/fass/mobil/anhanger, saunieren!
  es: sudar/sauna jardin/casa/movil/barril
  fr: transpirer/sauna jardin/maison/mobile/tonneau
ear-defenders: ear defenders | Gehörschutz | cascos antirruido | casque antibruit
  en: protect/block/cover ears/hearing noise/loud/baby/concert/drilling/fireworks/sawing/festival
  de: schutz/schon ohren/gehor larm/laut/baby/konzert/feuerwerk/sage
  es: proteger/tapar oidos/orejas ruido/bebe/concierto/fuegos
  fr: proteger oreilles/ouie bruit/bebe/concert/feu
fire-extinguisher: fire extinguisher | Feuerlöscher | extintor | extincteur
  en: extinguish!, put fire/flames out/stall/event, fire safety
  de: losch brand/feuer/flammen, brandschutz!
  es: apagar fuego/incendio/llamas, extinguir!
  fr: eteindre feu/incendie/flammes
dog-ramp: dog ramp | Hunderampe | rampa para perros | rampe pour chien
  en: help/climb/get/lift dog/old/dachshund/labrador/arthritis car/boot/sofa/stairs/bed/jump/ramp
  de: hilf/einsteig/steig hund/dackel/labrador auto/kofferraum/sofa/bett/rampe
  es: ayudar/subir perro/perra coche/maletero/sofa/cama/rampa
  fr: aider/monter chien/chienne voiture/coffre/canape/lit/rampe
pet-stroller: pet stroller | Hundebuggy | carrito para perros | poussette pour chien
  en: push/walk/stroll dog/cat/puppy stroller/buggy/old/ill/pram/operation/tired
  de: schieb/spazier hund/katze wagen/buggy/alt/krank/operiert
  es: pasear/empujar perro/gato cochecito/carrito/viejo/operad
  fr: promener/pousser chien/chat poussette/landau/vieux/opere
dog-clipper: dog clippers | Hundeschermaschine | cortapelos para perros | tondeuse pour chien
  en: clip/shear/groom/trim/cut/shave dog/poodle/sheep/fur/coat
  de: scher/trimm/schneid hund/pudel/schaf/fell
  es: cortar/esquilar/pelar perro/caniche/oveja/pelo
  fr: tondre/toiletter/raser chien/caniche/mouton/poil
hair-clipper: hair clippers | Haarschneidemaschine | cortapelos | tondeuse à cheveux
  en: cut/shave/trim hair/beard/haircut
  de: schneid/rasier/stutz haare/bart/haarschnitt
  es: cortar/afeitar/rapar pelo/barba
  fr: couper/raser/tondre cheveux/barbe
embroidery-machine: embroidery machine | Stickmaschine | bordadora | brodeuse
  en: embroider!
  de: stick/bestick name/logo/initialen/monogramm/handtuch
  es: bordar!
  fr: broder!
leather-tools: leather tools | Lederwerkzeug | herramientas de cuero | outils de maroquinerie
  en: sew/punch/work/stamp/make leather belt/wallet/bag/holes/belts
  de: leder nah/loch/stanz/punzier/gurtel
  es: coser/perforar/trabajar cuero/piel
  fr: coudre/percer/travailler cuir
spinning-wheel: spinning wheel | Spinnrad | rueca | rouet
  en: spin wool/yarn/fleece
  de: spinn wolle/garn
  es: hilar lana/algodon
  fr: filer laine
candle-kit: candle making kit | Kerzengießset | kit de velas | kit bougies
  en: make/pour/dip candle/candles/soap, make/melt/pour soap/candle/candles/wax/beeswax
  de: kerzen/seife zieh/giess/mach/herstell/selber, giess/mach/schmelz kerzen/seife/wachs
  es: hacer velas/jabon/jabones, hacer/fundir/verter velas/jabon/cera
  fr: faire/couler/fabriquer bougie/bougies/savon, faire/couler/fondre bougies/savon/cire
curtain: curtain | Vorhang | cortina | rideau
  en: darken/divide/separate/screen/hide/block room/bedroom/window/light/corner/sun curtain/curtains/screen/privacy/dark/partition/divider
  de: verdunkel/abteil/trenn/abtrenn zimmer/raum/fenster/schlafzimmer/ecke vorhang/dunkel/sichtschutz/paravent/raumteiler
  es: oscurecer/separar/dividir habitacion/cuarto/ventana/salon cortina/cortinas/biombo/opaca
  fr: obscurcir/separer/cacher/diviser chambre/piece/fenetre/coin rideau/rideaux/paravent/noir
mattress: mattress | Matratze | colchón | matelas
  en: sleep/lie/bed comfortable/foam/spare/real/extra mattress
  de: schlaf/lieg bequem/schaum/extra/gast matratze
  es: dormir/tumbar comodo/espuma/extra colchon
  fr: dormir/allonger confortable/mousse/appoint matelas
flood-barrier: flood barrier | Hochwasserschutz | barrera antiinundación | barrière anti-inondation
  en: protect/stop/keep flood/flooding/high house/cellar/water
  de: schutz/abhalt hochwasser/flut/uberschwemm
  es: proteger/evitar inundacion/riada/crecida
  fr: proteger/eviter inondation/crue
wine-cooler: wine cooler | Weinkühlschrank | vinoteca | cave à vin
  en: store/keep/cool wine/wines/bottles temperature/cellar/fridge/right
  de: lager/kuhl wein/weinflaschen/weine temperatur/klima/schrank
  es: guardar/conservar/enfriar vino/vinos temperatura/vinoteca
  fr: conserver/garder/stocker vin/vins temperature/cave
`

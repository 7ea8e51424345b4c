/** In the form that `read-things.ts` reads. */
export const BIKES = `
cargo-bike + hand-truck: cargo bike | Lastenrad | bicicleta de carga | vélo cargo
  en: transport/haul/carry/move crates/shopping/boxes/compost/groceries/plants/dog bike/bicycle/cargo/car without/bike/by
  de: transport/hol/fahr kisten/einkauf/pflanzen/getranke/hund/grosseinkauf rad/fahrrad/lasten/auto ohne/rad
  es: transportar/llevar cajas/compra/plantas/perro bici/bicicleta/coche sin/carga
  fr: transporter/porter caisses/courses/plantes/chien velo/voiture sans/cargo
city-bike: city bike | Stadtrad | bicicleta de paseo | vélo de ville
touring-bike: touring bike | Tourenrad | bicicleta de trekking | vélo de randonnée
  en: cycling, bike touring
  de: radeln, rad fahren, velofahren
  es: pedalear, ruta/rutas bici
  fr: pedaler, faire velo
mountain-bike: mountain bike | Mountainbike | bicicleta de montaña | VTT
  en: ride/bike/cycle trail/trails/forest/downhill/singletrack/mountain/mountains/offroad/alps
  de: fahr/radel/bike trail/trails/wald/downhill/singletrail/berge/gelande, mountainbiken!, biken!
  es: montar/bici/rodar sendero/senderos/bosque/descenso/monte/trialera
  fr: rouler/faire/velo sentier/sentiers/foret/descente/montagne/singletrack, vtt
road-bike: road bike | Rennrad | bicicleta de carretera | vélo de route
  en: train/ride/race/cycle triathlon/asphalt/pass/sportive/granfondo/race/fast/road/kilometres bike/road/racing/fast
  de: trainier/fahr triathlon/asphalt/rennen/pass/jedermannrennen rad/rennrad/schnell
  es: entrenar/rodar/correr triatlon/asfalto/carretera/puerto/marcha bici/carretera
  fr: entrainer/rouler triathlon/route/col/cyclosportive/asphalte velo/route
electric-bike: electric bike | E-Bike | bicicleta eléctrica | vélo électrique
  en: ride/cycle/climb/commute hill/hills/uphill/mountains/effort/sweat/sweating/motor/knees without/bike/electric/assist/motor/easily
  de: fahr/radel/pendel berg/bergauf/hugel/schwitzen/motor/steigung ohne/rad/elektro/anstreng/unterstutz
  es: subir/montar/pedalear cuesta/cuestas/montana/esfuerzo/motor/sudar sin/bici/electrica/ayuda
  fr: rouler/monter/pedaler cote/cotes/montagne/effort/moteur/transpirer sans/velo/electrique/assistance
kids-bike: kids bike | Kinderfahrrad | bicicleta infantil | vélo enfant
  en: ride/learn/cycle/practise son/daughter/child/kid/grandson/granddaughter/nephew bike/bicycle/cycling/cycle small/inch/kids/training/stabilisers/visit/years
  de: fahr/lern/radfahren sohn/tochter/kind/enkel/enkelin/neffe rad/fahrrad/radfahren/velo klein/zoll/besuch/stutzrader
  es: montar/aprender hijo/hija/nino/nieto/nieta/sobrino bici/bicicleta pequena/ruedines/anos
  fr: rouler/apprendre/faire fils/fille/enfant/petit/neveu velo/bicyclette roulettes/ans/petit
folding-bike: folding bike | Klapprad | bicicleta plegable | vélo pliant
  en: fold/take/carry/bring bike/bicycle/cycle train/metro/tube/boot/subway/folded/caravan/boat
  de: klapp/falt/mitnehm rad/fahrrad/velo zug/bahn/kofferraum/ubahn/wohnmobil
  es: plegar/llevar bici/bicicleta tren/metro/maletero/plegad/caravana
  fr: plier/emporter/prendre velo train/metro/coffre/pliant/caravane
bmx: BMX | BMX | BMX | BMX
  en: bike/bikes/bicycle trick/tricks/jump/jumps/stunt/stunts/ramp/halfpipe/skatepark
  de: rad/rader/fahrrad/fahrrader trick/tricks/sprung/sprunge/rampe/skatepark/halfpipe
  es: bici/bicis/bicicleta truco/trucos/saltos/rampa/skatepark
  fr: velo/velos figures/tricks/sauts/rampe/skatepark
kick-scooter: scooter | Roller | patinete | trottinette
  en: scoot/ride/kick scooter/kids/school pavement/school/scooter/park/son
  de: roller fahr/kind/schule/gehweg, trottinett, tretroller fahr
  es: patinete nino/ir/cole/montar
  fr: trottinette enfant/ecole/faire
bike-trailer + child-bike-seat: bike trailer | Fahrradanhänger | remolque de bici | remorque vélo
  en: take/carry/bring/transport child/children/kids/toddler/daughter/son/twins bike/bicycle/cycling/cycle, collect/fetch/drop/school/nursery/kindergarten kids/child/children/son/daughter/twins bike/bicycle/cycle
  de: mitnehm/transport/bring/fahr kind/kinder/kleinkind/tochter/sohn/zwilling rad/fahrrad/velo/radtour/bike, abhol/kita/kindergarten kind/kinder/sohn/tochter rad/fahrrad/velo
  es: llevar/transportar nino/ninos/hija/hijo/bebe bici/bicicleta, recoger/cole/guarderia nino/ninos/hijos/hijo bici
  fr: emmener/transporter/porter enfant/enfants/bebe/fille/fils velo/bicyclette, vacances/balade/creche/ecole enfant/enfants/fille/fils/jumeaux velo
bike-rack: bike rack | Fahrradträger | portabicicletas | porte-vélo
  en: take/carry/transport/bring bikes/bike/bicycles/bicycle car/holiday/vacation/drive, take/drive/holiday/carry bikes/bicycles car/holiday
  de: rader/fahrrad/fahrrader/velos auto/transport/urlaub/mitnehm, fahrrader/rader/velos auto/urlaub/mitnehm
  es: llevar/transportar bicis/bicicletas/bici coche/vacaciones, llevar bicis/bicicletas coche/vacaciones
  fr: emmener/transporter velos/velo voiture/vacances, velos/velo voiture/vacances, emmener/partir velos
helmet: helmet | Helm | casco | casque
tandem: tandem | Tandem | tándem | tandem
  en: cycle/ride/bike together/couple/romantic/blind
  de: rad/fahrrad/velo zweit/gemeinsam/romantisch/blind
  es: bici/bicicleta/pedalear pareja/juntos/ciego
  fr: velo/pedaler couple/deux/aveugle/ensemble
recumbent: recumbent bike | Liegerad | bicicleta reclinada | vélo couché
  en: ride/cycle/pedal lying/recumbent/reclined bike/back/down
  de: fahr/radel liegend/liege rad/liegen
  es: montar/pedalear tumbado/tumbada/reclinad bici
  fr: rouler/pedaler couche/allonge velo
child-bike-seat + bike-trailer: child bike seat | Fahrradsitz | silla infantil de bici | siège vélo enfant
  en: ride/cycle/bike/cycling son/daughter/child/toddler/kid/baby/grandson behind/himself/back/passenger
  de: radeln/radfahren/rad/fahrrad sohn/tochter/kind/kleinkind/enkel selber/mitnehm/hinten
  es: bici/bicicleta/pedalear hijo/hija/nino/peque llevar/detras
  fr: velo/bicyclette fils/fille/enfant/bebe emmener/derriere
panniers: panniers | Satteltaschen | alforjas | sacoches
bike-pump: bike pump | Luftpumpe | bomba de bici | pompe à vélo
  en: inflate/pump/air/blow bike/bicycle/cycle tyre/tire/tyres/tires/wheel/tube/flat
  de: aufpump/pump/luft fahrrad/rad/velo reifen/platt/schlauch/pumpe
  es: inflar/hinchar bici/bicicleta rueda/ruedas/neumatico
  fr: gonfler velo/bicyclette pneu/pneus/roue/chambre
bike-repair: bike repair stand | Montageständer | caballete de bicicleta | pied d'atelier vélo
  en: repair/fix/adjust/service/true/change bike/bicycle/cycle puncture/chain/brakes/gears/derailleur/wheel/flat/tools/spokes/cassette, flat bike tyre/tire, fix puncture, mend/fix/repair/service bike/bicycle, bike/bicycle/cycle puncture/punctured, bike/bicycle chain broke/broken/off/snapped
  de: reparier/flick/einstell/wart fahrrad/rad/velo/bike kette/bremse/bremsen/schaltung/schlauch/loch/werkzeug/platten, reifen flicken, fahrrad reparieren, fahrrad/velo/rad reparier/flick/wart, fahrrad/rad/velo platten/platt/plattfuss, fahrrad/rad/velo kette gerissen/springt/abgesprungen
  es: reparar/arreglar/ajustar bici/bicicleta cadena/frenos/cambio/pinchazo/herramientas/rueda, reparar/arreglar bici/bicicleta, arreglar/reparar bici/bicicleta, bici/bicicleta pinchad/pinchazo, bici/bicicleta cadena rota/salid
  fr: reparer/regler velo/bicyclette chaine/freins/derailleur/crevaison/outils/rayons, reparer velo, reparer/reviser velo/bicyclette, velo creve/crevaison/crevee, velo chaine cass/deraill
bike-box: bike box | Radkoffer | maleta para bici | valise vélo
  en: fly/flight/plane/airport bike/bicycle, take/pack/ship/transport bike/bicycle plane/flight/flying/airplane/aeroplane/suitcase
  de: flieg/verpack/mitnehm/versend rad/fahrrad/velo/rennrad flugzeug/flug/flieg/versand
  es: llevar/facturar/volar/viajar bici/bicicleta avion/vuelo
  fr: transporter/emporter/prendre velo avion/vol
roller-trainer: turbo trainer | Rollentrainer | rodillo de bicicleta | home trainer
  en: train/cycle/bike/ride/cycling indoors/winter/rain/inside/zwift/home/trainer bike/roller/zwift/smart/trainer/road/indoors
  de: trainier/fahr/radel drinnen/winter/zwift/zuhause/rolle rad/rolle/zwift/indoor
  es: entrenar/pedalear/bici rodillo/zwift/interior/invierno bici/rodillo/dentro
  fr: entrainer/pedaler/velo interieur/hiver/zwift/rouleau/maison velo/home/trainer/rouleau
e-scooter + city-bike: electric scooter | E-Scooter | patinete eléctrico | trottinette électrique
  en: commute/get/ride work/office/station/uni/last without/quick/quickly/mile, get/zip/ride around/through city/town/quickly
  de: pendel/komm arbeit/buro/bahnhof/uni schnell/auto, flitz/fahr/unterwegs stadt/ohne auto/parkplatz
  es: ir/moverme trabajo/oficina/estacion/uni rapido/coche, moverme/moverse/ir ciudad
  fr: aller/rejoindre travail/bureau/gare/fac vite/voiture, circuler/deplacer ville
unicycle: unicycle | Einrad | monociclo | monocycle
  en: ride/learn/balance one/unicycle/circus wheel/unicycle
  de: fahr/lern einrad/ein rad/einrad/zirkus
  es: montar/aprender monociclo/rueda/circo una/monociclo
  fr: faire/apprendre monocycle/roue cirque/monocycle/une
dog-trailer + pet-crate: dog trailer | Hundeanhänger | remolque para perros | remorque pour chien
  en: take/carry/transport/bring dog/puppy/cat bike/bicycle/car/train/vet/cycling, dog bike/cycling/cycle
  de: hund/welpe/katze mitnehm/transport/auto/rad/fahrrad/velo/tierarzt/bahn, hund fahrrad/velo/radtour/radfahren, hund rad
  es: llevar/transportar perro/perra/gato bici/coche/bicicleta/tren/veterinario, perro bici/bicicleta
  fr: emmener/transporter/promener chien/chat/chiot velo/voiture/train/veterinaire, chien velo/bicyclette
`

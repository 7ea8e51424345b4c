/** In the form that `read-things.ts` reads. */
export const VEHICLES = `
car-jack: car jack | Wagenheber | gato hidráulico | cric
  en: lift/raise/jack/change car/wheel/tyre/tire/puncture/summer/winter
  de: aufbock/anheb/hochheb/wechsel auto/rad/rader/reifen/winterreifen/sommerreifen
  es: levantar/elevar/cambiar/subir coche/rueda/ruedas/neumatico/pinchazo
  fr: lever/soulever/changer voiture/roue/roues/pneu/pneus/crevaison
engine-hoist: engine hoist | Motorkran | grúa de motor | grue d'atelier
  en: lift/take/remove/pull/swap engine/motor out/car/bay/garage
  de: ausbau/heraushe/heben/tausch motor/getriebe auto/kfz/oldtimer
  es: sacar/levantar/desmontar motor coche/taller/cofre
  fr: sortir/lever/deposer moteur voiture/capot/garage
battery-charger: battery charger | Batterieladegerät | cargador de batería | chargeur de batterie
  en: charge/recharge/revive/maintain battery/batteries car/motorbike/motorcycle/boat/winter/overnight
  de: lad/auflad/erhalt batterie/autobatterie auto/motorrad/winter/nacht/boot
  es: cargar/recargar bateria coche/moto/barco/invierno
  fr: charger/recharger/entretenir batterie voiture/moto/bateau/hiver
jumper-cable: jump leads | Starthilfekabel | pinzas de batería | câbles de démarrage
  en: start/jump/boost engine/motor flat/dead/battery/cables/neighbour
  de: uberbruck!, starthilfe!, fremdstart!, anlass/start motor/auto leer/batterie/springt
  es: arrancar/puentear coche/moto/bateria pinzas/muert/descargad
  fr: demarrer/depanner voiture/moteur batterie/plat/cables
motorhome + roof-tent: motorhome | Wohnmobil | autocaravana | camping-car
  en: travel/holiday/trip/tour/sleep van/camper/motorhome/road
  de: urlaub/reis/tour/schlaf wohnmobil/camper/bus/roadtrip
  es: viajar/viaje/vacaciones/dormir furgoneta/camper/autocaravana/carretera
  fr: voyager/vacances/dormir/road van/fourgon/trip
caravan: caravan | Wohnwagen | caravana | caravane
  en: travel/holiday/tow/camp caravan/family/weeks/behind/behind tow/camping/holiday/car/caravan/sleep
  de: reis/urlaub/camp wohnwagen/familie/wochen auto/anhangen/ziehen/wohnwagen
  es: viajar/vacaciones caravana/familia/semanas coche/remolc/enganch/rulota
  fr: voyager/vacances caravane/famille/semaines voiture/tracter/attel
moped: moped | Moped | ciclomotor | mobylette
  en: ride/drive/commute moped/vespa/scooter/roller/125 city/town/licence/commute/traffic
  de: fahr/pendel moped/vespa/roller/mofa stadt/fuhrerschein/verkehr
  es: conducir/ir/moverme ciclomotor/vespa/scooter/motillo ciudad/trafico/trabajo
  fr: rouler/conduire mobylette/vespa/scooter/cyclo ville/travail/permis
car: car | Auto | coche | voiture
  en: drive/car/travel airport/weekend/family/trip/countryside/shopping/ikea day/car/rent/seats/without/drive
  de: fahr/auto flughafen/wochenende/familie/land/grosseinkauf/ikea auto/tag/leihen/wagen
  es: conducir/coche/ir aeropuerto/finde/familia/pueblo/ikea coche/dia/carro/auto
  fr: conduire/voiture/aller aeroport/week/famille/campagne/ikea voiture/jour/auto
tractor: tractor | Traktor | tractor | tracteur
  en: plough/plow/pull/harrow/till field/trailer/arable/hectare tractor/field/farm
  de: pflug/zieh/egg acker/feld/anhanger traktor/trecker/hof
  es: arar/labrar/tirar campo/finca/remolque tractor/hectareas
  fr: labourer/tirer/herser champ/remorque/terrain tracteur/hectare
snow-chains: snow chains | Schneeketten | cadenas de nieve | chaînes à neige
  en: drive/driving/tyres/tires/car snow/mountains/pass/alps/winter/ice, chains tyres/tires/car/wheels, drive/get/cross snow/icy/pass/mountain/ski car/tyres/chains/tires/wheels/road/vehicle
  de: auto/fahr/reifen schnee/pass/berge/alpen/winter, ketten reifen/auto, fahr/komm schnee/vereist/pass/skigebiet/berg auto/reifen/ketten/rader
  es: conducir/coche/ruedas nieve/puerto/montana/hielo, cadenas ruedas/coche, conducir/subir nieve/helada/puerto/montana coche/ruedas/cadenas/neumaticos
  fr: rouler/conduire/voiture/pneus neige/col/montagne/verglas, chaines pneus/voiture, conduire/rouler/monter neige/verglas/col/montagne/enneigee voiture/pneus/chaines/roues
tow-bar: tow bar | Abschleppstange | barra de remolque | barre de remorquage
  en: tow/pull/drag car/vehicle/broken breakdown/rope/bar/broken/garage, tow broken
  de: abschlepp!, zieh auto/fahrzeug panne/liegengeblieben/kaputt
  es: remolcar!, tirar coche averia/cuerda/averiado
  fr: remorquer!, tracter voiture panne/corde/garage
obd-scanner: OBD scanner | OBD-Scanner | escáner OBD | valise OBD
  en: read/clear/reset/check engine/fault/error/warning code/codes/light/car, car fault/error/diagnos/warning
  de: auslesen/losch/les fehlercode/fehlerspeicher/motorleuchte/motorkontroll, auto fehler/auslesen/motorleuchte/diagnose
  es: leer/borrar/diagnosticar codigo/averia/fallo/testigo, coche fallo/averia/diagnos
  fr: lire/effacer/diagnostiqu code/defaut/voyant/panne, voiture panne/defaut/diagnos
ev-charger: EV charger | Wallbox | cargador de coche eléctrico | borne de recharge
  en: charge electric/ev/tesla car/tesla/ev
  de: lad/auflad elektroauto/tesla
  es: cargar coche/tesla electrico/tesla
  fr: recharger/charger voiture/tesla electrique/tesla
forklift: forklift | Gabelstapler | carretilla elevadora | chariot élévateur
  en: lift/load/stack/unload pallets/tonne/tonnes/heavy/containers/crates forklift/tonne/tons/warehouse/lorry/truck/high
  de: heb/stapel/ablad/verlad paletten/tonne/tonnen/schwere stapler/lager/lkw/hoch
  es: levantar/apilar/descargar palets/tonelada/toneladas/pesada carretilla/almacen/camion/alto
  fr: lever/empiler/decharger palettes/tonne/tonnes/lourd chariot/entrepot/camion/haut
axle-stand + car-jack: axle stands | Unterstellbock | borriqueta | chandelle
  en: change/check/fix/work brake/brakes/exhaust/oil/underneath/under
  de: wechsel/reparier/tausch bremse/bremsen/auspuff/olwechsel/stossdampfer
  es: cambiar/revisar frenos/escape/aceite/amortiguador
  fr: changer/reparer freins/plaquettes/echappement/vidange/amortisseur
jump-starter + jumper-cable + battery-charger: jump starter | Starthilfegerät | arrancador | booster de démarrage
  en: car battery/start/starts flat/dead/wont/won/empty/jump/not, car wont start, dead battery, car/battery start/flat/dead
  de: auto/batterie springt/leer/starthilfe/startet/anlassen, batterie leer, starthilfe!, auto/batterie springt/anspring/leer/startet/kalte
  es: coche/bateria arranca/muerta/descargad/agotad, no arranca, sin bateria coche, coche/auto/bateria arranca/arrancar/muerta/descargad
  fr: voiture/batterie demarre/plat/vide/morte/panne, demarre plus/pas, voiture/batterie demarre/demarrer/plat/morte
golf-cart: golf cart | Golfcart | coche de golf | voiturette de golf
  en: drive/shuttle/ride/transport guests/golf/course/site/festival/park buggy/cart/golf/electric/vehicle
  de: fahr/transport gaste/golf/platz/gelande/festival cart/buggy/elektro/golfwagen
  es: conducir/llevar invitados/golf/campo/recinto buggy/carrito/electrico
  fr: conduire/transporter invites/golf/parcours/site voiturette/electrique
motorbike: motorbike | Motorrad | motocicleta | motocyclette
  en: ride/drive/tour/trip motorbike/motorcycle/motor/pass/125 weekend/pass/coast/bike/curves/tour/mountain
  de: motorrad/toff fahr/tour/ausflug/pass/kurven
  es: moto ir/montar/ruta/viaje/curvas
  fr: moto rouler/faire/balade/virages/route
motorcycle-stand: motorcycle stand | Motorradständer | caballete de moto | béquille d'atelier
  en: lift/stand/prop/park/jack motorbike/motorcycle/bike wheel/stand/garage/chain/rear/paddock/oil
  de: aufbock/stell/heb motorrad/moped hinterrad/stander/garage/kette
  es: levantar/aparcar/apoyar moto rueda/caballete/garaje/cadena
  fr: lever/bequille/poser moto roue/bequille/garage/chaine/atelier
tyre-changer: tyre changer | Reifenmontiergerät | inflador de neumáticos | gonfleur de pneus
  en: mount/balance/inflate/fit/remove tyre/tyres/tire/tires rim/machine/balance/pressure/gauge/rims/wheel
  de: auswucht/montier/aufzieh reifen felge/felgen/maschine/luftdruck
  es: montar/equilibrar/desmontar neumatico/neumaticos/cubierta llanta/llantas/maquina/presion
  fr: monter/equilibrer/demonter pneu/pneus jante/jantes/machine/pression
spring-compressor: spring compressor | Federspanner | compresor de muelles | compresseur de ressorts
  en: compress/replace/change/remove/pull spring/springs/shock/strut/bearing/suspension/absorbers
  de: feder/lager/stossdampfer ausbau/wechsel/abzieh/spann
  es: comprimir/cambiar/extraer muelle/muelles/amortiguador/amortiguadores/rodamiento
  fr: comprimer/changer/extraire ressort/ressorts/amortisseur/amortisseurs/roulement
`

/** In the form that `read-things.ts` reads. */
export const POWER_AND_MEASURING = `
multimeter: multimeter | Multimeter | multímetro | multimètre
  en: measure/test/check voltage/current/resistance/fuse/circuit/amps
  de: mess/pruf spannung/widerstand/sicherung/stromkreis/leitung
  es: medir/comprobar voltaje/tension/resistencia/fusible/circuito
  fr: mesurer/tester/verifier tension/resistance/fusible/circuit/voltage
generator + power-station: generator | Stromerzeuger | generador | groupe électrogène
  en: power/electricity/current without/no/out/cut/camping/cabin/outage/grid, blackout!, no power/electricity/mains, electricity/power field/meadow/forest/garden/stall/site/allotment
  de: strom kein/ohne/ausfall/hutte/garten/schrebergarten/baustelle, stromausfall!, strom feld/wiese/acker/wald/stand/fest
  es: luz/electricidad/corriente sin/corte/cabana/campo, apagon!, luz/electricidad/corriente campo/parcela/feria/puesto/huerto
  fr: courant/electricite sans/coupure/panne/pas/chalet/chantier, courant/electricite champ/pre/foret/stand/terrain
laser-level: laser level | Kreuzlinienlaser | nivel láser | niveau laser
  en: level/align/straight/mark pictures/tiles/shelves/line/horizontal/wall/frames/cabinets
  de: ausricht/waagerecht/waagrecht/gerade/anzeichn bilder/fliesen/regal/linie/schranke/kuche
  es: nivelar/alinear/recto cuadros/azulejos/estantes/linea/muebles
  fr: aligner/niveler/droit/tracer cadres/carrelage/etageres/ligne/meubles
inspection-camera: endoscope | Endoskop | endoscopio | endoscope
  en: look/see/inspect/check inside/pipe/drain/chimney/cavity/behind, get/fetch/retrieve/find/lost ring/earring/key/jewel drain/pipe/sink/vent
  de: schau/seh/inspizier/kontrollier rohr/kanal/kamin/hohlraum/leitung, hol/such/verlor/rausfisch ring/ehering/ohrring/schlussel/schmuck abfluss/rohr/siphon/spalt
  es: mirar/ver/inspeccionar tuberia/desague/chimenea/dentro, sacar/recuperar/buscar/perdido anillo/pendiente/llave/alianza desague/tuberia/rejilla
  fr: regarder/voir/inspect tuyau/conduit/canalisation/cheminee/derriere, recuperer/retrouver/chercher/sortir bague/alliance/cle/boucle evier/tuyau/siphon/canalisation
thermal-camera: thermal camera | Wärmebildkamera | cámara térmica | caméra thermique
  en: heat loss, find/see draught/draft/insulation/thermal, insulation check/house/missing, losing heat, find/locate/see/where draught/draft/drafts/cold/heat/warmth window/windows/air/leak/insulation/escaping/gets/loss
  de: warmeverlust!, warmebruck!, find undicht/dammung/warme, dammung pruf, zugluft such/find, find/such/wo kalt/kalte/zug/warme/zieht fenster/luft/undicht/dammung/entweicht/rein
  es: perdida calor, aislamiento revisar/falta/fallo, fuga calor, encontrar/donde/detectar/ver frio/aire/calor entra/ventana/ventanas/escapa/aislamiento
  fr: perte chaleur, deperdition!, isolation verif/defaut/manque, fuite chaleur, trouver/ou/reperer froid/air/chaleur entre/fenetre/fenetres/fuite/isolation/echappe
moisture-meter: moisture meter | Feuchtemesser | medidor de humedad | humidimètre
  en: measure/check/test damp/moisture/dampness
  de: mess/pruf feucht/feuchte/feuchtigkeit/holzfeuchte
  es: medir/comprobar humedad
  fr: mesurer/verifier/tester humidite
metal-detector: metal detector | Metalldetektor | detector de metales | détecteur de métaux
  en: find/search/look/lost ring/treasure/coin/coins/gold/metal/keys, treasure hunt
  de: such/find/verlor ring/schatz/munzen/gold/metall/ehering, schatzsuche!
  es: buscar/encontrar/perdi anillo/tesoro/moneda/monedas/oro/metal
  fr: chercher/trouver/perdu bague/alliance/tresor/piece/pieces/monnaie/metal
stud-finder: stud finder | Leitungssucher | detector de cables | détecteur de câbles
  en: find/detect/locate/where pipe/pipes/cable/cables/wire/stud/beam/joist, cable/pipe/wire/stud wall/drill/before/hit
  de: find/such/ort/wo leitung/kabel/rohr/stromleitung/balken, leitung/kabel/rohr wand/anbohr/treff/bohren
  es: buscar/detectar/encontrar/localizar cable/tuberia/viga/cables, cable/tuberia/viga pared/perforar/taladrar
  fr: trouver/detect/reper/localis cable/cables/tuyau/gaine/poutre, cable/tuyau/montant mur/percer/avant
work-light: work light | Baustrahler | foco de obra | projecteur de chantier
  en: light/illuminate/lighting site/garage/workshop/yard/renovation/attic/building
  de: beleuchte/licht/ausleucht baustelle/garage/werkstatt/hof/keller/dachboden
  es: iluminar/luz obra/garaje/taller/patio/sotano
  fr: eclairer/lumiere chantier/garage/atelier/cour/grenier
extension-lead: extension lead | Kabeltrommel | alargador | rallonge électrique
  en: power/electricity/plug/reach far/garden/yard/shed/allotment/stall socket/outlet/power
  de: stromanschluss/steckdose weit/garten/hof/laube
  es: luz/corriente/enchufe lejos/jardin/patio/puesto
  fr: courant/electricite/prise loin/jardin/cour/stand
power-station: power station | Powerstation | estación de energía | station électrique portable
  en: power/electricity/run/plug camping/garden/picnic/outage/van/fridge/movie/market without/battery/silent/quiet/outdoors/generator/outside
  de: strom camping/garten/ausfall/bus/marktstand/schrebergarten ohne/akku/leise/draussen
  es: electricidad/corriente/enchufar camping/jardin/apagon/furgoneta/mercadillo sin/bateria/silencios
  fr: electricite/courant/brancher camping/jardin/coupure/fourgon/marche sans/batterie/silencieux
solar-panel + power-station: solar panel | Solarpanel | panel solar | panneau solaire
  en: charge/electricity/power sun/solar/grid/hut/allotment
  de: lad/strom sonne/solar/schrebergarten/hutte/autark
  es: cargar/electricidad/corriente sol/solar/cabana/refugio
  fr: charger/electricite/courant soleil/solaire/cabane/autonom
distance-meter: laser measure | Entfernungsmesser | medidor láser | télémètre laser
  en: measure room/rooms/flat/apartment/floor/area/distance/height
  de: mess/ausmess/vermess raum/zimmer/wohnung/flache/abstand/entfernung
  es: medir habitacion/piso/superficie/distancia/metros
  fr: mesurer/metrer piece/appartement/surface/distance
leak-detector: leak detector | Lecksuchgerät | detector de fugas | détecteur de fuite
  en: find/locate/detect leak/leaks/leaking
  de: find/such/ort leck/undicht/rohrbruch/wasserschaden
  es: encontrar/detectar/localizar fuga/fugas/escape
  fr: trouver/detecter/localiser fuite/fuites
sound-meter: sound level meter | Schallpegelmesser | sonómetro | sonomètre
  en: measure/prove/record noise/loud/decibel/decibels
  de: mess/beweis/nachweis larm/lautstarke/dezibel
  es: medir/demostrar ruido/decibelio
  fr: mesurer/prouver bruit/decibel
air-quality-meter: air quality monitor | CO2-Messgerät | medidor de CO2 | capteur de CO2
  en: measure/check/test co2/radon/radiation/air
  de: mess/pruf co2/radon/luftqualitat/strahlung/raumluft
  es: medir/comprobar co2/radon/radiacion/aire
  fr: mesurer/verifier co2/radon/radiation/air
thermometer: thermometer | Thermometer | termómetro | thermomètre
  en: measure/check/take temperature/fever/core temperature/meat/roast/fever/oven/grill/surface/degrees
  de: temperatur/fieber mess/pruf/kerntemperatur/fleisch/braten
  es: medir/tomar temperatura/fiebre
  fr: mesurer/prendre temperature/fievre
weather-station: weather station | Wetterstation | estación meteorológica | station météo
  en: measure/know/record/forecast wind/rain/temperature/weather/rainfall/pressure station/garden/outside/speed/weather/balcony/home
  de: mess/aufzeichn wind/regen/temperatur/wetter/niederschlag
  es: medir/registrar viento/lluvia/tiempo/temperatura exterior/estacion/jardin/velocidad
  fr: mesurer/relever vent/pluie/meteo/temperature exterieur/station/jardin/vitesse
energy-meter: energy meter | Strommessgerät | medidor de consumo | wattmètre
  en: measure/check/find consumption/usage/electricity/watts
  de: mess/find/pruf stromverbrauch/verbrauch/stromfresser
  es: medir/saber consumo/luz/vatios
  fr: mesurer/verifier consommation/conso/electricite
theodolite: surveying level | Nivelliergerät | nivel óptico | niveau de chantier
  en: survey/level/measure plot/terrain/slope/ground/foundation
  de: vermess/nivellier grundstuck/gelande/hang/gefalle/fundament
  es: nivelar/medir terreno/parcela/pendiente
  fr: niveler/mesurer/implanter terrain/parcelle/pente
measuring-wheel: measuring wheel | Messrad | odómetro de rueda | roue de mesure
  en: measure route/road/path/course/field/running/long distance/metres/length/walk
  de: mess/ausmess strecke/weg/strasse/laufstrecke/feld lange/meter/rad/strecke
  es: medir recorrido/camino/calle/ruta/terreno metros/rueda/distancia
  fr: mesurer parcours/chemin/route/rue metres/roue/distance
power-bank: power bank | Powerbank | batería externa | batterie externe
  en: charge/recharge phone/mobile/smartphone/tablet festival/hike/go/camping/trip/socket/train/without/day
  de: lad/auflad handy/telefon/smartphone/tablet festival/unterwegs/wandern/ausflug/ohne/steckdose
  es: cargar/recargar movil/telefono/celular festival/viaje/camping/ruta/enchufe/sin/fuera
  fr: charger/recharger telephone/portable/smartphone festival/voyage/rando/route/sans/prise
inverter: power inverter | Wechselrichter | inversor de corriente | convertisseur de tension
  en: power/run/plug laptop/fridge/appliance/230 car/van/camper/boat
  de: betreib/strom laptop/kuhlschrank/gerat auto/wohnmobil/boot
  es: enchufar/alimentar portatil/nevera/aparato coche/furgoneta/barco
  fr: alimenter/brancher ordinateur/frigo/appareil voiture/fourgon/bateau
`

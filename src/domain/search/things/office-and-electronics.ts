/** In the form that `read-things.ts` reads. */
export const OFFICE_AND_ELECTRONICS = `
safe: safe | Tresor | caja fuerte | coffre-fort
  en: lock/store/keep/protect cash/jewellery/jewelry/valuables/passport/money/documents away/safe/secure/secured/thieves
  de: aufbewahr/einschliess/wegsperr/sicher bargeld/schmuck/wertsachen/pass/geld sicher/tresor/diebe/wegsperren
  es: guardar/proteger dinero/joyas/valor/documentos seguro/ladrones/caja/llave
  fr: garder/enfermer/proteger argent/bijoux/valeur/documents sur/coffre/voleurs/abri
vhs-player: VHS player | Videorekorder | reproductor de VHS | magnétoscope
  en: digitis/digitiz/watch/transfer/convert/play vhs/video/tape/tapes/cassette/camcorder, vhs/videotape/tapes/camcorder digital/computer/dvd
  de: digitalisier/uberspiel/anschau/umwandl vhs/video/videokassett/kassett/videos/camcorder, videokassette/videokassetten/vhs computer/digital/uberspiel/bringen
  es: digitaliz/pasar/ver/convertir vhs/cinta/cintas/video/videos, cintas/vhs/video digital/ordenador/pasar
  fr: numeris/transfer/regarder/convertir vhs/cassette/cassettes/video/videos, cassettes/vhs/video numeriser/ordinateur
laptop: laptop | Laptop | portátil | ordinateur portable
  en: work/write/study/type/present computer/laptop/trip/broken/thesis/presentation laptop/home/exam/travel/week/repair/portable
  de: arbeit/schreib/prasentier computer/notebook/laptop/kaputt/reparatur/hausarbeit
  es: trabajar/escribir/estudiar ordenador/portatil/computadora/roto/viaje
  fr: travailler/ecrire/etudier ordinateur/portable/panne/voyage
computer: computer | Computer | ordenador | ordinateur
  en: play/edit/render/work games/video/gaming/videos/lan desktop/pc/computer/gaming/powerful/tower
  de: spiel/schneid/render/arbeit games/video/videos/lan pc/rechner/computer/tower
  es: jugar/editar/renderizar juegos/video/videos ordenador/pc/potente/sobremesa
  fr: jouer/monter/rendre jeux/video/videos ordinateur/pc/puissant/fixe
tablet: tablet | Tablet | tableta | tablette
  en: draw/read/watch/entertain drawings/digital/films/kids/flight/digitally/pdf/plane/cartoons tablet/ipad/pen/screen/flight
  de: zeichn/les/schau digital/filme/kinder/flug tablet/ipad/stift
  es: dibujar/leer/ver digital/pelis/ninos/vuelo tableta/tablet/ipad/lapiz
  fr: dessiner/lire/regarder numerique/films/enfants/avion tablette/ipad/stylet
phone: phone | Handy | móvil | téléphone
  en: call/phone/replace temporary/spare/broken/repair/smashed phone/mobile/smartphone/screen
  de: telefonier/ersatz kaputt/reparatur/ubergang handy/telefon/smartphone
  es: llamar/sustituir roto/reparacion/provisional movil/telefono/celular
  fr: appeler/remplacer casse/panne/reparation telephone/portable/smartphone
monitor: monitor | Monitor | monitor | écran d'ordinateur
  en: second/extra/external/bigger screen/display work/office/home/laptop
  de: zweit/extern/gross bildschirm/monitor homeoffice/arbeit/laptop
  es: segunda/externa/grande pantalla/monitor trabajar/oficina/portatil
  fr: deuxieme/second/grand ecran/moniteur travail/bureau/teletravail
television: TV | Fernseher | televisor | télévision
  en: watch/see/show tv/football/series/news/match/television television/tv/set/screen/big/inch/hdmi
  de: schau/fernseh/zeig fussball/serie/nachrichten/spiel fernseher/tv/glotze
  es: ver/poner tele/futbol/series/noticias/partido television/tele/televisor/tv
  fr: voir/regarder foot/series/infos/match television/tele/televiseur
vr-headset: VR headset | VR-Brille | gafas de realidad virtual | casque VR
  en: try/play/experience/explore virtual/vr/reality
  de: ausprobier/spiel/erleb virtual/virtuell/vr
  es: probar/jugar/experimentar virtual/vr
  fr: essayer/jouer/decouvrir virtuelle/virtuel/vr
game-console: game console | Spielkonsole | consola | console de jeux
  en: play/game/gaming/fifa/mario/kart console/video/games/fifa/mario/controller/zelda/multiplayer console/switch/games/tv/kart/playstation/xbox/kids/friends
  de: zock/spiel/gam konsole/videospiele/fifa/mario/controller/zelda, zocken!, daddeln!
  es: jugar/echar consola/videojuegos/fifa/mario/mando/zelda
  fr: jouer console/fifa/mario/manette/zelda/video
printer: printer | Drucker | impresora | imprimante
  en: print ticket/tickets/flyer/flyers/poster/posters/label/documents/thesis, printing
  de: druck/ausdruck ticket/flyer/plakat/etiketten/dokument/bachelorarbeit, drucken
  es: imprimir entradas/folletos/cartel/carteles/etiquetas/documentos, imprimir
  fr: imprimer billets/flyers/affiche/affiches/etiquettes/documents, imprimer
3d-printer: 3D printer | 3D-Drucker | impresora 3D | imprimante 3D
  en: print spare/plastic/part/parts/prototype/figure/model/miniature/3d, print figurine/toy/part
  de: druck ersatzteil/plastik/prototyp/figur/modell/3d/teil, druck figuren/spielzeug
  es: imprimir pieza/plastico/prototipo/figura/modelo/repuesto/3d, imprimir figurit/munec/pieza
  fr: imprim piece/plastique/prototype/figurine/modele/3d, imprim figurine/jouet
scanner: scanner | Scanner | escáner | scanner
  en: scan/digitise/digitize document/documents/contracts/letters/receipts/papers, scanning
  de: scan/einscan/digitalisier dokument/dokumente/vertrage/briefe/belege/akten, scannen, einscannen
  es: escanear/digitalizar documentos/contratos/cartas/facturas, escanear
  fr: scanner/numeriser documents/contrats/lettres/factures/papiers, scanner documents, numeriser documents
laminator: laminator | Laminiergerät | plastificadora | plastifieuse
  en: laminat menu/card/cards/paper/poster/sign/document, laminating, laminat documents/menu/sheets/cards, seal/plastic card/certificate/id
  de: laminier/folier/einschweiss karte/karten/papier/plakat/schild/speisekart/dokument, laminieren, laminier unterlagen/dokument/speisekarte/karten/blatter, einschweiss ausweis/urkunde/zettel/foto
  es: plastific!, plastificar, plastificar documentos/carta/hojas, plastic carne/dni/cartel
  fr: plastifi!, plastifier, plastifier documents/menu/feuilles, plastifi carte/affiche
document-shredder: paper shredder | Aktenvernichter | destructora de papel | destructeur de documents
  en: shred/destroy/dispose document/paper/file/files/bank/tax/statement/letters/contracts, rid/destroy/dispose/throw/shred papers/paper/documents/statements/bank/files/letters years/old/confidential/bank/tax/private, shredding papers
  de: schredder/vernicht/entsorg/zerkleiner akten/dokument/papier/unterlagen/kontoausz/steuer, vernicht/loswerd/entsorg/wegwerf/schredder unterlagen/papiere/akten/kontoausz/dokumente/bankunterlagen, schreddern papier/akten
  es: destruir/triturar document/papel/factura/extract/archivo, deshacerme/deshacer/destruir/tirar/triturar papeles/documentos/extractos/archivos, triturar papeles
  fr: detruire/broyer/dechiqu document/papier/releve/facture/dossier/archives, debarrass/detruire/jeter/broyer papiers/documents/releves/archives/paperasse, dechiqueter
cutting-plotter: cutting plotter | Schneideplotter | plóter de corte | plotter de découpe
  en: cut/make vinyl/sticker/stickers/decal/decals/iron
  de: schneid/plott/mach folie/aufkleber/sticker/bugelbild/beschrift
  es: cortar/hacer vinilo/vinilos/pegatinas/adhesivos
  fr: decouper/faire vinyle/stickers/autocollants/flocage
flipchart: flipchart | Flipchart | rotafolio | paperboard
  en: write/draw/brainstorm/present/moderate workshop/meeting/ideas/seminar/training/team paper/chart/flipchart/sheets/board/markers/seminar/visible
  de: schreib/moderier/prasentier/visualisier workshop/seminar/ideen/schulung/team papier/flipchart/tafel/blatt/plakat
  es: escribir/presentar/dibujar taller/reunion/ideas/formacion papel/rotafolio/hojas/pizarra
  fr: ecrire/animer/presenter/dessiner atelier/reunion/idees/formation papier/paperboard/feuilles/tableau
lectern: lectern | Rednerpult | atril | pupitre
  en: speak/speech/lecture/read/talk stand/podium/lectern/behind/hold/pulpit notes/speech/lectern/talk/manuscript
  de: rede/vortrag/sprech pult/halt/manuskript, rednerpult
  es: discurso/hablar/conferencia atril/apoyar/notas/detras
  fr: discours/parler/conference pupitre/poser/notes/derriere
desk: desk | Schreibtisch | escritorio | bureau
  en: work/study/write/homework/type home/standing/office/room/computer/student desk/standing/table/height/upright
  de: arbeit/lern/schreib/hausaufgaben homeoffice/stehend/buro/zuhause/zimmer schreibtisch/stehen/tisch/hohe
  es: trabajar/estudiar/escribir/deberes casa/pie/oficina/cuarto escritorio/mesa/altura
  fr: travailler/etudier/ecrire/devoirs maison/debout/teletravail/chambre bureau/table/hauteur
badge-maker: badge maker | Buttonmaschine | máquina de chapas | machine à badges
  en: make badges/badge/buttons/pins
  de: mach/herstell/press anstecker/buttons/button
  es: hacer chapas/chapa/insignia
  fr: faire/fabriqu badge/badges
wifi-router: mobile wifi router | WLAN-Router | router wifi | routeur wifi
  en: internet/wifi/online/surf holiday/garden/camping/festival/cabin/without
  de: internet/wlan/online urlaub/garten/camping/ferienhaus/festival
  es: internet/wifi/conexion vacaciones/campo/camping/pueblo
  fr: internet/wifi/connexion vacances/camping/campagne/jardin
conference-camera: conference camera | Konferenzkamera | cámara de conferencias | caméra de visioconférence
  en: video/hybrid/zoom meeting/call/conference room/team/office
  de: videokonferenz!, video/hybrid/zoom meeting/besprechung/sitzung
  es: videoconferencia!, videollamada/hibrida reunion/sala/equipo
  fr: visioconference!, visio reunion/salle/equipe
cash-register: card reader | Kartenleser | datáfono | terminal de paiement
  en: take/accept/pay card/cards/payment/payments/contactless
  de: annehm/kassier/bezahl kartenzahlung/karte/bargeldlos/karten
  es: cobrar/aceptar/pagar tarjeta/tarjetas
  fr: encaisser/accepter/payer carte/cartes/bancaire
typewriter: typewriter | Schreibmaschine | máquina de escribir | machine à écrire
  en: type/write/typed letter/novel/invitations/manuscript typewriter/retro/old/keys/mechanical
  de: tipp/schreib brief/roman/einladung mechanisch/schreibmaschine/retro/alt
  es: mecanografiar!, escribir/teclear carta/novela/invitaciones antigua/retro/mecanica/maquina
  fr: taper/ecrire lettre/roman/invitations machine/retro/ancienne/mecanique
laser-cutter: laser engraver | Lasergravierer | grabadora láser | graveuse laser
  en: engrave/etch wood/glass/acrylic/gift/name/leather/ring
  de: gravier/laser holz/glas/acryl/geschenk/name/leder
  es: grabar madera/cristal/metacrilato/regalo/nombre/cuero
  fr: graver bois/verre/plexi/cadeau/prenom/cuir
magnifier: reading magnifier | Leselupe | lupa electrónica | loupe électronique
  en: read small/tiny print/newspaper/letters/eyesight
  de: lesen/sehen klein/kleingedruckt/zeitung/schlecht/sehschwach
  es: leer letra/periodico pequena/vista
  fr: lire petits/petites/journal caracteres/lettres/vue
webcam: webcam | Webcam | cámara web | webcam
  en: stream/video/see/call online/face/call/zoom/teams/twitch/meeting webcam/camera/laptop/picture/stream
  de: stream/video/sehen online/gesicht/zoom/teams/twitch webcam/kamera
  es: transmitir/video/ver online/cara/zoom/teams/twitch webcam/camara
  fr: diffuser/visio/voir ligne/zoom/teams/twitch webcam/camera
whiteboard: whiteboard | Whiteboard | pizarra blanca | tableau blanc
  en: write/draw/pin/explain wall/board/notes/lesson/ideas/plan board/whiteboard/erase/marker/wipe/pins/magnetic
  de: schreib/zeichn/pinn tafel/notizen/unterricht/plan wand/whiteboard/magnet/abwisch/pinnwand
  es: escribir/dibujar/explicar pizarra/notas/clase blanca/rotulador/borrar/magnetica
  fr: ecrire/dessiner/expliquer tableau/notes/cours blanc/effacer/feutre/magnetique
rollup-banner: roll-up banner | Rollup | roll up | kakémono
  en: advertise/promote/display/exhibit/present trade/fair/company/logo/exhibition/brand/stand stand/banner/booth/roll/display/fair
  de: werb/prasentier/ausstell messe/firma/logo/stand banner/rollup/aufsteller/messestand
  es: anunciar/exponer/promocionar feria/empresa/logo/stand cartel/lona/roll/enrollable
  fr: promouvoir/exposer/presenter salon/entreprise/logo/stand kakemono/banniere/roll/deroulant
label-printer: label printer | Etikettendrucker | etiquetadora | étiqueteuse
  en: print/make/stick labels/label/stickers/barcodes address/jars/files/cable/shipping/names/shelves/folders
  de: druck/mach/kleb etiketten/aufkleber/barcode adress/glaser/ordner/versand/namen
  es: imprimir/hacer/pegar etiquetas/pegatinas/codigos envio/tarros/carpetas/nombres/direcciones
  fr: imprimer/faire/coller etiquettes/etiquette envoi/bocaux/dossiers/noms/adresses
paper-cutter: paper guillotine | Papierschneider | guillotina de papel | massicot
  en: bind/cut/trim thesis/dissertation/flyers/cards/booklet/stack
  de: bind/schneid/zuschneid bachelorarbeit/masterarbeit/flyer/karten/heft/papierstapel
  es: encuadernar!, cortar/guillotinar folletos/tarjetas/papel
  fr: relier/massicoter/couper memoire/these/flyers/cartes/livret
photo-printer: photo printer | Fotodrucker | impresora de fotos | imprimante photo
  en: print photo/photos/pictures/holiday/selfies
  de: druck/ausdruck foto/fotos/urlaubsfotos/bilder
  es: imprimir/sacar foto/fotos/fotografias
  fr: imprimer/tirer photo/photos
satellite-phone: satellite phone | Satellitentelefon | teléfono satelital | téléphone satellite
  en: call/emergency/sos/message/phone remote/ocean/expedition/signal/reception/coverage/network/mountains satellite/without/no/rescue
  de: notruf/telefonier/nachricht empfang/abgelegen/ozean/expedition/netz/funkloch satellit/ohne/kein/notfall
  es: llamar/emergencia/mensaje cobertura/oceano/expedicion/remoto satelite/sin/rescate
  fr: appeler/urgence/message reseau/ocean/expedition/isole satellite/sans/secours
travel-adapter: travel adapter | Reiseadapter | adaptador de viaje | adaptateur de voyage
  en: plug/charge/socket abroad/uk/usa/america/japan/foreign/england adapter/socket/plug/plugs/devices
  de: stecker/steckdose/laden ausland/england/usa/amerika/schweiz adapter/passen/steckdose
  es: enchufe/cargar/enchufar extranjero/inglaterra/usa/viaje adaptador/enchufe/clavija
  fr: prise/charger/brancher etranger/angleterre/usa/voyage adaptateur/prise
time-clock: time clock | Stoppuhr | cronómetro | chronomètre
  en: time/measure/stop/record race/run/lap/laps/sprint/seconds/swimming stopwatch/timer/clock/runners/laps/seconds
  de: stopp/zeit/mess rennen/lauf/runden/sprint/sekunden uhr/zeitnahme/stoppuhr
  es: cronometrar!, medir carrera/vueltas/segundos tiempo/tiempos
  fr: chronometrer!, mesurer course/tours/secondes temps
smartwatch: smartwatch | Smartwatch | reloj inteligente | montre connectée
  en: track/count/measure/monitor steps/pulse/heart/sleep/run watch/rate/wrist/running/day/fitness
  de: zahl/mess/aufzeichn schritte/puls/schlaf uhr/handgelenk/tracker
  es: contar/medir pasos/pulso/sueno reloj/pulsera
  fr: compter/mesurer pas/pouls/sommeil montre/poignet
dvd-player: dvd player | DVD-Player | reproductor de DVD | lecteur DVD
  en: watch/play/see dvd/dvds/blu/disc/discs
  de: schau/abspiel/anseh dvd/dvds/blu/bluray
  es: ver/reproducir/poner dvd/dvds/blu
  fr: voir/lire/regarder dvd/dvds/blu
radio-set: radio | Radio | radio | poste de radio
  en: listen/hear/receive radio/station/shortwave/dab/broadcast
  de: hor/empfang radio/sender/kurzwelle
  es: escuchar/oir/sintonizar radio/emisora/onda
  fr: ecouter/capter radio/station/ondes
calculator: calculator | Taschenrechner | calculadora | calculatrice
  en: calculate/add/sum/count numbers/exam/maths/coins/money/cash/banknotes calculator/counter/coins/notes/machine
  de: rechn/zahl munzen/geld/scheine/prufung/mathe rechner/maschine/zahlen
  es: calcular/contar/sumar monedas/dinero/billetes/examen calculadora/maquina
  fr: calculer/compter/additionner monnaie/pieces/billets/examen calculatrice/machine
`

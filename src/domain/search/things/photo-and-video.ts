/** In the form that `read-things.ts` reads. */
export const PHOTO_AND_VIDEO = `
camera: camera | Kamera | cámara | appareil photo
  en: take/shoot/photograph photos/photo/pictures/wedding/portrait/landscape/safari camera/holiday/professional/good/better, photographing, photography
  de: mach/fotografier fotos/foto/bilder/hochzeit/portrat/landschaft kamera/urlaub/gut/professionell, fotografieren!, fotografieren
  es: hacer/sacar/tomar fotos/foto/fotografias/boda/retratos camara/vacaciones/buenas/profesional, fotografiar
  fr: prendre/faire photos/photo/mariage/portraits/paysages appareil/vacances/belles/pro, photographier!, photographier
super-8-camera: super 8 camera | Super-8-Kamera | cámara súper 8 | caméra super 8
  en: film/video/clip/footage/wedding 60s/70s/80s/retro/vintage/seventies/analogue/grainy, film/shoot/make movie/film/clip/video old/vintage/grain/analogue/analog/retro/nostalgic/celluloid/reel/style/real/actual, analogue/old/retro/seventies film/movie shoot
  de: film/video/clip/hochzeit retro/siebziger/70er/80er/fruher/analog/korn, film/dreh film/clip/video alt/retro/analog/nostalg/zelluloid/rolle/stil/echt, super acht/8 film, film dreh alt/analog
  es: grabar/filmar boda/hermana pelicula/antigua/celuloide, grabar/pelicula/video/videoclip/filmar 70/80/retro/antigua/antes/vintage/setenta, grabar/rodar/filmar pelicula/corto/video antiguo/retro/analogic/vintage/nostalgic/celuloide/real/verdad, pelicula/videoclip antigu/analog/setenta/70/super
  fr: filmer/film/video/clip 70/80/retro/ancienne/argentique/vintage/antan, filmer/tourner film/clip/video ancien/retro/argentique/nostalg/pellicule/vieux/vraie, film ancienne/analogique/retro/super
action-camera: action camera | Actionkamera | cámara de acción | caméra d'action
  en: film/record/video dive/diving/surf/surfing/ski/skiing/bike/helmet/underwater/ride, film/record/video snorkelling/underwater/surfing/skiing
  de: film/aufnehm tauch/surf/ski/helm/unterwasser/fahrt, film/aufnehm tauchen/schnorcheln/wasser/surfen
  es: grabar/filmar buceo/surf/esqui/casco/bici/agua, grabar/filmar snorkel/agua/submarino/bajo
  fr: filmer plongee/surf/ski/casque/velo/descente/eau, filmer snorkeling/eau/plongee/surf
camcorder: camcorder | Camcorder | videocámara | caméscope
  en: film/record/video wedding/recital/graduation/school/play/birthday/concert/match hours/long/camcorder/video/tape/zoom, filming
  de: film/aufnehm/aufzeichn hochzeit/konzert/schulauffuhrung/theater/abschluss/spiel lange/video/kamera/camcorder, filmen
  es: grabar/filmar boda/recital/graduacion/funcion/cumpleanos/partido video/largo/camara/entera, filmar, grabar video
  fr: filmer/enregistrer mariage/recital/spectacle/concert/anniversaire/match video/long/camescope/camera, filmer
instant-camera: instant camera | Sofortbildkamera | cámara instantánea | appareil photo instantané
  en: print/instant/polaroid photos/photo/pictures party/wedding/guests/instantly/immediately/spot
  de: sofortbild!, polaroid!, foto/fotos sofort/ausdruck gaste/party/hochzeit
  es: instantanea/polaroid foto/fotos fiesta/boda/invitados
  fr: instantane/polaroid photo/photos fete/mariage/invites
drone: drone | Drohne | dron | drone
  en: film/photograph/shoot/photo/video/pictures above/air/aerial/roof/sky, aerial photos/pictures/film/video
  de: film/foto/fotografier/aufnahm luft/oben/dach, luftbild!, luftaufnahm!, luftbilder, luftaufnahmen
  es: grabar/filmar/foto/fotos/video aire/arriba/tejado/aereo/aerea, fotos/video aereas/aereo/aire/arriba
  fr: filmer/photo/photos/photographier aerien/aerienne/ciel/haut/toit/dessus, photos/images/film aeriennes/haut/ciel
lens: telephoto lens | Teleobjektiv | teleobjetivo | téléobjectif
  en: photograph/shoot/photos birds/wildlife/football/sports/safari
  de: fotografier/fotos vogel/tiere/fussball/sport/safari
  es: fotografiar/fotos aves/pajaros/animales/futbol/safari
  fr: photographier/photos oiseaux/animaux/football/safari
tripod + monopod: tripod | Stativ | trípode | trépied
  en: hold/keep/steady/shake/stable camera/exposure/phone/video/photo still/steady/blur/long/shaky/night/myself, selfie group/stick/everyone/phone/all
  de: ruhig/halt/stabil/verwackel kamera/belichtung/handy/video/foto stativ/lang/ruhig/nacht/verwackel, selfie gruppe/alle/stange/handy
  es: sujetar/estabilizar/fijar camara/exposicion/movil/video/foto tripode/larga/temblor/movid/noche, selfie grupo/todos/palo/movil
  fr: tenir/stabiliser/poser appareil/camera/pose/telephone/photo trepied/longue/flou/bouger/nuit, selfie groupe/tous/perche/telephone
flash: flash | Blitz | flash | flash
  en: light/brighten/photograph/take photo/photos/portrait/portraits flash/dark/indoors/speedlight/night/church
  de: blitz fotos/foto/fotografier/portrat dunkel/innen/kirche
  es: flash/iluminar foto/fotos/retrato/retratos oscuro/interior/iglesia
  fr: flash/eclairer photo/photos/portrait/portraits sombre/interieur/eglise
studio-light + photo-background: studio light | Studioleuchte | foco de estudio | éclairage studio
  en: portrait/headshot/product/studio/passport/application photo/photos/picture/pictures/shoot/light/lighting
  de: portrat/bewerbung/bewerbungsfoto/produkt/studio foto/fotos/bilder/mach/fotografier/licht, bewerbungsfoto!, produktfoto!
  es: retrato/retratos/producto/estudio/carnet foto/fotos/fotografi/luz
  fr: portrait/portraits/produit/produits/studio/identite photo/photos/photographier/lumiere
projector: projector | Beamer | proyector | vidéoprojecteur
  en: watch/show/project/screen/see film/movie/movies/match/game/final/slides/photos/presentation/football/cinema/world wall/big/screen/garden/yard/outdoors/outside/friends/rooftop/home/projector/beamer/cup/night/office, film/movie night, home cinema, give/hold/do presentation/talk/slides room/seminar/meeting/conference, powerpoint!
  de: schau/zeig/seh/vorfuhr/prasentier film/filme/spiel/folien/fotos/prasentation/fussball/finale/kino wand/gross/leinwand/garten/hof/beamer/kinoabend/wm/freunde/draussen, kinoabend!, public viewing, heimkino, kinoabend, filmabend, film zeigen, prasentation/vortrag seminar/raum/sitzung/besprechung
  es: ver/proyectar/poner pelicula/peliculas/peli/partido/final/fotos/presentacion/futbol/cine pared/grande/jardin/patio/azotea/terraza/amigos/proyector/mundial, cine casa, noche cine, noche peliculas, presentacion/charla sala/seminario/reunion
  fr: voir/projeter/montrer/regarder film/films/match/finale/photos/presentation/foot/cinema mur/grand/jardin/cour/terrasse/amis/ecran/soiree/monde, soiree cinema, soiree film, soiree cine/film, cinema maison, presentation/expose/diapo salle/reunion/seminaire
projection-screen + projector: projection screen | Leinwand | pantalla de proyección | écran de projection
  en: watch/show/see film/movie/match/game/final/football/slides screen/canvas, big screen, screen/canvas film/movie/slides/talk
  de: schau/seh film/spiel/fussball/finale/filmabend leinwand/gross/freunde, leinwand film/folie/vortrag
  es: ver/proyectar/poner pelicula/partido/final/peli/cine pantalla, pantalla grande
  fr: voir/regarder/projeter/diffuser film/match/finale ecran/toile, grand ecran
underwater-camera: underwater camera | Unterwasserkamera | cámara acuática | appareil photo étanche
  en: film/photograph/photos/video underwater/diving/snorkel/snorkelling/reef
  de: film/fotografier/fotos/video unterwasser/tauch/schnorchel/riff
  es: filmar/grabar/fotos agua/acuatic/bucear/snorkel/buceo
  fr: filmer/photographier/photos marin/plongee/aquatique/recif
camera-360: 360 camera | 360-Grad-Kamera | cámara 360 | caméra 360
  en: film/make/shoot virtual/panoramic tour/flat/video
  de: mach/aufnehm/film rundgang/rundum/virtuell
  es: hacer/grabar visita/tour virtual/panoramic
  fr: faire/filmer visite virtuelle/panoramique
cinema-camera: cinema camera | Kinokamera | cámara de cine digital | caméra cinéma
  en: shoot/film/make/direct short/documentary/feature/movie/commercial film/cinema/professional/movie/4k/6k
  de: dreh/film kurzfilm/spielfilm/doku/dokumentarfilm/werbung kino/profi/kamera/cine
  es: rodar/grabar/filmar corto/cortometraje/documental/anuncio/pelicula cine/profesional/camara
  fr: tourner/filmer/realiser court/documentaire/metrage/pub cinema/pro/camera
gimbal: gimbal | Gimbal | gimbal | stabilisateur
  en: film/video shaky/smooth/stable/stabilis/walking/stabiliz, shake/shaky/steady video/film/footage
  de: film/video wackel/ruckel/verwackl/stabil, verwackel/ruckel video/film/aufnahme
  es: grabar/filmar/video estable/temblor/mover/suave, video/grabar temblor/temblores/movido/estable
  fr: filmer/video stable/trembl/fluide/stabilis, video/filmer tremble/bouge/stable
slider-dolly: camera slider | Kameraslider | slider de cámara | slider
  en: film/video/shoot smooth/camera/tracking/sideways sliding/slide/dolly/rail/track/movement/tracking/shot
  de: film/kamera fahrt/slider/gleit/schiene bewegung/seitlich/fluss/weich
  es: grabar/camara travelling/deslizar/rail/lateral movimiento/suave/plano
  fr: filmer/camera travelling/glisser/rail/lateral mouvement/fluide/plan
macro-lens: macro lens | Makroobjektiv | objetivo macro | objectif macro
  en: photograph/shoot/photos/pictures insects/flowers/bees/butterfl/close
  de: fotografier/fotos/aufnehm insekten/bluten/bienen/schmetterling/nah
  es: fotografiar/fotos insectos/flores/abejas/mariposas/cerca
  fr: photographier/photos insectes/fleurs/abeilles/papillons/pres
light-meter: light meter | Belichtungsmesser | fotómetro | posemètre
  en: measure/meter light/exposure/flash/lux
  de: mess/belichtung licht/belichtung/lux
  es: medir luz/exposicion/lux
  fr: mesurer lumiere/exposition/lux
photo-background: photo backdrop | Fotohintergrund | fondo fotográfico | fond photo
  en: background/backdrop/hang photo/photos/portrait/portraits/studio/passport white/paper/plain/behind/backdrop/background
  de: hintergrund foto/fotos/portrat/studio/passbild/produktfoto weiss/papier/neutral
  es: fondo/colgar foto/fotos/retrato/estudio/carnet blanco/papel/liso/fondo
  fr: fond/toile photo/photos/portrait/studio/identite blanc/papier/uni/derriere
reflector-photo: light reflector | Faltreflektor | reflector fotográfico | réflecteur photo
  en: reflect/bounce/soften light/sunlight/shadows portrait/face/photo/reflector/outdoors
  de: licht reflekt/aufhell portrat/gesicht/foto
  es: reflejar/rebotar/suavizar luz/sombras retrato/cara/foto
  fr: reflechir/adoucir/deboucher lumiere/ombres portrait/visage/photo
slide-projector: slide projector | Diaprojektor | proyector de diapositivas | projecteur de diapositives
  en: show/project/watch/view/look slides/slide/transparencies grandfather/old/family/grandpa/parents/carousel/holiday/show/evening/projector
  de: dias/dia zeig/vorfuhr/projizier/anschau/schauen/abend
  es: ver/proyectar/ensenar diapositivas/diapositiva
  fr: voir/projeter/montrer/regarder diapos/diapositives
film-projector: film projector | Filmprojektor | proyector de cine | projecteur super 8
  en: watch/show/project/see super/reel/reels/16mm/8mm film/films/cine/8/old/home
  de: vorfuhr/zeig/anschau super/rolle/spule/16mm/schmalfilm/schmalfilme
  es: ver/proyectar super/bobina/bobinas/16mm
  fr: voir/projeter super/bobine/bobines/16mm
teleprompter: teleprompter | Teleprompter | teleprompter | téléprompteur
  en: read/speak/say script/text/speech camera/video
  de: ablesen/sprech/lesen text/rede/skript kamera/video
  es: leer/decir texto/guion/discurso camara/video
  fr: lire/dire texte/discours camera/video
green-screen: green screen | Greenscreen | pantalla verde | fond vert
  en: replace/change/remove/key background video/film/photo/weather
  de: ersetz/ausausch/freistell/tausch hintergrund video/film/foto
  es: cambiar/sustituir/quitar fondo video/foto/pelicula
  fr: remplacer/changer/incruster fond video/film/photo
film-scanner + scanner: film scanner | Diascanner | escáner de negativos | scanner de négatifs
  en: digitis/digitiz/scan/transfer slide/slides/negativ/photo/photos/prints/album/film
  de: digitalisier/einscann/scan dia/dias/negativ/foto/fotos/bilder/album
  es: digitaliz/escanear diapositiv/negativ/foto/fotos/album
  fr: numeris/scann diapo/diapositiv/negatif/photo/photos/album
enlarger: photo enlarger | Vergrößerungsgerät | ampliadora | agrandisseur
  en: develop/print/enlarge film/negative/negatives/darkroom/analog/analogue/photographs
  de: entwickl/abzug/vergross film/filme/negativ/dunkelkammer/analog/foto/fotos
  es: revelar!, ampliar negativ/foto/fotos
  fr: developper/tirer/agrandir photo/photos/pellicule/argentique/argentiques/negatif
trail-camera: trail camera | Wildkamera | cámara de fototrampeo | piège photographique
  en: watch/see/film/photograph/catch hedgehog/fox/marten/badger/wildlife/animals night/garden/forest
  de: beobacht/film/seh/fotografier/erwisch igel/fuchs/marder/dachs/wildtier/tiere nacht/nachts/garten/wald
  es: ver/grabar/fotografiar/observar erizo/zorro/jabali/animales/fauna noche/jardin/bosque
  fr: voir/filmer/photographier/observer herisson/renard/fouine/animaux/faune nuit/jardin/foret
capture-card: capture card | Bildmischer | capturadora | boîtier d'acquisition
  en: stream/livestream/broadcast concert/mass/wedding/game/gameplay/conference
  de: stream/ubertrag/livestream konzert/gottesdienst/hochzeit/spiel/konferenz
  es: retransmitir/emitir concierto/misa/boda/partida/directo
  fr: diffuser/streamer/retransmettre concert/messe/mariage/partie/direct
monopod: monopod | Einbeinstativ | monopié | monopode
  en: selfie stick, hold phone/camera far/arm/longer
  de: selfie stange/stick
  es: palo selfie, selfie lejos/brazo
  fr: perche selfie
`

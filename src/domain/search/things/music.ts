/** In the form that `read-things.ts` reads. */
export const MUSIC = `
guitar: guitar | Gitarre | guitarra | guitare
  en: learn/play/strum/try/practise guitar/campfire/chords
  de: lern/spiel/ub/ausprobier gitarre/lagerfeuer/akkorde
  es: aprender/tocar/probar guitarra/acordes
  fr: apprendre/jouer/essayer guitare/accords
electric-guitar: electric guitar | E-Gitarre | guitarra eléctrica | guitare électrique
bass-guitar: bass guitar | Bass | bajo | basse
  en: learn/play/try/practise bass
  de: lern/spiel/ub/ausprobier bass
  es: aprender/tocar/probar bajo
  fr: apprendre/jouer/essayer basse
ukulele: ukulele | Ukulele | ukelele | ukulélé
  en: learn/play/try/start ukulele
  de: ukulele lern/spiel/probier
  es: aprender/tocar/probar ukelele/ukulele
  fr: apprendre/jouer/essayer ukulele
amplifier: amplifier | Verstärker | amplificador | ampli
  en: plug/play/amplify guitar/bass/electric/keyboard amp/loud/louder/band/rehearsal/jam
  de: verstark/anschliess gitarre/bass/keyboard/egitarre
  es: enchufar/amplificar/conectar guitarra/bajo/teclado
  fr: brancher/amplifier guitare/basse/clavier
speaker: speaker | Lautsprecher | altavoz | enceinte
  en: play/listen/hear/loud/dance music/playlist/song/songs/loud/party party/garden/bluetooth/outside/beach/loud/outdoors/guests/yoga/class/speaker/picnic, music park/outside/outdoors/picnic/party
  de: spiel/hor/laut/beschall musik/playlist/lieder/party/garten party/garten/bluetooth/draussen/strand/laut/feier, musik park/draussen/feier/grillen/fest
  es: poner/escuchar/oir musica/playlist/canciones/fiesta fiesta/jardin/bluetooth/playa/altavoz/alto/fuerte/patio, musica parque/fiesta/aire
  fr: mettre/ecouter/passer/diffuser musique/playlist/chansons/sono fete/jardin/bluetooth/plage/enceinte/fort/soiree, musique parc/dehors/fete/pique
microphone: microphone | Mikrofon | micrófono | micro
  en: sing/speak/record/announce/toast/speech microphone/mic/loud/hear/voice/audience/everyone/wedding/heard
  de: sing/sprech/red/ansag/rede mikro/mikrofon/laut/stimme/publikum/hochzeit/saal
  es: cantar/hablar/grabar/discurso microfono/micro/voz/publico/boda/alto
  fr: chanter/parler/enregistrer/discours micro/voix/public/mariage/entendre/fort
drums: drum | Trommel | tambor | tambour
hand-drum: cajón | Cajón | cajón | cajón
  en: drum/play/jam/beat cajon/bongo/bongos/djembe/hands/circle campfire/rhythm/hands/circle/bongo/cajon/acoustic
  de: trommel cajon/bongo/djembe/hande/lagerfeuer/workshop
  es: tocar/percusion cajon/bongo/yembe/manos
  fr: jouer/percussion cajon/bongo/djembe/mains
keyboard: keyboard | Keyboard | teclado | clavier
  en: learn/play/practise/try keyboard/keys/synth headphones/lesson/home/keyboard
  de: lern/spiel/ub/ausprobier keyboard/tasten
  es: aprender/tocar/probar/practicar teclado
  fr: apprendre/jouer/essayer clavier/synthe
violin: violin | Geige | violín | violon
  en: learn/start/play/try/practise/practice violin/fiddle
  de: geige/violine lern/spiel/anfang/probier/ub
  es: aprender/tocar/empezar/probar violin
  fr: apprendre/jouer/commenc/essayer violon
accordion: accordion | Akkordeon | acordeón | accordéon
  en: learn/play/try/start accordion
  de: akkordeon/ziehharmonika lern/spiel/probier
  es: aprender/tocar/probar acordeon
  fr: apprendre/jouer/essayer accordeon
turntable + mixing-desk: turntable | Plattenspieler | tocadiscos | platine
  en: dj/spin/mix/play vinyl/records/record/set/party/music/tracks, dj/scratch/mix/spin party/wedding/vinyl/records/decks/music/club
  de: auflegen!, platten/vinyl hor/spiel/aufleg/abspiel, dj/scratch platten/party/musik/hochzeit/machen
  es: pinchar!, poner/escuchar vinilo/vinilos/discos, dj/mezclar musica/vinilos/discos/fiesta/boda
  fr: mixer!, ecouter/passer vinyle/vinyles/disques/platines, mixer/dj/scratcher vinyles/disques/soiree/mariage/platines
mixing-desk: mixing desk | Mischpult | mesa de mezclas | table de mixage
  en: mix/connect/adjust several/band/microphones/channels/sound/instruments sound/desk/microphones/mixer/channels/levels, mix live/band/gig/choir
  de: misch/abmisch/anschliess mikrofone/band/kanale/ton/instrumente, misch band/live/chor
  es: mezclar/conectar microfonos/banda/canales/sonido/instrumentos, mezclar banda/directo/coro
  fr: mixer/brancher micros/groupe/canaux/son/instruments/pistes, sonoris!, mixer groupe/concert/chorale
headphones: headphones | Kopfhörer | auriculares | casque audio
  en: listen/hear/practise/practice music/tv/piano/film/night/quietly headphones/neighbours/silent/quietly/disturbing/ears
  de: hor/ub musik/fernseh/klavier/nacht kopfhorer/leise/nachbarn/storen
  es: escuchar/oir/practicar musica/tele/piano/noche auriculares/cascos/molestar/silencio
  fr: ecouter/entendre/pratiquer musique/tele/piano/nuit casque/ecouteurs/deranger/silence
radio-microphone: wireless microphone | Funkmikrofon | micrófono inalámbrico | micro sans fil
  en: speak/talk/sing/present walking/wireless/moving/hands/cordless/around/stage microphone/mic/lapel/headset/lavalier/cable
  de: sprech/red/sing/moderier kabellos/funk/ohne/ansteck/headset mikro/mikrofon/kabel
  es: hablar/cantar/presentar inalambric/sin/solapa/diadema microfono/micro/cable
  fr: parler/chanter/presenter sans/cravate/hf/casque micro/fil
podcast-mic: podcast microphone | Podcast-Mikrofon | micrófono de estudio | micro studio
  en: record/start/make podcast/voiceover/interview/audiobook
  de: aufnehm/mach/start podcast/horbuch/voiceover/interview
  es: grabar/hacer/empezar podcast/locucion/entrevista/audiolibro
  fr: enregistrer/faire/lancer podcast/interview/voix
audio-recorder: audio recorder | Audiorekorder | grabadora de audio | enregistreur audio
  en: record/capture interview/birds/sounds/rehearsal/choir/lecture/ambient/band/nature/concert audio/sound/field/recorder/rehearsal/sounds/live
  de: aufnehm/aufzeichn interview/vogel/gerausche/probe/chor/vortrag/bandprobe/atmo ton/audio/sound/tonaufnahme
  es: grabar/registrar entrevista/pajaros/sonidos/ensayo/coro/conferencia/ambiente sonido/audio/campo/voz
  fr: enregistrer/capter interview/oiseaux/sons/repetition/chorale/conference/ambiance son/audio/terrain
drum-kit: drum kit | Schlagzeug | batería acústica | batterie acoustique
  en: learn/play/practise/try/bang drums/drumming/drum
  de: lern/spiel/ub/ausprobier schlagzeug, trommeln!
  es: aprender/tocar/probar/practicar bateria/tambores
  fr: apprendre/jouer/essayer batterie
piano: piano | Klavier | piano | piano
  en: learn/start/play/try/practise/practice piano/keys
  de: klavier/piano lern/spiel/anfang/ub/probier
  es: aprender/tocar/empezar/practicar piano
  fr: apprendre/jouer/commenc/essayer piano
saxophone: saxophone | Saxofon | saxofón | saxophone
  en: learn/play/try/start sax/saxophone
  de: saxophon/saxofon lern/spiel/probier
  es: aprender/tocar/probar saxo/saxofon
  fr: apprendre/jouer/essayer saxo/saxophone
trumpet: trumpet | Trompete | trompeta | trompette
  en: learn/play/try/blow trumpet
  de: lern/spiel/ub/blas/ausprobier trompete
  es: aprender/tocar/probar trompeta
  fr: apprendre/jouer/essayer trompette
harmonica: harmonica | Mundharmonika | armónica | harmonica
  en: learn/play/try harmonica
  de: lern/spiel/ausprobier mundharmonika
  es: aprender/tocar/probar armonica
  fr: apprendre/jouer/essayer harmonica
cello: cello | Cello | violonchelo | violoncelle
  en: learn/start/play/try cello
  de: cello lern/spiel/anfang/probier
  es: aprender/tocar/probar violonchelo/chelo
  fr: apprendre/jouer/commenc/essayer violoncelle
harp: harp | Harfe | arpa | harpe
  en: learn/play/try harp
  de: lern/spiel/ausprobier harfe
  es: aprender/tocar/probar arpa
  fr: apprendre/jouer/essayer harpe
effects-pedal: effects pedal | Effektpedal | pedal de efectos | pédale d'effet
  en: distort/effect/effects/echo/delay/distortion/reverb/fuzz/sound guitar/bass/amp/solo pedal/distortion/sound/reverb/delay/effect/effects
  de: verzerr/effekt/hall/delay gitarre/bass
  es: distorsion/efecto/efectos/eco/reverb guitarra/bajo
  fr: distorsion/effet/effets/saturation/reverb guitare/basse
subwoofer: subwoofer | Subwoofer | subwoofer | caisson de basses
  en: bass/boost/feel/shake deep/low/subwoofer/dancefloor/sub/bass/party/floor
  de: bass/basse tief/druck/wumm/mehr/party/subwoofer
  es: graves/bajos mas/profund/retumb/potente/fiesta
  fr: basses/grave plus/profond/vibrer/soiree
megaphone: megaphone | Megafon | megáfono | mégaphone
  en: demonstration!, protest!, rally!, shout/announce/speak crowd/demo/march/race, voice/loud protest/crowd/demo/march/outside, amplify voice
  de: demo!, kundgebung!, durchsage!, laut/stimme demo/menge/draussen
  es: manifestac!, mitin!, hablar multitud/gente, voz manifestacion/multitud, hacerme oir
  fr: manif!, manifestation!, rassemblement!, parler foule, voix manif/manifestation/foule
silent-disco: silent disco | Silent Disco | silent disco | silent disco
  en: dance/party without/quiet/silent/disturbing/noise
  de: tanz/feier/party ohne/leise/still larm/storen/nachbarn
  es: bailar/fiesta sin/silenciosa ruido/molestar/silencio
  fr: danser/fete sans/silencieuse bruit/deranger/silence
record-player: record player | Plattenspieler | tocadiscos | tourne-disque
  en: play/listen/hear vinyl/records/record/lps/lp
  de: hor/abspiel/spiel platten/schallplatten/schallplatte/vinyl/lps
  es: escuchar/oir/poner vinilos/vinilo/discos/elepes
  fr: ecouter/passer vinyles/vinyle/disques/33
trombone: trombone | Posaune | trombón | trombone
  en: learn/play/try trombone
  de: lern/spiel/ub/ausprobier posaune
  es: aprender/tocar/probar trombon
  fr: apprendre/jouer/essayer trombone
banjo: banjo | Banjo | banjo | banjo
  en: learn/play/try banjo
  de: lern/spiel/ausprobier banjo
  es: aprender/tocar/probar banjo
  fr: apprendre/jouer/essayer banjo
clarinet: clarinet | Klarinette | clarinete | clarinette
  en: learn/play/try/practise clarinet
  de: lern/spiel/ub/ausprobier klarinette
  es: aprender/tocar/probar clarinete
  fr: apprendre/jouer/essayer clarinette
flute: flute | Querflöte | flauta travesera | flûte traversière
  en: learn/play/try/practise flute
  de: lern/spiel/ub/ausprobier querflote/flote
  es: aprender/tocar/probar flauta
  fr: apprendre/jouer/essayer flute
bagpipes: bagpipes | Dudelsack | gaita | cornemuse
  en: learn/play/try bagpipes/pipes
  de: lern/spiel/ausprobier dudelsack
  es: aprender/tocar/probar gaita
  fr: apprendre/jouer/essayer cornemuse
pa-system + speaker + microphone: PA system | PA-Anlage | equipo de sonido | sono
  en: amplify/sound/hear speech/concert/band/gig/hall/crowd, sound/amplify/pa/address concert/gig/hall/wedding/church/speech/band/stage/hundred/open people/system/crowd/audience/guests/loud/big
  de: beschall/verstark/ton rede/konzert/band/saal/hof/gottesdienst, beschall/lautsprecher/ton konzert/saal/hochzeit/band/buhne/hundert leute/anlage/publikum/gaste/gross
  es: sonido/amplificar discurso/concierto/sala/banda/acto, sonorizar/sonido/amplificar concierto/sala/boda/banda/escenario personas/equipo/publico/invitados/cien
  fr: sonoris discours/concert/salle/groupe/messe/place, sonoriser/amplifier concert/salle/mariage/groupe/scene/discours
audio-interface: audio interface | Audiointerface | interfaz de audio | interface audio
  en: record song/songs/demo/vocals/guitar/album/band
  de: aufnehm/aufnahme song/songs/demo/gesang/gitarre/album/band
  es: grabar cancion/canciones/maqueta/voz/disco
  fr: enregistrer chanson/chansons/maquette/voix/album
loop-station: loop station | Loopstation | pedal de loop | looper
  en: loop/layer/build myself/own/beats/vocals/live/guitar/solo tracks/loop/looping/loops/layers
  de: loop/schleifen spur/gitarre/stimme/beats/live/solo
  es: loop/capas/bucles voz/guitarra/ritmos/directo/solo
  fr: boucle/boucles/loop voix/guitare/live/seul
music-stand: music stand | Notenständer | atril | pupitre à musique
  en: hold/rest/put/read sheet/notes/score/music music/stand/rehearsal/score/choir/violin
  de: noten halt/stell/ablegen/stander
  es: sujetar/poner/leer partitura/partituras
  fr: poser/tenir/lire partition/partitions
singing-bowl: singing bowl | Klangschale | cuenco tibetano | bol tibétain
  en: meditate/meditation/sound/heal bowl/bath/gong/tibetan/healing
  de: meditier/klang schale/klangreise/massage
  es: meditar/meditacion cuenco/sonido/sonoro
  fr: mediter/meditation bol/tibetain/sonore
double-bass: double bass | Kontrabass | contrabajo | contrebasse
  en: learn/play/try double/contrabass bass/contrabass
  de: lern/spiel/ub kontrabass
  es: aprender/tocar/probar contrabajo
  fr: apprendre/jouer/essayer contrebasse
metronome: metronome | Metronom | metrónomo | métronome
  en: keep/practise/tune/beat tempo/time/rhythm/guitar metronome/beats/tuner/piano/beat
  de: takt/tempo halt/ub/metronom, stimmen gitarre
  es: mantener/llevar tempo/ritmo/compas
  fr: tenir/garder tempo/rythme/mesure
soundbar: soundbar | Soundbar | barra de sonido | chaîne hi-fi
  en: improve/better/listen/hear tv/television/film/movies/cinema sound/audio/dialogue/speakers/bass
  de: ton/klang/sound fernseher/tv/filme/heimkino besser/verbesser
  es: mejorar/mejor/oir tele/television/peliculas/tv sonido/audio/dialogos
  fr: ameliorer/meilleur tele/television/films/tv son/audio/dialogues
cassette-player: tape deck | Kassettenrekorder | casete | magnétophone
  en: play/listen/digitise/digitize/hear tape/tapes/cassette/cassettes/mixtape
  de: hor/abspiel/digitalisier kassette/kassetten/tonband/horspielkassetten
  es: escuchar/oir/digitalizar casete/casetes/cinta/cassette
  fr: ecouter/numeriser cassette/cassettes/bande/k7
`

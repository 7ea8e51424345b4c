import type { Occasion } from './occasion.ts'

/** What is filmed, photographed, recorded and played. */
export const USES_OF_PICTURES_AND_SOUND: readonly Occasion[] = [
  {
    things: ['trail-camera'],
    en: 'watch/see/film/photograph/catch hedgehog/fox/marten/badger/wildlife/animals night/garden/forest',
    de: 'beobacht/film/seh/fotografier/erwisch igel/fuchs/marder/dachs/wildtier/tiere nacht/nachts/garten/wald',
    es: 'ver/grabar/fotografiar/observar erizo/zorro/jabali/animales/fauna noche/jardin/bosque',
    fr: 'voir/filmer/photographier/observer herisson/renard/fouine/animaux/faune nuit/jardin/foret',
  },
  {
    things: ['macro-lens'],
    en: 'photograph/shoot/photos/pictures insects/flowers/bees/butterfl/close',
    de: 'fotografier/fotos/aufnehm insekten/bluten/bienen/schmetterling/nah',
    es: 'fotografiar/fotos insectos/flores/abejas/mariposas/cerca',
    fr: 'photographier/photos insectes/fleurs/abeilles/papillons/pres',
  },
  {
    things: ['lens'],
    en: 'photograph/shoot/photos birds/wildlife/football/sports/safari',
    de: 'fotografier/fotos vogel/tiere/fussball/sport/safari',
    es: 'fotografiar/fotos aves/pajaros/animales/futbol/safari',
    fr: 'photographier/photos oiseaux/animaux/football/safari',
  },
  {
    things: ['underwater-camera'],
    en: 'film/photograph/photos/video underwater/diving/snorkel/snorkelling/reef',
    de: 'film/fotografier/fotos/video unterwasser/tauch/schnorchel/riff',
    es: 'filmar/grabar/fotos agua/acuatic/bucear/snorkel/buceo',
    fr: 'filmer/photographier/photos marin/plongee/aquatique/recif',
  },
  {
    things: ['camera-360'],
    en: 'film/make/shoot virtual/panoramic tour/flat/video',
    de: 'mach/aufnehm/film rundgang/rundum/virtuell',
    es: 'hacer/grabar visita/tour virtual/panoramic',
    fr: 'faire/filmer visite virtuelle/panoramique',
  },
  {
    things: ['teleprompter'],
    en: 'read/speak/say script/text/speech camera/video',
    de: 'ablesen/sprech/lesen text/rede/skript kamera/video',
    es: 'leer/decir texto/guion/discurso camara/video',
    fr: 'lire/dire texte/discours camera/video',
  },
  {
    things: ['green-screen'],
    en: 'replace/change/remove/key background video/film/photo/weather',
    de: 'ersetz/ausausch/freistell/tausch hintergrund video/film/foto',
    es: 'cambiar/sustituir/quitar fondo video/foto/pelicula',
    fr: 'remplacer/changer/incruster fond video/film/photo',
  },
  {
    things: ['capture-card'],
    en: 'stream/livestream/broadcast concert/mass/wedding/game/gameplay/conference',
    de: 'stream/ubertrag/livestream konzert/gottesdienst/hochzeit/spiel/konferenz',
    es: 'retransmitir/emitir concierto/misa/boda/partida/directo',
    fr: 'diffuser/streamer/retransmettre concert/messe/mariage/partie/direct',
  },
  {
    things: ['audio-interface'],
    en: 'record song/songs/demo/vocals/guitar/album/band',
    de: 'aufnehm/aufnahme song/songs/demo/gesang/gitarre/album/band',
    es: 'grabar cancion/canciones/maqueta/voz/disco',
    fr: 'enregistrer chanson/chansons/maquette/voix/album',
  },
  {
    things: ['pa-system', 'speaker', 'microphone'],
    en: 'amplify/sound/hear speech/concert/band/gig/hall/crowd',
    de: 'beschall/verstark/ton rede/konzert/band/saal/hof/gottesdienst',
    es: 'sonido/amplificar discurso/concierto/sala/banda/acto',
    fr: 'sonoris discours/concert/salle/groupe/messe/place',
  },
  {
    things: ['silent-disco'],
    en: 'dance/party without/quiet/silent/disturbing/noise',
    de: 'tanz/feier/party ohne/leise/still larm/storen/nachbarn',
    es: 'bailar/fiesta sin/silenciosa ruido/molestar/silencio',
    fr: 'danser/fete sans/silencieuse bruit/deranger/silence',
  },
]

import type { SeedItem } from '../seed-item.ts'

export const leftHandedGuitar: SeedItem = {
  key: 'vienna-left-handed-guitar',
  city: 'vienna',
  owner: 'dragan',
  category: 'music',
  title: { de: 'E-Gitarre für Linkshänder, mit Ständer', en: 'Left-handed electric guitar with a stand' },
  description: {
    de: 'Gehört meinem Enkel, der jetzt in Graz studiert und dort nur eine akustische spielen darf. Eine blaue Gitarre, linksherum gebaut, zwei Tonabnehmer, Vibratohebel, frisch besaitet und eingestellt, obwohl ich selber nur die Ziehharmonika beherrsche. Dabei sind Ständer, Gurt, Stimmgerät, drei Plektren und ein Kopfhörerverstärker, damit die Nachbarn gut schlafen. Ein Kratzer auf der Rückseite kommt von einer Gürtelschnalle. Ideal für Linkshänder, die endlich eine ausprobieren wollen, ohne sie auf den Kopf zu drehen. Bitte nicht neben die Heizung stellen. Bei der Übergabe spiele ich dir etwas vor, aber auf dem Akkordeon.',
    en: 'It belongs to my grandson, who studies in Graz now and is only allowed an acoustic one there. A blue guitar, built the left way round, with two pickups and a tremolo arm, newly strung and set up, although I only master the accordion myself. A stand, strap, tuner, three plectrums and a headphone amp come with it, so that the neighbours sleep well. A scratch at the back comes from a belt buckle. Right for left-handers who want to try one at last without turning it upside down. Please keep it away from radiators. At handover I play you something, but on the accordion.',
  },
  price: { day: 1300, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Meidling', latitude: 48.1747, longitude: 16.3335 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Zum ersten Mal eine Gitarre, die auf meine Hände passt. Jetzt nehme ich Stunden.' },
    {
      rating: 5,
      text: 'Frisch besaitet und gut eingestellt. Das Akkordeon bei der Übergabe war das Highlight.',
    },
    { rating: 4, text: 'Schönes Instrument. Der Kopfhörerverstärker braucht viele Batterien.' },
  ],
}

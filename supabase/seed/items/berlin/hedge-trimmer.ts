import type { SeedItem } from '../seed-item.ts'

export const hedgeTrimmer: SeedItem = {
  key: 'berlin-hedge-trimmer',
  city: 'berlin',
  owner: 'tilda',
  category: 'garden',
  title: { de: 'Heckenschere mit Akku, 55 cm', en: 'Cordless hedge trimmer, 55 cm' },
  description: {
    de: 'Unsere Kolonie schreibt 1,25 m Heckenhöhe vor, deshalb ist diese Schere im Juni viel unterwegs und den Rest des Jahres frei. Zwei Akkus, einer hält etwa 45 Minuten, der andere lädt solange. Das Messer habe ich im Frühjahr schleifen lassen, Zweige bis Daumendicke nimmt sie. Sie wiegt keine drei Kilo, meine Nachbarin mit 74 kommt gut damit zurecht. Dazu gebe ich dir Handschuhe und eine Plane für den Schnitt. Bitte von März bis September nur Formschnitt, da brüten die Vögel. Hol sie an der Laube oder bei mir in der Torfstraße ab, wie es dir besser passt.',
    en: 'Our allotment rules say hedges may be 1.25 m high, so this trimmer is busy in June and free for the rest of the year. Two batteries: one lasts about 45 minutes while the other charges. I had the blade sharpened in spring and it takes twigs as thick as a thumb. It weighs less than three kilos, my neighbour of 74 gets on well with it. I’ll add gloves and a sheet for the cuttings. From March to September please only trim lightly, birds are nesting. Collect it at the allotment or at my flat in Torfstraße, whichever suits you.',
  },
  price: { day: 1200, hour: 300, deposit: 5000 },
  units: 1,
  place: { neighbourhood: 'Wedding', latitude: 52.5446, longitude: 13.3497 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 2,
    maxHours: 96,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  emoji: '2702-fe0f',
  accents: ['1f333', '1f9e4'],
  reviews: [
    {
      rating: 5,
      text: 'Leicht, leise, und der zweite Akku war Gold wert. Zwölf Meter Liguster an einem Vormittag.',
    },
    {
      rating: 5,
      text: 'Tilda hat mir noch gezeigt, wie man die Schnur spannt, damit es gerade wird. Es ist gerade geworden.',
    },
    {
      rating: 4,
      text: 'Gute Schere. Bei den ganz alten Trieben vom Hainbuchenstamm war Schluss, das sind aber auch drei Zentimeter.',
    },
  ],
}

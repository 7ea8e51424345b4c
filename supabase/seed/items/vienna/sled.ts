import type { SeedItem } from '../seed-item.ts'

export const sled: SeedItem = {
  key: 'vienna-sled',
  city: 'vienna',
  owner: 'hannah',
  category: 'sport-winter',
  title: { de: 'Rodel aus Esche, Zweisitzer mit Zugseil', en: 'Ash wood sled for two with a pull rope' },
  description: {
    de: 'Drei Rodeln, die seit drei Wintern meine Karriere als langsamste Rodlerin des Wienerwalds begleiten. Gebogene Kufen aus Esche mit Stahlschienen, 110 cm lang, ein Erwachsener mit Kind oder zwei, die sich mögen. Im November gewachst, das Zugseil ist neu und rot, damit man es im Schnee wiederfindet. Auf der Jesuitenwiese im Prater ist es lustig und voll, am Himmelhof hat man mehr Platz. Nach dem Fahren die Schienen abtrocknen, sonst rosten sie, ein Tuch steckt in der Tasche. Wer möchte, bekommt von mir Tipps, wie man möglichst elegant herunterfällt.',
    en: 'Three sleds that for three winters have kept company with my career as the slowest tobogganist in the Vienna Woods. Bent ash runners with steel rails, 110 cm long, for an adult with a child or two who like each other. Waxed in November, and the rope is new and red so that you find it in the snow. On the Jesuitenwiese it is fun and crowded, at Himmelhof you have more room. Dry the rails afterwards or they rust, there’s a cloth in the bag. If you like I’ll give you tips on falling off gracefully.',
  },
  price: { day: 600, hour: 150, deposit: 3000 },
  units: 3,
  place: { neighbourhood: 'Josefstadt', latitude: 48.2111, longitude: 16.3459 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 3,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Frisch gewachst und schnell. Am Himmelhof war tatsächlich mehr Platz.' },
    { rating: 4, text: 'Läuft prima, für drei Kinder auf einmal ist er dann doch zu kurz.' },
    { rating: 5, language: 'en', text: 'Fell off gracefully, as instructed. Great value.' },
  ],
}

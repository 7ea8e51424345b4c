import type { SeedItem } from '../seed-item.ts'

export const footballTable: SeedItem = {
  key: 'vienna-football-table',
  city: 'vienna',
  owner: 'katharina',
  category: 'party',
  title: { de: 'Wuzler, Tischfußball in Turniergröße', en: 'Football table, tournament size' },
  description: {
    de: 'Den Wuzler kennt bei uns inzwischen der halbe Bezirk. Spielfeld 120 mal 68 cm, acht Stangen mit Gummigriffen, kugelgelagert und frisch geölt, zehn Bälle, davon drei leise aus Kork. Rot gegen Blau, ein blauer Stürmer hat eine neue Schraube und trifft seither besser. Die Beine schraubst du in fünf Minuten ab, dann passt er zu zweit durch jede Altbautür und in einen Kombi. Unter jedem Fuß ist ein Filz, und für schiefe Kellerböden kann man sie verstellen. Bitte nicht draufsitzen und keine Gläser auf den Rand, wir haben das ausführlich erforscht.',
    en: 'By now half the district knows our football table. The pitch is 120 by 68 cm, with eight rods on bearings, rubber grips, freshly oiled, and ten balls, three of them quiet ones made of cork. Red against blue; one blue striker has a new screw and has scored more since. The legs unscrew in five minutes, then two people get it through any door and into an estate car. There is felt under each foot and they adjust to crooked cellar floors. Please don’t sit on it and put no glasses on the rim, we did thorough research.',
  },
  price: { day: 3500, deposit: 10000 },
  units: 1,
  place: { neighbourhood: 'Währing', latitude: 48.2282, longitude: 16.3352 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 180,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Siebter Geburtstag, 15 Kinder, ein Turnierplan und null Tränen. Na gut, eine.' },
    {
      rating: 5,
      text: 'Läuft wie geschmiert und steht auch auf unserem Hofpflaster gerade. Katharina hat Ersatzbälle nachgelegt.',
    },
    { rating: 4, text: 'Super Idee fürs Büro. Zu zweit tragen, allein ist er zu schwer.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const movingBoxes: SeedItem = {
  key: 'berlin-moving-boxes',
  city: 'berlin',
  owner: 'stefan',
  category: 'transport',
  title: { de: 'Umzugspaket: Kisten und Treppensackkarre', en: 'Moving kit: crates and a stair truck' },
  description: {
    de: 'Wer umzieht, kauft meistens Kartons, die danach im Keller verrotten. Hier sind 40 stabile Klappkisten aus Kunststoff mit 50 Litern, stapelbar und auch bei Regen trocken. Dazu eine Treppensackkarre bis 200 kg mit drei Rädern pro Seite, vier Tragegurte, sechs Decken und ein Rollbrett. Die Kisten sind durchnummeriert, eine Liste zum Ausfüllen liegt obenauf, so findet man den Wasserkocher wieder. Zusammengeklappt passen alle in einen Kombi. Bitte leer, trocken und ohne Klebeband zurück. Am Monatsende bin ich schnell ausgebucht, frag früh.',
    en: 'People who move mostly buy cardboard boxes that then rot in the cellar. Here are 40 sturdy folding plastic crates of 50 litres that stack and stay dry in the rain. With them come a stair-climbing hand truck for 200 kg, four carrying straps, six blankets and a dolly. The crates are numbered and there is a list to fill in, so you’ll find your kettle again. Folded, all of them fit into an estate car. Please return them empty, dry and without tape. At the end of the month I’m booked out quickly, so ask early.',
  },
  price: { day: 2500, deposit: 10000 },
  units: 1,
  place: { neighbourhood: 'Schöneberg', latitude: 52.4899, longitude: 13.3528 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 24,
    maxHours: 240,
    bufferMinutes: 240,
    cancellation: 'strict',
  },
  reviews: [
    {
      rating: 5,
      text: 'Vierter Stock, Altbau, die Treppenkarre hat unsere Rücken gerettet. Kisten sind viel besser als Kartons.',
    },
    { rating: 5, text: 'Dank der nummerierten Liste haben wir am ersten Abend Kaffee kochen können.' },
    {
      rating: 4,
      text: 'Rundum sorglos. 40 Kisten reichen für zwei Zimmer, wir hätten für drei Zimmer noch zehn gebraucht.',
    },
  ],
}

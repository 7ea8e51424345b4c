import type { SeedItem } from '../seed-item.ts'

export const beerBenches: SeedItem = {
  key: 'berlin-beer-benches',
  city: 'berlin',
  owner: 'stefan',
  category: 'party',
  title: { de: 'Bierzeltgarnituren, je Tisch und zwei Bänke', en: 'Beer tables, each with two benches' },
  description: {
    de: 'Vier Garnituren, jede mit einem Tisch von 2,20 m und zwei Bänken, Platz für acht Leute pro Satz. Gehören eigentlich dem Hausfest, das ist aber nur im Juli. Holz habe ich im Winter abgeschliffen und geölt, splittert also nichts. Du kannst einen Satz nehmen oder alle vier. In einen Kombi passen zwei, für vier brauchst du einen Transporter, oder ich bringe sie dir für die Liefergebühr im Umkreis. Rotweinflecken bitte gleich abwischen, sonst sehe ich sie beim nächsten Schleifen wieder. Tischdecken aus Papier habe ich auf der Rolle, nimm dir, was du brauchst.',
    en: 'Four sets, each with a 2.20 m table and two benches, room for eight people a set. They belong to our house party, but that is only in July. I sanded and oiled the wood last winter, so no splinters. Take one set or all four. Two fit into an estate car, for four you need a van, or I bring them for the delivery fee if you live nearby. Wipe red wine off straight away, otherwise I meet it again when I sand next time. I have paper tablecloth on a roll, help yourself.',
  },
  price: { day: 900, deposit: 3000 },
  units: 4,
  place: { neighbourhood: 'Schöneberg', latitude: 52.4893, longitude: 13.3535 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 168,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Drei Sätze für die Einschulung, Stefan hat geliefert und mit aufgebaut. Danke auch für die Tischdeckenrolle.',
    },
    { rating: 5, text: 'Stabil, sauber, kein Splitter. Preis ist mehr als fair.' },
    {
      rating: 4,
      text: 'Alles gut, eine Bank klemmt beim Zuklappen ein bisschen, mit einem Tritt ging es.',
      reply: 'Scharnier ist inzwischen gerichtet. Danke dir.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const highChair: SeedItem = {
  key: 'berlin-high-chair',
  city: 'berlin',
  owner: 'aylin',
  category: 'kids',
  title: { de: 'Hochstuhl, klappbar, mit großem Tablett', en: 'High chair, folding, with a large tray' },
  description: {
    de: 'Für das Wochenende, an dem drei Familien kommen und nur ein Hochstuhl da ist. Unserer lässt sich auf fünf Höhen stellen, die Lehne neigen und das Tablett mit einer Hand abnehmen, weil in der anderen erfahrungsgemäß ein Kind hängt. Fünfpunktgurt, karierter Bezug, der nach jeder Ausleihe bei 60 Grad gewaschen wird, und Füße, die das Parkett in Ruhe lassen. Ab sechs Monaten bis etwa drei Jahre. Zusammengeklappt steht er von allein hinter der Tür und passt quer ins Lastenrad. Ein Strich Kugelschreiber auf der Rückseite ist von unserer Großen und gilt als Kunst.',
    en: 'For the weekend when three families come and there is only one high chair. Ours has five heights, a back that reclines and a tray that comes off with one hand, since in our experience a child hangs from the other. A five-point harness, a check cover washed at 60 degrees after every rental, and feet that leave the parquet alone. From six months to about three years. Folded it stands by itself behind a door and fits crosswise into the cargo bike. A line of ballpoint at the back is by our eldest and counts as art.',
  },
  price: { day: 500, deposit: 3500 },
  units: 1,
  place: { neighbourhood: 'Kreuzberg', latitude: 52.4915, longitude: 13.4158 },
  delivery: ['pickup', 'delivery', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 12,
    maxHours: 720,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Drei Familien, zwei Stühle, kein Streit. Danke fürs Bringen mit dem Rad.' },
    { rating: 5, text: 'Sehr sauber und mit einer Hand zu bedienen, das stimmt wirklich.' },
    { rating: 4, text: 'Praktischer Stuhl. Offen braucht er ziemlich viel Platz in unserer Küche.' },
  ],
}

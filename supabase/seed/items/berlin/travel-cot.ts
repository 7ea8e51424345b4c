import type { SeedItem } from '../seed-item.ts'

export const travelCot: SeedItem = {
  key: 'berlin-travel-cot',
  city: 'berlin',
  owner: 'aylin',
  category: 'kids',
  title: {
    de: 'Reisebett mit Matratze für Besuch mit Baby',
    en: 'Travel cot with mattress for visiting babies',
  },
  description: {
    de: 'Für Großeltern, die nur an Weihnachten ein Kinderbett brauchen. Klappbares Reisebett, 120 mal 60 cm, mit seitlichem Schlupf und einer richtigen Matratze, nicht nur der dünnen Matte. Ein Spannbettlaken, ein Nachtlicht und ein Plüschhase liegen bei, der Hase hat Familienanschluss und möchte zurück. Alles wird nach jeder Ausleihe bei 60 Grad gewaschen, wir rauchen nicht und haben keine Tiere. Aufbau in einer Minute: erst die Seiten hoch, dann die Mitte runter, nie umgekehrt. Zusammengeklappt passt es in jeden Kofferraum und ins Lastenrad.',
    en: 'For grandparents who need a cot only at Christmas. A folding travel cot, 120 by 60 cm, with a side opening and a proper mattress, not just the thin mat. A fitted sheet, a night light and a plush rabbit come with it; the rabbit has family here and would like to return. Everything is washed at 60 degrees after each rental, we don’t smoke and keep no pets. It takes one minute to set up: sides up first, then the middle down, never the other way round. Folded it fits any car boot, and our cargo bike.',
  },
  price: { day: 700, deposit: 3000 },
  units: 1,
  place: { neighbourhood: 'Kreuzberg', latitude: 52.4922, longitude: 13.4158 },
  delivery: ['pickup', 'delivery', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 240,
    cancellation: 'flexible',
  },
  emoji: '1f6cf-fe0f',
  accents: ['1f9f8', '1f31b'],
  reviews: [
    {
      rating: 5,
      text: 'Enkelkind hat durchgeschlafen, Großeltern auch. Riecht frisch, Matratze ist wirklich gut.',
    },
    { rating: 5, text: 'Seiten hoch, Mitte runter, passt. Der Hase ist wieder zu Hause.' },
    {
      rating: 4,
      text: 'Sehr sauber und praktisch. Etwas schwerer als gedacht für die vierte Etage ohne Aufzug.',
    },
  ],
}

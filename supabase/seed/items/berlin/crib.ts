import type { SeedItem } from '../seed-item.ts'

export const crib: SeedItem = {
  key: 'berlin-crib',
  city: 'berlin',
  owner: 'aylin',
  category: 'kids',
  title: { de: 'Gitterbett mit Matratze für Besuch mit Baby', en: 'Cot with mattress for visiting babies' },
  description: {
    de: 'Für Großeltern, die nur an Weihnachten ein Kinderbett brauchen. Gitterbett aus weiß lackierter Buche, Liegefläche 120 mal 60 cm, eine Seite lässt sich absenken, und eine richtige Matratze ist dabei, nicht nur eine dünne Matte. Bettzeug, ein Spannbettlaken zum Wechseln und ein Plüschhase liegen bei, der Hase hat Familienanschluss und möchte zurück. Alles wird nach jeder Ausleihe bei 60 Grad gewaschen, wir rauchen nicht und haben keine Tiere. Aufbau zu zweit in zehn Minuten, acht Schrauben, der Schlüssel hängt am Beutel. Zerlegt passt es in jeden Kofferraum und ins Lastenrad.',
    en: 'For grandparents who need a cot only at Christmas. White painted beech, 120 by 60 cm, one side comes down, and there is a proper mattress, not just a thin mat. Bedding, a spare fitted sheet and a plush rabbit come with it; the rabbit has family here and would like to return. Everything is washed at 60 degrees after each rental, we don’t smoke and keep no pets. Two people put it up in ten minutes, eight bolts, the key hangs on the bag. In parts it fits any car boot, and our cargo bike.',
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
  reviews: [
    {
      rating: 5,
      text: 'Enkelkind hat durchgeschlafen, Großeltern auch. Riecht frisch, Matratze ist wirklich gut.',
    },
    { rating: 5, text: 'Acht Schrauben, passt. Der Hase ist wieder zu Hause.' },
    {
      rating: 4,
      text: 'Sehr sauber und stabil. Etwas schwerer als gedacht für die vierte Etage ohne Aufzug.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const stroller: SeedItem = {
  key: 'vienna-stroller',
  city: 'vienna',
  owner: 'katharina',
  category: 'kids',
  title: { de: 'Buggy, klappbar, mit Einkaufskorb', en: 'Folding buggy with a shopping basket' },
  description: {
    de: 'Für Besuch aus dem Ausland oder wenn der große Kinderwagen in der Reparatur ist. Blauer Buggy auf acht kleinen Rädern, vorne schwenkbar, mit einem Griff zusammengeklappt und dann so schmal wie ein Regenschirm, naja, wie zwei. Rückenlehne in drei Stufen, Fünfpunktgurt, Korb unter dem Sitz, der genau einen Wocheneinkauf vom Kutschkermarkt fasst. Von sechs Monaten bis 15 Kilo. Der Bezug kommt nach jeder Ausleihe in die Wäsche. Regenhülle und Sonnensegel stecken im Netz. Bitte keine Brezen im Sitz, zumindest keine ganzen.',
    en: 'For visitors from abroad, or while the big pram is being repaired. A blue buggy on eight small wheels, the front ones swivel; it folds with one hand and is then as thin as an umbrella, well, as two. The back reclines in three steps, with a five-point harness and a basket under the seat that holds exactly one week’s shopping from the Kutschkermarkt. From six months to 15 kilos. The cover is washed after every rental. A rain cover and a sun shade are in the net. Please no pretzels in the seat, at least no whole ones.',
  },
  price: { day: 700, deposit: 5000 },
  priceRules: { durationDiscounts: [0, 20, 50] },
  units: 1,
  place: { neighbourhood: 'Währing', latitude: 48.2278, longitude: 16.3358 },
  delivery: ['pickup', 'hub', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 12,
    maxHours: 720,
    bufferMinutes: 240,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Mit Kind am Arm zugeklappt, in die U6 und wieder auf. Genau so stellt man sich das vor.',
    },
    { rating: 5, text: 'Frisch gewaschen, gut erklärt, und die Regenhülle haben wir gebraucht.' },
    { rating: 4, text: 'Alles gut. Auf Kopfsteinpflaster merkt man die kleinen Räder.' },
    { rating: 5, language: 'en', text: 'Saved us dragging ours through two airports. Clean and easy.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const telescopicLadder: SeedItem = {
  key: 'berlin-telescopic-ladder',
  city: 'berlin',
  owner: 'jonas',
  category: 'ladders-building',
  title: {
    de: 'Teleskopleiter, 3,8 m, passt in jeden Flur',
    en: 'Telescopic ladder, 3.8 m, fits any hallway',
  },
  description: {
    de: 'Zusammengeschoben 90 cm hoch, ausgezogen 3,80 m, jede Stufe rastet einzeln ein. Für Stuck, Vorhangschienen und die Rauchmelder im Treppenhaus genau richtig. Trägt 150 kg und wiegt 12, die Tasche mit Gurt ist dabei, du bekommst sie also auch in der U8 unter. Die Gummifüße habe ich letztes Jahr erneuert. Bitte vor dem Hochsteigen prüfen, dass alle Verriegelungen auf Grün stehen, und immer an eine feste Wand lehnen, es ist keine Stehleiter. Finger beim Zusammenschieben außen am Holm lassen. Übergabe in der Werkstatt oder im Kiezlager.',
    en: 'Pushed together it is 90 cm tall, pulled out 3.80 m, and every rung locks by itself. Just right for stucco, curtain rails and the smoke alarms in the stairwell. It holds 150 kg, weighs 12 and comes in a bag with a strap, so you can take it on the underground. I replaced the rubber feet last year. Before you climb please check that all locks show green, and always lean it against a solid wall: it is not a stepladder. Keep your fingers on the outside when you push it together. Pick it up at the workshop or at the hub.',
  },
  price: { day: 1100, hour: 250, deposit: 6000 },
  units: 2,
  place: { neighbourhood: 'Neukölln', latitude: 52.4864, longitude: 13.4335 },
  delivery: ['pickup', 'hub', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 240,
    bufferMinutes: 30,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Endlich die Birne im Treppenhaus gewechselt, 4 m Deckenhöhe. Steht bombenfest.' },
    { rating: 5, text: 'Abends im Kiezlager geholt, morgens zurückgestellt, einfacher geht es nicht.' },
    {
      rating: 4,
      text: 'Praktisch und stabil. Mit 12 Kilo und Tasche in der vollen U8 ist es trotzdem ein kleines Abenteuer.',
    },
    {
      rating: 5,
      language: 'en',
      text: 'Took it home on my bike. The green locks make you feel safe up there.',
    },
  ],
}

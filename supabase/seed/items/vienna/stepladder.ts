import type { SeedItem } from '../seed-item.ts'

export const stepladder: SeedItem = {
  key: 'vienna-stepladder',
  city: 'vienna',
  owner: 'dragan',
  category: 'ladders-building',
  title: { de: 'Stehleiter mit Plattform, fünf Stufen', en: 'Stepladder with platform, five treads' },
  description: {
    de: 'Auf dieser Leiter habe ich dreißig Jahre lang die Plafonds von Meidling gestrichen, und sie steht noch immer gerade. Aluminium, fünf breite Stufen und ein hoher Bügel zum Anhalten, die Plattform liegt auf 1,05 m. Damit kommt man in einem Altbauzimmer bis zum Stuck. Sie wiegt sechs Kilo und wird so schmal, dass sie im Stiegenhaus niemanden stört. Dazu gebe ich zwei Farbhaken, eine Abdeckfolie und einen Rat: die Leiter immer ein Stück näher hinstellen, als man glaubt. Die Gummifüße sind neu, Farbspritzer sind original. Bitte nicht als Tapeziertisch verwenden.',
    en: 'On this ladder I painted the ceilings of Meidling for thirty years, and it still stands straight. Aluminium, five wide treads and a high rail to hold on to; the platform is at 1.05 m. In a room of an old building it gets you up to the stucco. It weighs six kilos and folds so thin that it bothers nobody on the stairs. I add two paint hooks, a dust sheet and some advice: always put the ladder a little closer than you think. The rubber feet are new, the splashes of paint are original. Please don’t use it as a pasting table.',
  },
  attributes: { 'platform-height': 1.05 },
  price: { day: 700, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Meidling', latitude: 48.1742, longitude: 16.3329 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 3,
    maxHours: 168,
    bufferMinutes: 180,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Plafond gestrichen, Stuck abgestaubt, kein Wackler. Herr Petrović hat noch einen Pinsel dazugegeben.',
    },
    { rating: 5, text: 'Leicht und trotzdem stabil. Der Bügel zum Anhalten ist viel wert.' },
    {
      rating: 4,
      text: 'Tut, was sie soll. Für vier Meter Raumhöhe fehlt eine Stufe.',
      reply: 'Dafür gebe ich beim nächsten Mal gern die große Malerleiter mit.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const paintSprayer: SeedItem = {
  key: 'vienna-paint-sprayer',
  city: 'vienna',
  owner: 'dragan',
  category: 'ladders-building',
  title: { de: 'Malerausrüstung mit Farbsprühgerät', en: 'Decorator’s kit with paint sprayer' },
  description: {
    de: 'Vierzig Jahre war ich Maler, jetzt streiche ich nur mehr für die Enkel. Das Sprühgerät nimmt Wandfarbe unverdünnt, ein Zimmer mit 20 Quadratmetern ist in einer halben Stunde weiß, aber das Abkleben dauert, da will ich ehrlich sein. Deshalb ist alles dabei, was man dafür braucht: Abdeckvlies, zwei Abroller, gute Pinsel, drei Walzen, Teleskopstange und ein Eimer mit Gitter. Farbe kaufst du selbst, ich sage dir welche. Nach der Arbeit sofort mit Wasser durchspülen, zehn Minuten lang, bis es klar kommt. Wenn du es verstopft zurückbringst, trinken wir einen Kaffee und du putzt es.',
    en: 'I was a decorator for forty years and now paint only for my grandchildren. The sprayer takes wall paint undiluted; a room of 20 square metres is white in half an hour, but masking takes time, I’ll be honest. So everything for that is included: dust sheets, two tape dispensers, good brushes, three rollers, a telescopic pole and a bucket with grid. Buy the paint yourself, I’ll tell you which. Rinse it with water straight after work, for ten minutes, until it runs clear. If you bring it back blocked we’ll have a coffee and you’ll clean it.',
  },
  price: { day: 2600, deposit: 9000 },
  units: 1,
  place: { neighbourhood: 'Meidling', latitude: 48.1742, longitude: 16.3329 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 8,
    maxHours: 168,
    bufferMinutes: 180,
    cancellation: 'flexible',
  },
  emoji: '1f58c-fe0f',
  accents: ['1faa3', '1f3e0'],
  reviews: [
    {
      rating: 5,
      text: 'Herr Petrović hat uns eine halbe Stunde lang alles gezeigt. Das Wohnzimmer schaut aus wie vom Profi.',
    },
    {
      rating: 5,
      text: 'Die Pinsel allein sind das Geld wert. Sprühgerät top sauber übernommen und so zurückgegeben.',
    },
    {
      rating: 4,
      text: 'Geht wirklich schnell, wenn einmal abgeklebt ist. Dafür einen ganzen Tag einplanen.',
    },
  ],
}

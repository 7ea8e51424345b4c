import type { SeedItem } from '../seed-item.ts'

export const popcornMachine: SeedItem = {
  key: 'vienna-popcorn-machine',
  city: 'vienna',
  owner: 'katharina',
  category: 'party',
  title: { de: 'Popcornmaschine mit Wagen', en: 'Popcorn machine on a cart' },
  description: {
    de: 'Das rote Wagerl mit den großen Rädern kennt bei uns inzwischen der halbe Bezirk. Eine Füllung ergibt etwa zwölf Tüten, nach vier Minuten ist die nächste dran. Im Set sind 1 kg Mais, Salz, 50 Papiertüten und eine Schaufel, Öl nimmst du aus der Küche. Für süßes Popcorn gibst du den Zucker erst dazu, wenn es zu springen beginnt, sonst brennt er an, wir haben das ausführlich erforscht. Der Kessel lässt sich aushängen und in der Abwasch reinigen. Zerlegt passt alles in einen Kombi. Für Kindergeburtstage empfehle ich, den Stecker außer Reichweite zu legen.',
    en: 'By now half the district knows the little red cart with the big wheels. One filling makes about twelve bags, and four minutes later the next is ready. The set has 1 kg of corn, salt, 50 paper bags and a scoop; take oil from your kitchen. For sweet popcorn add the sugar only when it starts to jump, otherwise it burns, we did thorough research. The kettle unhooks and can be washed in the sink. Taken apart, everything fits into an estate car. For children’s parties keep the plug out of reach.',
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
  emoji: '1f37f',
  accents: ['1f388', '1f3aa'],
  reviews: [
    { rating: 5, text: 'Siebter Geburtstag, 15 Kinder, null Reste. Der Zuckertipp stimmt.' },
    { rating: 5, text: 'Schaut entzückend aus und funktioniert. Katharina hat noch Tüten nachgelegt.' },
    { rating: 4, text: 'Super Idee fürs Büro. Das Putzen vom Kessel dauert ein bisserl.' },
  ],
}

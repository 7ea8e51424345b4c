import type { SeedItem } from '../seed-item.ts'

export const preservingPot: SeedItem = {
  key: 'vienna-preserving-pot',
  city: 'vienna',
  owner: 'miriam',
  category: 'kitchen',
  title: { de: 'Einkochautomat 27 Liter mit Zubehör', en: 'Preserving boiler, 27 litres, with accessories' },
  description: {
    de: 'Im Juli Marillen, im September Zwetschken, dazwischen steht er und wartet. Emaillierter Automat mit Thermostat und Zeitschaltuhr, fasst 14 Gläser mit einem halben Liter in zwei Lagen. Dabei sind der Einlegerost, ein Glasheber, ein weiter Trichter und mein Heft mit Zeiten und Temperaturen, handschriftlich, aber leserlich, ich bin Bibliothekarin. Für Glühwein beim Straßenfest taugt er auch, der Hahn unten tropft nicht. Gläser und Gummiringe bringst du selbst mit. Den Boden nach dem Einkochen mit Essigwasser entkalken, steht alles im Heft. Über ein Glas Marmelade freue ich mich immer.',
    en: 'Apricots in July, plums in September, and in between it waits. An enamelled boiler with thermostat and timer that takes 14 half-litre jars in two layers. Included are the rack, a jar lifter, a wide funnel and my notebook of times and temperatures, handwritten but legible, I am a librarian. It also does mulled wine for a street party; the tap doesn’t drip. Bring your own jars and rubber rings. Descale the bottom with vinegar afterwards, it’s all in the notebook. A jar of jam is always welcome.',
  },
  price: { day: 900, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Neubau', latitude: 48.2018, longitude: 16.3485 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 168,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: '20 Kilo Wachauer Marillen, alle Deckel zu. Das Heft ist ein Schatz.' },
    { rating: 5, text: 'Glühwein für das Hoffest, 25 Liter, Thermostat hält genau. Sehr liebe Übergabe.' },
    {
      rating: 5,
      text: 'Miriam hat auf meine Fragen per Nachricht sofort geantwortet. Ein Glas Marmelade steht vor ihrer Tür.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const applePress: SeedItem = {
  key: 'berlin-apple-press',
  city: 'berlin',
  owner: 'tilda',
  category: 'garden',
  title: { de: 'Obstpresse mit Häcksler, 18 Liter', en: 'Fruit press with crusher, 18 litres' },
  description: {
    de: 'Wenn im September alle gleichzeitig fragen, wohin mit den Äpfeln: damit wird Saft draus. Korbpresse aus Buche mit Edelstahlschale, dazu der Handhäcksler auf einem Gestell, drei Presstücher und ein Trichter. Aus zwei Eimern Äpfeln werden ungefähr sechs Liter. Zu zweit macht es am meisten Spaß, einer kurbelt, einer presst. Das Holz muss vorher gewässert werden, dann quillt es und hält dicht, eine Viertelstunde reicht. Danach nur mit klarem Wasser und Bürste reinigen, kein Spülmittel. Die Presse wiegt 22 Kilo, ein Fahrradanhänger oder ein Auto hilft beim Abholen.',
    en: 'Every September everybody asks at once what to do with their apples. This turns them into juice. It is a beech basket press with a stainless steel tray, with a hand-cranked crusher on a frame, three press cloths and a funnel. Two buckets of apples make about six litres. It is most fun with two people, one cranking and one pressing. Soak the wood for a quarter of an hour first so that it swells and seals. Afterwards clean it with plain water and a brush, no washing-up liquid. The press weighs 22 kilos, so bring a bike trailer or a car.',
  },
  price: { day: 1800, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Wedding', latitude: 52.5462, longitude: 13.3411 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 6,
    maxHours: 120,
    bufferMinutes: 180,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: '32 Flaschen Saft aus Äpfeln, die sonst auf dem Kompost gelandet wären. Die Kinder wollten gar nicht aufhören zu kurbeln.',
    },
    {
      rating: 5,
      text: 'Sehr gepflegtes Gerät, gute Anleitung. Wässern nicht vergessen, dann tropft nichts.',
    },
    {
      rating: 3,
      text: 'Presse prima, aber der Häcksler ist bei harten Quitten ganz schöne Arbeit. Für Äpfel würde ich sie wieder nehmen.',
      reply: 'Quitten vorher kurz blanchieren, dann geht es. Ich schreibe es in die Anzeige.',
    },
  ],
}

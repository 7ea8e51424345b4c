import type { SeedItem } from '../seed-item.ts'

export const demolitionHammer: SeedItem = {
  key: 'vienna-demolition-hammer',
  city: 'vienna',
  owner: 'theresa',
  category: 'power-tools',
  title: {
    de: 'Stemmhammer 11 kg, Makita, mit Meißelsatz',
    en: 'Makita demolition hammer, 11 kg, with chisels',
  },
  description: {
    de: 'Für den Estrich, die alte Badewannenverfliesung oder ein Stück Fundament im Garten. 11 Kilo, 1.500 Watt, Vibrationsdämpfung. Spitzmeißel, Flachmeißel und ein breiter Spatmeißel für Fliesenkleber sind im Koffer, die Spitzen werden bei uns nach jedem zweiten Verleih nachgeschliffen. Gehörschutz, Brille und Staubmaske legen wir kostenlos dazu, wir geben das Gerät ohne nicht heraus. Einschulung dauert fünf Minuten. Bitte klären Sie vorher, wo Leitungen liegen, ein Leitungssucher kann mitgemietet werden. Abholung an der Rampe, Parken vor dem Tor ist für zwanzig Minuten erlaubt. Rechnung mit ausgewiesener Umsatzsteuer.',
    en: 'For screed, the tiles around an old bathtub or a bit of foundation in the garden. 11 kilos, 1,500 watts, with vibration damping. The case holds a pointed chisel, a flat one and a wide one for tile adhesive; we regrind the tips after every second rental. Ear protection, goggles and dust mask come free of charge, and we don’t hand the machine over without them. The briefing takes five minutes. Please find out where your pipes and cables are first; a detector can be rented too. Collection at the ramp, you may park in front of the gate for twenty minutes. You get an invoice showing VAT.',
  },
  attributes: { 'power-source': 'mains', power: 1500 },
  price: { day: 4200, deposit: 15000 },
  priceRules: { weekendPriceCents: 4800, durationDiscounts: [0, 20, 0] },
  units: 2,
  place: { neighbourhood: 'Ottakring', latitude: 48.2148, longitude: 16.3192 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 4,
    maxHours: 336,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Alter Estrich in zwei Tagen heraußen. Gerät top, Einschulung kurz und verständlich.',
    },
    { rating: 5, text: 'Professionell von A bis Z, Rechnung war am selben Abend im Postfach.' },
    {
      rating: 4,
      text: 'Kraftvoll, aber nach drei Stunden weiß man, was elf Kilo sind. Zu zweit abwechseln.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const hammock: SeedItem = {
  key: 'berlin-hammock',
  city: 'berlin',
  owner: 'tilda',
  category: 'garden',
  title: { de: 'Hängematte mit Gestell für zwei', en: 'Hammock with a stand for two' },
  description: {
    de: 'Steht bei mir im Garten unter dem Apfelbaum, und weil ich im August sowieso einkoche, kann sie so lange bei dir stehen. Gebogenes Gestell aus Lärche, 3,50 m lang, trägt 200 Kilo und braucht keine Bäume, also passt sie auf Terrassen, Höfe und große Balkone. Das Tuch ist aus Baumwolle, lässt sich bei 30 Grad waschen und kommt frisch gewaschen zu dir. Aufbau mit vier Schrauben in einer Viertelstunde, der Schlüssel liegt im Beutel. Das längste Teil misst 1,70 m. Bitte über Nacht das Tuch abnehmen, sonst wird es klamm. Nicht schaukeln bis zum Überschlag, wir haben das für dich ausprobiert.',
    en: 'It stands in my garden under the apple tree, and as I spend August making jam anyway, it may stand at yours. A curved larch stand, 3.50 m long, that holds 200 kilos and needs no trees, so it suits terraces, courtyards and large balconies. The cloth is cotton, washes at 30 degrees and comes to you freshly washed. Four bolts and a quarter of an hour to put it up, the key is in the bag. The longest part is 1.70 m. Please take the cloth off overnight or it gets damp. Don’t swing it over the top, we tried that for you.',
  },
  price: { day: 1400, deposit: 7000 },
  units: 1,
  place: { neighbourhood: 'Wedding', latitude: 52.5451, longitude: 13.3459 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 336,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Eine Woche Urlaub auf dem Balkon. Nachbarn neidisch, Rücken glücklich.' },
    { rating: 5, text: 'Frisch gewaschen, schnell aufgebaut, und Tilda hat Apfelmus mitgegeben.' },
    { rating: 4, text: 'Sehr bequem. Auf unserem schiefen Hof mussten wir ein Brett unterlegen.' },
  ],
}

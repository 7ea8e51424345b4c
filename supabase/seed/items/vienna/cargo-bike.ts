import type { SeedItem } from '../seed-item.ts'

export const cargoBike: SeedItem = {
  key: 'vienna-cargo-bike',
  city: 'vienna',
  owner: 'lukas',
  category: 'bikes',
  title: { de: 'Lastenrad mit Holzkiste, dreirädrig', en: 'Cargo trike with a wooden box' },
  description: {
    de: 'Damit fahre ich mit der halben Klasse Turnmatten in den Augarten, und am Wochenende hat es frei. Rotes Dreirad ohne Motor, in der Kiste aus Lärchenbrettern haben zwei Kinder auf der Bank mit Gurten Platz oder 80 Kilo von irgendwas. Nabenschaltung mit drei Gängen, Rücktritt und eine Feststellbremse, damit beim Einladen nichts davonrollt. In Kurven fährt es sich anders als ein Rad: langsam hinein, nicht hineinlegen, wir üben das zwei Runden im Hof. Regenplane, Faltschloss und zwei Kinderhelme sind dabei. Reifen sind aufgepumpt. Für die Leopoldstadt ideal, den Kahlenberg lass bitte aus.',
    en: 'I ride it to the Augarten with half a class’s gym mats, and at weekends it is free. A red trike without a motor; the box of larch boards has room for two children on the belted bench, or 80 kilos of anything. Three hub gears, a coaster brake and a parking brake so that nothing rolls off while you load. It corners differently from a bicycle: go in slowly and don’t lean, we practise two rounds in the courtyard. A rain cover, a folding lock and two children’s helmets are included. The tyres are pumped up. Ideal for Leopoldstadt, but please leave out the Kahlenberg.',
  },
  attributes: { 'bike-type': 'cargo', payload: 80 },
  price: { day: 2400, hour: 500, deposit: 20000 },
  units: 1,
  place: { neighbourhood: 'Leopoldstadt', latitude: 48.2168, longitude: 16.3849 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 3,
    maxHours: 168,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Zwei Kinder, ein Picknick, ein Drachen. Alles in der Kiste und alle glücklich.' },
    {
      rating: 5,
      text: 'Die zwei Runden im Hof sind nötig und lustig. Danach fährt es sich wie auf Schienen.',
    },
    { rating: 4, text: 'Super zum Übersiedeln von Pflanzen. Bergauf merkt man, dass kein Motor da ist.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const plungeSaw: SeedItem = {
  key: 'berlin-plunge-saw',
  city: 'berlin',
  owner: 'jonas',
  category: 'power-tools',
  title: { de: 'Tauchsäge mit 1,4 m Führungsschiene', en: 'Plunge saw with 1.4 m guide rail' },
  description: {
    de: 'Meine zweite Tauchsäge, die erste brauche ich selbst jeden Tag. Sauber geführte Schnitte bis 55 mm Tiefe, ideal für Arbeitsplatten, Türblätter und Regalböden aus Multiplex. Dabei sind die Schiene, zwei Zwingen, ein feines Blatt für beschichtete Platten und ein grobes für Massivholz. Der Adapter für einen haushaltsüblichen Staubsauger liegt in der Kiste, bitte unbedingt benutzen. Das feine Blatt ist frisch geschärft. Wer noch nie mit so einer Säge gearbeitet hat, macht bei mir einen Probeschnitt, vorher gebe ich sie nicht aus der Hand. Gehörschutz und Brille kannst du dir mitnehmen.',
    en: 'My second plunge saw; I use the first one every day myself. It cuts clean straight lines up to 55 mm deep, so it is right for worktops, doors and plywood shelves. You get the rail, two clamps, a fine blade for laminated boards and a coarse one for solid wood. There is an adapter for a household vacuum cleaner in the box, please do use it. The fine blade has just been sharpened. If you have never used a saw like this we do a test cut together first, otherwise I don’t hand it over. Ear protection and goggles are yours to borrow.',
  },
  price: { day: 2400, deposit: 20000 },
  units: 1,
  place: { neighbourhood: 'Neukölln', latitude: 52.4871, longitude: 13.4326 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 12,
    minHours: 4,
    maxHours: 168,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  emoji: '1fa9a',
  accents: ['1fab5', '1f4d0'],
  reviews: [
    {
      rating: 5,
      text: 'Küchenarbeitsplatte selbst zugeschnitten, Kante wie vom Tischler. Der Probeschnitt mit Jonas hat mir die Angst genommen.',
    },
    {
      rating: 5,
      text: 'Schiene gerade, Blatt scharf, alles dabei. Hat sich nach zwei Schnitten schon gelohnt.',
    },
    {
      rating: 4,
      text: 'Sehr gute Säge. Für eine Tür von 2 m hätte ich eine zweite Schiene gebraucht, das sollte man vorher wissen.',
    },
  ],
}

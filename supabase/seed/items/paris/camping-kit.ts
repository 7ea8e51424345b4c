import type { SeedItem } from '../seed-item.ts'

export const campingKit: SeedItem = {
  key: 'paris-camping-kit',
  city: 'paris',
  owner: 'thomas',
  category: 'camping',
  title: { fr: 'Kit bivouac pour deux, prêt à partir', en: 'Bivouac kit for two, ready to go' },
  description: {
    fr: 'Tout tient dans deux sacs : tente deux places de 1,9 kg, deux matelas autogonflants, deux duvets confort 5 degrés, réchaud à gaz avec popote, frontale et filtre à eau. Je l’ai testé sur le GR 20, dans le Morvan et dans un jardin de Montreuil avec mes élèves. La tente a une rustine côté pieds, bien collée. Je lave les draps de sac après chaque location, à vous de prendre votre cartouche de gaz, modèle à visser. Avant le départ, on monte la tente ensemble place de Catalogne, dix minutes, et vous partez sans mauvaise surprise. Rapportez-la sèche, s’il vous plaît.',
    en: 'Everything fits into two bags: a two-person tent of 1.9 kg, two self-inflating mats, two sleeping bags for 5 degrees, a gas stove with pans, a head torch and a water filter. I tested it on the GR 20, in the Morvan and in a garden in Montreuil with my pupils. The tent has a patch at the foot end, well glued. I wash the liners after every rental; bring your own screw-on gas cartridge. Before you leave we pitch the tent together on Place de Catalogne, ten minutes, and you travel without surprises. Please return it dry.',
  },
  price: { day: 1900, deposit: 12000 },
  units: 1,
  place: { neighbourhood: 'Pernety', latitude: 48.8343, longitude: 2.3191 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 24,
    maxHours: 504,
    bufferMinutes: 720,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Quatre jours dans le Vercors, matériel léger et bien entretenu. Le montage à blanc avant le départ rassure.',
    },
    { rating: 5, text: 'Duvets chauds, popote complète, prof très pédagogue évidemment.' },
    { rating: 4, text: 'Excellent kit. Les matelas sont un peu courts si l’on dépasse 1,85 m.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const rotaryHammer: SeedItem = {
  key: 'paris-rotary-hammer',
  city: 'paris',
  owner: 'gerard',
  category: 'power-tools',
  title: {
    fr: 'Perceuse-perforateur SDS et coffret de forets',
    en: 'Rotary hammer drill with a set of SDS bits',
  },
  description: {
    fr: 'Trente-huit ans d’entretien des rames de métro, alors vous pensez bien que mes outils sont graissés. Perforateur filaire de 800 W, quatre mètres de câble, trois positions : perçage, perçage avec percussion, burinage. Dans le coffret : sept forets SDS de 5 à 14, un burin plat et une butée de profondeur. Là où une perceuse ordinaire chauffe, celui-ci traverse ; pour la pierre de taille, comptez quand même de la patience, et pour le carrelage, commencez sans percussion. Une rallonge de dix mètres est fournie. Je suis chez moi tous les matins. Rendez-le propre, c’est tout ce que je demande.',
    en: 'I maintained metro trains for thirty-eight years, so you can imagine my tools are greased. A corded 800 W rotary hammer with four metres of cable and three positions: drilling, drilling with impact, chiselling. In the case: seven SDS bits from 5 to 14 mm, a flat chisel and a depth stop. Where an ordinary drill gets hot, this one goes through; for cut stone bring patience all the same, and on tiles start without impact. A ten metre extension lead comes with it. I’m at home every morning. Bring it back clean, that’s all I ask.',
  },
  attributes: { 'power-source': 'mains', power: 800 },
  price: { day: 1100, hour: 250, deposit: 7000 },
  units: 1,
  place: { neighbourhood: 'Butte-aux-Cailles', latitude: 48.8268, longitude: 2.3512 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 240,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Outil impeccable et propriétaire adorable. Il m’a même prêté ses lunettes de protection.',
    },
    {
      rating: 5,
      text: 'Six étagères posées dans un mur en pierre. Le conseil de commencer sans percussion m’a évité une bêtise.',
    },
    { rating: 4, text: 'Très bon matériel. Disponible surtout le matin, il faut s’organiser.' },
    {
      rating: 5,
      language: 'en',
      text: 'My French is poor but Gérard explained everything with his hands. Great drill.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const impactDrill: SeedItem = {
  key: 'paris-impact-drill',
  city: 'paris',
  owner: 'gerard',
  category: 'power-tools',
  title: {
    fr: 'Perceuse-visseuse à percussion et coffret de forets',
    en: 'Impact drill driver with a set of bits',
  },
  description: {
    fr: 'Trente-huit ans d’entretien des rames de métro, alors vous pensez bien que mes outils sont graissés. Perceuse filaire de 850 W, quatre mètres de câble, percussion débrayable, mandrin métal de 13 mm. Dans le coffret : forets béton de 4 à 10, forets bois, forets métal, embouts et un petit niveau à bulle. Pour la pierre de taille, comptez de la patience ; pour le placo, réglez le couple sur 5, sinon la vis traverse. Une rallonge de dix mètres est fournie. Je suis chez moi tous les matins, au premier étage, il suffit de siffler sous la fenêtre. Rendez-la propre, c’est tout ce que je demande.',
    en: 'I maintained metro trains for thirty-eight years, so you can imagine my tools are greased. A corded 850 W drill with four metres of cable, switchable impact and a 13 mm metal chuck. In the case: masonry bits from 4 to 10, wood bits, metal bits, screwdriver bits and a small spirit level. For cut stone bring patience; for plasterboard set the torque to 5 or the screw goes straight through. A ten metre extension lead comes with it. I’m at home every morning on the first floor, just whistle under the window. Bring it back clean, that’s all I ask.',
  },
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
    { rating: 5, text: 'Outil impeccable et propriétaire adorable. J’ai sifflé, il est descendu.' },
    {
      rating: 5,
      text: 'Six étagères posées dans un mur en pierre. Le conseil sur le couple m’a évité une bêtise.',
    },
    { rating: 4, text: 'Très bon matériel. Disponible surtout le matin, il faut s’organiser.' },
    {
      rating: 5,
      language: 'en',
      text: 'My French is poor but Gérard explained everything with his hands. Great drill.',
    },
  ],
}

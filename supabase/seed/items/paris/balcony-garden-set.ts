import type { SeedItem } from '../seed-item.ts'

export const balconyGardenSet: SeedItem = {
  key: 'paris-balcony-garden-set',
  city: 'paris',
  owner: 'aminata',
  category: 'garden',
  title: { fr: 'Kit de jardinage pour balcon et cour', en: 'Gardening kit for balconies and courtyards' },
  description: {
    fr: 'Au printemps, tout l’immeuble rempote en même temps, alors j’ai rassemblé mes affaires. Une jardinière de soixante-dix centimètres avec ses plantes, que vous gardez le temps de la location, une pelle à main, un vaporisateur, un sécateur affûté, une bâche de rempotage avec coins à pression, un tuteur extensible et un petit tamis. J’ajoute un sachet de graines de mon balcon : capucines et tomates cerises, selon la saison. Le terreau n’est pas compris, il se vend au coin de la rue. Pour les jardins partagés de la Goutte d’Or, je prête aussi une bêche. Rincez les outils avant de les rendre, et essuyez le sécateur, il rouille vite.',
    en: 'In spring the whole building repots at the same time, so I put my things together. A planter of seventy centimetres with its greenery, yours for as long as you rent it, a hand shovel, a spray bottle, sharp secateurs, a potting mat with snap corners, an extending stake and a small sieve. I add a bag of seeds from my balcony: nasturtiums or cherry tomatoes, depending on the season. Compost is not included, they sell it around the corner. For the shared gardens of the Goutte d’Or I also lend a spade. Please rinse the tools and dry the secateurs, they rust quickly.',
  },
  price: { day: 600, deposit: 2500 },
  units: 1,
  place: { neighbourhood: 'Goutte d’Or', latitude: 48.8863, longitude: 2.3539 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 4,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'La bâche de rempotage, quelle bonne idée : pas une miette de terre dans le salon.' },
    { rating: 5, text: 'Aminata m’a donné des graines et trois conseils. Mes capucines sont sorties.' },
    {
      rating: 4,
      text: 'Kit bien pensé, sécateur excellent. Il manquait des gants à ma taille.',
      reply: 'J’en ai ajouté une paire en S et une en L, merci.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const partyTent: SeedItem = {
  key: 'paris-party-tent',
  city: 'paris',
  owner: 'aminata',
  category: 'party',
  title: { fr: 'Barnum pliant 3 × 4,5 m avec côtés', en: 'Folding marquee, 3 × 4.5 m, with sides' },
  description: {
    fr: 'Le barnum des fêtes de la rue Léon. Structure en alu qui se déplie à quatre en cinq minutes, à deux en dix si l’on se parle gentiment. Toit imperméable, quatre côtés dont deux avec fenêtres, huit sardines et quatre poids de 15 kg, parce qu’à Paris on plante rarement dans le gazon. Couvre une grande table de seize personnes. Sac à roulettes, 38 kg sans les poids : venez à deux, ou demandez la livraison. Une tache de henné sur un côté, je la tourne toujours vers le mur. À rendre sec ; s’il pleut, on l’étend dans le préau de l’association.',
    en: 'The marquee of the parties in Rue Léon. An aluminium frame that four people unfold in five minutes, two in ten if they speak kindly to each other. Waterproof roof, four sides, two with windows, eight pegs and four weights of 15 kg, because in Paris there is rarely a lawn to peg into. It covers a long table for sixteen. Wheeled bag, 38 kg without the weights: come as a pair or ask for delivery. There’s a henna stain on one side that I always turn to the wall. Return it dry; if it rains we spread it out at the association.',
  },
  price: { day: 4500, deposit: 15000 },
  units: 2,
  place: { neighbourhood: 'Goutte d’Or', latitude: 48.8867, longitude: 2.3532 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 240,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Fête des voisins sous une averse, tout le monde au sec. Les poids sont indispensables.',
    },
    { rating: 5, text: 'Aminata a livré et nous a montré le bon geste. Dix minutes à deux, promis tenu.' },
    { rating: 4, text: 'Solide et propre. C’est lourd, ne venez pas seul.' },
  ],
}

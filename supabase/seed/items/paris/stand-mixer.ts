import type { SeedItem } from '../seed-item.ts'

export const standMixer: SeedItem = {
  key: 'paris-stand-mixer',
  city: 'paris',
  owner: 'elise',
  category: 'kitchen',
  title: { fr: 'Robot pâtissier rouge, bol de 4,8 litres', en: 'Red stand mixer with a 4.8 litre bowl' },
  description: {
    fr: 'Offert par mes collègues le jour où j’ai annoncé que j’arrêtais d’acheter des gâteaux, il fait onze kilos et occupe toute ma cuisine. Dix vitesses, mouvement planétaire, bol en inox, crochet, fouet et batteur plat : brioche, meringue et pâte à pizza pour huit. Je le prête avec un couvercle anti-projections, une maryse et la recette de brioche de ma grand-mère, écrite pour des gens qui n’ont jamais pétri. Pas plus de la vitesse deux avec une pâte dure, sinon il part en promenade sur le plan de travail. Le bol et les accessoires passent au lave-vaisselle, le reste s’essuie. Prévoyez un sac solide ou un caddie.',
    en: 'A present from my colleagues on the day I announced I would stop buying cakes; it weighs eleven kilos and fills my kitchen. Ten speeds, planetary action, a steel bowl, dough hook, whisk and flat beater: brioche, meringue and pizza dough for eight. I lend it with a splash guard, a spatula and my grandmother’s brioche recipe, written out for people who have never kneaded. No more than speed two for stiff dough, or it goes for a walk along the worktop. Bowl and tools may go into the dishwasher, wipe the rest. Bring a sturdy bag or a trolley.',
  },
  price: { day: 1300, deposit: 9000 },
  units: 1,
  place: { neighbourhood: 'Batignolles', latitude: 48.8876, longitude: 2.3159 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 6,
    maxHours: 120,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Trois brioches pour le brunch du dimanche, et la recette de la grand-mère est redoutable.',
    },
    { rating: 5, text: 'Robot impeccable, accessoires complets. Élise explique tout en deux minutes.' },
    { rating: 4, text: 'Parfait, mais onze kilos dans le métro, je ne le referai pas.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const waffleIron: SeedItem = {
  key: 'paris-waffle-iron',
  city: 'paris',
  owner: 'gerard',
  category: 'kitchen',
  title: { fr: 'Gaufrier double en fonte, ouvert aux gourmands', en: 'Double cast iron waffle maker' },
  description: {
    fr: 'Il a servi trente ans à la kermesse de l’école et il en redemande. Deux plaques carrées de 19 centimètres en fonte, profondes comme il faut pour la chantilly, deux thermostats indépendants et un couvercle qui tient ouvert tout seul. Comptez cinq minutes de chauffe et trois par gaufre, soit quarante à l’heure si quelqu’un d’autre verse la pâte. Je fournis la louche, la pince en bois, un pinceau pour l’huile et ma recette sans levure. Ne lavez pas les plaques : un coup de brosse tant qu’elles sont tièdes et tout part. Rallonge comprise, les tables ne sont jamais près des prises.',
    en: 'It served the school fair for thirty years and asks for more. Two square plates of 19 centimetres in cast iron, as deep as whipped cream needs, two separate thermostats and a lid that stays open by itself. Allow five minutes to heat and three a waffle, so forty an hour if somebody else pours the batter. I add the ladle, wooden tongs, a brush for the oil and my recipe without yeast. Don’t wash the plates: brush them while they are warm and everything comes off. An extension lead is included, tables are never near sockets.',
  },
  price: { day: 1000, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Butte-aux-Cailles', latitude: 48.8273, longitude: 2.3505 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Cent vingt gaufres pour la fête des voisins, et Gérard est venu goûter. Normal.' },
    { rating: 5, text: 'Appareil propre, pince et rallonge fournies. La recette sans levure est parfaite.' },
    { rating: 4, text: 'Très bonnes gaufres. Il est lourd, prévoyez deux bras ou un chariot.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const highChair: SeedItem = {
  key: 'paris-high-chair',
  city: 'paris',
  owner: 'camille',
  category: 'kids',
  title: {
    fr: 'Chaise haute en bois, réglable, avec harnais',
    en: 'Wooden high chair, adjustable, with harness',
  },
  description: {
    fr: 'La chaise que tout le monde reconnaît, celle qui grandit avec l’enfant. Hêtre naturel, tablette amovible, harnais cinq points et coussin lavable. Elle a servi à mes deux neveux, le bois porte quelques coups de cuillère mais elle ne branle pas d’un millimètre. Convient de six mois à trois ans avec l’arceau, et jusqu’à l’adolescence sans. Je la démonte pour le transport, quatre vis, la clé est scotchée dessous avec le plan. Désinfectée entre deux locations. Idéale quand la famille débarque pour une semaine et que l’on n’a que des tabourets de bar.',
    en: 'The chair everybody knows, the one that grows with the child. Natural beech, removable tray, five-point harness and a washable cushion. It served my two nephews; the wood shows a few spoon marks but it doesn’t wobble by a millimetre. For six months to three years with the rail, and up to the teens without. I take it apart for transport, four screws, the key is taped underneath with the plan. Disinfected between rentals. Ideal when family arrives for a week and all you have is bar stools.',
  },
  price: { day: 500, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Oberkampf', latitude: 48.8645, longitude: 2.3776 },
  delivery: ['pickup', 'delivery', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  emoji: '1fa91',
  accents: ['1f37c', '1f944'],
  reviews: [
    { rating: 5, text: 'Stable, propre, remontée en cinq minutes. Notre petit-fils trônait.' },
    { rating: 5, text: 'Livrée à vélo, il faisait beau en effet. Très bonne expérience.' },
    { rating: 4, text: 'Très bien. La quatrième vis m’a donné un peu de mal.' },
  ],
}

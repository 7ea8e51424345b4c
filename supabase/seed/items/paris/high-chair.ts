import type { SeedItem } from '../seed-item.ts'

export const highChair: SeedItem = {
  key: 'paris-high-chair',
  city: 'paris',
  owner: 'camille',
  category: 'kids',
  title: {
    fr: 'Chaise haute pliante, réglable, avec harnais',
    en: 'Folding high chair, adjustable, with harness',
  },
  description: {
    fr: 'Notre chaise à la girafe, celle que tout l’immeuble connaît. Elle se règle sur cinq hauteurs, le dossier s’incline en trois crans et le grand plateau s’enlève d’une main, ce qui compte quand l’autre tient un bébé. Harnais cinq points, housse à carreaux lavable, patins qui ne rayent pas le parquet. Elle a servi à mes deux neveux, le plateau garde la trace d’une cuillère très volontaire. De six mois à trois ans. Pliée, elle tient debout derrière une porte. Désinfectée entre deux locations. Idéale quand la famille débarque pour une semaine et que l’on n’a que des tabourets de bar.',
    en: 'Our giraffe chair, the one the whole building knows. It has five heights, a back that tilts in three steps and a large tray that comes off with one hand, which matters when the other holds a baby. Five-point harness, a washable check cover and feet that don’t scratch the parquet. It served my two nephews; the tray bears the mark of one very determined spoon. For six months to three years. Folded, it stands behind a door. Disinfected between rentals. Ideal when family arrives for a week and all you have is bar stools.',
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
  reviews: [
    { rating: 5, text: 'Stable, propre, remontée en cinq minutes. Notre petit-fils trônait.' },
    { rating: 5, text: 'Livrée à vélo, il faisait beau en effet. Très bonne expérience.' },
    { rating: 4, text: 'Très bien. La quatrième vis m’a donné un peu de mal.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const champagneGlasses: SeedItem = {
  key: 'paris-champagne-glasses',
  city: 'paris',
  owner: 'camille',
  category: 'party',
  title: { fr: 'Soixante flûtes et coupes en verre', en: 'Sixty champagne flutes and coupes' },
  description: {
    fr: 'Collectionnées de brocante en brocante pour mon mariage, elles n’avaient pas vocation à rester dans une cave. Quarante flûtes et vingt coupes, volontairement dépareillées, toutes en verre, lavées à la main. Elles voyagent dans cinq casiers de bar à poignées qui s’empilent. J’ajoute deux plateaux ronds, quatre seaux à glace et un torchon en lin pour les dernières traces. La casse arrive : les trois premiers verres sont pour moi, au-delà c’est 2 euros pièce. Un simple rinçage suffit au retour, je relave de toute façon. Livraison possible dans Paris, à vélo, quand il fait beau.',
    en: 'Collected at flea markets for my wedding, and not meant to spend their days in a cellar. Forty flutes and twenty coupes, mismatched on purpose, all glass, washed by hand. They travel in five stackable bar crates with handles. I add two round trays, four ice buckets and a linen cloth for the last marks. Breakage happens: the first three glasses are on me, after that it’s 2 euros each. A quick rinse is enough on return, I wash them again anyway. I can deliver in Paris, by bike, when the weather is fine.',
  },
  price: { day: 2000, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Oberkampf', latitude: 48.8657, longitude: 2.3772 },
  delivery: ['pickup', 'delivery', 'hub'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 240,
    cancellation: 'moderate',
  },
  emoji: '1f942',
  accents: ['1f37e', '2728'],
  reviews: [
    { rating: 5, text: 'Effet garanti sur la table, tout le monde a voulu choisir son verre.' },
    { rating: 5, text: 'Casiers très pratiques, deux verres cassés, Camille a tenu parole.' },
    { rating: 4, text: 'Magnifique, à manier avec soin. Prévoir du temps pour le rinçage.' },
  ],
}

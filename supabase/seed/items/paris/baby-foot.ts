import type { SeedItem } from '../seed-item.ts'

export const babyFoot: SeedItem = {
  key: 'paris-baby-foot',
  city: 'paris',
  owner: 'camille',
  category: 'party',
  title: { fr: 'Baby-foot de bistrot, terrain bleu', en: 'Bistro football table with a blue pitch' },
  description: {
    fr: 'Gagné à une tombola d’école et remonté dans la cour par quatre voisins, il n’avait pas vocation à rester dans une cave. Terrain bleu, barres sur roulements, poignées en caoutchouc, dix balles en liège qui ne réveillent personne. Les pieds se dévissent en cinq minutes et deux adultes le portent sans gros mots. J’ajoute une craie pour les scores et un règlement de l’immeuble : les roulettes sont interdites, les râteaux tolérés. Patins réglables pour les sols de travers. Pas de verres sur le bord, s’il vous plaît, le bois a déjà connu un kir. Livraison possible dans l’est de Paris, en camionnette.',
    en: 'Won at a school raffle and carried into the courtyard by four neighbours, it was not meant to spend its days in a cellar. A blue pitch, rods on bearings, rubber grips and ten cork balls that wake nobody. The legs unscrew in five minutes and two adults carry it without swearing. I add chalk for the score and the house rules: no spinning, scraping tolerated. Adjustable feet for crooked floors. No glasses on the rim, please, the wood has already met a kir. I can deliver in eastern Paris, by van.',
  },
  price: { day: 3200, deposit: 10000 },
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
  reviews: [
    {
      rating: 5,
      text: 'Effet garanti dans la cour, le tournoi a duré jusqu’à minuit. Les balles en liège sauvent la paix du voisinage.',
    },
    { rating: 5, text: 'Démontage facile, Camille a tenu la porte et la craie.' },
    { rating: 4, text: 'Magnifique, à porter à deux vraiment. Prévoir de la place autour.' },
  ],
}

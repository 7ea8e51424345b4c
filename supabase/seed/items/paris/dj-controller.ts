import type { SeedItem } from '../seed-item.ts'

export const djController: SeedItem = {
  key: 'paris-dj-controller',
  city: 'paris',
  owner: 'ines',
  category: 'music',
  title: { fr: 'Contrôleur DJ deux voies avec casque', en: 'Two-channel DJ controller with headphones' },
  description: {
    fr: 'Celui avec lequel j’ai commencé, avant de passer aux platines. Deux voies, grandes molettes, pads lumineux, carte son intégrée avec sorties RCA et jack. Il se branche en USB sur ordinateur ou tablette, le logiciel gratuit suffit et je t’aide à l’installer si tu arrives avec ta machine. Casque fermé, câbles vers enceintes et housse rigide inclus, mais pas les enceintes. Le fader gauche a été nettoyé en février, il ne craque plus. Quarante minutes pour apprendre à caler deux morceaux, promis. Pas de verre posé dessus, même vide, même une seconde.',
    en: 'The one I started on before moving to turntables. Two channels, big jog wheels, lit pads, a built-in sound card with RCA and jack outputs. It connects by USB to a computer or tablet; the free software is enough and I’ll help you install it if you bring your machine. Closed headphones, cables to your speakers and a hard case are included, speakers are not. The left fader was cleaned in February and no longer crackles. Forty minutes to learn to match two tracks, promise. No glass on top of it, not even empty, not even for a second.',
  },
  price: { day: 2500, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Canal Saint-Martin', latitude: 48.8727, longitude: 2.3634 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 6,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Inês m’a appris à caler deux morceaux en une demi-heure. Soirée réussie, voisins prévenus.',
    },
    { rating: 5, text: 'Très bon contrôleur, installation facile sur mon ordinateur.' },
    {
      rating: 4,
      text: 'Rien à redire sur le matériel. J’aurais aimé un câble USB plus long.',
      reply: 'Il y en a maintenant un de trois mètres dans la housse.',
    },
  ],
}

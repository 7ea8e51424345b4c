import type { SeedItem } from '../seed-item.ts'

export const bikeRepairSet: SeedItem = {
  key: 'paris-bike-repair-set',
  city: 'paris',
  owner: 'youssef',
  category: 'power-tools',
  title: {
    fr: 'Atelier vélo complet avec pied de réparation',
    en: 'Complete bike workshop with repair stand',
  },
  description: {
    fr: 'Tout ce qu’il faut pour remettre un vélo en état dans une cour ou un salon, si ton salon est grand. Pied d’atelier pliant, clé dynamométrique de 2 à 24 Nm, jeu de clés Allen et Torx, démonte-chaîne, dévoile-rayons, extracteur de manivelle, clé à cassette avec fouet et pompe à manomètre. Il y a aussi de la graisse, du dégraissant et des chiffons, sers-toi. Je note le couple de serrage de ta potence sur un bout de scotch si tu me dis le modèle. Manque seulement l’outil pour les boîtiers très récents, je préfère prévenir. Remise à Belleville, en bas de chez moi.',
    en: 'Everything you need to get a bike back on the road in a courtyard, or a living room if yours is large. Folding stand, torque wrench from 2 to 24 Nm, Allen and Torx keys, chain tool, spoke key, crank puller, cassette tool with whip and a pump with gauge. There’s grease, degreaser and rags too, help yourself. Tell me your stem and I’ll write the torque on a bit of tape. The only thing missing is the tool for the very latest bottom brackets, I’d rather say so. Handover in Belleville, outside my door.',
  },
  price: { day: 1300, hour: 300, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Belleville', latitude: 48.8706, longitude: 2.3842 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 3,
    maxHours: 120,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'J’ai changé chaîne, cassette et plaquettes dans la cour. Tout y était, même les chiffons.',
    },
    {
      rating: 5,
      text: 'Youssef a diagnostiqué le bruit en trois secondes au moment de la remise. Roue arrière voilée, réglée.',
    },
    { rating: 4, text: 'Très complet. Le pied prend un peu de place dans le métro.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const electricScooter: SeedItem = {
  key: 'paris-electric-scooter',
  city: 'paris',
  owner: 'youssef',
  category: 'bikes',
  title: { fr: 'Trottinette électrique, 40 km d’autonomie', en: 'Electric scooter, range 40 km' },
  description: {
    fr: 'Je l’ai achetée pendant les grèves, et puis je suis revenu au vélo. Pneus gonflables de 10 pouces, double frein, clignotants, bridée à 25 km/h comme il se doit. Quarante kilomètres annoncés, trente-deux constatés par 80 kilos et la montée de la rue de Belleville. Le chargeur est dans la sacoche avec un antivol pliant, un gilet et un casque réglable. Elle pèse 18 kg, pense à l’escalier. Assurance responsabilité civile à vérifier de ton côté, c’est la loi. Interdite sur les trottoirs, à deux et aux moins de 18 ans chez moi. Pneus vérifiés avant chaque départ.',
    en: 'I bought it during the strikes and then went back to my bike. Ten inch pneumatic tyres, two brakes, indicators, limited to 25 km/h as it should be. Forty kilometres on paper, thirty-two measured with 80 kilos and the climb of Rue de Belleville. The bag has the charger, a folding lock, a vest and an adjustable helmet. It weighs 18 kg, so think of your stairs. Please check your own liability insurance, it’s the law. Not on pavements, not for two, and from me not under 18. I check the tyres before every handover.',
  },
  price: { day: 1700, hour: 350, deposit: 18000 },
  units: 1,
  place: { neighbourhood: 'Belleville', latitude: 48.8711, longitude: 2.3849 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 240,
    cancellation: 'moderate',
  },
  emoji: '1f6f4',
  accents: ['26a1', '26d1-fe0f'],
  reviews: [
    { rating: 5, text: 'Fluide, bien freinée, casque propre. Trente kilomètres dans la journée sans panne.' },
    { rating: 4, text: 'Très bien, mais 18 kilos au cinquième étage, on s’en souvient.' },
    {
      rating: 3,
      text: 'La batterie a lâché un peu avant les trente kilomètres par temps froid.',
      reply: 'En dessous de 5 degrés elle perd un quart, je l’ai ajouté à l’annonce. Merci de l’avoir dit.',
    },
  ],
}

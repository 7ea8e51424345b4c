import type { SeedItem } from '../seed-item.ts'

export const hammock: SeedItem = {
  key: 'paris-hammock',
  city: 'paris',
  owner: 'aminata',
  category: 'garden',
  title: { fr: 'Hamac deux places avec support en bois', en: 'Two-person hammock with a wooden stand' },
  description: {
    fr: 'Acheté pour la cour de l’immeuble, il a réconcilié le deuxième et le quatrième étage, et depuis il voyage. Support courbe en mélèze de trois mètres cinquante, toile de coton pour deux adultes ou quatre enfants bien rangés, 200 kilos au maximum. Pas besoin d’arbre : une cour, une terrasse ou un toit suffisent. On le monte à deux en un quart d’heure, quatre boulons, la clé est dans le sac, et le plus long morceau mesure un mètre soixante-dix, ça passe dans le métro hors des heures de pointe. Toile lavée à 30 degrés après chaque location. Rentrez-la le soir, et ne le posez pas sur l’herbe mouillée.',
    en: 'Bought for the building’s courtyard, it reconciled the second and the fourth floor, and since then it travels. A curved larch stand of three metres fifty and a cotton cloth for two adults or four tidy children, 200 kilos at most. No tree needed: a courtyard, a terrace or a roof will do. Two people put it up in a quarter of an hour, four bolts, the key is in the bag, and the longest piece is one metre seventy, which fits in the metro outside rush hour. The cloth is washed at 30 degrees after every rental. Take it in at night, and don’t stand it on wet grass.',
  },
  price: { day: 1500, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Goutte d’Or', latitude: 48.8863, longitude: 2.3539 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 336,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Fête de cour réussie, il y avait la queue pour la sieste.' },
    { rating: 5, text: 'Montage simple, toile qui sent bon. Aminata a livré avec le diable de Gérard.' },
    { rating: 4, text: 'Très confortable. Il faut vraiment de la place, mesurez avant.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const steamCleaner: SeedItem = {
  key: 'paris-steam-cleaner',
  city: 'paris',
  owner: 'elise',
  category: 'ladders-building',
  title: { fr: 'Décolleuse à papier peint et nettoyeur vapeur', en: 'Wallpaper steamer and steam cleaner' },
  description: {
    fr: 'J’ai enlevé quatre couches de papier peint dans mon entrée, la dernière datait sans doute de Pompidou. Depuis, l’appareil sert aux voisins. Cuve de 4 litres, une heure d’autonomie, grand plateau pour les murs et petit pour les angles. Avec la buse et les brosses, il nettoie aussi les joints de salle de bains et le four. Deux spatules et un seau sont dans le carton. Commencez par le bas, laissez agir vingt secondes, et le papier vient tout seul, ou presque. Videz l’eau avant de le ranger, il y a un bouchon dessous. Attention, la vapeur brûle : gants fournis.',
    en: 'I took four layers of wallpaper off my hallway, the last one probably from Pompidou’s days. Since then the machine has been doing the neighbours’ walls. A 4 litre tank that lasts an hour, a large plate for walls and a small one for corners. With its nozzle and brushes it also cleans bathroom joints and ovens. Two scrapers and a bucket are in the box. Start at the bottom, wait twenty seconds and the paper comes off by itself, or nearly. Empty the water before you put it away, the plug is underneath. Steam burns: gloves are included.',
  },
  price: { day: 1400, deposit: 4000 },
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
  emoji: '1faa3',
  accents: ['1f4a8', '1f9e4'],
  reviews: [
    {
      rating: 5,
      text: 'Deux chambres décollées en un week-end. Le conseil de commencer par le bas est juste.',
    },
    {
      rating: 4,
      text: 'Efficace sur le papier, un peu moins sur la toile de verre, mais c’était prévisible.',
    },
    {
      rating: 5,
      text: 'Retiré et rendu au kiosque, aucun rendez-vous à caler. Joints de douche comme neufs en prime.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const platformStepladder: SeedItem = {
  key: 'paris-platform-stepladder',
  city: 'paris',
  owner: 'camille',
  category: 'ladders-building',
  title: { fr: 'Escabeau à plateforme, 5 marches', en: 'Platform stepladder, 5 treads' },
  description: {
    fr: 'Mes plafonds font 2,90 m et je mesure 1,61 m : voilà pourquoi j’ai un bel escabeau. Cinq marches larges, plateforme à 1,10 m, arceau de sécurité et tablette amovible pour poser le pot de peinture. Alu, 6 kg, patins neufs qui ne marquent pas le parquet. Plié, il fait 1,90 m de haut, donc ascenseur à éviter et métro à oublier ; à pied ou à vélo-cargo, ça va très bien. Une petite bosse sur le montant gauche, sans conséquence. Tout est prévu pour le retrait, même quand je travaille : je vous écris comment dès que c’est réservé.',
    en: 'My ceilings are 2.90 m high and I am 1.61 m, which is why I own a fine stepladder. Five wide treads, platform at 1.10 m, a safety rail and a detachable tray for the paint pot. Aluminium, 6 kg, new feet that don’t mark parquet. Folded it is 1.90 m tall, so avoid lifts and forget the metro; on foot or by cargo bike it’s fine. A small dent in the left side, harmless. You can collect it even while I’m at work: I write to you how once it is booked.',
  },
  attributes: { 'platform-height': 1.1 },
  price: { day: 900, hour: 200, deposit: 5000 },
  units: 1,
  place: { neighbourhood: 'Oberkampf', latitude: 48.8653, longitude: 2.3779 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 1,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 30,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Récupéré sous le porche à 22 h, rendu à 7 h. On ne fait pas plus simple.' },
    { rating: 5, text: 'Très stable, la tablette change la vie pour peindre un plafond.' },
    { rating: 4, text: 'Parfait à l’usage. Dans mon ascenseur, en effet, il ne rentre pas.' },
    { rating: 5, text: 'Camille répond en deux minutes. L’escabeau est comme neuf.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const skateboard: SeedItem = {
  key: 'paris-skateboard',
  city: 'paris',
  owner: 'ines',
  category: 'sport-winter',
  title: {
    fr: 'Skateboards pour débuter, plateau de 8 pouces',
    en: 'Skateboards for beginners, 8 inch decks',
  },
  description: {
    fr: 'Trois planches pour longer le canal un dimanche, quand les quais sont fermés aux voitures. Plateau en érable de 8 pouces, roues souples qui pardonnent les pavés, roulements changés au printemps. Protections poignets, coudes et genoux comprises, casque réglable aussi. Elles sont toutes pareilles, seul le grip change d’usure. Première fois ? Je te montre comment pousser, freiner et surtout tomber sur le square d’en bas, c’est gratuit et ça évite des pleurs. Pour régler les trucks, la clé est dans le sac. À ne pas sortir sous la pluie, les roulements et le bois n’aiment pas.',
    en: 'Three boards for rolling along the canal on a Sunday, when the quays are closed to cars. Maple decks, 8 inches wide, soft wheels that forgive cobbles, bearings replaced in spring. Wrist, elbow and knee pads included, an adjustable helmet too. They are all the same, only the grip is worn differently. First time? I show you how to push, brake and above all fall in the square downstairs; it’s free and saves tears. The key for the trucks is in the bag. Don’t take them out in the rain, the bearings and the wood hate it.',
  },
  price: { day: 900, hour: 250, deposit: 5000 },
  units: 3,
  place: { neighbourhood: 'Canal Saint-Martin', latitude: 48.8722, longitude: 2.3641 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 120,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'La leçon pour tomber a servi tout de suite. Super après-midi sur le canal.' },
    { rating: 5, text: 'Planche saine, protections propres, mon fils ne veut plus la rendre.' },
    {
      rating: 4,
      text: 'Très bonnes roues sur les pavés. Il faut un peu d’équilibre, mais ce n’est pas la faute de la planche.',
    },
  ],
}

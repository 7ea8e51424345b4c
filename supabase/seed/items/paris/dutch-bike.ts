import type { SeedItem } from '../seed-item.ts'

export const dutchBike: SeedItem = {
  key: 'paris-dutch-bike',
  city: 'paris',
  owner: 'camille',
  category: 'bikes',
  title: { fr: 'Vélo hollandais avec panier et siège enfant', en: 'Dutch bike with basket and child seat' },
  description: {
    fr: 'Un vrai hollandais vert bouteille, lourd comme une armoire et confortable comme un fauteuil. Trois vitesses dans le moyeu, frein à rétropédalage à l’arrière (on s’y fait en cinq minutes), grand panier en osier devant et siège enfant amovible jusqu’à 22 kg. Éclairage à dynamo, deux antivols, dont un en U. Révisé en mars par Youssef, qui loue aussi ses outils ici. Selle réglable pour des personnes de 1,58 à 1,85 m. Il dort dans ma cave : je le monte avant votre arrivée, prévenez-moi si vous avez du retard. À ne pas laisser dehors la nuit, s’il vous plaît.',
    en: 'A true Dutch bike in bottle green, heavy as a wardrobe and comfortable as an armchair. Three hub gears, a coaster brake at the back (you get used to it in five minutes), a big wicker basket in front and a removable child seat up to 22 kg. Dynamo lights and two locks, one a U-lock. Serviced in March by Youssef, who also rents out his tools here. The saddle fits people from 1.58 to 1.85 m. It sleeps in my cellar and I bring it up before you come, so tell me if you’re late. Please don’t leave it outside at night.',
  },
  price: { day: 1400, hour: 300, deposit: 12000 },
  units: 1,
  place: { neighbourhood: 'Oberkampf', latitude: 48.8648, longitude: 2.3785 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  emoji: '1f6b2',
  accents: ['1f9fa', '1f956'],
  reviews: [
    {
      rating: 5,
      text: 'Balade du canal Saint-Martin à la Villette avec ma fille derrière. Très confortable.',
    },
    {
      rating: 4,
      text: 'Superbe vélo. Le rétropédalage surprend, et la côte de Ménilmontant, n’en parlons pas.',
    },
    { rating: 5, text: 'Panier parfait pour le marché. Deux antivols fournis, c’est rassurant.' },
    { rating: 5, language: 'en', text: 'Felt like a local for three days. Camille is lovely.' },
  ],
}

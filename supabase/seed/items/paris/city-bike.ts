import type { SeedItem } from '../seed-item.ts'

export const cityBike: SeedItem = {
  key: 'paris-city-bike',
  city: 'paris',
  owner: 'camille',
  category: 'bikes',
  title: { fr: 'Vélo de ville bordeaux, selle en cuir', en: 'Burgundy city bike with a leather saddle' },
  description: {
    fr: 'Un vélo en acier bordeaux qui a l’air plus vieux qu’il ne l’est et roule mieux qu’il n’en a l’air. Trois vitesses dans le moyeu, garde-boue longs, guidon plat et selle en cuir déjà faite, ce qui vous épargne deux mois de souffrance. Éclairage amovible et deux antivols, dont un en U. Révisé en mars par Youssef, qui loue aussi ses outils ici. Selle réglable pour des personnes de 1,62 à 1,85 m. Un panier en osier se clipse devant si vous me le demandez. Il dort dans ma cave : je le monte avant votre arrivée, prévenez-moi si vous avez du retard. À ne pas laisser dehors la nuit, s’il vous plaît.',
    en: 'A burgundy steel bike that looks older than it is and rides better than it looks. Three hub gears, long mudguards, a flat bar and a leather saddle that is broken in already, which saves you two months of suffering. Clip-on lights and two locks, one a U-lock. Serviced in March by Youssef, who also rents out his tools here. The saddle fits people from 1.62 to 1.85 m. A wicker basket clips on in front if you ask. It sleeps in my cellar and I bring it up before you come, so tell me if you’re late. Please don’t leave it outside at night.',
  },
  attributes: { 'bike-type': 'city' },
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
  reviews: [
    {
      rating: 5,
      text: 'Balade du canal Saint-Martin à la Villette, puis retour par les quais. Très confortable.',
    },
    {
      rating: 4,
      text: 'Superbe vélo. Trois vitesses suffisent, sauf pour la côte de Ménilmontant, n’en parlons pas.',
    },
    {
      rating: 5,
      text: 'Panier clipsé en dix secondes pour le marché. Deux antivols fournis, c’est rassurant.',
    },
    { rating: 5, language: 'en', text: 'Felt like a local for three days. Camille is lovely.' },
  ],
}

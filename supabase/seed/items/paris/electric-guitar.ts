import type { SeedItem } from '../seed-item.ts'

export const electricGuitar: SeedItem = {
  key: 'paris-electric-guitar',
  city: 'paris',
  owner: 'youssef',
  category: 'music',
  title: {
    fr: 'Guitare électrique et petit ampli sur batterie',
    en: 'Electric guitar with a small battery amp',
  },
  description: {
    fr: 'Ma deuxième guitare, celle qui part en vacances et aux anniversaires. Corps en aulne, manche en érable, deux micros, cordes 10-46 changées il y a moins d’un mois. L’ampli de 20 watts marche sur secteur ou six heures sur batterie, avec une entrée micro et une prise casque pour les voisins. Housse rembourrée, capodastre, sangle et quatre médiators, il en reviendra peut-être deux. Un éclat au bas de la caisse, souvenir d’un coin de table à Marseille, rien qui s’entende. Garde-la loin des radiateurs et des voitures au soleil. Je peux te monter un tirant plus léger si tu préviens la veille.',
    en: 'My second guitar, the one that goes on holiday and to birthdays. Alder body, maple neck, two pickups, 10-46 strings less than a month old. The 20 watt amp runs from the mains or six hours from its battery, and has a microphone input, and a headphone socket for the neighbours’ sake. Padded bag, capo, strap and four plectrums, of which perhaps two will come back. There’s a chip at the bottom from a table in Marseille, nothing you can hear. Keep it away from radiators and sunny cars. I can put lighter strings on if you tell me the day before.',
  },
  price: { day: 1500, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Belleville', latitude: 48.8702, longitude: 2.3838 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 12,
    maxHours: 504,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Très jolie sonorité, cordes fraîches, ampli suffisant pour une terrasse.' },
    {
      rating: 5,
      text: 'Louée pour une semaine en Ardèche, on a chanté tous les soirs. J’ai rapporté trois médiators.',
    },
    {
      rating: 4,
      text: 'Bonne guitare, action un peu haute à mon goût.',
      reply: 'Je l’ai baissée d’un demi-millimètre, reviens l’essayer.',
    },
  ],
}

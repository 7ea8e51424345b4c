import type { SeedItem } from '../seed-item.ts'

export const reflexKit: SeedItem = {
  key: 'paris-reflex-kit',
  city: 'paris',
  owner: 'elise',
  category: 'photo-video',
  title: { fr: 'Reflex Nikon avec flash cobra et trépied', en: 'Nikon SLR with speedlight and tripod' },
  description: {
    fr: 'Mon boîtier de reportage d’avant, un plein format de 24 millions de pixels qui a vu trois élections et un nombre indécent de conférences de presse. Avec lui : un 50 mm f/1.8, un 70-200 mm f/4, un flash orientable, un trépied en carbone et un filtre polarisant. Obturateur changé l’an dernier, 18 000 déclenchements depuis. Deux batteries, deux cartes rapides, un sac qui ne ressemble pas à un sac photo. Je vous montre les réglages utiles autour d’un café. Prévoyez une pièce d’identité. La pluie ne lui fait pas peur, le sable si.',
    en: 'My previous news camera, full frame, 24 megapixels, which has seen three elections and an indecent number of press conferences. With it: a 50 mm f/1.8, a 70-200 mm f/4, a swivel flash, a carbon tripod and a polarising filter. The shutter was replaced last year and has 18,000 clicks since. Two batteries, two fast cards, and a bag that doesn’t look like a camera bag. I show you the useful settings over a coffee. Please bring ID. It doesn’t mind rain; sand it does.',
  },
  price: { day: 4900, deposit: 50000 },
  units: 1,
  place: { neighbourhood: 'Batignolles', latitude: 48.8869, longitude: 2.3165 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 6,
    maxHours: 240,
    bufferMinutes: 120,
    cancellation: 'strict',
  },
  reviews: [
    {
      rating: 5,
      text: 'Le 70-200 a sauvé le spectacle de danse de ma nièce. Matériel de pro, accueil de voisine.',
    },
    { rating: 5, text: 'Vingt minutes d’explications autour d’un café et j’ai enfin compris le flash.' },
    { rating: 4, text: 'Ensemble très complet et en parfait état. Un peu lourd pour une journée de marche.' },
  ],
}

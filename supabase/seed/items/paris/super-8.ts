import type { SeedItem } from '../seed-item.ts'

export const super8: SeedItem = {
  key: 'paris-super-8',
  city: 'paris',
  owner: 'elise',
  category: 'photo-video',
  title: {
    fr: 'Caméra Super 8 révisée, avec une cartouche',
    en: 'Super 8 camera, serviced, with a cartridge',
  },
  description: {
    fr: 'Celle de mon grand-père, qui a filmé avec toutes nos vacances à Noirmoutier et aucune de nos têtes. Zoom manuel, cellule qui marche, moteur révisé l’an dernier par un monsieur de Montreuil qui ne fait que ça. Une cartouche couleur de 50 pieds est comprise, soit trois minutes vingt : on apprend vite à choisir. Piles neuves, sacoche, bonnette et un carnet où noter les plans. Je peux envoyer la pellicule au laboratoire et vous recevez le fichier trois semaines plus tard. Tenez-la à deux mains, respirez avant d’appuyer, et ne laissez jamais la cartouche au soleil.',
    en: 'My grandfather’s, who filmed all our holidays on Noirmoutier with it and none of our heads. Manual zoom, a light meter that works and a motor serviced last year by a gentleman in Montreuil who does nothing else. A 50 foot colour cartridge is included, three minutes and twenty seconds: you soon learn to choose. New batteries, a bag, an eyecup and a notebook for the shots come along. I can post the film to the lab and you get the file three weeks later. Hold it with both hands, breathe before you press, and never leave the cartridge in the sun.',
  },
  price: { day: 2000, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Batignolles', latitude: 48.8872, longitude: 2.3171 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 24,
    maxHours: 240,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Notre mariage en trois minutes vingt, flou comme il faut et magnifique.' },
    { rating: 5, text: 'Caméra en parfait état, le carnet pour noter les plans est une idée de génie.' },
    { rating: 4, text: 'Superbe objet. Il faut accepter d’attendre le laboratoire.' },
  ],
}

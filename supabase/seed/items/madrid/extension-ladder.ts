import type { SeedItem } from '../seed-item.ts'

export const extensionLadder: SeedItem = {
  key: 'madrid-extension-ladder',
  city: 'madrid',
  owner: 'elena',
  category: 'ladders-building',
  title: {
    es: 'Escalera multiposición de aluminio, 4 tramos',
    en: 'Multi-position aluminium ladder, 4 sections',
  },
  description: {
    es: 'Se dobla de tantas maneras que a los mellizos les parece un transformer: de tijera a 2,30 m, recta a 4,70 y como andamio bajo con las dos plataformas que incluye. Bisagras con bloqueo automático, aguanta 150 kilos y pesa 15. Plegada mide 1,20 m y cabe en cualquier maletero. La compramos para pintar el patio y desde entonces pasa por todas las comunidades de la calle. Antes de subir, comprueba que oyes los cuatro clics. Tiene pintura blanca en dos peldaños, no mancha. La dejo en portería si trabajas hasta tarde, Manolo está hasta las diez.',
    en: 'It folds in so many ways that my twins think it’s a transformer: a stepladder of 2.30 m, straight to 4.70 m, and a low scaffold with the two platforms included. Hinges lock by themselves, it holds 150 kilos and weighs 15. Folded it’s 1.20 m and fits any car boot. We bought it to paint the patio and since then it has been through every building in the street. Before you climb, listen for four clicks. There’s white paint on two rungs, quite dry. If you work late I leave it with the porter, Manolo is there until ten.',
  },
  price: { day: 1000, hour: 250, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'La Latina', latitude: 40.4103, longitude: -3.7108 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 30,
    cancellation: 'flexible',
  },
  emoji: '1fa9c',
  accents: ['1f58c-fe0f', '1f3e0'],
  reviews: [
    { rating: 5, text: 'La usé de andamio para pintar el techo. Cuatro clics y a trabajar.' },
    { rating: 5, text: 'Recogida en portería a las nueve y media. Manolo, un encanto.' },
    { rating: 4, text: 'Muy versátil, quince kilos se notan en un cuarto sin ascensor.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const foldingTables: SeedItem = {
  key: 'madrid-folding-tables',
  city: 'madrid',
  owner: 'javier',
  category: 'party',
  title: { es: 'Mesas plegables con seis sillas cada una', en: 'Folding tables, each with six chairs' },
  description: {
    es: 'Eran del bar de mi tío en Alcorcón y ahora viven de fiesta en fiesta. Cada juego es una mesa de 1,85 por 0,78, de plástico duro y patas de acero que se pliegan debajo, y seis sillas negras, también plegables. Caben seis para comer y ocho para brindar. Tengo tres juegos, que entran todos en mi furgoneta, así que por el coste de la entrega os los dejo en el patio. La mesa pesa trece kilos y tiene asa; las sillas aguantan a mi cuñado, que es decir. Se limpian con un trapo. Si las guardáis mojadas, chirrían, así que secadlas antes. En junio son las reinas del patio.',
    en: 'They belonged to my uncle’s bar in Alcorcón and now live from party to party. Each set is a table of 1.85 by 0.78, hard plastic with steel legs that fold underneath, and six black chairs that fold too. Six people can eat at it and eight can drink a toast. I have three sets and all of them fit in my van, so for the delivery fee I leave them in your courtyard. The table weighs thirteen kilos and has a handle; the chairs hold my brother-in-law, which says it all. Wipe them with a cloth. Put away wet, they squeak, so dry them first. In June they are the queens of the courtyard.',
  },
  price: { day: 1400, deposit: 6000 },
  units: 3,
  place: { neighbourhood: 'Ibiza', latitude: 40.4178, longitude: -3.6745 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 240,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Comida de la comunidad para dieciocho, todos sentados y nadie cojeando.' },
    { rating: 5, text: 'Javier las trajo y las dejó montadas. Limpísimas.' },
    {
      rating: 3,
      text: 'Una de las sillas chirriaba bastante.',
      reply: 'Ya está engrasada, gracias por avisar.',
    },
  ],
}

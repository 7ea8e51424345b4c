import type { SeedItem } from '../seed-item.ts'

export const padelRackets: SeedItem = {
  key: 'madrid-padel-rackets',
  city: 'madrid',
  owner: 'lucia',
  category: 'sport-winter',
  title: { es: 'Palas de pádel y bote de bolas', en: 'Padel rackets with a can of balls' },
  description: {
    es: 'Cuatro palas para montar un partido sin que nadie tenga que comprar nada. Dos redondas, suaves y con control, para quien empieza, y dos de lágrima para quien ya se pica. Todas con protector y overgrip nuevo, que cambio cada pocas semanas porque en Madrid se suda. Va un bote de bolas abierto hace poco y un paletero donde cabe todo. En la pala azul hay un arañazo en el marco, de una pared que estaba donde siempre. Se alquilan sueltas o las cuatro. Si te falta alguien para completar la pista un jueves, pregunta, que igual me apunto.',
    en: 'Four rackets so that you can get a match together without anybody buying anything. Two round ones, soft and easy to control, for beginners, and two teardrop ones for the competitive. All have a frame protector and a new overgrip, which I change every few weeks because Madrid makes you sweat. A recently opened can of balls and a bag for everything come along. The blue one has a scratch on its frame from a wall that was where it always is. Rent one or all four. If you’re a player short on a Thursday, ask, I might join.',
  },
  price: { day: 500, hour: 150, deposit: 3000 },
  units: 4,
  place: { neighbourhood: 'Lavapiés', latitude: 40.4084, longitude: -3.7019 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 1,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 30,
    cancellation: 'flexible',
  },
  emoji: '1f3be',
  accents: ['1f3c6', '1f4a6'],
  reviews: [
    { rating: 5, text: 'Cuatro palas, un partido, cero euros en la tienda. Overgrips nuevos de verdad.' },
    { rating: 5, text: 'Lucía se apuntó y nos ganó. Volveremos a por la revancha.' },
    { rating: 4, text: 'Muy bien para empezar. Las bolas ya tenían unos cuantos partidos.' },
  ],
}

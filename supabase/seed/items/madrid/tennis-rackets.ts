import type { SeedItem } from '../seed-item.ts'

export const tennisRackets: SeedItem = {
  key: 'madrid-tennis-rackets',
  city: 'madrid',
  owner: 'lucia',
  category: 'sport-winter',
  title: {
    es: 'Raquetas de tenis, azules y rojas, con bolas',
    en: 'Tennis rackets, blue and red, with balls',
  },
  description: {
    es: 'Cuatro raquetas para montar un partido sin que nadie tenga que comprar nada. Dos azules, ligeras y de cabeza grande, para quien empieza, y dos rojas, más pesadas, para quien ya se pica. Todas con cordaje de este año y overgrip nuevo, que cambio cada pocas semanas porque en Madrid se suda. Van tres bolas de un bote abierto hace poco y un raquetero donde cabe todo. En una de las azules hay un arañazo en el marco, de una pared que estaba donde siempre. Se alquilan sueltas o las cuatro. Si te falta alguien para el dobles un jueves, pregunta, que igual me apunto.',
    en: 'Four rackets so that you can get a match together without anybody buying anything. Two blue ones, light with a large head, for beginners, and two heavier red ones for the competitive. All were strung this year and have a new overgrip, which I change every few weeks because Madrid makes you sweat. Three balls from a recently opened can and a bag for everything come along. One of the blue ones has a scratch on its frame from a wall that was where it always is. Rent one or all four. If you’re a player short for doubles on a Thursday, ask, I might join.',
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
  reviews: [
    {
      rating: 5,
      text: 'Cuatro raquetas, un partido y ni un céntimo en la tienda. Overgrips nuevos de verdad.',
    },
    { rating: 5, text: 'Lucía se apuntó y nos ganó. Volveremos a por la revancha.' },
    { rating: 4, text: 'Muy bien para empezar. Las bolas ya tenían unos cuantos partidos.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const highChair: SeedItem = {
  key: 'madrid-high-chair',
  city: 'madrid',
  owner: 'elena',
  category: 'kids',
  title: { es: 'Trona plegable con bandeja y arnés', en: 'Folding high chair with tray and harness' },
  description: {
    es: 'Los mellizos ya comen sentados a la mesa, más o menos, pero me resisto a venderla. Trona de cinco alturas con respaldo que se reclina, bandeja grande que sale con una mano y arnés de cinco puntos. La funda de cuadros azules va a la lavadora después de cada alquiler y las patas llevan tacos que no rayan el suelo. De seis meses a tres años. Plegada se queda de pie detrás de una puerta y cabe en el maletero de cualquier coche. La bandeja tiene una marca de tenedor, obra de Nico, que insistía. Ideal para la semana que vienen los primos o para una comida de domingo.',
    en: 'My twins eat at the table now, more or less, but I can’t bring myself to sell it. A high chair of five heights with a reclining back, a large tray that comes off with one hand and a five-point harness. The blue check cover goes into the washing machine after every rental, and the feet don’t scratch the floor. From six months to three years. Folded it stands behind a door and fits into the boot of any car. The tray bears the mark of a fork, the work of Nico, who insisted. Ideal for the week the cousins come or for a Sunday lunch.',
  },
  price: { day: 600, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'La Latina', latitude: 40.4106, longitude: -3.7119 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 336,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Comida de domingo con dos bebés por turnos y ningún drama. No digo más.' },
    { rating: 5, text: 'Limpia y muy estable. Que la bandeja salga con una mano es un acierto.' },
    { rating: 4, text: 'Muy práctica. Ocupa lo suyo abierta, pero plegada desaparece.' },
  ],
}

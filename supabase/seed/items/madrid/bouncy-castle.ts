import type { SeedItem } from '../seed-item.ts'

export const bouncyCastle: SeedItem = {
  key: 'madrid-bouncy-castle',
  city: 'madrid',
  owner: 'elena',
  category: 'party',
  title: { es: 'Castillo hinchable para patio, 3 × 3 m', en: 'Bouncy castle for the garden, 3 × 3 m' },
  description: {
    es: 'Se hincha en dos minutos y se desinfla cuando los padres dicen basta. Para seis niños a la vez, de tres a diez años y hasta 45 kilos cada uno. Mide 3 por 3 y 2,20 de alto, con red por los cuatro lados. Incluye soplador, alargador de 15 metros, piquetas para césped, sacos lastre para patio y una lona de suelo. Hace falta un adulto mirando siempre, sin zapatos y sin purpurina, os lo pido por favor. Lo limpio y lo seco yo, pero si llueve no lo pliegues mojado. Ocupa lo que una maleta grande, cabe en un utilitario. Con viento fuerte lo cambiamos de día.',
    en: 'It inflates in two minutes and deflates when the parents say enough. For six children at a time, aged three to ten and up to 45 kilos each. 3 by 3 m and 2.20 high, with netting on all sides. Included: blower, 15 metre extension lead, pegs for lawn, sandbags for paving and a ground sheet. An adult must watch at all times, no shoes and no glitter, I beg you. I clean and dry it, but if it rains don’t fold it wet. It packs down to a large suitcase and fits a small car. In strong wind we move the date.',
  },
  price: { day: 4500, deposit: 10000 },
  units: 1,
  place: { neighbourhood: 'La Latina', latitude: 40.4098, longitude: -3.7115 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 6,
    maxHours: 72,
    bufferMinutes: 360,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Quinto cumpleaños resuelto, los niños agotados a las ocho. Gracias, Elena.' },
    { rating: 5, text: 'Limpio, fácil de montar, con todo. Los sacos para el patio nos vinieron perfectos.' },
    { rating: 4, text: 'Genial. El soplador hace bastante ruido, ponedlo lejos de las mesas.' },
  ],
}

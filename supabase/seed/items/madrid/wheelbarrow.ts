import type { SeedItem } from '../seed-item.ts'

export const wheelbarrow: SeedItem = {
  key: 'madrid-wheelbarrow',
  city: 'madrid',
  owner: 'paco',
  category: 'ladders-building',
  title: {
    es: 'Carretilla de obra con pala y herramienta',
    en: 'Wheelbarrow with shovel and builder’s tools',
  },
  description: {
    es: 'La llamo la Paca. Chapa verde de un milímetro y medio, cien litros, rueda hinchable y mangos de goma que no dejan ampollas. Con ella van una pala, llana, paleta, nivel de un metro y tres capazos. Ha llevado media Carabanchel: escombro, tierra, ladrillo y una vez a mi nieto en brazos de la novia. Te explico cómo cargarla según lo que vayas a hacer, que el peso va siempre sobre la rueda. Lávala con la manguera nada más acabar, y queda como una patena. Si me la devuelves con costra, la limpias tú otro día y yo miro. La llevo a domicilio en Madrid por el coste de la entrega.',
    en: 'I call her la Paca. Green sheet steel, a millimetre and a half, one hundred litres, a pneumatic wheel and rubber grips that give no blisters. With her come a shovel, float, trowel, a one metre level and three rubble tubs. She has carried half of Carabanchel: rubble, soil, bricks and once my grandson in his bride’s arms. I explain how to load her for what you’re doing; the weight always goes over the wheel. Hose her down straight away and she’s spotless. If she comes back crusted you’ll clean her another day while I watch. I bring her anywhere in Madrid for the delivery fee.',
  },
  price: { day: 900, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Carabanchel', latitude: 40.3846, longitude: -3.7358 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 12,
    maxHours: 240,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Vacié el trastero y el patio en un sábado. Paco me apuntó las cuentas del cemento en un cartón.',
    },
    { rating: 5, text: 'La trajo y volvió a recogerla. La Paca es una joya.' },
    { rating: 4, text: 'Perfecta para obra pequeña. Pasa justa por una puerta de setenta.' },
  ],
}

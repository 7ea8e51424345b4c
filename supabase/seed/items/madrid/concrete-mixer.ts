import type { SeedItem } from '../seed-item.ts'

export const concreteMixer: SeedItem = {
  key: 'madrid-concrete-mixer',
  city: 'madrid',
  owner: 'paco',
  category: 'ladders-building',
  title: {
    es: 'Hormigonera de 130 litros y herramienta de obra',
    en: 'Concrete mixer, 130 litres, and builder’s tools',
  },
  description: {
    es: 'La llamo la Paca. Ciento treinta litros, motor de 230 voltios, corona protegida y ruedas para moverla por la obra. Con ella van dos palas, carretilla, llana, paleta, nivel de un metro y tres capazos. Te explico la proporción según lo que vayas a hacer: no es lo mismo una solera que levantar un murete. Lávala con grava y agua nada más acabar, diez minutos dando vueltas, y queda como una patena. Si me la devuelves con costra, la limpias tú otro día y yo miro. La llevo a domicilio en Madrid por el coste de la entrega, con remolque.',
    en: 'I call her la Paca. One hundred and thirty litres, 230 volt motor, covered gear ring and wheels to move her around the site. With her come two shovels, a wheelbarrow, float, trowel, a one metre level and three rubble tubs. I explain the mix for what you’re doing: a floor slab is not a garden wall. Wash her out with gravel and water straight away, ten minutes of turning, and she’s spotless. If she comes back crusted you’ll clean her another day while I watch. I bring her on my trailer anywhere in Madrid for the delivery fee.',
  },
  price: { day: 2900, deposit: 10000 },
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
  emoji: '1f9f1',
  accents: ['1faa3', '26d1-fe0f'],
  reviews: [
    {
      rating: 5,
      text: 'Solera del trastero hecha en un sábado. Paco me apuntó las proporciones en un cartón.',
    },
    { rating: 5, text: 'La trajo, la montó y volvió a recogerla. La Paca es una joya.' },
    { rating: 4, text: 'Perfecta para obra pequeña. Hace ruido, avisad a los vecinos.' },
  ],
}

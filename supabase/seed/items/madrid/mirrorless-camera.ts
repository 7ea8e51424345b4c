import type { SeedItem } from '../seed-item.ts'

export const mirrorlessCamera: SeedItem = {
  key: 'madrid-mirrorless-camera',
  city: 'madrid',
  owner: 'diego',
  category: 'photo-video',
  title: { es: 'Cámara sin espejo con dos objetivos', en: 'Mirrorless camera with two lenses' },
  description: {
    es: 'La llevo a la sierra cada sábado, y de lunes a viernes se aburre en Chamberí. Cuerpo sellado de formato completo, un 24-70 para casi todo y un 85 luminoso para retratos, tres baterías, cargador doble y dos tarjetas que vacío delante de ti. Va en mochila con funda de lluvia y correa cómoda. Te la dejo en automático o te explico en diez minutos la rueda de modos, lo que prefieras. El sensor se limpió en enero; el parasol tiene un roce contra una piedra de La Pedriza que no sale en las fotos. No cambies de objetivo con viento, por favor, y sécala antes de guardarla.',
    en: 'I take it to the mountains every Saturday, and from Monday to Friday it is bored in Chamberí. A sealed full-frame body, a 24-70 for nearly everything and a fast 85 for portraits, three batteries, a double charger and two cards that I empty in front of you. It comes in a rucksack with a rain cover and a comfortable strap. I hand it over on automatic or explain the mode dial in ten minutes, as you prefer. The sensor was cleaned in January; the lens hood has a scrape from a rock at La Pedriza that doesn’t show in pictures. Please don’t change lenses in the wind, and dry it before you put it away.',
  },
  price: { day: 3900, deposit: 60000 },
  priceRules: { durationDiscounts: [10, 25, 0] },
  units: 1,
  place: { neighbourhood: 'Chamberí', latitude: 40.4336, longitude: -3.7038 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 12,
    maxHours: 336,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'El 85 es una maravilla. Salí de la boda de mi hermana con doscientas fotos buenas.' },
    { rating: 5, text: 'Todo limpio, cargado y explicado. Diego hasta me marcó un sitio para el atardecer.' },
    { rating: 4, text: 'Equipo excelente. Pesa más de lo que parece al final del día.' },
  ],
}

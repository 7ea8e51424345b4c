import type { SeedItem } from '../seed-item.ts'

export const mountainBike: SeedItem = {
  key: 'madrid-mountain-bike',
  city: 'madrid',
  owner: 'diego',
  category: 'bikes',
  title: { es: 'Bicis de montaña de 29, tallas M y L', en: 'Mountain bikes, 29 inch, sizes M and L' },
  description: {
    es: 'Dos dobles de 120 mm que uso yo los sábados y tú el resto de la semana. Talla M (1,65 a 1,76) y talla L (1,76 a 1,88), dime cuál quieres. Transmisión de doce velocidades, frenos de cuatro pistones, tubeless con líquido recién puesto y tija telescópica. Te la dejo con la suspensión ajustada a tu peso, se tarda tres minutos, y con una cámara, bomba y multiherramienta en la bolsa. Para la Casa de Campo van sobradas, para la Barranca van perfectas. Devuélvelas con barro si hace falta, las lavo yo, pero sin llantazos. Portabicis para el coche, pídelo y lo añado.',
    en: 'Two full-suspension bikes, 120 mm, that I ride on Saturdays and you the rest of the week. Size M (1.65 to 1.76) and L (1.76 to 1.88), tell me which. Twelve-speed gears, four-piston brakes, tubeless tyres with fresh sealant and a dropper post. I set the suspension to your weight, three minutes, and add a tube, pump and multitool in the bag. For Casa de Campo they are more than enough, for La Barranca just right. Bring them back muddy if you must, I’ll wash them, but no dented rims. Ask for the car rack and I’ll add it.',
  },
  price: { day: 3200, hour: 600, deposit: 40000 },
  units: 2,
  place: { neighbourhood: 'Chamberí', latitude: 40.4347, longitude: -3.7025 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 12,
    minHours: 4,
    maxHours: 168,
    bufferMinutes: 180,
    cancellation: 'moderate',
  },
  emoji: '1f6b2',
  accents: ['26f0-fe0f', '1f332'],
  reviews: [
    {
      rating: 5,
      text: 'Bici impecable, suspensión a mi medida. Subí a la Bola del Mundo y bajé con una sonrisa.',
    },
    { rating: 5, text: 'Frenan de maravilla. Diego te manda un track con la ruta si se lo pides.' },
    { rating: 4, text: 'Muy buena. Soy 1,66 y la M me quedaba un pelín grande.' },
    {
      rating: 5,
      language: 'en',
      text: 'Rented both for a weekend in the Sierra. Better kept than my own bike.',
    },
  ],
}

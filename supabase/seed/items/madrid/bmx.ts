import type { SeedItem } from '../seed-item.ts'

export const bmx: SeedItem = {
  key: 'madrid-bmx',
  city: 'madrid',
  owner: 'diego',
  category: 'bikes',
  title: { es: 'Bicis BMX de 20 pulgadas, dos unidades', en: 'BMX bikes, 20 inch, two of them' },
  description: {
    es: 'Dos BMX que usamos mi sobrino y yo los sábados y tú el resto de la semana. Cuadro de cromoly, ruedas de 20 pulgadas con cubierta ancha, freno trasero recién ajustado y rotor para que el manillar dé la vuelta entera. Valen para cualquiera de 1,50 a 1,85, se conduce de pie y el sillín casi no cuenta. Te las dejo con las presiones puestas, para pista o para calle, y con una cámara, bomba y multiherramienta en la bolsa. En el pumptrack de la Casa de Campo van perfectas. Casco y rodilleras en dos tallas incluidos. Devuélvelas con barro si hace falta, las lavo yo, pero sin llantazos.',
    en: 'Two BMX bikes that my nephew and I ride on Saturdays and you the rest of the week. Chromoly frames, 20 inch wheels with wide tyres, a freshly adjusted rear brake and a rotor so that the handlebar spins all the way. They fit anyone from 1.50 to 1.85; you ride standing up and the saddle hardly counts. I set the pressures for track or street and add a tube, pump and multitool in the bag. On the pump track in Casa de Campo they are just right. A helmet and knee pads in two sizes are included. Bring them back muddy if you must, I’ll wash them, but no dented rims.',
  },
  attributes: { 'bike-type': 'bmx' },
  price: { day: 1800, hour: 400, deposit: 15000 },
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
  reviews: [
    { rating: 5, text: 'Bici impecable, frenada perfecta. Mi hijo no quería bajarse del pumptrack.' },
    { rating: 5, text: 'Diego te explica el rotor en dos minutos y te manda un plano con las pistas.' },
    { rating: 4, text: 'Muy buena. Con 1,85 va uno un pelín encogido, pero es lo que tiene una BMX.' },
    {
      rating: 5,
      language: 'en',
      text: 'Rented both for a weekend with my daughter. Better kept than my own bike.',
    },
  ],
}

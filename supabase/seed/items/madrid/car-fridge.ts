import type { SeedItem } from '../seed-item.ts'

export const carFridge: SeedItem = {
  key: 'madrid-car-fridge',
  city: 'madrid',
  owner: 'diego',
  category: 'camping',
  title: { es: 'Nevera portátil de compresor, 35 litros', en: 'Compressor cool box, 35 litres' },
  description: {
    es: 'Nada de esas que solo enfrían un poco: lleva compresor, baja a 18 bajo cero y se enchufa al mechero, a la red o a una batería. La subo a Gredos cada verano y vuelve con el hielo entero. Consume unos 45 vatios, corta sola antes de dejarte sin arranque y se controla desde el móvil, aunque los botones funcionan igual. Caben doce botellas de litro y medio de pie. Cables de coche y de casa incluidos, y funda aislante. Ponla a enfriar la noche antes y cárgala con cosas ya frías. Un rasguño en la tapa, de una piedra con muy mala idea.',
    en: 'Not one of those that only cool a little: it has a compressor, goes down to minus 18 and runs from the car socket, the mains or a battery. I take it up to Gredos every summer and it returns with its ice intact. It draws about 45 watts, cuts out before your car won’t start and can be set from a phone, though the buttons work too. Room for twelve 1.5 litre bottles upright. Cables for car and home and an insulating cover included. Switch it on the night before and fill it with cold things. One scratch on the lid from an ill-meaning rock.',
  },
  price: { day: 1600, deposit: 12000 },
  units: 1,
  place: { neighbourhood: 'Chamberí', latitude: 40.4341, longitude: -3.7032 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 24,
    maxHours: 504,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Diez días de furgo por Asturias y los yogures como en casa.' },
    { rating: 5, text: 'Silenciosa y muy fácil. Diego la entrega ya fría si se lo pides.' },
    { rating: 4, text: 'De lujo, pero pesa. Entre dos, sin problema.' },
  ],
}

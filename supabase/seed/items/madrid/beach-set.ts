import type { SeedItem } from '../seed-item.ts'

export const beachSet: SeedItem = {
  key: 'madrid-beach-set',
  city: 'madrid',
  owner: 'elena',
  category: 'camping',
  title: { es: 'Equipo de playa: sombrilla, sillas y nevera', en: 'Beach set: parasol, chairs and cool box' },
  description: {
    es: 'Madrid no tiene playa, pero tiene trasteros llenos de cosas de playa. Sombrilla de 2 metros con protección solar y tornillo de arena, cuatro sillas bajas con bolsillo, nevera de 30 litros con acumuladores, carrito con ruedas gordas y dos palas con su pelota, que siempre se agradecen. Una silla tiene la tela recosida, aguanta igual. También sirve para el pantano de San Juan o para un concierto en el parque. Dale una ducha al volver, que la sal se come los remaches. En agosto la reservan con semanas de antelación, te lo digo para que no te lo pienses mucho.',
    en: 'Madrid has no beach, but it has storage rooms full of beach things. A 2 metre parasol with sun protection and a sand screw, four low chairs with pockets, a 30 litre cool box with ice packs, a cart with fat wheels and two bats with a ball, which are always welcome. One chair has been restitched and holds just as well. It also does for the San Juan reservoir or a concert in the park. Rinse everything when you return, salt eats the rivets. In August it’s booked weeks ahead, so don’t think too long.',
  },
  price: { day: 1200, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'La Latina', latitude: 40.4109, longitude: -3.7101 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 504,
    bufferMinutes: 180,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Una semana en Gandía sin comprar nada. El carrito salva la vida con dos niñas.' },
    { rating: 5, text: 'La usamos en el pantano. Todo limpio y completo, hasta las palas.' },
    { rating: 4, text: 'Estupendo. La nevera aguanta el día justo, en agosto lleva más hielo.' },
  ],
}

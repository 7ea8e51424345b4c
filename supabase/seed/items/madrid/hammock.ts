import type { SeedItem } from '../seed-item.ts'

export const hammock: SeedItem = {
  key: 'madrid-hammock',
  city: 'madrid',
  owner: 'javier',
  category: 'garden',
  title: { es: 'Hamaca grande con soporte de madera', en: 'Large hammock with a wooden stand' },
  description: {
    es: 'La compramos para la parcela de mis padres, en Chinchón, y resulta que allí nadie se tumba. Soporte curvo de alerce, tres metros y medio de largo, y una tela de algodón crudo en la que caben dos adultos o un adulto con siesta atrasada. Aguanta 200 kilos. Se monta en un cuarto de hora con cuatro tornillos y la llave que va en la bolsa, y el tramo más largo mide metro setenta, así que entra en un coche normal. La tela se lava a 30 grados, yo lo hago después de cada alquiler. Ponla sobre suelo llano y no la dejes a la lluvia de noche. Para patio, azotea o jardín.',
    en: 'We bought it for my parents’ plot in Chinchón, and it turns out that nobody lies down there. A curved larch stand, three and a half metres long, and a raw cotton cloth that takes two adults or one adult with siestas to catch up on. It holds 200 kilos. It goes up in a quarter of an hour with four bolts and the key from the bag, and the longest piece is one metre seventy, so it fits an ordinary car. The cloth is washed at 30 degrees, I do so after every rental. Stand it on level ground and don’t leave it in the rain at night. For a patio, a roof or a garden.',
  },
  price: { day: 1600, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Ibiza', latitude: 40.4183, longitude: -3.6752 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'La pusimos en la azotea de la comunidad y hubo cola. Comodísima.' },
    { rating: 4, text: 'Preciosa y firme. Montarla sola cuesta un poco, entre dos es un momento.' },
    { rating: 5, text: 'Javier la trajo desmontada y explicada. La tela olía a limpio.' },
  ],
}

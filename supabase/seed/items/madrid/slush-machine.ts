import type { SeedItem } from '../seed-item.ts'

export const slushMachine: SeedItem = {
  key: 'madrid-slush-machine',
  city: 'madrid',
  owner: 'javier',
  category: 'party',
  title: { es: 'Granizadora de dos cubas, 2 × 6 litros', en: 'Slush machine with two 6 litre bowls' },
  description: {
    es: 'Era del bar de mi tío en Alcorcón y ahora vive de fiesta en fiesta. Dos cubas de seis litros, así que limón en una y en la otra lo que queráis, con o sin alcohol. Tarda unos cincuenta minutos en coger textura, enchúfala pronto. Lleva cien vasos de papel, pajitas de cartón, dos litros de concentrado de limón y una hoja con las medidas. Pesa 28 kilos y viaja siempre de pie; si la tumbas, hay que dejarla reposar tres horas. Enjuaga las cubas con agua templada al terminar, que se desmontan tirando hacia ti. En julio es la reina del patio.',
    en: 'It belonged to my uncle’s bar in Alcorcón and now lives from party to party. Two bowls of six litres, so lemon in one and whatever you like in the other, with or without alcohol. It takes some fifty minutes to thicken, so plug it in early. A hundred paper cups, cardboard straws, two litres of lemon concentrate and a sheet with the measures come along. It weighs 28 kilos and always travels upright; if it lies down it must rest for three hours. Rinse the bowls with lukewarm water, they pull off towards you. In July it’s the queen of the courtyard.',
  },
  price: { day: 3800, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Ibiza', latitude: 40.4178, longitude: -3.6745 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 240,
    cancellation: 'moderate',
  },
  emoji: '1f367',
  accents: ['1f34b', '1f379'],
  reviews: [
    { rating: 5, text: 'A 38 grados en junio fue el éxito de la boda. La de mojito duró media hora.' },
    { rating: 5, text: 'Javier la trajo y la dejó funcionando. Limpísima.' },
    {
      rating: 3,
      text: 'Tarda más de una hora si el concentrado está a temperatura ambiente. Metedlo antes en la nevera.',
      reply: 'Buen consejo, lo he puesto en la hoja. Gracias.',
    },
  ],
}

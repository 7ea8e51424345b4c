import type { SeedItem } from '../seed-item.ts'

export const suitcases: SeedItem = {
  key: 'madrid-suitcases',
  city: 'madrid',
  owner: 'carmen',
  category: 'transport',
  title: { es: 'Juego de maletas rígidas, grande y mediana', en: 'Set of hard suitcases, large and medium' },
  description: {
    es: 'Viajé con ellas a Lisboa una vez y desde entonces viven encima del armario. Una de 75 centímetros para facturar y otra de 65, policarbonato verde oscuro, cuatro ruedas dobles que no se traban en las juntas de la acera. Candado TSA con la clave en una tarjeta, báscula de mano y tres organizadores para la ropa. Un golpe en la esquina de la grande, del aeropuerto, ya estaba ahí. Se alquilan juntas o solo una. Las aspiro y las ventilo entre viajes. Si aterrizas tarde, las dejas al día siguiente sin recargo, solo avísame. Que las disfruten otros, yo ya he visto Lisboa.',
    en: 'I travelled to Lisbon with them once and since then they’ve lived on top of the wardrobe. One of 75 centimetres for the hold and one of 65, dark green polycarbonate, four double wheels that don’t catch in the pavement. TSA lock with the code on a card, a hand scale and three packing cubes. There’s a dent in a corner of the large one, the airport’s work. Rent both or just one. I vacuum and air them between trips. If you land late, bring them the next day at no charge, just tell me. Let others enjoy them, I’ve seen Lisbon.',
  },
  price: { day: 600, deposit: 5000 },
  units: 2,
  place: { neighbourhood: 'Arganzuela', latitude: 40.4008, longitude: -3.6961 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 240,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Ruedan solas y pesan poquísimo. La báscula me ahorró el exceso de equipaje.' },
    { rating: 5, text: 'Impecables y aireadas. Llegué a la una de la mañana y Carmen, ningún problema.' },
    { rating: 4, text: 'Muy buenas maletas. La mediana tiene la cremallera un poco justa.' },
  ],
}

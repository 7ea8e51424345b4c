import { OUTSIDE_OFFICE_HOURS } from '../handover-hours.ts'
import type { SeedItem } from '../seed-item.ts'

export const cargoBike: SeedItem = {
  key: 'madrid-cargo-bike',
  city: 'madrid',
  owner: 'javier',
  category: 'bikes',
  title: { es: 'Triciclo de carga con cajón de madera', en: 'Cargo trike with a wooden box' },
  description: {
    es: 'Cuando la furgoneta descansa, este triciclo hace el barrio. Cajón de pino de ochenta y seis por sesenta, tres velocidades, freno de contrapedal y otro de aparcar para que no se vaya solo mientras cargas. Lleva 80 kilos de lo que sea: plantas del vivero, la compra del mes o dos niños en el banco con cinturones, que también va incluido. En las curvas se entra despacio y no se inclina uno; lo practicamos en el paseo de coches del Retiro. Lona para la lluvia, candado plegable y dos cascos pequeños. Cuesta arriba se suda, esto es Madrid. Ruedas infladas antes de cada salida.',
    en: 'When the van rests, this trike does the neighbourhood. A pine box of eighty-six by sixty, three gears, a coaster brake and a parking brake so that it doesn’t leave without you while you load. It carries 80 kilos of anything: plants from the nursery, a month’s shopping or two children on the belted bench, which is included too. Go into bends slowly and don’t lean; we practise on the carriage drive in the Retiro. A rain cover, a folding lock and two small helmets come along. Uphill you sweat, this is Madrid. I pump up the tyres before every trip.',
  },
  attributes: { 'bike-type': 'cargo', payload: 80 },
  price: { day: 2300, hour: 500, deposit: 18000 },
  units: 1,
  place: { neighbourhood: 'Ibiza', latitude: 40.4189, longitude: -3.6771 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 6,
    minHours: 3,
    maxHours: 168,
    bufferMinutes: 120,
    weeklyHours: OUTSIDE_OFFICE_HOURS,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Mudé medio trastero en dos viajes y los niños quisieron un tercero.' },
    { rating: 5, text: 'Las vueltas de prueba en el Retiro hacen falta. Después, una gozada.' },
    {
      rating: 4,
      text: 'Muy práctico y robusto. Por Alcalá hacia arriba pesa lo suyo.',
      reply: 'Por Ibiza y Sainz de Baranda se sube mejor, te paso la ruta.',
    },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const cajonAndDrum: SeedItem = {
  key: 'madrid-cajon-and-drum',
  city: 'madrid',
  owner: 'lucia',
  category: 'music',
  title: { es: 'Cajón flamenco y darbuka de aluminio', en: 'Flamenco cajón and aluminium darbuka' },
  description: {
    es: 'Material de mis clases, que en agosto descansa más que yo. Cajón de abedul con bordonero regulable, tapa cambiada este año, y una darbuka de aluminio con parche sintético que no se desafina con el calor. Los dos en funda con asas. Sirven para una jam, una boda por bulerías o para averiguar si tu hija aporrea por vocación. Añado una almohadilla, un soporte para micro y mi hoja con seis ritmos básicos escritos para gente que no lee música. No te sientes en el cajón con llaves en el bolsillo de atrás, que ya llevo dos tapas. Primera clase de quince minutos, incluida.',
    en: 'Things from my classes, which rest more in August than I do. A birch cajón with adjustable snares, its front replaced this year, and an aluminium darbuka with a synthetic head that stays in tune in the heat. Both in bags with handles. For a jam, a wedding, or finding out whether your daughter’s drumming is a vocation. I add a cushion, a microphone stand and my sheet of six basic rhythms for people who don’t read music. Don’t sit on the cajón with keys in your back pocket, that’s two fronts so far. A first lesson of fifteen minutes is included.',
  },
  price: { day: 1200, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Lavapiés', latitude: 40.4093, longitude: -3.7006 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 6,
    maxHours: 504,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'La clase de quince minutos se convirtió en cuarenta. Gran sonido, gran profesora.' },
    { rating: 5, text: 'Cajón precioso, grave redondo. Nos salvó la boda de mi prima.' },
    { rating: 4, text: 'Todo perfecto. La funda de la darbuka tiene la cremallera algo dura.' },
  ],
}

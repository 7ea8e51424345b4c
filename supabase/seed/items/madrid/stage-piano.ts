import type { SeedItem } from '../seed-item.ts'

export const stagePiano: SeedItem = {
  key: 'madrid-stage-piano',
  city: 'madrid',
  owner: 'carmen',
  category: 'music',
  title: { es: 'Piano digital de 88 teclas contrapesadas', en: 'Stage piano with 88 weighted keys' },
  description: {
    es: 'Para quien viene a Madrid una temporada y no puede dejar de estudiar, o para un concierto en casa. Ochenta y ocho teclas con mecanismo de martillo, sonido muestreado de un gran cola, salida de auriculares doble para tocar a cuatro manos sin molestar. Incluye soporte en cruz, banqueta regulable, pedal de resonancia, atril y unos buenos auriculares. Lo reviso tecla a tecla antes de cada salida; el mi bemol grave es un pelín más blando, solo lo noto yo. Pesa 12 kilos sin soporte. Si eres estudiante y lo necesitas un mes, escríbeme y hablamos del precio.',
    en: 'For anybody who comes to Madrid for a season and cannot stop practising, or for a concert at home. Eighty-eight hammer-action keys, the sampled sound of a concert grand and two headphone outputs so that four hands can play without disturbing anyone. Stand, adjustable bench, sustain pedal, music rest and good headphones included. I check it key by key before it leaves; the low E flat is a shade softer, only I notice. It weighs 12 kilos without the stand. If you’re a student and need it for a month, write to me and we’ll talk about the price.',
  },
  price: { day: 2200, deposit: 20000 },
  units: 1,
  place: { neighbourhood: 'Arganzuela', latitude: 40.4003, longitude: -3.6968 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 24,
    maxHours: 1440,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Tres semanas preparando el conservatorio. Un tacto excelente y una dueña encantadora.',
    },
    { rating: 5, text: 'Lo trajo su hijo, lo montó y lo probamos juntos. Suena a piano de verdad.' },
    { rating: 4, text: 'Muy recomendable. La banqueta cruje un poco al subirla del todo.' },
  ],
}

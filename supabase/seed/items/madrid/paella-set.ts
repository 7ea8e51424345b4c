import type { SeedItem } from '../seed-item.ts'

export const paellaSet: SeedItem = {
  key: 'madrid-paella-set',
  city: 'madrid',
  owner: 'paco',
  category: 'kitchen',
  title: { es: 'Paellero de gas con paella para veinte', en: 'Paella burner and pan for twenty' },
  description: {
    es: 'Quemador de tres anillos, trípode firme y paella de acero pulido de 65 centímetros: comen veinte o repiten doce. También hay una de 46 para familias normales. Regulador y goma nuevos, con fecha; la bombona de butano la pones tú. Paletas, espumadera y un paraviento. La receta no la doy por escrito, pero si preguntas te la cuento, y sin chorizo. Lávala con agua y estropajo suave, sécala al fuego y úntala de aceite, que si no en un día se pone naranja. Nunca en interior, por favor.',
    en: 'A three-ring burner, a firm tripod and a polished steel pan of 65 centimetres: it feeds twenty, or twelve who come back for more. There’s a 46 as well for normal families. Regulator and hose are new and dated; you bring the butane bottle. Spatulas, skimmer and a windshield are included. I don’t give the recipe in writing, but ask and I’ll tell you, and no chorizo. Wash it with water and a soft scourer, dry it over the flame and rub it with oil, otherwise it’s orange within a day. Never indoors, please.',
  },
  price: { day: 1800, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Carabanchel', latitude: 40.3849, longitude: -3.7342 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 180,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Paella para dieciocho en la sierra. Paco me contó el sofrito por teléfono mientras lo hacía.',
    },
    { rating: 5, text: 'El paraviento marca la diferencia. Todo impecable y engrasado.' },
    { rating: 4, text: 'Estupendo equipo. Pesa, y hay que acordarse de la bombona.' },
    {
      rating: 5,
      language: 'en',
      text: 'Our housewarming is now famous in the building. No chorizo was used.',
    },
  ],
}

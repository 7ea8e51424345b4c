import type { SeedItem } from '../seed-item.ts'

export const playgroundSlide: SeedItem = {
  key: 'madrid-playground-slide',
  city: 'madrid',
  owner: 'elena',
  category: 'kids',
  title: { es: 'Tobogán de interior y exterior con columpio', en: 'Slide for indoors and out, with a swing' },
  description: {
    es: 'Los mellizos ya no caben, pero me resisto a venderlo. Tobogán de metro y medio con escalera de tres peldaños, base ancha y un columpio bajo que se engancha al lateral. De uno a cinco años, hasta 25 kilos. Plástico grueso, sin astillas ni esquinas, descolorido por un lado de tres veranos al sol. Se monta a presión, sin herramientas, en diez minutos, y desmontado va en el asiento de atrás. Lo friego con jabón después de cada alquiler. Ponlo sobre césped o sobre las losetas de goma que van incluidas. Ideal para un cumpleaños o para la semana que vienen los primos.',
    en: 'My twins have outgrown it but I can’t bring myself to sell it. A slide of one and a half metres with three steps, a wide base and a low swing that hooks onto its side. For one to five years, up to 25 kilos. Thick plastic without splinters or corners, faded on one side from three summers in the sun. It clicks together without tools in ten minutes and fits on a back seat in parts. I wash it with soap after every rental. Stand it on grass or on the rubber tiles included. Ideal for a birthday or the week the cousins come.',
  },
  price: { day: 1300, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'La Latina', latitude: 40.4106, longitude: -3.7119 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 336,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  emoji: '1f6dd',
  accents: ['1f388', '1f9f8'],
  reviews: [
    { rating: 5, text: 'En el salón, un martes de lluvia, con dos de tres años. No digo más.' },
    { rating: 5, text: 'Limpio y muy estable. Las losetas de goma son un acierto.' },
    { rating: 4, text: 'Los niños encantados. El columpio va un poco justo para los de cinco.' },
  ],
}

import type { SeedItem } from '../seed-item.ts'

export const telescope: SeedItem = {
  key: 'madrid-telescope',
  city: 'madrid',
  owner: 'diego',
  category: 'camping',
  title: {
    es: 'Telescopio reflector para noches de sierra',
    en: 'Reflecting telescope for nights in the Sierra',
  },
  description: {
    es: 'En Chamberí se ve la Luna y con suerte Júpiter; a una hora en coche, la galaxia de Andrómeda. Reflector de 250 milímetros sobre montura giratoria de madera roja: se apoya en el suelo, se empuja con un dedo y se queda donde lo dejas, sin cables ni alineaciones. Van dos oculares, un filtro para la Luna, el buscador ya centrado, una linterna de luz roja y un planisferio de los de girar. El tubo y la base viajan por separado y entran en el asiento de atrás. Sácalo media hora antes para que el espejo se enfríe. Y no lo apuntes nunca al Sol, ni un segundo. Si quieres, te marco tres sitios sin farolas.',
    en: 'In Chamberí you see the Moon and with luck Jupiter; an hour away by car, the Andromeda galaxy. A 250 millimetre reflector on a red wooden turntable: you stand it on the ground, push it with a finger and it stays where you leave it, no cables and no alignment. Two eyepieces, a Moon filter, the finder already centred, a red torch and a turning star chart come along. Tube and base travel separately and fit on a back seat. Put it outside half an hour early so that the mirror cools. And never point it at the Sun, not for a second. If you like I’ll mark three places without street lamps for you.',
  },
  price: { day: 2200, deposit: 18000 },
  units: 1,
  place: { neighbourhood: 'Chamberí', latitude: 40.4339, longitude: -3.7041 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 12,
    minHours: 12,
    maxHours: 168,
    bufferMinutes: 180,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Saturno con sus anillos desde Navacerrada. Mi hija no ha dicho nada en diez minutos, récord.',
    },
    {
      rating: 5,
      text: 'Fácil de mover y muy luminoso. El planisferio y los sitios que marca Diego valen el alquiler.',
    },
    {
      rating: 4,
      text: 'Espectacular. Ocupa todo el asiento de atrás, eso sí.',
      reply: 'Quitando la base entra en el maletero, la próxima vez te enseño.',
    },
  ],
}

import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Cómo buscar',
  description:
    'Palabras, lugar, fechas y precio: cómo encontrar cerca lo que buscas, en la lista o en el mapa.',
  lead: 'Lo mejor es poner las fechas desde el principio: así solo ves lo que está libre, con el precio de todo el periodo.',
  sections: [
    {
      title: 'Qué, dónde, cuándo y cómo',
      list: [
        'Qué: con una palabra basta, aunque lleve alguna errata.',
        'Dónde: tu ciudad, tu barrio o, si la compartes, la ubicación de tu móvil.',
        'Cuándo: con la hora exacta. Lo que ya esté ocupado ni aparece.',
        'Cómo: lo recoges tú, te lo llevan o pasas por un punto de recogida.',
      ],
    },
    {
      title: 'Lista o mapa',
      text: [
        'La [lista](/search?view=list) va bien para comparar; en el [mapa](/search?view=map) ves lo que te pilla de camino. Los resultados son los mismos. El mapa solo indica la zona, no el portal; la dirección exacta te llega cuando se confirma la reserva.',
      ],
    },
    {
      title: 'Ordenar por precio total',
      text: [
        'Así cuenta lo que de verdad pagas por tus fechas, no el precio por día. También puedes ordenar por distancia, por valoración o ver primero lo más nuevo.',
        'Toda la búsqueda va en el enlace: quien lo reciba verá exactamente lo mismo que tú.',
      ],
      links: [{ to: '/search', label: 'Empezar a buscar' }],
    },
  ],
})

import type { Content } from '../content.ts'

export default {
  title: 'Cómo buscar',
  description:
    'Palabras, lugar, fechas y precio: cómo encontrar cerca lo que buscas, en la lista o en el mapa.',
  lead: 'Cuanto más sepamos de tu plan, mejor será la respuesta. Lo que más ayuda son las fechas: así solo ves lo que está libre y lo que cuesta en total.',
  sections: [
    {
      title: 'Cuatro datos que ayudan',
      list: [
        'Qué: basta una palabra. También encontramos otras formas y perdonamos una errata.',
        'Dónde: tu zona o la posición de tu móvil, si la compartes. Las distancias son a pie.',
        'Cuándo: las horas exactas. Lo que esté ocupado desaparece de la lista.',
        'Cómo: recogida, entrega o punto compartido.',
      ],
    },
    {
      title: 'Lista o mapa',
      text: [
        'La [lista](/search?view=list) compara; el [mapa](/search?view=map) enseña lo que te pilla de camino. Los resultados son los mismos. Para proteger a quien presta, el mapa muestra la zona y no el portal; la dirección llega con la reserva confirmada.',
      ],
    },
    {
      title: 'Ordenar por lo que vas a pagar',
      text: [
        'Si ordenas por precio total, cuenta la suma completa para tus fechas y no el precio por día. También puedes ordenar por distancia, valoración o novedad.',
        'Todo lo que eliges queda en la dirección de la página. Compártela y otra persona verá lo mismo.',
      ],
      links: [{ to: '/search', label: 'Empezar a buscar' }],
    },
  ],
} satisfies Content

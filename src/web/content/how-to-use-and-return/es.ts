import { rule } from '#domain/settings/rules.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Usar y devolver',
  description: 'Recoger, usar y devolver: fotos, códigos QR, retrasos y qué hacer cuando algo se rompe.',
  lead: 'Trátalo como si te lo hubiera prestado una amiga. Y tomaos dos minutos al recogerlo y otros dos al devolverlo: os ahorráis discusiones.',
  sections: [
    {
      title: 'Al recoger',
      list: [
        'Enseña tu código QR para que lo escaneen. Ahí empieza el alquiler.',
        'Mirad juntos el artículo y haz fotos de lo que esté rayado o falte.',
        'Pregunta cómo funciona. Casi siempre hay un truco que no está en el manual.',
      ],
    },
    {
      title: 'Mientras lo tienes',
      list: [
        'Úsalo para lo que sirve y no se lo dejes a nadie más.',
        '¿Lo necesitas más tiempo? Pide una ampliación. Es posible mientras nadie más lo haya reservado.',
        '¿Se ha roto algo? Deja de usarlo, haz fotos y escribe enseguida desde tu reserva.',
      ],
    },
    {
      title: 'Al devolver',
      list: [
        'Devuélvelo limpio, completo y a tiempo, y escanead otra vez.',
        `${rule('lateGraceMinutes')} minutos de retraso no cuestan nada. A partir de ahí, cada hora cuesta el ${rule('latePercent')} % del precio por hora, hasta un máximo de ${rule('maxLateHours')} horas. Si reservaste por días, una hora es la veinticuatroava parte del precio habitual por día.`,
        'Si no hay nada que reclamar, tu fianza se libera.',
      ],
    },
    {
      title: 'Si no estáis de acuerdo',
      text: [
        'Los dos contáis lo que pasó y enseñáis vuestras fotos; casi siempre basta con eso. Si no, decide alguien de nuestro equipo y os explica por qué. Cada uno puede recurrir una vez.',
      ],
      links: [{ to: '/insurance', label: 'Fianzas y daños' }],
    },
  ],
})

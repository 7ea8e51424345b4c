import type { Content } from '../content.ts'

export default {
  title: 'Usar y devolver',
  description: 'Recoger, usar y devolver: fotos, códigos QR, retrasos y qué hacer cuando algo se rompe.',
  lead: 'Trátalo como si te lo hubiera prestado una amiga. Dos minutos al recoger y dos al devolver ahorran discusiones largas.',
  sections: [
    {
      title: 'Al recoger',
      list: [
        'Enseña tu código QR para que lo escaneen. Desde ese momento corre el alquiler.',
        'Mirad juntos el objeto y haz fotos de lo que esté rayado o falte.',
        'Pregunta cómo funciona. Casi siempre hay un truco que no está en el manual.',
      ],
    },
    {
      title: 'Mientras lo tienes',
      list: [
        'Úsalo para lo que es y no se lo dejes a nadie más.',
        '¿Lo necesitas más tiempo? Pide una ampliación. Es posible mientras nadie más lo haya reservado.',
        '¿Se ha roto algo? Deja de usarlo, haz fotos y escribe enseguida desde tu reserva.',
      ],
    },
    {
      title: 'Al devolver',
      list: [
        'Devuélvelo limpio, completo y a tiempo, y escanead otra vez.',
        'Los primeros 30 minutos de retraso son gratis. Después, cada hora cuesta una vez y media el precio por hora, durante tres días como máximo.',
        'Si no hay nada que reclamar, tu fianza se libera.',
      ],
    },
    {
      title: 'Si no estáis de acuerdo',
      text: [
        'Cada parte aporta sus fotos y su versión. Así se resuelven casi todos los casos. Si no, decide alguien de nuestro equipo con motivos, y cada parte puede recurrir una vez.',
      ],
      links: [{ to: '/insurance', label: 'Fianzas y daños' }],
    },
  ],
} satisfies Content

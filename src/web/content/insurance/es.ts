import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Seguro y fianza',
  description:
    'Qué cubre la fianza, cómo se resuelven los daños, qué es desgaste y qué tiene que cubrir tu propio seguro.',
  lead: `${brand.name} no es una aseguradora. Aquí se dice con claridad qué cubre la fianza y qué no.`,
  sections: [
    {
      title: 'La fianza',
      text: [
        'La fija quien presta y la ves antes de reservar. Se retiene en tu tarjeta, no se cobra. Cuando el objeto ha vuelto y nadie comunica nada en 48 horas, se libera.',
        'Solo se usa, en parte o entera, tras una reclamación resuelta: por daños, piezas que faltan, una limpieza fuera de lo normal o retraso.',
      ],
    },
    {
      title: 'Cómo se resuelven los daños',
      steps: [
        {
          title: 'Comunicar',
          text: 'Quien presta lo comunica en 48 horas desde la devolución, con fotos y un importe.',
        },
        {
          title: 'Responder',
          text: 'Quien alquiló ve las fotos de la recogida y la devolución, y acepta o añade su versión.',
        },
        {
          title: 'Decidir',
          text: 'Si no hay acuerdo, decide nuestro equipo con las fotos y la lista de la entrega. Cada parte puede recurrir una vez.',
        },
      ],
    },
    {
      title: 'Qué no es un daño',
      text: [
        'Las huellas de un uso normal forman parte del alquiler. Nadie debe más de lo que cuesta reparar o sustituir un objeto de la misma edad y estado.',
      ],
    },
    {
      title: 'Tu propio seguro',
      list: [
        'Si el daño supera la fianza, quien alquila responde según la ley del lugar. Pregunta a tu seguro de responsabilidad civil si cubre cosas alquiladas; muchos lo hacen.',
        'Si prestas, pregunta a tu seguro de hogar si cubre lo que alquilas a otros.',
        'Para vehículos y remolques la ley puede exigir un seguro propio. El anuncio debe decir quién lo pone.',
      ],
    },
  ],
} satisfies Content

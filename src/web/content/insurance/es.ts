import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Seguro y fianza',
  description:
    'Qué cubre la fianza, cómo se resuelven los daños, qué es desgaste y qué tiene que cubrir tu propio seguro.',
  lead: `${brand.name} no es una aseguradora. Aquí te contamos qué cubre la fianza y qué no.`,
  sections: [
    {
      title: 'La fianza',
      text: [
        `La fija quien presta y la ves antes de reservar. Se retiene en tu tarjeta desde el día anterior al alquiler, sin cobrarte nada. Si en las ${rule('claimHours')} horas siguientes a la devolución nadie comunica un problema, se libera.`,
        'Solo cobramos una parte o el total cuando se ha resuelto una reclamación: por daños, piezas que faltan, una limpieza fuera de lo normal o un retraso. Todas las reclamaciones de un alquiler juntas nunca superan la fianza y el precio.',
      ],
    },
    {
      title: 'Cómo se resuelven los daños',
      steps: [
        {
          title: 'Quien presta avisa',
          text: `En las ${rule('claimHours')} horas siguientes a la devolución, con fotos y un importe.`,
        },
        {
          title: 'Quien alquiló responde',
          text: `Con las fotos de la recogida y la devolución delante, acepta, hace una contraoferta o lo rechaza. Cada parte tiene ${rule('claimAnswerHours')} horas; no responder equivale a aceptar.`,
        },
        {
          title: 'Decidimos nosotros',
          text: `Si no os ponéis de acuerdo, decide nuestro equipo a partir de las fotos, la lista de la entrega y, si hace falta, lo que os escribisteis sobre el alquiler. Cada parte puede recurrir una vez, en ${rule('claimAppealDays')} días.`,
        },
      ],
    },
    {
      title: 'Qué no es un daño',
      text: [
        'Las marcas de un uso normal van incluidas. Nadie debe más de lo que cuesta reparar el artículo o cambiarlo por otro de la misma antigüedad y estado.',
      ],
    },
    {
      title: 'Tu propio seguro',
      list: [
        'Si el daño supera la fianza, quien alquila responde según la ley del lugar. Pregunta si tu seguro de responsabilidad civil cubre las cosas alquiladas; muchos lo hacen.',
        'Si prestas, pregunta si tu seguro de hogar cubre lo que alquilas a otras personas.',
        'Los vehículos y los remolques pueden necesitar por ley un seguro propio. El anuncio tiene que decir quién lo contrata.',
      ],
    },
  ],
})

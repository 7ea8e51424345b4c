import { terms } from '#domain/settings/terms.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Cómo reservar',
  description:
    'De la cesta al código QR: disponibilidad, 20 minutos de reserva, identidad, pago y cancelación.',
  lead: 'Reservar es cosa de unos minutos. Lo que solo está en la cesta te lo puede quitar otra persona; en cuanto vas a pagar, te lo guardamos 20 minutos.',
  sections: [
    {
      title: 'Paso a paso',
      steps: [
        {
          title: 'Revisa la cesta',
          text: 'Aún puedes cambiar la cantidad, las fechas y la forma de entrega de cada artículo.',
        },
        {
          title: 'Ve al pago',
          text: 'Miramos otra vez que todo esté libre. Si algo ya no lo está, quitas solo eso.',
        },
        {
          title: 'Confirma quién eres',
          text: `Antes de la primera reserva te pedimos un documento de identidad y, si pasa de ${formatPrice(terms.selfieAboveCents, 'es')}, también un selfi. Solo lo haces una vez.`,
        },
        {
          title: 'Paga',
          text: 'Si la reserva es inmediata, se cobra al momento; si es una solicitud, cuando la aceptan.',
        },
        {
          title: 'Recibe tu código',
          text: 'Tu código QR está en [Mis alquileres](/dashboard/my-rentals). Si lo abres una vez, funciona también sin cobertura en el portal.',
        },
      ],
    },
    {
      title: 'Si alguien tiene que confirmar',
      text: [
        `Hay quien prefiere saber antes quién se lo lleva. Tiene ${terms.answerHours} horas para responder, y nunca más allá del inicio de tu alquiler. Si no contesta, la solicitud caduca y se libera todo el dinero retenido.`,
      ],
    },
    {
      title: 'Cancelar',
      list: [
        'Gratis durante la primera hora, si faltan al menos 24 horas para el inicio.',
        'Flexible: devolución completa hasta 24 horas antes.',
        'Moderada: devolución completa hasta 5 días antes, la mitad hasta 24 horas antes.',
        'Estricta: la mitad hasta 7 días antes.',
        'Si cancela quien presta, siempre recuperas todo.',
      ],
      links: [{ to: '/help-center', label: 'Más preguntas' }],
    },
  ],
} satisfies Content

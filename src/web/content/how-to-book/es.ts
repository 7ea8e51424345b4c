import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'es')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'Cómo reservar',
    description: `De la cesta al código QR: disponibilidad, ${rule('holdMinutes')} minutos de reserva, identidad, pago y cancelación.`,
    lead: `Reservar es cosa de unos minutos. Lo que solo está en la cesta te lo puede quitar otra persona; en cuanto vas a pagar, te lo guardamos ${rule('holdMinutes')} minutos.`,
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
            text: `${identityFrom(terms.identityFromCents)} y, si pasa de ${formatPrice(terms.selfieAboveCents, 'es')}, también un selfi. Solo lo haces una vez.`,
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
          `Flexible: devolución completa hasta ${flexible.full} antes.`,
          `Moderada: devolución completa hasta ${moderate.full} antes, el ${moderate.percent} hasta ${moderate.part} antes.`,
          `Estricta: el ${strict.percent} hasta ${strict.part} antes.`,
          'Si cancela quien presta, siempre recuperas todo.',
        ],
        links: [{ to: '/help-center', label: 'Más preguntas' }],
      },
    ],
  }
}

const identityFrom = (cents: number): string =>
  cents > 0
    ? `A partir de ${formatPrice(cents, 'es')} en un pedido te pedimos un documento de identidad`
    : 'Antes de la primera reserva te pedimos un documento de identidad'

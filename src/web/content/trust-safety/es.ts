import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Confianza y seguridad',
  description: `Cómo protege ${brand.name} a las personas, las cosas y el dinero: identidad verificada, entregas con código, fianzas y moderación.`,
  lead: 'Dejarle algo a un desconocido impone un poco. Aquí te contamos qué hacemos para protegerte y en qué conviene que te fijes tú.',
  sections: [
    {
      title: 'Qué hacemos',
      list: [
        `Para alquilar${forThis(terms.identityFromCents)} hay que identificarse antes; para prestar, como muy tarde antes del primer cobro. Con importes altos, además, comparamos el documento con un selfi.`,
        'Tu dirección exacta solo la ve quien tiene una reserva confirmada. Tu correo y tu teléfono no se los enseñamos a nadie.',
        'La recogida y la devolución se confirman con un código QR. Las fotos y la hora quedan guardadas con el alquiler.',
        'Solo opina quien de verdad ha alquilado o prestado. Las dos opiniones salen a la vez, así que nadie puede escribir la suya por despecho.',
        `Se paga a través de la plataforma. El dinero no llega a quien presta hasta ${rule('claimHours')} horas después de la devolución.`,
      ],
    },
    {
      title: 'Qué puedes hacer tú',
      list: [
        'Paga siempre aquí. Quien te pide que pagues por otro lado quiere saltarse esta protección.',
        'Quedad de día, revisadlo todo juntos y haced las fotos.',
        'Fíate de tu intuición. Puedes echarte atrás en plena entrega; te ayudamos a resolverlo.',
      ],
    },
    {
      title: 'Denunciar algo',
      text: [
        `Puedes denunciar cualquier artículo y a cualquier persona. Lo revisa alguien de nuestro equipo, normalmente en un día. Si hay peligro, llama primero a emergencias y después escribe a [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        'Si decidimos algo sobre tu cuenta o tu anuncio, te explicamos por qué. Puedes recurrir una vez, y entonces decide otra persona.',
      ],
    },
    {
      title: '¿Has encontrado un fallo de seguridad?',
      text: [
        `Cuéntanoslo antes que a nadie: [${brand.trustEmail}](mailto:${brand.trustEmail}). Respondemos en tres días laborables y no emprendemos acciones legales contra quien avisa de buena fe.`,
      ],
    },
  ],
})

const forThis = (cents: number): string => (cents > 0 ? ` por ${formatPrice(cents, 'es')} o más` : '')

import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Confianza y seguridad',
  description: `Cómo protege ${brand.name} a las personas, las cosas y el dinero: identidad, entregas selladas, fianzas y moderación.`,
  lead: 'Prestarle algo a un desconocido da respeto. Aquí te contamos qué hacemos para protegerte y en qué conviene fijarse.',
  sections: [
    {
      title: 'Qué hacemos',
      list: [
        'Quien alquila muestra antes un documento de identidad; quien presta, antes de cobrar. Con importes mayores se compara con un selfi.',
        'Tu dirección exacta solo la ven personas con una reserva confirmada. Tu correo y tu teléfono no se muestran nunca.',
        'Al recoger y al devolver, ambas partes escanean. Las fotos y la hora de nuestro servidor quedan con el alquiler.',
        'Solo opina quien de verdad ha alquilado, y las opiniones se publican juntas para que nadie responda por despecho.',
        'Se paga a través de la plataforma. El dinero se entrega 48 horas después de la devolución.',
      ],
    },
    {
      title: 'Qué puedes hacer tú',
      list: [
        'Quédate en la plataforma: quien te pide pagar por otro lado quiere saltarse esta protección.',
        'Quedad de día, mirad juntos el objeto y haced las fotos.',
        'Sigue tu intuición. Puedes rechazar una entrega y te ayudamos a resolverlo.',
      ],
    },
    {
      title: 'Denunciar algo',
      text: [
        `Se puede denunciar cualquier objeto y a cualquier persona. Lo mira una persona, normalmente en un día. Si hay peligro, llama primero a emergencias y escribe después a [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        'Una decisión sobre tu cuenta o tu anuncio llega con sus motivos y se puede recurrir una vez; entonces decide otra persona.',
      ],
    },
    {
      title: '¿Has encontrado un fallo de seguridad?',
      text: [
        `Cuéntanoslo antes que a nadie: [${brand.trustEmail}](mailto:${brand.trustEmail}). Respondemos en tres días laborables y no actuamos legalmente contra quien avisa de buena fe.`,
      ],
    },
  ],
} satisfies Content

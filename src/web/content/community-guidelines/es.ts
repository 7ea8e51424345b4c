import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Normas de la comunidad',
  description:
    'Diez reglas sencillas para alquilar y prestar entre vecinos, y qué pasa cuando alguien no las cumple.',
  lead: 'Casi todo lo harías de todos modos. Lo escribimos para que todo el mundo pueda contar con ello.',
  sections: [
    {
      title: 'Para todos',
      list: [
        'Sé quien dices ser. Una persona, una cuenta.',
        'Sé puntual, y avisa si no puedes.',
        'Sé amable, también en un desacuerdo. Sin insultos, amenazas ni discriminación.',
        'Opina sobre lo que pasó, no sobre lo que temías.',
        'Los acuerdos y el pago se hacen aquí. Los datos de contacto son solo para la entrega.',
      ],
    },
    {
      title: 'Para quien presta',
      list: [
        'Publica solo lo que es tuyo y funciona. Enséñalo como es, con sus arañazos.',
        'Entrega lo que anunciaste, limpio, seguro y con sus accesorios.',
        'Mantén tu calendario al día. Cancelar reservas confirmadas hace daño.',
      ],
    },
    {
      title: 'Para quien alquila',
      list: [
        'Usa las cosas para lo que son y devuélvelas como las recibiste.',
        'Avisa enseguida si algo se rompe. Pasa, y pronto se arregla mejor.',
      ],
    },
    {
      title: 'No en esta página',
      text: [
        'Armas, drogas, objetos robados o retirados del mercado, medicamentos y aparatos médicos con receta, animales, documentos, lo que la ley del lugar prohíba alquilar y cosas que sirvan para dañar o espiar a otros.',
      ],
    },
    {
      title: 'Qué pasa si no',
      text: [
        `Primero un aviso, luego una pausa y después el fin de la cuenta; en casos graves, de inmediato. Te decimos el motivo y puedes recurrir una vez. Las denuncias van a [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
      ],
    },
  ],
} satisfies Content

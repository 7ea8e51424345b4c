import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Normas de la comunidad',
  description:
    'Diez reglas sencillas para alquilar y prestar entre vecinos, y qué pasa cuando alguien no las cumple.',
  lead: 'Casi todo es de sentido común. Lo dejamos por escrito para que todo el mundo pueda contar con ello.',
  sections: [
    {
      title: 'Para todos',
      list: [
        'Sé quien dices ser. Una persona, una cuenta.',
        'Sé puntual y, si no llegas, avisa.',
        'Sé amable, también cuando no estéis de acuerdo. Nada de insultos, amenazas ni discriminación.',
        'Al opinar, cuenta lo que pasó, no lo que te temías.',
        'Habladlo y pagadlo todo aquí. Los datos de contacto son solo para la entrega.',
      ],
    },
    {
      title: 'Para quien presta',
      list: [
        'Publica solo cosas tuyas y que funcionen. Enséñalas como son, con sus arañazos.',
        'Entrega lo que has anunciado, limpio, seguro y con todos sus accesorios.',
        'Ten el calendario al día. Si aceptas y luego cancelas, dejas a alguien tirado.',
      ],
    },
    {
      title: 'Para quien alquila',
      list: [
        'Usa las cosas para lo que sirven y devuélvelas como te las dieron.',
        'Si algo se rompe, dilo enseguida. Le puede pasar a cualquiera, y cuanto antes se hable, más fácil es arreglarlo.',
      ],
    },
    {
      title: 'Lo que no puede estar aquí',
      text: [
        'Armas, drogas, objetos robados o retirados del mercado, medicamentos y productos sanitarios con receta, animales, documentos, todo lo que la ley del lugar prohíba alquilar y cualquier cosa pensada para hacer daño o espiar a otros.',
      ],
    },
    {
      title: 'Qué pasa si alguien no las cumple',
      text: [
        `Primero avisamos. Si no sirve de nada, bloqueamos la cuenta; en casos graves, de inmediato. Siempre te decimos por qué y puedes recurrir una vez. Para denunciar algo, escribe a [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
      ],
    },
  ],
})

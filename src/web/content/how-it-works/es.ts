import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: `Cómo funciona ${brand.shortName}`,
  description: `Encuentra cerca lo que necesitas, resérvalo 20 minutos, paga una vez y recógelo con un código QR. Así funciona ${brand.shortName}.`,
  lead: `${brand.shortName} une a quien necesita algo por un día con quien lo tiene guardado en casa. Alquilas por horas o por días, a alguien del barrio, con un precio completo desde el primer momento.`,
  sections: [
    {
      title: 'Alquilar en cinco pasos',
      steps: [
        {
          title: 'Di qué necesitas y cuándo',
          text: 'Busca por palabras, categoría, lugar y fechas. Con fechas solo ves lo que de verdad está libre. [Más sobre la búsqueda](/how-to-search)',
        },
        {
          title: 'Añádelo a la cesta',
          text: 'En una cesta caben varios objetos de varias personas. El precio incluye el alquiler y la entrega; la fianza aparece al lado.',
        },
        {
          title: 'Resérvalo 20 minutos',
          text: 'Al pagar lo reservamos todo a la vez o nada. Mientras corre el tiempo nadie puede quitarte las fechas.',
        },
        {
          title: 'Paga una vez',
          text: 'Un solo pago cubre toda la cesta. Si alguien tiene que confirmar antes, el dinero solo queda retenido hasta entonces.',
        },
        {
          title: 'Enseña tu código QR',
          text: 'La otra persona lo escanea al recoger y al devolver. Las fotos guardan el estado en ambos momentos.',
        },
      ],
    },
    {
      title: 'Cuánto cuesta',
      text: [
        'Por debajo de 24 horas pagas por horas; a partir de 24 horas, por días. Sin precio por hora se cobra una veinticuatroava parte del día. Las horas y los días empezados cuentan enteros.',
        'La entrega cuesta 10 € por objeto; la recogida y los puntos compartidos son gratis. No hay ninguna tarifa extra para quien alquila.',
        'La fianza se retiene por separado. Se libera cuando el objeto vuelve en orden y solo se toca tras una reclamación resuelta.',
      ],
    },
    {
      title: 'Prestar tus cosas',
      text: [
        `Publicar lleva unos tres minutos y es gratis. Tú decides el precio, la fianza, la antelación y quién puede reservar al instante. ${brand.shortName} se queda con el 15 % del alquiler; el resto es tuyo 48 horas después de la devolución, si nadie ha comunicado un problema.`,
      ],
      links: [
        { to: '/search', label: 'Explorar' },
        { to: '/upload', label: 'Publicar un objeto' },
      ],
    },
  ],
} satisfies Content

import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Nuestra historia',
  description: `Por qué existe ${brand.name}: casi todo descansa casi siempre, y muchas veces el vecino tiene lo que necesitas.`,
  lead: 'Un taladro normal trabaja unos minutos en toda su vida. El resto del tiempo espera en un trastero, a unas puertas de alguien que está a punto de comprar otro igual.',
  sections: [
    {
      title: 'Qué queremos',
      text: [
        'Que la gente gaste menos en cosas que apenas usa, que haya que fabricar menos y que los vecinos tengan un motivo para conocerse. Nada más.',
        'La confianza no se exige. Crece cuando los precios son completos, las fechas se cumplen y alguien justo decide si algo sale mal. En eso trabajamos.',
      ],
    },
    {
      title: 'Cómo lo hacemos',
      list: [
        'Con transparencia: el programa es de código abierto. Cualquiera puede leer cómo se calculan los precios y cómo el calendario evita reservas dobles.',
        'Con cuidado: el dinero se cuenta en céntimos y cada saldo se puede seguir hasta su origen.',
        'Para todo el mundo: la página funciona con teclado, con lector de pantalla, en móviles antiguos y en cuatro idiomas.',
      ],
    },
    {
      title: 'De qué vivimos',
      text: [
        'Nos quedamos con el 15 % del alquiler cuando este termina. No vendemos datos ni mostramos anuncios. Quien trae a otras personas recibe una parte de esa tarifa, nunca una parte de tu precio.',
      ],
      links: [{ to: '/how-it-works', label: 'Cómo funciona' }],
    },
  ],
} satisfies Content

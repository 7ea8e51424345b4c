import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Nuestra historia',
  description: `Por qué existe ${brand.name}: casi todo lo que tenemos está casi siempre parado, y el vecino suele tener justo lo que te hace falta.`,
  lead: 'Un taladro funciona, con suerte, un cuarto de hora en toda su vida. El resto del tiempo está en un trastero mientras, tres portales más allá, alguien se compra otro igual.',
  sections: [
    {
      title: 'Qué queremos',
      text: [
        'Que no te gastes dinero en algo que vas a usar dos veces. Que haga falta fabricar menos. Y que de vez en cuando llamemos al timbre del vecino. Eso es todo.',
        'La confianza no se puede exigir. Llega cuando el precio es el que es, cuando se cumple lo acordado y cuando alguien decide con justicia si algo sale mal. De eso nos ocupamos.',
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

import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Nuestra historia',
  description: `Por qué existe ${brand.name}: casi todo lo que tenemos está parado casi siempre, y a menudo el vecino tiene justo lo que te hace falta.`,
  lead: 'Un taladro funciona, con suerte, un cuarto de hora en toda su vida. El resto del tiempo está en un trastero mientras, tres portales más allá, alguien se compra otro igual.',
  sections: [
    {
      title: 'Qué queremos',
      text: [
        'Que no te gastes dinero en algo que vas a usar dos veces. Que haga falta fabricar menos. Y que de vez en cuando llamemos al timbre del vecino. Eso es todo.',
        'La confianza no se puede exigir. Se gana cuando el precio es el que pone, cuando se cumple lo acordado y cuando alguien justo decide si algo sale mal. De eso nos encargamos.',
      ],
    },
    {
      title: 'Cómo lo hacemos',
      list: [
        'Con transparencia: el código es abierto. Cualquiera puede ver cómo se calculan los precios y cómo el calendario evita las reservas dobles.',
        'Con cuentas claras: no se pierde ni un céntimo, y en cada saldo puedes ver de dónde sale.',
        'Para todo el mundo: se puede usar con el teclado, con lector de pantalla, en móviles antiguos y en cuatro idiomas.',
      ],
    },
    {
      title: 'De qué vivimos',
      text: [
        `Cuando un alquiler termina, nos quedamos con el ${formatNumber(terms.feePercent, 'es')} % del precio. No vendemos datos ni ponemos publicidad. Quien trae a otras personas recibe una parte de esa comisión; tu precio no cambia.`,
      ],
      links: [{ to: '/how-it-works', label: 'Cómo funciona' }],
    },
  ],
})

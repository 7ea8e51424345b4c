import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Centro de ayuda',
  description:
    'Respuestas sobre alquilar, prestar, dinero y cuenta. Y cómo hablar con una persona cuando no bastan.',
  lead: `Lo que más nos preguntáis. Si no encuentras tu duda, escribe a [${brand.email}](mailto:${brand.email}).`,
  sections: [
    {
      title: 'Alquilar',
      questions: [
        {
          question: '¿Lo que está en mi cesta está reservado?',
          answer: `Todavía no. Cuando vas a pagar te lo guardamos ${rule('holdMinutes')} minutos, y en cuanto pagas queda reservado.`,
        },
        {
          question: `¿Qué pasa si los ${rule('holdMinutes')} minutos terminan mientras pago?`,
          answer:
            'Si tus fechas siguen libres, la reserva sale adelante. Si no, el pago se anula por completo y te lo decimos al momento.',
        },
        {
          question: '¿Dónde está mi código QR?',
          answer: 'En [Mis alquileres](/dashboard/my-rentals), en cada reserva.',
        },
        {
          question: '¿Puedo quedármelo más tiempo?',
          answer:
            'Sí, si nadie lo ha reservado después. Pide una ampliación desde tu reserva; solo pagas la diferencia de precio.',
        },
        {
          question: 'El artículo no es como se describe. ¿Y ahora?',
          answer: `No dejes que escaneen tu código y no te lleves el artículo. Si quien presta cancela la reserva, lo recuperas todo. Si no, escribe ese mismo día a [${brand.email}](mailto:${brand.email}), con fotos y el número de reserva.`,
        },
      ],
    },
    {
      title: 'Prestar',
      questions: [
        {
          question: '¿Cuándo recibo mi dinero?',
          answer: `${rule('claimHours')} horas después de la devolución, si nadie ha comunicado un problema. Puedes retirarlo a partir de ${formatPrice(terms.minPayoutCents, 'es')}.`,
        },
        {
          question: '¿Cuánto me cuesta?',
          answer: `El ${formatNumber(terms.feePercent, 'es')} % del precio de cada alquiler terminado. Publicar es gratis.`,
        },
        {
          question: 'Mi artículo ha vuelto dañado.',
          answer: `Comunícalo en las ${rule('claimHours')} horas siguientes a la devolución, con fotos. La fianza sigue retenida hasta que se decida.`,
        },
      ],
    },
    {
      title: 'Cuenta',
      questions: [
        {
          question: '¿Por qué tengo que mostrar un documento?',
          answer:
            'Para que todo el mundo sepa con quién trata. Tus documentos nunca son públicos: solo los ve quien los comprueba.',
        },
        {
          question: '¿Cómo borro mi cuenta?',
          answer:
            'En [Privacidad](/account/privacy). Lo que la ley obliga a conservar, como las facturas, queda sin relación con el resto de tus datos.',
        },
        {
          question: 'No me llega ningún correo.',
          answer:
            'Mira en la carpeta de correo no deseado y comprueba la dirección de tu perfil. Los correos con un código o un enlace se pueden pedir de nuevo.',
        },
      ],
    },
  ],
})

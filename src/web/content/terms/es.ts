import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Condiciones de uso',
  description: `El contrato entre tú y quien gestiona ${brand.name}: qué hace la plataforma, cuánto cuesta y quién responde de qué.`,
  lead: `Estas condiciones rigen entre tú y ${brand.operator} («nosotros»). El alquiler es un contrato entre quien alquila y quien presta; se rige por el [contrato de alquiler](/rental-agreement).`,
  updated: '2026-11-22',
  sections: [
    {
      title: '1. Qué ofrecemos',
      text: [
        'Gestionamos un mercado en el que la gente ofrece y reserva objetos. Ponemos la búsqueda, el calendario, el pago, los mensajes, la comprobación de identidad y la resolución de reclamaciones. Ningún objeto es nuestro y no somos parte del alquiler.',
      ],
    },
    {
      title: '2. Tu cuenta',
      text: [
        'Tienes que ser mayor de 18 años y poder contratar. Tus datos deben ser ciertos. Guarda tu contraseña; respondes de lo que ocurra en tu cuenta, salvo que no pudieras evitarlo. Puedes cerrarla cuando quieras; los alquileres en curso se terminan.',
      ],
    },
    {
      title: '3. Reserva y pago',
      text: [
        'La reserva nace cuando se autoriza el pago y, en objetos bajo solicitud, cuando quien presta confirma. Los precios incluyen todo lo obligatorio. Las fianzas se retienen por separado. Se aplica la política de cancelación mostrada al reservar; se mantiene la cancelación gratuita en la primera hora si faltan al menos 24 horas para el inicio.',
      ],
    },
    {
      title: '4. Nuestra tarifa',
      text: [
        'Quien presta paga el 15 % del precio de un alquiler terminado, que se descuenta del pago. Quien alquila no nos paga nada. Anunciamos los cambios con 30 días; no afectan a reservas ya hechas.',
      ],
    },
    {
      title: '5. Qué no está permitido',
      text: [
        'Las [normas de la comunidad](/community-guidelines) forman parte de estas condiciones. También está prohibido evitar el pago a través de la plataforma, extraer datos por máquina más allá de lo que hacen los buscadores y perturbar su funcionamiento.',
      ],
    },
    {
      title: '6. Afiliados',
      text: [
        'Quien trae a otras personas recibe una parte de nuestra tarifa de los alquileres terminados, hasta cuatro niveles, como muestra su panel. Participar no cuesta nada. Recomendarse a uno mismo no da nada; las comisiones se revierten con las devoluciones.',
      ],
    },
    {
      title: '7. Responsabilidad',
      text: [
        'Respondemos sin límite por dolo y culpa grave, por daños a la vida, el cuerpo o la salud y según la ley de productos. Por culpa leve solo respondemos si se incumplen deberes esenciales, hasta el daño previsible. Tus derechos como consumidor se mantienen.',
      ],
    },
    {
      title: '8. Final, conflictos, ley',
      text: [
        `Podemos suspender o cerrar una cuenta por un motivo grave, que te comunicamos junto con la forma de recurrir. Rige la ley de ${brand.jurisdiction}; se mantienen los derechos imperativos de consumo de tu país. Reclamaciones: ${brand.email}.`,
      ],
    },
  ],
} satisfies Content

import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Condiciones de uso',
  description: `El contrato entre tú y quien gestiona ${brand.name}: qué hace la plataforma, cuánto cuesta y quién responde de qué.`,
  lead: `Estas condiciones son el contrato entre tú y ${brand.operator} («nosotros»). El alquiler en sí lo acordáis quien alquila y quien presta, y se rige por el [contrato de alquiler](/rental-agreement).`,
  updated: '2026-11-23',
  sections: [
    {
      title: '1. Qué ofrecemos',
      text: [
        'Gestionamos una plataforma en la que la gente alquila sus cosas a otras personas. Nos ocupamos del buscador, el calendario, el pago, los mensajes, la verificación de identidad y las reclamaciones. Los artículos no son nuestros ni somos parte del alquiler.',
      ],
    },
    {
      title: '2. Tu cuenta',
      text: [
        'Tienes que haber cumplido los 18 años, poder contratar y darnos datos verdaderos. No compartas tu contraseña: respondes de lo que pase en tu cuenta, salvo que no pudieras evitarlo.',
        'Puedes eliminar tu cuenta cuando quieras, siempre que no te quede ningún alquiler ni ningún cobro pendiente. Antes, retira tu saldo; si fueras a perder algo, te lo preguntamos.',
      ],
    },
    {
      title: '3. Reserva y pago',
      text: [
        'La reserva queda hecha cuando se autoriza el pago y, si el artículo se alquila bajo solicitud, cuando quien presta la acepta. El precio incluye todo lo que tienes que pagar. La fianza va aparte y solo se retiene en tu tarjeta.',
        'Si cancelas, se aplica la política de cancelación que viste al reservar. Durante la primera hora puedes cancelar gratis siempre que falten al menos 24 horas para el inicio.',
      ],
    },
    {
      title: '4. Nuestra comisión',
      text: [
        `Quien presta paga el ${formatNumber(terms.feePercent, 'es')} % del precio cuando el alquiler termina; lo descontamos de sus ingresos. Quien alquila no nos paga nada. Avisamos de cualquier cambio con 30 días de antelación y nunca afecta a reservas ya hechas.`,
      ],
    },
    {
      title: '5. Qué no está permitido',
      text: [
        'Las [normas de la comunidad](/community-guidelines) forman parte de estas condiciones. Tampoco se puede pagar o cobrar fuera de la plataforma, extraer datos de forma automatizada más allá de lo que hacen los buscadores ni entorpecer el servicio.',
      ],
    },
    {
      title: '6. Programa de afiliados',
      text: [
        'Si traes a otras personas, recibes una parte de nuestra comisión por sus alquileres terminados, hasta en cuatro niveles; tu panel te enseña cuánto. Participar es gratis. No puedes recomendarte a ti mismo y, si se devuelve un alquiler, se anula lo que ganaste con él.',
      ],
    },
    {
      title: '7. Responsabilidad',
      text: [
        'Respondemos sin límite en caso de dolo o culpa grave, de daños a la vida, la integridad física o la salud, y según la normativa sobre productos defectuosos. En caso de culpa leve, solo respondemos si incumplimos una obligación esencial, y hasta el daño previsible. Tus derechos como consumidor no cambian.',
      ],
    },
    {
      title: '8. Suspensión, conflictos y ley aplicable',
      text: [
        `Podemos suspender o cerrar una cuenta por un motivo grave; te diremos cuál es y cómo recurrir. Se aplica la ley de nuestra sede (${brand.jurisdiction}), sin que pierdas los derechos que la ley de tu país te garantiza como consumidor. Para reclamar, escribe a [${brand.email}](mailto:${brand.email}).`,
      ],
    },
  ],
})

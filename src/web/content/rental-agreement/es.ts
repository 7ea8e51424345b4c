import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'es')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'Contrato de alquiler',
    description: `El contrato entre quien alquila y quien presta en ${brand.name}: entrega, uso, devolución, retraso, daños y cancelación.`,
    lead: `Con cada reserva confirmada firmáis este contrato entre vosotros. Forman parte de él el anuncio, las fechas, el precio y la política de cancelación que se mostraron al reservar. ${brand.operator} no es parte del contrato.`,
    updated: '2026-11-28',
    sections: [
      {
        title: '1. Qué se alquila',
        text: [
          'Quien presta entrega el artículo con todo lo que anuncia, tal como lo describe y en condiciones seguras, durante el periodo reservado. El artículo sigue siendo suyo.',
        ],
      },
      {
        title: '2. Precio y fianza',
        text: [
          'El precio es el total que se muestra al reservar y se paga a través de la plataforma. La fianza responde de lo que pueda reclamarse por este contrato. Se retiene en la tarjeta de quien alquila desde el día anterior y se libera cuando el alquiler termina sin reclamaciones.',
        ],
      },
      {
        title: '3. Entrega y devolución',
        text: [
          'La entrega y la devolución se confirman escaneando un código, y ambas partes pueden hacer fotos del estado. Lo que quede así registrado vale salvo que alguien demuestre lo contrario. El artículo se devuelve limpio y completo, a la hora y en el lugar acordados.',
        ],
      },
      {
        title: '4. Uso',
        text: [
          'Quien alquila cuida el artículo, lo usa solo para lo que sirve y dentro de la ley, no se lo deja a nadie ni lo modifica, y paga lo que gaste, como el combustible.',
        ],
      },
      {
        title: '5. Retraso',
        text: [
          `Los primeros ${rule('lateGraceMinutes')} minutos no cuestan nada. Si el retraso es mayor, cada hora empezada desde la hora acordada cuesta el ${rule('latePercent')} % del precio por hora, con un máximo de ${rule('maxLateHours')} horas. En un alquiler por días, una hora vale la veinticuatroava parte del precio habitual por día, aunque el artículo tenga también un precio por hora. Quien presta puede reclamar otros perjuicios. Mientras el calendario lo permita, el alquiler se puede ampliar en la plataforma.`,
        ],
      },
      {
        title: '6. Daños y pérdida',
        text: [
          'Quien alquila avisa enseguida de cualquier daño o pérdida y responde de lo que cause, o causen las personas a las que se lo deje usar: paga la reparación, pero nunca más de lo que valía el artículo. El desgaste normal no es un daño. De los defectos que ya tuviera responde quien presta.',
        ],
      },
      {
        title: '7. Cancelación',
        list: [
          `Flexible: devolución completa hasta ${flexible.full} antes del inicio.`,
          `Moderada: devolución completa hasta ${moderate.full} antes y el ${moderate.percent} hasta ${moderate.part} antes.`,
          `Estricta: el ${strict.percent} hasta ${strict.part} antes.`,
          'En todos los casos, devolución completa durante la primera hora si faltan al menos 24 horas para el inicio.',
          'Si cancela quien presta: devolución completa.',
        ],
      },
      {
        title: '8. Conflictos',
        text: [
          'Ambas partes acuden primero al procedimiento de reclamación de la plataforma, que decide sobre la fianza. Siempre queda la vía judicial. Las normas obligatorias del lugar de entrega prevalecen sobre este texto.',
        ],
      },
    ],
  }
}

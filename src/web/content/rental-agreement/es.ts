import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Contrato de alquiler',
  description: `El contrato entre quien alquila y quien presta en ${brand.name}: entrega, uso, devolución, retraso, daños y cancelación.`,
  lead: `Este contrato nace entre vosotros con cada reserva confirmada. El anuncio, las fechas, el precio y la política de cancelación mostrados al reservar forman parte de él. ${brand.operator} no es parte.`,
  updated: '2026-01-01',
  sections: [
    {
      title: '1. Objeto',
      text: [
        'Quien presta entrega el objeto anunciado con sus accesorios, en el estado descrito y seguro, durante el periodo reservado. La propiedad no cambia.',
      ],
    },
    {
      title: '2. Precio y fianza',
      text: [
        'El precio es el total mostrado al reservar y se paga a través de la plataforma. La fianza garantiza lo que se deba por este contrato. Se retiene, no se cobra, y se libera cuando el alquiler termina sin reclamación.',
      ],
    },
    {
      title: '3. Entrega y devolución',
      text: [
        'Ambas partes confirman la entrega y la devolución al escanear, y pueden guardar el estado en fotos. Lo registrado vale salvo prueba en contra. El objeto se devuelve limpio y completo a la hora y en el lugar acordados.',
      ],
    },
    {
      title: '4. Uso',
      text: [
        'Quien alquila usa el objeto con cuidado, para lo que es y dentro de la ley, no lo cede ni lo modifica y paga los gastos de uso, como el combustible.',
      ],
    },
    {
      title: '5. Retraso',
      text: [
        'Tras 30 minutos de cortesía, cada hora empezada cuesta el 150 % del precio por hora, tres días como máximo. Se puede reclamar un daño mayor. La ampliación se hace en la plataforma mientras el calendario lo permita.',
      ],
    },
    {
      title: '6. Daños y pérdida',
      text: [
        'Quien alquila avisa enseguida de daños y pérdidas. Responde de lo que cause, o causen personas de su entorno, hasta el coste de reparar o el valor anterior. El desgaste normal no es daño. Quien presta responde de defectos existentes en la entrega.',
      ],
    },
    {
      title: '7. Cancelación',
      list: [
        'Flexible: devolución completa hasta 24 horas antes.',
        'Moderada: devolución completa hasta 5 días antes, la mitad hasta 24 horas antes.',
        'Estricta: la mitad hasta 7 días antes.',
        'Si cancela quien presta: devolución completa.',
      ],
    },
    {
      title: '8. Conflictos',
      text: [
        'Ambas partes usan primero el procedimiento de la plataforma, que decide sobre la fianza. La vía judicial sigue abierta. La ley imperativa del lugar de entrega prevalece sobre este texto.',
      ],
    },
  ],
} satisfies Content

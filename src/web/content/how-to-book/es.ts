import type { Content } from '../content.ts'

export default {
  title: 'Cómo reservar',
  description:
    'De la cesta al código QR: disponibilidad, 20 minutos de reserva, identidad, pago y cancelación.',
  lead: 'Reservar lleva unos minutos. Lo que está en la cesta no está reservado; al empezar el pago es tuyo durante 20 minutos.',
  sections: [
    {
      title: 'Paso a paso',
      steps: [
        {
          title: 'Revisa la cesta',
          text: 'Puedes cambiar la cantidad, las fechas y la forma de entrega de cada objeto.',
        },
        {
          title: 'Ve al pago',
          text: 'Lo comprobamos todo otra vez. Si algo ya no está libre, puedes quitar solo eso.',
        },
        {
          title: 'Confirma quién eres',
          text: 'La primera reserva necesita tu documento; las cestas de más de 1.000 €, también un selfi. Solo se hace una vez.',
        },
        {
          title: 'Paga',
          text: 'El cargo se hace cuando la otra persona confirma, o al momento en los objetos de reserva inmediata.',
        },
        {
          title: 'Recibe tu código',
          text: 'Tu código QR está en [Mis alquileres](/dashboard/my-rentals), también si no hay cobertura en la puerta.',
        },
      ],
    },
    {
      title: 'Si alguien tiene que confirmar',
      text: [
        'Hay quien prefiere mirar cada solicitud. Tiene 48 horas y, como mucho, hasta que empiece tu alquiler. Sin respuesta, la solicitud termina sola y el dinero retenido se libera por completo.',
      ],
    },
    {
      title: 'Cancelar',
      list: [
        'Gratis durante la primera hora, si faltan al menos 24 horas para el inicio.',
        'Flexible: devolución completa hasta 24 horas antes.',
        'Moderada: devolución completa hasta 5 días antes, la mitad hasta 24 horas antes.',
        'Estricta: la mitad hasta 7 días antes.',
        'Si cancela quien presta, siempre recuperas todo.',
      ],
      links: [{ to: '/help-center', label: 'Más preguntas' }],
    },
  ],
} satisfies Content

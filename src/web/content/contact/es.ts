import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Contacto',
  description: `Cómo contactar con ${brand.name}: direcciones de ayuda, seguridad, privacidad y empleo, y quién gestiona la página.`,
  lead: 'Escríbenos en español, inglés, alemán o francés. Lo lee una persona y suele responder en un día laborable.',
  sections: [
    {
      title: 'La dirección adecuada',
      list: [
        `Ayuda con una reserva: [${brand.email}](mailto:${brand.email}). Incluye el número de reserva.`,
        `Algo peligroso o no permitido: [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        `Tus datos: [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
        `Trabajar con nosotros: [${brand.jobsEmail}](mailto:${brand.jobsEmail}).`,
      ],
    },
    {
      title: 'Quién gestiona esta página',
      text: [`${brand.operator}, ${brand.address}. Teléfono ${brand.phone}, días laborables de 9 a 17.`],
      links: [{ to: '/help-center', label: 'Centro de ayuda' }],
    },
  ],
} satisfies Content

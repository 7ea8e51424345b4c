import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Contacto',
  description: `Cómo contactar con ${brand.name}: direcciones de ayuda, seguridad, privacidad y empleo, y quién gestiona la página.`,
  lead: 'Escríbenos en español, inglés, alemán o francés. Lo lee una persona de verdad y suele contestar en un día laborable.',
  sections: [
    {
      title: 'A quién escribir',
      list: [
        `Ayuda con una reserva: [${brand.email}](mailto:${brand.email}). No olvides el número de reserva.`,
        `Has visto algo peligroso o prohibido: [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        `Dudas sobre tus datos: [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
        `Trabaja con nosotros: [${brand.jobsEmail}](mailto:${brand.jobsEmail}).`,
      ],
    },
    {
      title: 'Quién gestiona esta página',
      text: [`${brand.operator}, ${brand.address}. Teléfono ${brand.phone}, de lunes a viernes de 9 a 17 h.`],
      links: [{ to: '/help-center', label: 'Centro de ayuda' }],
    },
  ],
})

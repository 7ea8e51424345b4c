import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Contact',
  description: `How to reach ${brand.name}: addresses for help, safety, privacy and the press, and who runs the site.`,
  lead: 'Write to us in English, German, Spanish or French. A person reads it and usually answers within one working day.',
  sections: [
    {
      title: 'The right address',
      list: [
        `Help with a booking: [${brand.email}](mailto:${brand.email}). Please add the booking number.`,
        `Something unsafe or not allowed: [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        `Your data: [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
        `Work with us: [${brand.jobsEmail}](mailto:${brand.jobsEmail}).`,
      ],
    },
    {
      title: 'Who runs this site',
      text: [`${brand.operator}, ${brand.address}. Phone ${brand.phone}, on working days from 9 to 17.`],
      links: [{ to: '/help-center', label: 'Help center' }],
    },
  ],
} satisfies Content

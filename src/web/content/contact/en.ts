import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Contact',
  description: `How to reach ${brand.name}: addresses for help, safety, privacy and the press, and who runs the site.`,
  lead: 'Write to us in English, German, Spanish or French. A real person reads it and usually replies within one working day.',
  sections: [
    {
      title: 'Who to write to',
      list: [
        `Help with a booking: [${brand.email}](mailto:${brand.email}). Please include the booking number.`,
        `Something looks unsafe or isn’t allowed: [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        `Questions about your data: [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
        `Working with us: [${brand.jobsEmail}](mailto:${brand.jobsEmail}).`,
      ],
    },
    {
      title: 'Who runs this site',
      text: [`${brand.operator}, ${brand.address}. Phone ${brand.phone}, Monday to Friday, 9 am to 5 pm.`],
      links: [{ to: '/help-center', label: 'Help center' }],
    },
  ],
})

import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Privacy',
  description: `Which data ${brand.name} keeps, why, for how long, who sees it, and how you get, correct or delete it.`,
  lead: `We keep what a rental needs and nothing to sell. Responsible is ${brand.operator}, ${brand.address}; questions to [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
  updated: '2026-11-22',
  sections: [
    {
      title: 'What we keep, and why',
      list: [
        'Account: name, e-mail address, password as a hash, language. To carry out the contract with you.',
        'Profile: picture, city, a text about yourself, if you give them. Shown to others as you see it there.',
        'Rentals: items, dates, addresses for handing over, photos, what you state about them, messages. To carry out the rental and settle disputes.',
        'Payments: amounts and the payment service’s references. We never see whole card numbers. Kept as tax law demands.',
        'Identity: document and selfie, in private storage. To protect others; kept only as long as the check and the law need them; its result stays.',
        'Technical: address of your connection and device name at sign-in, to notice strangers in your account. Kept as long as that sign-in lasts.',
        'Sign-in places: for 30 days a scrambled form of the address you signed in from, from which the address cannot be read, so that wrong passwords from elsewhere do not keep you out.',
      ],
    },
    {
      title: 'Who sees it',
      list: [
        'Other people see your first name, picture, city, reviews and whether your identity is confirmed.',
        'Renter and lender of a confirmed booking see each other’s name and the address of the handover.',
        'Services that work for us under contract: hosting, payment, e-mail. None may use your data for itself.',
        'Authorities, where the law obliges us.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'Get a copy, have it corrected, deleted or restricted, take it with you, object. You can export your data and delete your account yourself in your account. Answers come within one month. You may complain to the data protection authority of your country.',
      ],
    },
    {
      title: 'No tracking',
      text: [
        'There are no advertising networks and no third-party scripts on these pages. What is stored in your browser is listed under [Cookies](/cookie-policy).',
      ],
    },
  ],
} satisfies Content

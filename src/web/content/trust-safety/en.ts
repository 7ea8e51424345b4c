import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Trust and safety',
  description: `How ${brand.name} protects people, things and money: identity checks, sealed handovers, deposits and moderation.`,
  lead: 'Lending to a stranger takes trust. These are the things that earn it, and what we cannot do for you.',
  sections: [
    {
      title: 'What we do',
      list: [
        'Whoever rents shows an identity document first; whoever lends shows one before they are paid. For larger sums a selfie is compared with it.',
        'Your exact address is seen only by people with a confirmed booking. Your e-mail address and phone number are never shown.',
        'At pick-up and return both sides scan. Photos and the time of our server are kept with the rental.',
        'Reviews come only from people who really rented, and are published together, so that no one answers out of spite.',
        'Payments go through the platform. Money is passed on only 48 hours after the return.',
      ],
    },
    {
      title: 'What you can do',
      list: [
        'Stay on the platform: anyone who asks you to pay elsewhere wants to get around this protection.',
        'Meet in daylight, look at the item together, take the photos.',
        'Follow your feeling. You may refuse a handover, and we help you to sort it out.',
      ],
    },
    {
      title: 'Reporting something',
      text: [
        `Every item and every person can be reported. A person looks at it, usually within a day. In danger call the emergency services first, then write to [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        'A decision about your account or listing comes with its reasons and can be appealed once; a different person then decides.',
      ],
    },
    {
      title: 'Found a security problem?',
      text: [
        `Please tell us before you tell others: [${brand.trustEmail}](mailto:${brand.trustEmail}). We answer within three working days and do not take legal steps against people who report in good faith.`,
      ],
    },
  ],
} satisfies Content

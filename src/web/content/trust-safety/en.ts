import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Trust and safety',
  description: `How ${brand.name} protects people, things and money: identity checks, sealed handovers, deposits and moderation.`,
  lead: 'Lending to a stranger takes some courage. Here’s what we do to keep you safe, and what to look out for yourself.',
  sections: [
    {
      title: 'What we do',
      list: [
        `Renters prove who they are before they book${forThis(terms.identityFromCents)}, lenders at the latest before they’re paid. For larger sums we compare the document with a selfie.`,
        'Your exact address is seen only by people with a confirmed booking. Your e-mail address and phone number are never shown.',
        'Pick-up and return are confirmed by QR code. The photos and the time are kept with the rental.',
        'Only people who really rented or lent can leave a review, and both reviews appear together, so nobody writes one to get even.',
        `Payments go through the platform. Money is passed on only ${rule('claimHours')} hours after the return.`,
      ],
    },
    {
      title: 'What you can do',
      list: [
        'Only ever pay here. Anyone who asks you to pay elsewhere wants to get around this protection.',
        'Meet in daylight, look at the item together, take the photos.',
        'Trust your gut. You can call off a handover, and we’ll help you sort it out.',
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
})

const forThis = (cents: number): string => (cents > 0 ? ` for ${formatPrice(cents, 'en')} or more` : '')

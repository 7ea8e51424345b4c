import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Help center',
  description: 'Answers on renting, lending, money and accounts. And how to reach a real person.',
  lead: `What people ask us most. Can’t find your question? Write to [${brand.email}](mailto:${brand.email}).`,
  sections: [
    {
      title: 'Renting',
      questions: [
        {
          question: 'Is something in my basket reserved for me?',
          answer: `Not yet. Once you check out we hold it for you for ${rule('holdMinutes')} minutes, and when you’ve paid it’s booked.`,
        },
        {
          question: `What happens when the ${rule('holdMinutes')} minutes run out while I pay?`,
          answer:
            'If your dates are still free, the booking goes through anyway. If not, your payment is cancelled in full and we tell you straight away.',
        },
        {
          question: 'Where is my QR code?',
          answer: 'In [My Rentals](/dashboard/my-rentals), at each booking.',
        },
        {
          question: 'Can I keep it longer?',
          answer:
            'Yes, if nobody has booked it after you. Ask for an extension in your booking; you only pay the difference in price.',
        },
        {
          question: 'The item is not as described. What now?',
          answer: `Do not let your code be scanned, and leave the item there. If the lender cancels the booking, you get everything back. If not, write to [${brand.email}](mailto:${brand.email}) the same day, with photos and the booking number.`,
        },
      ],
    },
    {
      title: 'Lending',
      questions: [
        {
          question: 'When do I get my money?',
          answer: `${rule('claimHours')} hours after the return, if no problem was reported. You can have it paid out from ${formatPrice(terms.minPayoutCents, 'en')} on.`,
        },
        {
          question: 'What does it cost me?',
          answer: `${formatNumber(terms.feePercent, 'en')} % of the rental price of each completed rental. Listing is free.`,
        },
        {
          question: 'My item came back damaged.',
          answer: `Report it within ${rule('claimHours')} hours of the return, with photos. The deposit stays authorised until the case is decided.`,
        },
      ],
    },
    {
      title: 'Account',
      questions: [
        {
          question: 'Why do I have to show an identity document?',
          answer:
            'So that everyone knows who they’re dealing with. Your documents are never public; only the people who check them can see them.',
        },
        {
          question: 'How do I delete my account?',
          answer:
            'Under [Privacy](/account/privacy). What the law makes us keep, such as invoices, stays without your name attached to the rest.',
        },
        {
          question: 'I’m not getting any e-mails.',
          answer:
            'Check your spam folder and the address in your profile. You can ask for a new code or link at any time.',
        },
      ],
    },
  ],
})

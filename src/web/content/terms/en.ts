import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Terms of use',
  description: `The contract between you and the operator of ${brand.name}: what the platform does, what it costs, and who is liable for what.`,
  lead: `These terms are the contract between you and ${brand.operator} (“we”). The rental itself is a contract between renter and lender, governed by the [rental agreement](/rental-agreement).`,
  updated: '2026-11-23',
  sections: [
    {
      title: '1. What we provide',
      text: [
        'We run a marketplace where people rent things out and book them. We provide search, calendars, payment, messages and identity checks, and we settle claims. The items aren’t ours, and we’re not a party to the rental.',
      ],
    },
    {
      title: '2. Your account',
      text: [
        'You must be at least 18 and able to enter into contracts, and what you tell us about yourself must be true. Keep your password to yourself: you’re responsible for what happens in your account unless you couldn’t have prevented it.',
        'You can delete your account at any time, as long as no rental or payout is still open. Pay out your balance first; we ask before any of it is lost.',
      ],
    },
    {
      title: '3. Booking and payment',
      text: [
        'A booking is made once the payment is authorised and, for items on request, the lender has accepted. Prices include everything you have to pay. The deposit comes on top and is only reserved on your card.',
        'If you cancel, the lender’s cancellation policy shown when you booked applies. Within an hour of booking you can always cancel free of charge, provided the rental starts at least 24 hours later.',
      ],
    },
    {
      title: '4. Our fee',
      text: [
        `Lenders pay ${formatNumber(terms.feePercent, 'en')}% of the rental price once a rental is completed; we deduct it from what they earn. Renters pay us nothing. We announce changes 30 days in advance, and they never affect bookings already made.`,
      ],
    },
    {
      title: '5. What isn’t allowed',
      text: [
        'The [community guidelines](/community-guidelines) are part of these terms. You also may not take payment around the platform, scrape the site beyond what search engines do, or disrupt it.',
      ],
    },
    {
      title: '6. Affiliates',
      text: [
        'If you bring people in, you get a share of our fee on their completed rentals, over up to four levels, as shown in your dashboard. Joining is free. You can’t refer yourself, and if a rental is refunded, the commission on it is reversed.',
      ],
    },
    {
      title: '7. Liability',
      text: [
        'We’re liable without limit for intent and gross negligence, for injury to life, body or health, and under product liability law. For slight negligence we’re liable only if we breach an essential duty, and only for the damage that was foreseeable. Your rights as a consumer are unaffected.',
      ],
    },
    {
      title: '8. Suspension, disputes, governing law',
      text: [
        `We may suspend or close an account for a serious reason. We’ll tell you the reason and how to appeal. The law of our place of business applies (${brand.jurisdiction}), without taking away the mandatory consumer rights of your own country. Send complaints to [${brand.email}](mailto:${brand.email}).`,
      ],
    },
  ],
})

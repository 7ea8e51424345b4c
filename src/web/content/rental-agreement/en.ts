import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Rental agreement',
  description: `The contract between renter and lender for every rental on ${brand.name}: handover, use, return, lateness, damage, cancellation.`,
  lead: `This agreement comes about between the two of you with every confirmed booking. The listing, the dates, the price and the cancellation policy shown at booking are part of it. ${brand.operator} is not a party.`,
  updated: '2026-01-01',
  sections: [
    {
      title: '1. Subject',
      text: [
        'The lender hands over the listed item with its parts, in the described condition and safe to use, for the booked period. Ownership does not change.',
      ],
    },
    {
      title: '2. Price and deposit',
      text: [
        'The price is the total shown at booking and is paid through the platform. The deposit secures claims from this agreement. It is authorised, not taken, and released when the rental is completed without a claim.',
      ],
    },
    {
      title: '3. Handing over and return',
      text: [
        'Both sides confirm handing over and return by scanning, and may record the condition in photos. What is recorded there counts, unless someone proves otherwise. The item is returned clean and complete at the agreed time and place.',
      ],
    },
    {
      title: '4. Use',
      text: [
        'The renter uses the item with care, as it is meant to be used and within the law, does not pass it on, does not change it and bears the running costs of use such as fuel.',
      ],
    },
    {
      title: '5. Being late',
      text: [
        'After a grace of 30 minutes each started hour costs 150 % of the hourly price, for three days at most. Damage beyond this remains claimable. An extension is possible through the platform while the calendar allows it.',
      ],
    },
    {
      title: '6. Damage and loss',
      text: [
        'The renter reports damage and loss at once. The renter is liable for what they or people they let near it cause, up to the cost of repair or the value of the item before. Normal wear is not damage. The lender is liable for defects that existed at handover.',
      ],
    },
    {
      title: '7. Cancellation',
      list: [
        'Flexible: full refund until 24 hours before the start.',
        'Moderate: full refund until 5 days before, half until 24 hours before.',
        'Strict: half until 7 days before.',
        'Cancelled by the lender: full refund.',
      ],
    },
    {
      title: '8. Disputes',
      text: [
        'Both sides first use the claim procedure of the platform, which decides on the deposit. The way to the courts stays open. Mandatory law at the place of the handover takes precedence over this text.',
      ],
    },
  ],
} satisfies Content

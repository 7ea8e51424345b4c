import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'en')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'Rental agreement',
    description: `The contract between renter and lender for every rental on ${brand.name}: handover, use, return, lateness, damage, cancellation.`,
    lead: `Every confirmed booking makes this agreement between the two of you. The listing, dates, price and cancellation policy shown when you booked are part of it. ${brand.operator} is not a party to it.`,
    updated: '2026-11-28',
    sections: [
      {
        title: '1. What is rented',
        text: [
          'The lender hands over the item with everything listed, as described and safe to use, for the booked period. It remains the lender’s property.',
        ],
      },
      {
        title: '2. Price and deposit',
        text: [
          'The price is the total shown when booking and is paid through the platform. The deposit secures claims under this agreement. It’s reserved on the renter’s card from the day before the rental and released when the rental ends without a claim.',
        ],
      },
      {
        title: '3. Handover and return',
        text: [
          'Handover and return are confirmed by scanning, and both sides can take photos of the item’s condition. What is recorded this way counts unless someone proves otherwise. The item comes back clean and complete, at the agreed time and place.',
        ],
      },
      {
        title: '4. Use',
        text: [
          'The renter takes good care of the item, uses it only for what it’s made for and within the law, doesn’t pass it on or alter it, and pays for what it uses up, such as fuel.',
        ],
      },
      {
        title: '5. Late return',
        text: [
          `The first ${rule('lateGraceMinutes')} minutes cost nothing. If the item is later than that, every started hour since the agreed time costs ${rule('latePercent')}% of the hourly price, for at most ${rule('maxLateHours')} hours. For a rental booked by the day, an hour counts as a 24th of the lender’s usual price a day, even if the item also has a price an hour. The lender may claim further loss. If the calendar allows, the rental can be extended on the platform.`,
        ],
      },
      {
        title: '6. Damage and loss',
        text: [
          'The renter reports damage or loss straight away, and is liable for what they or the people they let use it cause: the repair, but no more than the item was worth before. Normal wear isn’t damage. The lender is liable for defects the item already had.',
        ],
      },
      {
        title: '7. Cancellation',
        list: [
          `Flexible: full refund up to ${flexible.full} before the start.`,
          `Moderate: full refund up to ${moderate.full} before, ${moderate.percent} up to ${moderate.part} before.`,
          `Strict: ${strict.percent} up to ${strict.part} before.`,
          'With any of them, a full refund within an hour of booking, if the start is still at least 24 hours away.',
          'If the lender cancels: full refund.',
        ],
      },
      {
        title: '8. Disputes',
        text: [
          'Both sides first use the platform’s claims procedure, which decides about the deposit. Either can still go to court. Where the law at the place of handover is mandatory, it comes before this text.',
        ],
      },
    ],
  }
}

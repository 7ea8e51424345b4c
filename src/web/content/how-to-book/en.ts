import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'en')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'How to book',
    description:
      'From basket to QR code: holding your dates, proving who you are, paying and, if need be, cancelling.',
    lead: `Booking takes a couple of minutes. Things in your basket can still be snapped up by someone else; once you check out, we hold them for you for ${rule('holdMinutes')} minutes.`,
    sections: [
      {
        title: 'Step by step',
        steps: [
          {
            title: 'Check the basket',
            text: 'You can still change the quantity, the dates and how you get each item.',
          },
          {
            title: 'Proceed to checkout',
            text: 'We check once more that everything is free. If something has gone in the meantime, you can drop just that.',
          },
          {
            title: 'Show us who you are',
            text: `${identityFrom(terms.identityFromCents)}, and for a selfie too if it’s over ${formatPrice(terms.selfieAboveCents, 'en')}. You only do this once.`,
          },
          {
            title: 'Pay',
            text: 'For instant bookings your card is charged straight away, otherwise once the lender accepts.',
          },
          {
            title: 'Get your code',
            text: 'Your QR code is in [My Rentals](/dashboard/my-rentals). Open it once and it works even without a signal on the doorstep.',
          },
        ],
      },
      {
        title: 'If the lender wants to approve it first',
        text: [
          `Some lenders like to know who is asking. They have ${terms.answerHours} hours, but never longer than until your rental would start. If they don’t answer, the request lapses and the reserved money is released in full.`,
        ],
      },
      {
        title: 'Cancelling',
        list: [
          'Free within an hour of booking, as long as the start is at least 24 hours away.',
          `Flexible: full refund until ${flexible.full} before the start.`,
          `Moderate: full refund until ${moderate.full} before, ${moderate.percent} until ${moderate.part} before.`,
          `Strict: ${strict.percent} until ${strict.part} before.`,
          'If the lender cancels, you always get everything back.',
        ],
        links: [{ to: '/help-center', label: 'More questions' }],
      },
    ],
  }
}

const identityFrom = (cents: number): string =>
  cents > 0
    ? `From ${formatPrice(cents, 'en')} in one order we ask for an identity document`
    : 'Before your first booking we ask for an identity document'

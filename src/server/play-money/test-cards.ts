import type { PaymentFailure } from '#server/providers/provider.ts'

export type TestCardOutcome =
  | { answer: 'authorised'; offSession: OffSession }
  | { answer: 'refused'; failure: PaymentFailure; field?: 'number' | 'expiry' | 'cvc' }
  /** The payer is asked first; `approved` is what the bank says once the payer has approved. */
  | { answer: 'challenge'; approved: 'authorised' | 'declined'; offSession: OffSession }

/** The bank's answer when the card is charged again while the payer is away. */
export type OffSession = 'authorised' | 'challenge' | 'declined' | 'insufficient'

const authorised: TestCardOutcome = { answer: 'authorised', offSession: 'authorised' }

/** The numbers that developers know from payment providers, and what each does. No other card is taken. */
const TEST_CARDS: Record<string, TestCardOutcome> = {
  '4242424242424242': authorised,
  '4000056655665556': authorised,
  '5555555555554444': authorised,
  '2223003122003222': authorised,
  '5200828282828210': authorised,
  '378282246310005': authorised,
  '371449635398431': authorised,
  '6011111111111117': authorised,
  '3056930009020004': authorised,
  '3566002020360505': authorised,
  '6200000000000005': authorised,
  // Disputed after its capture.
  '4000000000000259': authorised,
  '4000000000000341': { answer: 'authorised', offSession: 'declined' },
  '4000000000000002': { answer: 'refused', failure: 'PAYMENT_DECLINED' },
  '4000000000000119': { answer: 'refused', failure: 'PAYMENT_DECLINED' },
  '4000000000009987': { answer: 'refused', failure: 'PAYMENT_DECLINED' },
  '4000000000009979': { answer: 'refused', failure: 'PAYMENT_DECLINED' },
  '4000000000009995': { answer: 'refused', failure: 'PAYMENT_INSUFFICIENT_FUNDS' },
  '4000000000000069': { answer: 'refused', failure: 'PAYMENT_CARD_EXPIRED' },
  '4000000000000127': { answer: 'refused', failure: 'PAYMENT_CARD_INVALID', field: 'cvc' },
  '4000002760003184': { answer: 'challenge', approved: 'authorised', offSession: 'challenge' },
  '4000002500003155': { answer: 'challenge', approved: 'authorised', offSession: 'authorised' },
  '4000008260003178': { answer: 'challenge', approved: 'authorised', offSession: 'insufficient' },
  '4000008400001629': { answer: 'challenge', approved: 'declined', offSession: 'declined' },
}

/** The outcome of this number (digits only); undefined when it is no test card. */
export const outcomeOf = (digits: string): TestCardOutcome | undefined =>
  Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits] : undefined

import type { ConfirmedPayment } from '#contract/checkout.ts'
import { brandOf, type Card, cardFault, digitsOf } from '#domain/money/card.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { PaymentFailure } from '#server/providers/provider.ts'
import { authorisedFrom } from './authorised-from.ts'
import { paymentIdOf } from './client-secret.ts'
import { newMethodId, saveTestCard } from './saved-cards.ts'
import { outcomeOf, type TestCardOutcome } from './test-cards.ts'
import { changePayment, lockPayment, type TestLedger, withTestLedger } from './test-ledger.ts'

export type ConfirmRefusal = PaymentFailure | 'PAYMENT_TEST_CARD_NEEDED' | 'NOT_FOUND' | 'HOLD_EXPIRED'

/**
 * Called by the browser's payment form: tries a card on the payment that the client secret opens. A refused card leaves
 * the payment open for another one, and a card whose owner their wallet has asked leads to no question of the bank.
 * Only brand, last four digits and expiry of a card are stored.
 */
export async function confirmPayment(
  books: TestLedger,
  clientSecret: string,
  card: Card,
  { isConfirmed = false } = {},
): Promise<Result<ConfirmedPayment, ConfirmRefusal>> {
  const paymentId = paymentIdOf(clientSecret, books.secret)
  if (!paymentId) return refuse('NOT_FOUND')
  const fault = cardFault(card, books.now())
  if (fault === 'expired') return refuse('PAYMENT_CARD_EXPIRED', { field: 'expiry' })
  if (fault) return refuse('PAYMENT_CARD_INVALID', { field: fault })
  const digits = digitsOf(card.number)
  const known = outcomeOf(digits)
  if (!known) return refuse('PAYMENT_TEST_CARD_NEEDED', { field: 'number' })
  const outcome = isConfirmed ? afterQuestion(known) : known
  return withTestLedger(books, async (tx) => {
    const payment = await lockPayment(books, tx, paymentId)
    if (payment.status === 'authorised' || payment.status === 'captured') {
      return ok({ paymentStatus: 'authorised' })
    }
    if (payment.status === 'voided') return refuse('HOLD_EXPIRED')
    const { customer } = payment
    const id = newMethodId()
    const saved =
      outcome.answer !== 'refused' && customer
        ? saveTestCard(books, tx, { id, customer }, card, outcome)
        : undefined
    const seen = { card_brand: brandOf(digits), card_last4: digits.slice(-4), method_id: saved ? id : null }
    // One after the other in one round trip.
    await Promise.all([
      saved,
      changePayment(books, tx, payment, { ...seen, ...changeFor(outcome, books.now()) }),
    ])
    return answerFor(outcome)
  })
}

/** What the bank answers where it need not ask the payer any more. */
function afterQuestion(outcome: TestCardOutcome): TestCardOutcome {
  if (outcome.answer !== 'challenge') return outcome
  return outcome.approved === 'authorised'
    ? { answer: 'authorised', offSession: outcome.offSession }
    : { answer: 'refused', failure: 'PAYMENT_DECLINED' }
}

function changeFor(outcome: TestCardOutcome, now: Date) {
  if (outcome.answer === 'authorised') return authorisedFrom(now)
  if (outcome.answer === 'refused') return { status: 'open' as const, failure_code: outcome.failure }
  return { status: 'requires_action' as const, failure_code: null, challenge_outcome: outcome.approved }
}

function answerFor(outcome: TestCardOutcome): Result<ConfirmedPayment, ConfirmRefusal> {
  if (outcome.answer === 'authorised') return ok({ paymentStatus: 'authorised' })
  if (outcome.answer === 'challenge') return ok({ paymentStatus: 'requires_action' })
  return refuse(outcome.failure, outcome.field && { field: outcome.field })
}

import type { ConfirmedPayment } from '#contract/checkout.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { authorisedFrom } from './authorised-from.ts'
import { paymentIdOf } from './client-secret.ts'
import type { ConfirmRefusal } from './confirm-payment.ts'
import { changePayment, lockPayment, type TestLedger, withTestLedger } from './test-ledger.ts'

/** Called by the page that stands in for the bank's: the payer approves or rejects the waiting payment. */
export async function answerChallenge(
  books: TestLedger,
  clientSecret: string,
  approve: boolean,
): Promise<Result<ConfirmedPayment, ConfirmRefusal>> {
  const id = paymentIdOf(clientSecret, books.secret)
  if (!id) return refuse('NOT_FOUND')
  return withTestLedger(books, async (tx) => {
    const payment = await lockPayment(books, tx, id)
    if (payment.status === 'authorised' || payment.status === 'captured') {
      return ok({ paymentStatus: 'authorised' })
    }
    if (payment.status === 'voided') return refuse('HOLD_EXPIRED')
    if (payment.status === 'open') return refuse(payment.failure_code ?? 'PAYMENT_CHALLENGE_FAILED')
    if (approve && payment.challenge_outcome === 'authorised') {
      await changePayment(books, tx, payment, authorisedFrom(books.now()))
      return ok({ paymentStatus: 'authorised' })
    }
    const failure = approve ? 'PAYMENT_DECLINED' : 'PAYMENT_CHALLENGE_FAILED'
    await changePayment(books, tx, payment, { status: 'open', failure_code: failure })
    return refuse(failure)
  })
}

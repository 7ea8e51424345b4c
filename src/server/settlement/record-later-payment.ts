import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { completeExtension } from '#server/extensions/complete-extension.ts'
import { postCharge } from '#server/ledger/post-charge.ts'
import { noteMethod } from '#server/payments/note-method.ts'
import type { ProviderPayment } from '#server/payments/provider.ts'
import { requestRefund } from '#server/payments/request-refund.ts'
import { type LaterOutcome, type LaterPaymentState, lockLaterPayment } from './load-later-payment.ts'
import { mailPaymentNeeded } from './mail-payment-needed.ts'
import { recordDeposit } from './record-deposit.ts'

/**
 * Notes what the provider says of a later payment, with what follows from it: captured money is posted, a deposit is
 * held or not, and a renter whose bank refused it or wants it confirmed gets a mail. Nothing seen means that the
 * provider was never asked.
 */
export async function recordLaterPayment(
  tx: Transaction<Schema>,
  deps: Deps,
  paymentId: string,
  seen: ProviderPayment | undefined,
): Promise<void> {
  const payment = await lockLaterPayment(tx, paymentId)
  if (!payment || ['captured', 'voided', 'refunded'].includes(payment.status)) return
  const outcome = outcomeOf(seen)
  if (seen) await note(tx, payment, seen, outcome)
  else await tx.updateTable('payments').set({ status: 'voided' }).where('id', '=', paymentId).execute()
  if (outcome === 'captured') await recordCapture(tx, deps, payment, seen!)
  if (outcome === 'voided' && payment.capture) await failCapture(tx, payment)
  const isNews = payment.status !== outcome
  if (payment.purpose === 'deposit') await recordDeposit(tx, deps, payment, outcome, seen)
  if (isNews && isUnanswered(outcome) && !payment.isToBeVoided && !payment.isReduction) {
    await mailPaymentNeeded(tx, deps.config.siteUrl, payment)
  }
}

function outcomeOf(seen: ProviderPayment | undefined): LaterOutcome {
  if (!seen) return 'voided'
  if (seen.status === 'open') return 'failed'
  return seen.status === 'processing' ? 'requires_action' : seen.status
}

/** Whether the renter has to do something before it goes on. */
const isUnanswered = (outcome: LaterOutcome): boolean => outcome === 'requires_action' || outcome === 'failed'

async function note(
  tx: Transaction<Schema>,
  payment: LaterPaymentState,
  seen: ProviderPayment,
  outcome: LaterOutcome,
): Promise<void> {
  const methodId = await noteMethod(tx, payment, seen.method)
  await tx
    .updateTable('payments')
    .set({
      status: outcome,
      provider_payment_id: seen.id,
      failure_code: seen.failure,
      // Only the payer can go on with it; what is not needed is voided.
      ...(outcome === 'failed' && { check_at: 'infinity' }),
      ...(isUnanswered(outcome) && payment.isReduction && { check_at: '-infinity' }),
      ...(seen.authorisedUntil && { authorised_until: seen.authorisedUntil }),
      ...(methodId && { method_id: methodId }),
    })
    .where('id', '=', payment.id)
    .execute()
}

async function recordCapture(
  tx: Transaction<Schema>,
  deps: Deps,
  payment: LaterPaymentState,
  seen: ProviderPayment,
): Promise<void> {
  const cents = seen.capturedParts[payment.bookingId] ?? 0
  await tx
    .updateTable('captures')
    .set({ status: 'captured' })
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'requested')
    .execute()
  await tx.updateTable('payments').set({ captured_cents: cents }).where('id', '=', payment.id).execute()
  const isWanted = payment.purpose !== 'extension' || (await completeExtension(tx, deps, payment.id))
  const charge = { paymentId: payment.id, bookingId: payment.bookingId, purpose: payment.purpose, cents }
  await postCharge(tx, { ...charge, isWanted, at: deps.now() })
  if (!isWanted) await requestRefund(tx, deps, { ...charge, reason: 'extension_lapsed' })
}

const failCapture = (tx: Transaction<Schema>, { id }: LaterPaymentState) =>
  tx.updateTable('captures').set({ status: 'failed' }).where('payment_id', '=', id).execute()

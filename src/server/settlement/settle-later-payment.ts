import { inTransaction } from '#backend/db/transaction.ts'
import { loadRenter } from '#server/checkout/load-renter.ts'
import type { Deps } from '#server/deps.ts'
import { ensureCustomer } from '#server/payments/ensure-customer.ts'
import { PaymentProviderError, type ProviderPayment } from '#server/payments/provider.ts'
import { type LaterPaymentState, lockLaterPayment } from './load-later-payment.ts'
import { recordLaterPayment } from './record-later-payment.ts'

const OPEN = ['created', 'requires_action', 'authorised', 'failed']

/**
 * Brings a payment of one booking (its deposit, an extension, a late fee, a claim) to where it should be: charges the
 * renter's card, captures or voids what was decided, and notes what the provider says. The clock, the webhook and
 * the renter's browser all end here, in any order and as often as they like. Throws a `PaymentProviderError`.
 */
export async function settleLaterPayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await inTransaction(deps.db, { as: 'service' }, (tx) => lockLaterPayment(tx, paymentId))
  if (!payment || payment.provider !== deps.payments.name || !OPEN.includes(payment.status)) return
  const seen = payment.isToBeVoided ? await voidPayment(deps, payment) : await ask(deps, payment)
  await inTransaction(deps.db, { as: 'service' }, (tx) => recordLaterPayment(tx, deps, payment.id, seen))
  if (seen?.status !== 'authorised' || payment.isToBeVoided || !payment.capture) return
  const captured = await capture(deps, { ...payment, providerPaymentId: seen.id })
  await inTransaction(deps.db, { as: 'service' }, (tx) => recordLaterPayment(tx, deps, payment.id, captured))
}

async function ask(deps: Deps, payment: LaterPaymentState): Promise<ProviderPayment> {
  if (payment.providerPaymentId) return deps.payments.retrieve(payment.providerPaymentId)
  const renter = await inTransaction(deps.db, { as: 'service' }, (tx) => loadRenter(tx, payment.userId))
  const person = renter ?? { id: payment.userId, email: '', name: '' }
  const request = {
    amountCents: payment.amountCents,
    currency: 'EUR' as const,
    parts: [{ key: payment.bookingId, amountCents: payment.amountCents }],
    metadata: { booking_id: payment.bookingId, purpose: payment.purpose, payment_id: payment.id },
    customer: await ensureCustomer(deps, { id: person.id, email: person.email, name: person.name }),
  }
  const method = payment.providerMethodId
  // The payment's id is the idempotency key: a crash before the answer is stored charges no one twice.
  if (!method) return deps.payments.createPayment({ ...request, idempotencyKey: payment.id })
  try {
    return await deps.payments.createPayment({
      ...request,
      idempotencyKey: payment.id,
      offSessionMethod: method,
    })
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.fault !== 'not_found') throw error
    // The card was removed at the provider: the renter is asked for another one.
    return deps.payments.createPayment({ ...request, idempotencyKey: `${payment.id}:open` })
  }
}

async function capture(deps: Deps, payment: LaterPaymentState): Promise<ProviderPayment> {
  const { providerPaymentId: id, bookingId: part } = payment
  const { id: captureId, amountCents } = payment.capture!
  try {
    const captured = await deps.payments.capture(id!, {
      part,
      amountCents,
      idempotencyKey: `capture:${captureId}`,
    })
    // The part of a deposit that no claim takes is returned.
    return captured.status === 'authorised' ? await deps.payments.void(id!, `void:${payment.id}`) : captured
  } catch (error) {
    if (isWrongState(error)) return deps.payments.retrieve(id!)
    throw error
  }
}

async function voidPayment(deps: Deps, payment: LaterPaymentState): Promise<ProviderPayment | undefined> {
  const { providerPaymentId: id } = payment
  // Asked for and not answered: the same request again answers the payment that is to be voided.
  if (!id)
    return payment.status === 'created'
      ? voidPayment(deps, { ...payment, providerPaymentId: (await ask(deps, payment)).id })
      : undefined
  try {
    return await deps.payments.void(id, `void:${payment.id}`)
  } catch (error) {
    if (isWrongState(error)) return deps.payments.retrieve(id)
    throw error
  }
}

const isWrongState = (error: unknown): boolean =>
  error instanceof PaymentProviderError && error.fault === 'wrong_state'

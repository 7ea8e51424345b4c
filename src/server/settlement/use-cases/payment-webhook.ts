import type { Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import { rawUseCase } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import { ok, refuse } from '#domain/result.ts'
import { settlePayment } from '#server/checkout/settle-payment.ts'
import { type PaymentEvent, PaymentProviderError } from '#server/payments/provider.ts'
import { settleLaterPayment } from '../settle-later-payment.ts'

/**
 * Where the payment provider tells of changes. The event is only a reason to ask for the payment's state, so that one
 * that comes late, twice or out of order does no harm; what cannot be dealt with now is sent again.
 */
export const paymentWebhook = rawUseCase({
  name: 'payment-webhook',
  allow: 'anybody',
  async runRaw({ deps, now, request }, body) {
    const { payments, db } = deps
    const signature = request.headers.get(payments.signatureHeader) ?? undefined
    const event = payments.parseWebhook(body, signature, now)
    if (!event) return refuse('WEBHOOK_FORGED')
    const { isKnown, orderId, laterPaymentId } = await inTransaction(db, { as: 'service' }, (tx) =>
      look(tx, payments.name, event),
    )
    if (isKnown) return ok({ received: true })
    try {
      if (orderId) await settlePayment(deps, orderId)
      if (laterPaymentId) await settleLaterPayment(deps, laterPaymentId)
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
    const seen = { provider: payments.name, event_id: event.id, type: event.type }
    await inTransaction(db, { as: 'service' }, (tx) =>
      tx
        .insertInto('payment_events')
        .values(seen)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    return ok({ received: true })
  },
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether this event was dealt with before, and which order or later payment it is about, if any of ours. */
async function look(tx: Transaction<Schema>, provider: string, event: PaymentEvent) {
  const known = await tx
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider', '=', provider)
    .where((where) =>
      where.or([
        where('provider_payment_id', '=', event.paymentId),
        // Where a payment is several of the provider's, its own id leads to it.
        ...(event.reference && UUID.test(event.reference) ? [where('id', '=', event.reference)] : []),
      ]),
    )
    .executeTakeFirst()
  return {
    isKnown: known !== undefined,
    orderId: payment?.order_id,
    laterPaymentId: payment && !payment.order_id ? payment.id : undefined,
  }
}

import { randomUUID } from 'node:crypto'
import type { StartedPayment } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { loadPayment } from './load-payment.ts'

/** Tries an own saved card on a payment that is open. Throws a `PaymentProviderError`; refused: NOT_FOUND. */
export async function payWithSavedCard(
  deps: Deps,
  { userId, methodId }: { userId: string; methodId: string },
  started: StartedPayment,
): Promise<Result<StartedPayment, RefusalCode>> {
  if (started.orderStatus === 'paid' || started.paymentStatus !== 'open') return ok(started)
  const card = await deps.db.kysely
    .selectFrom('payment_methods')
    .select('provider_method_id')
    .where('id', '=', methodId)
    .where('user_id', '=', userId)
    .where('provider', '=', deps.payments.name)
    .where('saved_at', 'is not', null)
    .executeTakeFirst()
  const order = await loadPayment(deps.db.kysely, started.orderId)
  if (!card || !order?.intents.length) return refuse('NOT_FOUND')
  // A key of its own each time: the same card may be tried again, and a payment is authorised only once anyway.
  const key = `confirm:${randomUUID()}`
  const payment = await deps.payments.confirmWith(order.intents, card.provider_method_id, key)
  const { status, clientSecrets, failure } = payment
  return ok({ ...started, paymentStatus: status, clientSecrets, ...(failure && { failure }) })
}

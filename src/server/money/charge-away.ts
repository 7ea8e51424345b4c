import type { Deps } from '#server/deps.ts'
import { PaymentProviderError, type ProviderPayment } from '#server/providers/provider.ts'
import { ensureCustomer } from './ensure-customer.ts'
import type { PaymentRow } from './payment-row.ts'
import { recordIntents } from './record-intents.ts'

/** Makes a later payment at its provider, on the card of its order while the renter is away. Throws a `PaymentProviderError`. */
export async function chargeAway(deps: Deps, payment: PaymentRow): Promise<ProviderPayment> {
  const made = await charge(deps, payment)
  await recordIntents(deps.db.kysely, payment.id, made.ids)
  return made
}

async function charge(deps: Deps, payment: PaymentRow): Promise<ProviderPayment> {
  const bookingId = payment.booking_id!
  const request = {
    amountCents: payment.amount_cents,
    currency: payment.currency,
    parts: [{ key: bookingId, amountCents: payment.amount_cents }],
    metadata: { booking_id: bookingId, purpose: payment.purpose, payment_id: payment.id },
    customer: await ensureCustomer(deps, payment.user_id),
  }
  // The payment's id is the idempotency key: a crash before the answer is stored charges no one twice.
  const idempotencyKey = payment.id
  const method = await loadMethod(deps, payment)
  if (!method) return deps.payments.createPayment({ ...request, idempotencyKey })
  try {
    return await deps.payments.createPayment({ ...request, idempotencyKey, offSessionMethod: method })
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.fault !== 'not_found') throw error
    // The card was removed at the provider: the renter is asked for another one.
    return deps.payments.createPayment({ ...request, idempotencyKey: `${idempotencyKey}:open` })
  }
}

/** The provider's id of the card that is charged, if there is one. */
async function loadMethod({ db }: Deps, { method_id }: PaymentRow): Promise<string | undefined> {
  if (!method_id) return
  const card = await db.kysely
    .selectFrom('payment_methods')
    .select('provider_method_id')
    .where('id', '=', method_id)
    .executeTakeFirst()
  return card?.provider_method_id
}

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
  const payer = await loadPayer(deps, payment)
  const bookingId = payment.booking_id!
  const request = {
    amountCents: payment.amount_cents,
    currency: payment.currency,
    parts: [{ key: bookingId, amountCents: payment.amount_cents }],
    metadata: { booking_id: bookingId, purpose: payment.purpose, payment_id: payment.id },
    customer: await ensureCustomer(deps, payer),
  }
  // The payment's id is the idempotency key: a crash before the answer is stored charges no one twice.
  const idempotencyKey = payment.id
  if (!payer.method) return deps.payments.createPayment({ ...request, idempotencyKey })
  try {
    return await deps.payments.createPayment({ ...request, idempotencyKey, offSessionMethod: payer.method })
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.fault !== 'not_found') throw error
    // The card was removed at the provider: the renter is asked for another one.
    return deps.payments.createPayment({ ...request, idempotencyKey: `${idempotencyKey}:open` })
  }
}

/** The payer as the provider is told of them, nameless if they have left, and its id of the card. */
async function loadPayer({ db }: Deps, { user_id: id, method_id }: PaymentRow) {
  const person = await db.kysely
    .selectFrom('profiles')
    .leftJoin('payment_methods', (join) => join.on('payment_methods.id', '=', method_id))
    .select(['profiles.email', 'profiles.name', 'payment_methods.provider_method_id as method'])
    .where('profiles.id', '=', id)
    .executeTakeFirst()
  return { id, email: person?.email ?? '', name: person?.name ?? '', method: person?.method }
}

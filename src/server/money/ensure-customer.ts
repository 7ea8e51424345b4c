import type { Deps } from '#server/deps.ts'
import type { ProviderCustomer } from '#server/providers/provider.ts'

/** The payment provider's id of a person, who is made known to it the first time. Throws a `PaymentProviderError`. */
export async function ensureCustomer(deps: Deps, person: ProviderCustomer): Promise<string> {
  const { payments, db } = deps
  const known = await db.kysely
    .selectFrom('payment_customers')
    .select('provider_customer_id')
    .where('user_id', '=', person.id)
    .where('provider', '=', payments.name)
    .executeTakeFirst()
  if (known) return known.provider_customer_id
  // The person's id is the idempotency key: two at once, or one after a crash, get the same customer.
  const customer = await payments.createCustomer(person)
  await db.kysely
    .insertInto('payment_customers')
    .values({ user_id: person.id, provider: payments.name, provider_customer_id: customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return customer
}

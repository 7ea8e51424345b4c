import type { Deps } from '#server/deps.ts'

/** The payment provider's id of a person, who is made known to it the first time, nameless if they have left. Throws a `PaymentProviderError`. */
export async function ensureCustomer(deps: Deps, userId: string): Promise<string> {
  const { payments, db } = deps
  const known = await db.kysely
    .selectFrom('payment_customers')
    .select('provider_customer_id')
    .where('user_id', '=', userId)
    .where('provider', '=', payments.name)
    .executeTakeFirst()
  if (known) return known.provider_customer_id
  const person = await db.kysely
    .selectFrom('profiles')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  // The person's id is the idempotency key: two at once, or one after a crash, get the same customer.
  const customer = await payments.createCustomer({ id: userId, email: '', name: '', ...person })
  await db.kysely
    .insertInto('payment_customers')
    .values({ user_id: userId, provider: payments.name, provider_customer_id: customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return customer
}

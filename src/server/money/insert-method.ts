import type { QueryCreator } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { ProviderMethod } from '#server/providers/provider.ts'

interface Payer {
  userId: string
  provider: string
}

/** The statement that notes a card and answers its id, for a larger one to hold. */
export const insertMethod = (
  db: Pick<QueryCreator<Schema>, 'insertInto'>,
  { userId, provider }: Payer,
  method: ProviderMethod,
) =>
  db
    .insertInto('payment_methods')
    .values({
      user_id: userId,
      provider,
      provider_method_id: method.id,
      brand: method.brand,
      last4: method.last4,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: method.fingerprint,
    })
    // Seen before: written again, so that its id is answered.
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_method_id'])
        .doUpdateSet({ brand: method.brand, fingerprint: method.fingerprint }),
    )
    .returning('id')

import { type Kysely, sql } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/**
 * Records what a payment is at its provider, once; false where it is of an order that was given up meanwhile. Its row
 * is locked: whoever gives it up at this moment either comes first, or finds what there is to void.
 */
export async function recordIntents(
  db: Kysely<Schema>,
  paymentId: string,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ is_wanted: boolean }>`
    with payment as (
      select p.id, p.provider from public.payments p
      where p.id = ${paymentId} and (p.purpose <> 'rental' or p.capture_cents is null)
      for update
    ), recorded as (
      insert into public.payment_intents (id, provider, payment_id, position)
      select part.id, payment.provider, payment.id, part.position
      from payment, unnest(${ids}::text[]) with ordinality part (id, position)
      on conflict do nothing
    )
    select exists (select from payment) as is_wanted`.execute(db)
  return rows[0]!.is_wanted
}

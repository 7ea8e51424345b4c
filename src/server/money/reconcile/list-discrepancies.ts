import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { unexplained } from '../explain-payment.ts'
import type { Discrepancy } from './compare-books.ts'

/** Lists what differs about a payment for an admin, each kind once until it is right again. */
export async function listDiscrepancies(
  tx: Transaction<Schema>,
  paymentId: string,
  found: Discrepancy[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  for (const { kind, own, provider } of found) {
    await tx
      .insertInto('payment_discrepancies')
      .values({
        payment_id: paymentId,
        kind,
        own_cents: own,
        provider_cents: provider,
        found_at: at,
        seen_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['payment_id', 'kind'])
          .where('mended_at', 'is', null)
          .doUpdateSet({
            ...unexplained('payment_discrepancies', own, provider),
            own_cents: own,
            provider_cents: provider,
            seen_at: at,
          }),
      )
      .execute()
  }
}

/** Notes that everything else is right again. */
export async function closeMended(
  tx: Transaction<Schema>,
  paymentId: string,
  left: Discrepancy[],
  now: Date,
): Promise<void> {
  let mended = tx
    .updateTable('payment_discrepancies')
    .set({ mended_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('mended_at', 'is', null)
  if (left.length > 0) {
    mended = mended.where(
      'kind',
      'not in',
      left.map(({ kind }) => kind),
    )
  }
  await mended.execute()
}

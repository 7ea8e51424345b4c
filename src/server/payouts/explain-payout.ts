import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Explained, Explanation } from '#server/money/explain-payment.ts'

/**
 * Keeps why a payout differs from its bank or provider; nothing where no such difference is left, or where money came back, on
 * which somebody decides.
 */
export async function explainPayout(
  tx: Transaction<Schema>,
  { id, reason, at, notOf }: Explanation,
): Promise<Explained | undefined> {
  const row = await tx
    .updateTable('payout_discrepancies as d')
    .from('payouts as p')
    .whereRef('p.id', '=', 'd.payout_id')
    .set({ explained_at: at.toISOString(), explanation: reason })
    .where('d.id', '=', id)
    .where('d.kind', '<>', 'returned')
    .where('d.mended_at', 'is', null)
    .$if(notOf !== undefined, (query) => query.where('p.user_id', '<>', notOf!))
    .returning([
      'p.id',
      'p.number',
      'p.user_id as personId',
      'd.kind',
      'd.own_cents as own',
      'd.provider_cents as provider',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { personId, number, kind, own, provider } = row
  return {
    personId,
    details: { payoutId: row.id, number, kind: `payout.${kind}`, ownCents: own, providerCents: provider },
  }
}

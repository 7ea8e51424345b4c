import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

type DiscrepancyTable = 'payment_discrepancies' | 'payout_discrepancies'

export interface Explanation {
  /** Of the discrepancy. */
  id: string
  reason: string
  at: Date
  /** Whose money it may not be about. */
  notOf?: string | undefined
}

/** What was explained: whose money it is about, and the differing amounts, in cents. */
export interface Explained {
  personId: string
  details: Record<string, unknown>
}

/** Another amount (in cents) than the one that was explained has to be explained again. */
export function unexplained(table: DiscrepancyTable, own: number | null, provider: number | null) {
  const keep = <Column extends string>(column: Column) =>
    sql<never>`case when ${sql.ref(`${table}.own_cents`)} is not distinct from ${own}
        and ${sql.ref(`${table}.provider_cents`)} is not distinct from ${provider}
      then ${sql.ref(`${table}.${column}`)} end`
  return { explained_at: keep('explained_at'), explanation: keep('explanation') }
}

/** Keeps why a payment differs from its provider; nothing where no such difference is left. */
export async function explainPayment(
  tx: Transaction<Schema>,
  { id, reason, at, notOf }: Explanation,
): Promise<Explained | undefined> {
  const row = await tx
    .updateTable('payment_discrepancies as d')
    .from('payments as p')
    .whereRef('p.id', '=', 'd.payment_id')
    .set({ explained_at: at.toISOString(), explanation: reason })
    .where('d.id', '=', id)
    .where('d.mended_at', 'is', null)
    .$if(notOf !== undefined, (query) => query.where('p.user_id', '<>', notOf!))
    .returning([
      'p.id',
      'p.user_id as personId',
      'd.kind',
      'd.own_cents as own',
      'd.provider_cents as provider',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { personId, kind, own, provider } = row
  return {
    personId,
    details: { paymentId: row.id, kind: `payment.${kind}`, ownCents: own, providerCents: provider },
  }
}

import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** The part of a payout that the platform keeps because it was taken back after it was paid; in cents. */
export async function loadKept(tx: Transaction<Schema>, payoutId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(e.amount_cents), 0)::bigint as cents from public.ledger_transfers t
      join public.ledger_entries e on e.transfer_id = t.id
      join public.ledger_accounts a on a.id = e.account_id and a.kind = 'platform'
    where t.payout_id = ${payoutId}`.execute(tx)
  return Number(rows[0]!.cents)
}

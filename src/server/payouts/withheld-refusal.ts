import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'

/** PAYOUT_WITHHELD where what a person earned by lending is not paid out, because the tax report lacks something of them. */
export async function withheldRefusal(
  tx: Transaction<Schema>,
  { userId, account }: { userId: string; account: string },
): Promise<Refusal<'PAYOUT_WITHHELD'> | undefined> {
  if (account !== 'lender') return undefined
  const { rows } = await sql<{ since: Date | null; gaps: string[] }>`
    select s.since, public.tax_gaps(${userId}) as gaps
    from (select public.tax_withheld_since(${userId}) as since) s where s.since is not null`.execute(tx)
  return rows[0] && refuse('PAYOUT_WITHHELD', rows[0])
}

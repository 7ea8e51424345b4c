import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { AccountKind } from '#domain/ledger/account-plan.ts'

/** Balance of one account of a person, in cents; 0 if there is none. */
export async function loadBalance(
  tx: Transaction<Schema>,
  userId: string,
  account: AccountKind,
): Promise<number> {
  const { cents } = await tx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(({ fn }) => fn.sum<string | null>('e.amount_cents').as('cents'))
    .where('a.user_id', '=', userId)
    .where('a.kind', '=', account)
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

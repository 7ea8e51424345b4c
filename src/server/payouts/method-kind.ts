import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PayoutRow } from './payout-row.ts'

/** To what kind of method a payout goes. */
export async function methodKind(
  tx: Transaction<Schema>,
  { method_id: id }: Pick<PayoutRow, 'method_id'>,
): Promise<string> {
  const { kind } = await tx
    .selectFrom('payout_methods')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return kind
}

import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** The account in use of a person, or of this name, at the payment provider that opens accounts now. */
export async function findAccount(deps: Deps, by: { userId: string } | { account: string }) {
  const kind = deps.payoutAccounts?.name
  if (!kind) return
  return inTransaction(deps.db, { as: 'service' }, (tx) => {
    const accounts = tx
      .selectFrom('payout_methods as m')
      .innerJoin('payout_destinations as d', 'd.method_id', 'm.id')
      .select(['m.id as methodId', 'm.user_id as userId', 'm.kind', 'm.country', 'd.account'])
      .where('m.kind', '=', kind)
      .where('m.removed_at', 'is', null)
      .$narrowType<{ account: string }>()
    return (
      'userId' in by
        ? accounts.where('m.user_id', '=', by.userId)
        : accounts.where('d.account', '=', by.account)
    ).executeTakeFirst()
  })
}

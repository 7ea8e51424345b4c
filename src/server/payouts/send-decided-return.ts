import { inTransaction } from '#backend/db/transaction.ts'
import { TaskRefused } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Sends an account at the payment provider again what was taken back of a payout, where an admin has decided so and it
 * has not arrived yet. Throws the provider's errors, for instance while the account may receive nothing, and
 * `TaskRefused` if the provider is not in use any more.
 */
export async function sendDecidedReturn(deps: Deps, payoutId: string): Promise<void> {
  const decided = await inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx
      .selectFrom('payout_discrepancies as d')
      .innerJoin('payouts as p', 'p.id', 'd.payout_id')
      .innerJoin('payout_methods as m', 'm.id', 'p.method_id')
      .select(['d.id', 'd.provider_cents as cents', 'p.status', 'p.order_ids', 'm.kind'])
      .where('p.id', '=', payoutId)
      .where('d.decision', '=', 'again')
      .where('d.mended_at', 'is', null)
      .executeTakeFirst(),
  )
  if (!decided) return
  const { id, cents, status, order_ids: orderIds, kind } = decided
  const accounts = deps.payoutAccounts
  if (accounts?.name !== kind) throw new TaskRefused('The provider of the account is not in use any more.')
  // Where the bank has sent it back meanwhile, all of it is the person's again, and nothing is owed.
  if (status === 'paid') await accounts.sendAgain(orderIds!, cents!, `return:${id}:${cents}`)
  await close(deps, id)
}

/** What is taken back after it was sent again is listed anew, for another decision with keys of its own. */
const close = (deps: Deps, id: string): Promise<unknown> =>
  inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx
      .updateTable('payout_discrepancies')
      .set({ mended_at: deps.now().toISOString() })
      .where('id', '=', id)
      .where('decision', '=', 'again')
      .where('mended_at', 'is', null)
      .execute(),
  )

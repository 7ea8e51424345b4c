import { inTransaction } from '#backend/db/transaction.ts'
import { type Task, TaskRefused } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { reconcilePayout } from '../reconcile-payout.ts'

interface ReturnToSend {
  payoutId: string
  /** Names the decision, so that it is carried out once. */
  decisionId: string
  cents: number
}

/** Sends an account at the payment provider again what was taken back of a payout, as an admin has decided. */
export const sendReturnAgain: Task<Deps, ReturnToSend> = {
  name: 'send-return-again',
  async run(deps, { payoutId, decisionId, cents }) {
    const payout = await inTransaction(deps.db, { as: 'service' }, (tx) =>
      tx
        .selectFrom('payouts as p')
        .innerJoin('payout_methods as m', 'm.id', 'p.method_id')
        .select(['p.status', 'p.provider_payout_id', 'm.kind'])
        .where('p.id', '=', payoutId)
        .executeTakeFirstOrThrow(),
    )
    const accounts = deps.payoutAccounts
    if (accounts?.name !== payout.kind)
      throw new TaskRefused('The provider of the account is not in use any more.')
    // The bank has sent it back meanwhile: then all of it is the person's again, and nothing is owed.
    if (payout.status === 'paid')
      await accounts.sendAgain(payout.provider_payout_id!, cents, `return:${decisionId}:${cents}`)
    await closeDecided(deps, decisionId)
    await reconcilePayout(deps, payoutId)
  },
}

/** What is taken back after it was sent again is listed anew, for another decision with keys of its own. */
const closeDecided = (deps: Deps, id: string): Promise<unknown> =>
  inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx
      .updateTable('payout_discrepancies')
      .set({ mended_at: deps.now().toISOString() })
      .where('id', '=', id)
      .where('decision', '=', 'again')
      .where('mended_at', 'is', null)
      .execute(),
  )

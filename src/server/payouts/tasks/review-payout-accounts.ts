import type { Job } from '#backend/jobs/job.ts'
import { findAccount } from '../find-account.ts'
import { refreshAccount } from '../refresh-account.ts'

const BATCH = 20

/**
 * Asks the payment provider about accounts of which no webhook has told: daily about those to which money goes, and
 * every quarter of an hour for a month about those that are not ready.
 */
export const reviewPayoutAccounts: Job = {
  name: 'review-payout-accounts',
  everyMs: 60_000,
  async run(deps, _fetch, stopping) {
    if (!deps.payoutAccounts) return
    const { rows } = await deps.db.pool.query<{ account: string }>(
      `select d.account from public.payout_methods m join public.payout_destinations d on d.method_id = m.id
       where m.kind = $1 and m.removed_at is null
         and coalesce(m.checked_at, m.created_at) < $2::timestamptz
           - case when m.status <> 'ready' and m.created_at > $2::timestamptz - interval '30 days'
               then interval '15 minutes' else interval '1 day' end
       order by m.checked_at nulls first limit $3`,
      [deps.payoutAccounts.name, deps.now(), BATCH],
    )
    for (const { account } of rows) {
      if (stopping?.aborted) return
      const known = await findAccount(deps, { account })
      await (known && refreshAccount(deps, known))?.catch((error: unknown) =>
        deps.log.warn({ err: error, account }, 'payout account is not reviewed yet'),
      )
    }
  },
}

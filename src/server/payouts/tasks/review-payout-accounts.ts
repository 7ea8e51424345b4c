import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { findAccount } from '../find-account.ts'
import { refreshAccount } from '../refresh-account.ts'

const BATCH = 20

/**
 * Asks the payment provider about accounts of which no webhook has told: daily about those to which money goes, and
 * every quarter of an hour for a month about those that are not ready, or for which the provider had no answer.
 */
export const reviewPayoutAccounts: Job = {
  name: 'review-payout-accounts',
  everyMs: 60_000,
  async run(deps, _fetch, stopping) {
    if (!deps.payoutAccounts) return
    for (const account of await claim(deps, deps.payoutAccounts.name)) {
      if (stopping?.aborted) return
      const known = await findAccount(deps, { account })
      await (known && refreshAccount(deps, known))?.catch((error: unknown) =>
        deps.log.warn({ err: error, account }, 'payout account could not be checked'),
      )
    }
  },
}

/** Takes the accounts that have waited longest. One that always fails waits its turn like the others. */
async function claim({ db, now }: Deps, kind: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ account: string }>(
    `update public.payout_methods m set asked_at = $2 from public.payout_destinations d
     where d.method_id = m.id and m.id in (
       select due.id from public.payout_methods due
       where due.kind = $1 and due.removed_at is null
         and coalesce(due.checked_at, due.created_at) < $2::timestamptz
           - case when due.status <> 'ready' and due.created_at > $2::timestamptz - interval '30 days'
               then interval '15 minutes' else interval '1 day' end
         and (due.asked_at is null or due.asked_at < $2::timestamptz - interval '15 minutes')
       order by due.asked_at nulls first limit $3 for update skip locked
     )
     returning d.account`,
    [kind, now(), BATCH],
  )
  return rows.map(({ account }) => account)
}

import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { reconcilePayout } from '../reconcile-payout.ts'

const BATCH = 20

/**
 * Compares each payout with its order at the bank or the payment provider and with the ledger: every day for three
 * months after its last event, and what differs again and again. Repairs what can be repaired, and lists the rest for an admin. What is
 * left of an order that could not be given is given here.
 */
export const reconcilePayouts: Job = {
  name: 'reconcile-payouts',
  everyMs: 60_000,
  async run(deps, _fetch, stopping) {
    for (const id of await claim(deps)) {
      if (stopping?.aborted) return
      try {
        await reconcilePayout(deps, id)
      } catch (error) {
        deps.log.warn({ err: error, payoutId: id }, 'payout could not be reconciled')
      }
    }
  },
}

/** Takes payouts whose turn has come. What moves at this moment is left to the queue. */
async function claim({ db, now, bank, payoutAccounts }: Deps): Promise<string[]> {
  const kinds = [...(bank ? ['iban'] : []), ...(payoutAccounts ? [payoutAccounts.name] : [])]
  const { rows } = await db.pool.query<{ id: string }>(
    `update public.payouts set reconciled_at = $1
     where id in (
       select p.id from public.payouts p join public.payout_methods m on m.id = p.method_id
         cross join lateral (
           select coalesce(max(e.at), p.created_at) as at from public.payout_events e where e.payout_id = p.id
         ) as latest
       where m.kind = any ($2) and p.status in ('approved', 'paid', 'failed')
         and p.bank_file is null
         and latest.at < $1::timestamptz - interval '10 minutes'
         and (
           latest.at > $1::timestamptz - interval '90 days'
             and (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '1 day')
           or (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '10 minutes')
             and (p.status = 'approved' or exists (
               select from public.payout_discrepancies d where d.payout_id = p.id and d.mended_at is null))
         )
       order by p.reconciled_at nulls first limit $3 for update of p skip locked
     )
     returning id`,
    [now(), kinds, BATCH],
  )
  return rows.map(({ id }) => id)
}

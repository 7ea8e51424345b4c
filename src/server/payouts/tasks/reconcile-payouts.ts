import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { reconcilePayout } from '../reconcile-payout.ts'

const BATCH = 20
const MAX_CLOSED = 500

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

/** Of a payout `p`: when something last happened to it, and whether it goes by itself to a provider that we have ($2). */
const LATEST = `(select coalesce(max(e.at), p.created_at) from public.payout_events e where e.payout_id = p.id)`
const IS_OURS = `p.status in ('approved', 'paid', 'failed') and p.bank_file is null
  and exists (select from public.payout_methods m where m.id = p.method_id and m.kind = any ($2))`

/** Takes payouts whose turn has come, each part by its own index. What moves at this moment is left to the queue. */
async function claim({ db, now, bank, payoutAccounts }: Deps): Promise<string[]> {
  await closeOld(db, now())
  const kinds = [...(bank ? ['iban'] : []), ...(payoutAccounts ? [payoutAccounts.name] : [])]
  const { rows } = await db.pool.query<{ id: string }>(
    `with daily as (
       (select p.id from public.payouts p where p.reconciled_at is null and not p.is_compared and ${IS_OURS}
          and ${LATEST} between $1::timestamptz - interval '90 days' and $1::timestamptz - interval '10 minutes' limit $3)
       union all
       (select p.id from public.payouts p
        where p.reconciled_at < $1::timestamptz - interval '1 day' and not p.is_compared and ${IS_OURS}
          and ${LATEST} between $1::timestamptz - interval '90 days' and $1::timestamptz - interval '10 minutes'
        order by p.reconciled_at limit $3)
     ), unfinished as (
       select p.id from public.payouts p where p.status = 'approved'
       union all
       select d.payout_id from public.payout_discrepancies d where d.mended_at is null and d.explained_at is null
     )
     update public.payouts set reconciled_at = $1
     where id in (
       select p.id from public.payouts p
       where p.id in (
         select id from daily
         union all
         select p.id from unfinished u join public.payouts p on p.id = u.id
         where (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '10 minutes') and ${IS_OURS}
           and ${LATEST} < $1::timestamptz - interval '10 minutes'
       )
       order by p.reconciled_at nulls first limit $3 for update skip locked
     )
     returning id`,
    [now(), kinds, BATCH],
  )
  return rows.map(({ id }) => id)
}

/** Leaves out from now on what nothing happened to for three months; what is not finished is compared all the same. */
async function closeOld({ pool }: Deps['db'], now: Date): Promise<void> {
  await pool.query(
    `update public.payouts set is_compared = true
     where id in (
       select p.id from public.payouts p
       where p.status in ('approved', 'paid', 'failed') and p.bank_file is null and not p.is_compared
         and (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '1 day')
         and ${LATEST} < $1::timestamptz - interval '90 days'
       limit $2 for update skip locked
     )`,
    [now, MAX_CLOSED],
  )
}

import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { type DuePayment, reconcileBatch } from '../reconcile/reconcile-batch.ts'

/** Compared at a time: a few requests to the provider, and one statement here. */
const BATCH = 500
/** A run goes on to the next batch until nothing is due, at most so often. */
const MAX_BATCHES = 20

/**
 * Compares each payment with its provider and the ledger: every day for three months, and what differs again and
 * again. Repairs what can be repaired, and lists the rest for an admin.
 */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  everyMs: 60_000,
  async run(deps, _fetch, stopping) {
    for (let batch = 0; batch < MAX_BATCHES && !stopping?.aborted; batch++) {
      const due = await claim(deps)
      if (due.length > 0) await reconcileBatch(deps, due, stopping)
      if (due.length < BATCH) return
    }
  },
}

/** What is compared at all, of `payments p`: money that moves at this moment is left to settle first. */
const COMPARED = `p.provider = $2 and p.updated_at < $1::timestamptz - interval '10 minutes'
  and exists (select from public.payment_intents i where i.payment_id = p.id)`

/**
 * Each of the four kinds by an index of its own, so that no run reads what was compared for the last time long ago. A
 * payment is last compared after it was created: what was last compared before the ninety days was created before them.
 * Few are disputed, and of what is listed those are taken that were seen longest ago: they are looked up as one array,
 * because a join with a few hundred reads all payments, and in an order that no index has, or all are walked in it to find them.
 */
export const CLAIM_PAYMENTS = `
  with unseen as (
    select p.id, p.reconciled_at, p.created_at from public.payments p
    where p.reconciled_at is null and p.created_at > $1::timestamptz - interval '90 days' and ${COMPARED}
    order by p.reconciled_at nulls first, p.created_at limit $3 for update skip locked
  ), aged as (
    select p.id, p.reconciled_at, p.created_at from public.payments p
    where p.reconciled_at > $1::timestamptz - interval '92 days' and p.reconciled_at < $1::timestamptz - interval '1 day'
      and p.created_at > $1::timestamptz - interval '90 days' and ${COMPARED}
    order by p.reconciled_at nulls first, p.created_at limit $3 for update skip locked
  ), disputed as (
    -- A bank may take months to decide.
    select p.id, p.reconciled_at, p.created_at from public.payments p
    where p.id = any (array(
        select d.payment_id from public.disputes d where d.status in ('needs_response', 'under_review')))
      and (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '1 day') and ${COMPARED}
    order by coalesce(p.reconciled_at, '-infinity'), p.created_at limit $3 for update skip locked
  ), listed as (
    -- What is listed stays so until a person or a job has mended it, or a person has explained it, however long that takes.
    select p.id, p.reconciled_at, p.created_at from public.payments p
    where p.id = any (array(
        select d.payment_id from public.payment_discrepancies d
        where d.mended_at is null and d.explained_at is null and d.seen_at < $1::timestamptz - interval '10 minutes' order by d.seen_at limit $3))
      and (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '10 minutes') and ${COMPARED}
    order by coalesce(p.reconciled_at, '-infinity'), p.created_at limit $3 for update skip locked
  ), due as (
    select id from (
      select * from unseen union select * from aged union select * from disputed union select * from listed
    ) each order by reconciled_at nulls first, created_at limit $3
  )
  update public.payments p set reconciled_at = $1::timestamptz - interval '1 day' + interval '10 minutes'
  from due where p.id = due.id
  returning p.id, p.created_at as "createdAt", array(
      select i.id from public.payment_intents i where i.payment_id = p.id order by i.position) as intents,
    -- With exists() the planner would read all that is listed at once, however much that is.
    coalesce((
      select true from public.payment_discrepancies d where d.payment_id = p.id and d.mended_at is null limit 1
    ), false) as "isListed"`

/** Takes payments whose turn has come, for ten minutes: those of a process that dies meanwhile are due again after that. */
async function claim({ db, now, payments }: Deps): Promise<DuePayment[]> {
  const { rows } = await db.pool.query<DuePayment>(CLAIM_PAYMENTS, [now(), payments.name, BATCH])
  return rows
}

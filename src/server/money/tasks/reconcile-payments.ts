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

/**
 * Takes payments whose turn has come, for ten minutes: those of a process that dies meanwhile are due again after that.
 * Money that moves at this moment is left to settle first.
 */
async function claim({ db, now, payments }: Deps): Promise<DuePayment[]> {
  const { rows } = await db.pool.query<DuePayment>(
    `with due as (
       select p.id, exists (
           select from public.payment_discrepancies d where d.payment_id = p.id and d.mended_at is null
         ) as is_listed
       from public.payments p
       where p.provider = $2 and exists (select from public.payment_intents i where i.payment_id = p.id)
         and p.updated_at < $1::timestamptz - interval '10 minutes'
         and (
           p.created_at > $1::timestamptz - interval '90 days'
             and (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '1 day')
           -- A bank may take months to decide.
           or (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '1 day') and exists (
             select from public.disputes d where d.payment_id = p.id and d.status in ('needs_response', 'under_review'))
           -- What is listed stays so until a person or a job has mended it, however long that takes.
           or (p.reconciled_at is null or p.reconciled_at < $1::timestamptz - interval '10 minutes') and exists (
             select from public.payment_discrepancies d where d.payment_id = p.id and d.mended_at is null)
         )
       order by p.reconciled_at nulls first, p.created_at limit $3 for update skip locked
     )
     update public.payments p set reconciled_at = $1::timestamptz - interval '1 day' + interval '10 minutes'
     from due where p.id = due.id
     returning p.id, p.created_at as "createdAt", array(
         select i.id from public.payment_intents i where i.payment_id = p.id order by i.position) as intents,
       due.is_listed as "isListed"`,
    [now(), payments.name, BATCH],
  )
  return rows
}

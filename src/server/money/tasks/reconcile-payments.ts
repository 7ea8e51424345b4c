import type { Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { PaymentProviderError, type ProviderPayment } from '#server/providers/provider.ts'
import { compareBooks, type Discrepancy } from '../reconcile/compare-books.ts'
import { loadBooks } from '../reconcile/load-books.ts'
import { repairBooks } from '../reconcile/repair-books.ts'
import { settleDispute } from '../settle-dispute.ts'

const BATCH = 20

/**
 * Compares each payment with its provider and the ledger: every day for three months, and what differs again and
 * again. Repairs what can be repaired, and lists the rest for an admin.
 */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  everyMs: 60_000,
  async run(deps, _fetch, stopping) {
    for (const id of await claim(deps)) {
      if (stopping?.aborted) return
      try {
        await reconcile(deps, id)
      } catch (error) {
        deps.log.warn({ err: error, paymentId: id }, 'payment could not be reconciled')
      }
    }
  },
}

/** Takes payments whose turn has come. Money that moves at this moment is left to settle first. */
async function claim({ db, now, payments }: Deps): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `update public.payments set reconciled_at = $1
     where id in (
       select p.id from public.payments p
       where p.provider = $2 and p.provider_payment_id is not null
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
       order by p.reconciled_at nulls first limit $3 for update skip locked
     )
     returning id`,
    [now(), payments.name, BATCH],
  )
  return rows.map(({ id }) => id)
}

async function reconcile(deps: Deps, id: string): Promise<void> {
  await catchUpDisputes(deps, id)
  let found = await compare(deps, id)
  if (found.length > 0) {
    await inTransaction(deps.db, { as: 'service' }, (tx) => list(tx, id, found, deps.now()))
    await repairBooks(deps, await inTransaction(deps.db, { as: 'service' }, (tx) => loadBooks(tx, id)))
    found = await compare(deps, id)
  }
  await inTransaction(deps.db, { as: 'service' }, (tx) => closeMended(tx, id, found, deps.now()))
}

/** A webhook about a dispute may never have come. */
async function catchUpDisputes(deps: Deps, id: string): Promise<void> {
  const { providerPaymentId } = await inTransaction(deps.db, { as: 'service' }, (tx) => loadBooks(tx, id))
  const seen = await retrieve(deps, providerPaymentId)
  if (!seen?.isDisputed) return
  for (const dispute of await deps.payments.listDisputes(providerPaymentId))
    await settleDispute(deps, id, dispute)
}

async function compare(deps: Deps, id: string): Promise<Discrepancy[]> {
  const own = await inTransaction(deps.db, { as: 'service' }, (tx) => loadBooks(tx, id))
  const seen = await retrieve(deps, own.providerPaymentId)
  if (!seen?.isDisputed) return compareBooks(own, seen && { ...seen, withdrawnCents: 0 })
  const disputes = await deps.payments.listDisputes(own.providerPaymentId)
  const withdrawnCents = disputes.reduce((sum, dispute) => sum + dispute.withdrawnCents, 0)
  return compareBooks(own, { ...seen, withdrawnCents })
}

async function retrieve(deps: Deps, id: string): Promise<ProviderPayment | undefined> {
  try {
    return await deps.payments.retrieve(id)
  } catch (error) {
    if (error instanceof PaymentProviderError && error.fault === 'not_found') return
    throw error
  }
}

async function list(
  tx: Transaction<Schema>,
  paymentId: string,
  found: Discrepancy[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  for (const { kind, own, provider } of found) {
    await tx
      .insertInto('payment_discrepancies')
      .values({
        payment_id: paymentId,
        kind,
        own_cents: own,
        provider_cents: provider,
        found_at: at,
        seen_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['payment_id', 'kind'])
          .where('mended_at', 'is', null)
          .doUpdateSet({ own_cents: own, provider_cents: provider, seen_at: at }),
      )
      .execute()
  }
}

async function closeMended(
  tx: Transaction<Schema>,
  paymentId: string,
  left: Discrepancy[],
  now: Date,
): Promise<void> {
  let mended = tx
    .updateTable('payment_discrepancies')
    .set({ mended_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('mended_at', 'is', null)
  if (left.length > 0) {
    mended = mended.where(
      'kind',
      'not in',
      left.map(({ kind }) => kind),
    )
  }
  await mended.execute()
}

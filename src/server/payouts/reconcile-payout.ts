import { sql, type Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadKept } from '#server/ledger/load-kept.ts'
import { closeMended, listDiscrepancies } from '#server/payments/list-discrepancies.ts'
import { applyOrderStatus } from './apply-order-status.ts'
import { comparePayout, type PayoutBooks, type PayoutDiscrepancy } from './compare-payout.ts'
import { orderPayout } from './order-payout.ts'

/**
 * Takes one payout to where its order is, then lists what still differs, and closes what does not any more. Throws, after
 * that, what the provider threw when it was asked to pay.
 */
export async function reconcilePayout(deps: Deps, id: string): Promise<void> {
  const obstacle = await orderPayout(deps, id).then(
    () => undefined,
    (error: Error) => error,
  )
  const order = await applyOrderStatus(deps, id)
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const found = comparePayout(await loadBooks(tx, id), order)
    await forgetOutdated(tx, id, found)
    await listDiscrepancies(tx, 'payout', id, found, deps.now())
    await closeMended(tx, 'payout', id, found, deps.now())
  })
  if (obstacle) throw obstacle
}

async function loadBooks(tx: Transaction<Schema>, id: string): Promise<PayoutBooks> {
  const { rows } = await sql<{ status: string; amount: number; out: number }>`
    select p.status, p.amount_cents as amount, (
      select coalesce(sum(e.amount_cents), 0)::bigint from public.ledger_transfers t
        join public.ledger_entries e on e.transfer_id = t.id
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      where t.payout_id = p.id
    ) as out
    from public.payouts p where p.id = ${id}`.execute(tx)
  const { status, amount, out } = rows[0]!
  const keptCents = await loadKept(tx, id)
  return { status, amountCents: Number(amount), ledgerCents: Number(out), keptCents }
}

/** A decision about another sum than there is now has to be made again. */
async function forgetOutdated(
  tx: Transaction<Schema>,
  payoutId: string,
  found: readonly PayoutDiscrepancy[],
): Promise<void> {
  const returned = found.find(({ kind }) => kind === 'returned')
  if (!returned) return
  await tx
    .updateTable('payout_discrepancies')
    .set({ decision: null, reason: null })
    .where('payout_id', '=', payoutId)
    .where('kind', '=', 'returned')
    .where('mended_at', 'is', null)
    .where('provider_cents', 'is distinct from', returned.provider)
    .execute()
}

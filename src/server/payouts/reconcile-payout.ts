import { sql, type Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadKept } from '#server/ledger/load-kept.ts'
import { unexplained } from '#server/money/explain-payment.ts'
import { applyOrderStatus } from './apply-order-status.ts'
import { comparePayout, type PayoutBooks, type PayoutDiscrepancy } from './compare-payout.ts'
import { orderPayout } from './order-payout.ts'
import { sendDecidedReturn } from './send-decided-return.ts'

/**
 * Takes one payout to where its order is, then lists what still differs, and closes what does not any more. Throws, after
 * that, what the provider threw when it was asked to pay.
 */
export async function reconcilePayout(deps: Deps, id: string): Promise<void> {
  const obstacle = await orderPayout(deps, id)
    .then(() => sendDecidedReturn(deps, id))
    .then(
      () => undefined,
      (error: Error) => error,
    )
  const order = await applyOrderStatus(deps, id)
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const found = comparePayout(await loadBooks(tx, id), order)
    const at = deps.now().toISOString()
    for (const each of found) await list(tx, id, each, at)
    await closeMended(tx, id, found, at)
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

async function list(
  tx: Transaction<Schema>,
  payoutId: string,
  { kind, own, provider }: PayoutDiscrepancy,
  at: string,
): Promise<void> {
  await tx
    .insertInto('payout_discrepancies')
    .values({
      payout_id: payoutId,
      kind,
      own_cents: own,
      provider_cents: provider,
      found_at: at,
      seen_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['payout_id', 'kind'])
        .where('mended_at', 'is', null)
        .doUpdateSet({
          ...undecided(provider),
          ...unexplained('payout_discrepancies', own, provider),
          own_cents: own,
          provider_cents: provider,
          seen_at: at,
        }),
    )
    .execute()
}

/** A decision about another sum than there is now has to be made again. */
function undecided(provider: number | null) {
  const keep = <Column extends string>(column: Column) =>
    sql<never>`case when payout_discrepancies.provider_cents is not distinct from ${provider}
      then ${sql.ref(`payout_discrepancies.${column}`)} end`
  return { decision: keep('decision'), reason: keep('reason') }
}

async function closeMended(
  tx: Transaction<Schema>,
  payoutId: string,
  found: PayoutDiscrepancy[],
  at: string,
): Promise<void> {
  const open = tx
    .updateTable('payout_discrepancies')
    .set({ mended_at: at })
    .where('payout_id', '=', payoutId)
    .where('mended_at', 'is', null)
  const kinds = found.map(({ kind }) => kind)
  await (kinds.length > 0 ? open.where('kind', 'not in', kinds) : open).execute()
}

import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import { TaskRefused } from '#backend/tasks/task.ts'
import { brand } from '#contract/brand.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { type Bank, BankRefused } from '#server/providers/bank.ts'
import { payout } from './payout.ts'
import { payoutRoute } from './payout-route.ts'
import { settlePayout } from './tasks/settle-payout.ts'

/**
 * Orders an approved payout from the bank or the payment provider, once: the payout's id is the idempotency key. The
 * amount of a refused order goes back to the balance. Throws the provider's errors, and `TaskRefused` if there is no
 * route for the payout.
 */
export async function orderPayout(deps: Deps, payoutId: string): Promise<void> {
  const order = await inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx
      .selectFrom('payouts as p')
      .innerJoin('payout_methods as m', 'm.id', 'p.method_id')
      .innerJoin('payout_destinations as d', 'd.method_id', 'm.id')
      .select(['p.status', 'p.number', 'p.amount_cents', 'p.currency', 'p.order_ids', 'p.bank_file'])
      .select(['m.kind', 'm.holder', 'd.iban', 'd.account'])
      .select(
        sql<boolean>`p.account = 'lender' and public.tax_withheld_since(p.user_id) is not null`.as(
          'isWithheld',
        ),
      )
      .where('p.id', '=', payoutId)
      .executeTakeFirst(),
  )
  if (order?.status !== 'approved' || order.order_ids || order.bank_file) return
  // It is ordered when it is no longer withheld, as what is compared with the bank.
  if (order.isWithheld) return
  const route = payoutRoute(deps, order.kind)
  if (!route) throw new TaskRefused('There is no bank any more: pay by hand and confirm it.')
  const given = await unlessRefused(route, {
    idempotencyKey: `payout:${payoutId}`,
    payoutId,
    amountCents: order.amount_cents,
    currency: order.currency,
    destination: order.iban ?? order.account!,
    holder: order.holder,
    reference: `${brand.name} ${order.number}`,
  })
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    if (given instanceof BankRefused) {
      const request = { id: payoutId, name: 'bounce', actor: 'clock', input: { code: given.code } } as const
      await transition(tx, deps, payout, request)
      return
    }
    await tx
      .updateTable('payouts')
      .set({ order_ids: given.ids })
      .where('id', '=', payoutId)
      .where('order_ids', 'is', null)
      .execute()
    const first = settlePayout.at(deps, payoutId, 1)
    await deps.tasks.enqueue(tx, settlePayout.name, { payoutId, look: 1 }, first)
  })
}

async function unlessRefused(route: Bank, order: Parameters<Bank['pay']>[0]) {
  try {
    return await route.pay(order)
  } catch (error) {
    if (error instanceof BankRefused) return error
    throw error
  }
}

import { inTransaction } from '#backend/db/transaction.ts'
import { type Task, TaskRefused } from '#backend/tasks/task.ts'
import { brand } from '#contract/brand.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { BankRefused } from '../bank/bank.ts'
import { SEND_PAYOUT } from '../enqueue-payout.ts'
import { payout } from '../payout.ts'
import { settlePayout } from './settle-payout.ts'

/** Gives the bank the order for an approved payout, once: the payout's id is the idempotency key. */
export const sendPayout: Task<Deps, { payoutId: string }> = {
  name: SEND_PAYOUT,
  async run(deps, { payoutId }) {
    const order = await inTransaction(deps.db, { as: 'service' }, (tx) =>
      tx
        .selectFrom('payouts as p')
        .innerJoin('payout_methods as m', 'm.id', 'p.method_id')
        .innerJoin('payout_destinations as d', 'd.method_id', 'm.id')
        .select(['p.status', 'p.number', 'p.amount_cents', 'p.provider_payout_id'])
        .select(['m.kind', 'm.holder', 'd.iban', 'd.stripe_account'])
        .where('p.id', '=', payoutId)
        .executeTakeFirst(),
    )
    if (order?.status !== 'approved' || order.provider_payout_id) return
    if (!deps.bank) throw new TaskRefused('There is no bank any more: pay by hand and confirm it.')
    const given = await deps.bank
      .pay({
        idempotencyKey: `payout:${payoutId}`,
        amountCents: order.amount_cents,
        destination: { kind: order.kind as 'iban' | 'stripe', value: order.iban ?? order.stripe_account! },
        holder: order.holder,
        reference: `${brand.name} ${order.number}`,
      })
      .catch((error: unknown) => {
        if (error instanceof BankRefused) return error
        throw error
      })
    await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      if (given instanceof BankRefused) {
        const request = { id: payoutId, name: 'bounce', actor: 'clock', input: { code: given.code } } as const
        await transition(tx, deps, payout, request)
        return
      }
      await tx
        .updateTable('payouts')
        .set({ provider_payout_id: given.id })
        .where('id', '=', payoutId)
        .where('provider_payout_id', 'is', null)
        .execute()
      await deps.tasks.enqueue(
        tx,
        settlePayout.name,
        { payoutId, look: 1 },
        settlePayout.at(deps, payoutId, 1),
      )
    })
  },
}

import { type Selectable, sql } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { REFUND_LIFECYCLE } from '#domain/money/refund-lifecycle.ts'
import { type Kind, type Living, step } from '#server/lifecycle/lifecycle.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { tellFollowers } from './follower.ts'
import { moneyEvents } from './money-events.ts'
import { payment as paymentKind } from './payment.ts'
import type { PaymentRow } from './payment-row.ts'

export type RefundRow = Selectable<Schema['refunds']> & Living

/** The provider gave the money back: it is counted, and whoever follows the payment is told. */
const sent = step<RefundRow>()({
  name: 'send',
  async effects(context, { id, payment_id, booking_id, amount_cents: cents, reason }) {
    const { tx, deps } = context
    const payment = (await tx
      .updateTable('payments')
      .set({ refunded_cents: sql<number>`refunded_cents + ${cents}` })
      .where('id', '=', payment_id)
      .returningAll()
      .executeTakeFirstOrThrow()) as PaymentRow
    // While something else may still be captured, the payment is not done.
    if (payment.status === 'captured' && payment.refunded_cents === payment.captured_cents)
      await transition(tx, deps, paymentKind, {
        id: payment_id,
        name: 'refund',
        actor: 'clock',
        locked: payment,
      })
    await tellFollowers(context, 'refunded', payment, { id, bookingId: booking_id, cents, reason })
    return undefined
  },
})

/** Refunds as the lifecycle knows them. */
export const refund: Kind<RefundRow> = {
  noun: 'refund',
  lifecycle: REFUND_LIFECYCLE,
  steps: [sent],
  lock: (tx, id) => tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  rolesOf: () => [],
  async save(tx, { id, version }, status) {
    await tx
      .updateTable('refunds')
      .set({ status, version: version + 1 })
      .where('id', '=', id)
      .execute()
  },
  ...moneyEvents('refund'),
}

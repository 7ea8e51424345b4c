import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { lockCheckout } from '../lock-checkout.ts'
import { writeLaterPayment } from '../write-later-payment.ts'

/** Reserves deposits that are due: a day before the rental, and again before the authorisation lapses. */
export const holdDeposits: Job = {
  name: 'hold-deposits',
  everyMs: 2_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string; renter_id: string }>(
      `select b.id, b.renter_id from public.deposits d join public.bookings b on b.id = d.booking_id
       where d.decision is null and d.due_at <= $1 and b.status in ('confirmed', 'picked_up', 'returned', 'disputed')
       order by d.due_at limit 100`,
      [deps.now()],
    )
    for (const { id, renter_id } of rows) {
      try {
        await holdDeposit(deps, id, renter_id)
      } catch (error) {
        deps.log.error({ err: error, bookingId: id }, 'deposit could not be reserved')
      }
    }
  },
}

const holdDeposit = (deps: Deps, bookingId: string, renterId: string): Promise<void> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await lockCheckout(tx, renterId)
    const due = await tx
      .updateTable('deposits')
      .set({ due_at: null })
      .where('booking_id', '=', bookingId)
      .where('decision', 'is', null)
      .where('due_at', '<=', deps.now().toISOString())
      .returning('amount_cents')
      .executeTakeFirst()
    // Another process was faster, or it is not needed any more.
    if (due) await writeLaterPayment(tx, deps, { bookingId, purpose: 'deposit', cents: due.amount_cents })
  })

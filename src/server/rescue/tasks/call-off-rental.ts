import { inTransaction } from '#backend/db/transaction.ts'
import type { Task } from '#backend/tasks/task.ts'
import { booking } from '#server/booking/booking.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { CALL_OFF, type CallOff } from '../call-off-task.ts'

/** Calls one rental off as its lender would: what was paid goes back, and the renter is told and offered replacements. */
export const callOffRental: Task<Deps, CallOff> = {
  name: CALL_OFF,
  run: (deps, { bookingId, userId, message }) =>
    inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const row = await tx
        .selectFrom('bookings')
        .select('status')
        .where('id', '=', bookingId)
        .executeTakeFirst()
      // It was picked up or called off meanwhile.
      if (row?.status !== 'requested' && row?.status !== 'confirmed') return
      const done = await transition(tx, deps, booking, {
        id: bookingId,
        name: row.status === 'requested' ? 'decline' : 'cancel',
        actor: { userId },
        input: message ? { message } : {},
      })
      if (!done.ok) deps.log.warn({ bookingId, code: done.code }, 'a rental of a broken item stands')
    }),
}

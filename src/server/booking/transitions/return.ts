import { step } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from '../booking-row.ts'
import { CHARGE_LATE_RETURN } from '../late-return-task.ts'
import { mailHandover } from '../mails/mail-handover.ts'
import { refuseWrongStatement, saveStatement, statement } from '../state-handover.ts'
import { saveUnitReturns } from '../unit-returns.ts'

/** The item is back, or the last units of it. Whichever side says so, the lender has the agreed hours from now to report that something is wrong. */
export const returnItem = step<BookingRow>()({
  name: 'return',
  input: statement,
  guard: refuseWrongStatement,
  async effects(context, row, input) {
    const { tx, deps, now } = context
    const stated = await saveStatement(context, row, 'return', input)
    const units = await saveUnitReturns(context, row, stated.handoverId)
    await tx
      .updateTable('bookings')
      .set({ returned_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute()
    await deps.tasks.enqueue(tx, CHARGE_LATE_RETURN, { bookingId: row.id }, { onceKey: row.id })
    await mailHandover(tx, deps.config.siteUrl, row, 'returned')
    return { ...stated, ...(row.quantity > 1 && { units }) }
  },
})

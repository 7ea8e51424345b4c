import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { REMIND_OF_RENTAL } from '../reminder-task.ts'
import { type ReminderRow, remindersOf } from '../reminders-of.ts'

const HOUR_MS = 3_600_000
/** How far ahead reminders are planned: further than the first of them comes before a start. */
const AHEAD_MS = 48 * HOUR_MS
/** How far behind its end a rental may be overdue and still be due for its reminder. */
const BEHIND_MS = 2 * HOUR_MS

/**
 * Enqueues the reminders that are still to come, each with the time at which it is due and once: where the rental changes
 * meanwhile, the task finds that it is not due any more, and this job plans another one.
 */
export const planReminders: Job = {
  name: 'plan-reminders',
  everyMs: 60_000,
  async run({ db, tasks, now: clock }) {
    const now = clock().getTime()
    const span = [new Date(now - BEHIND_MS), new Date(now + AHEAD_MS)]
    await inTransaction(db, { as: 'service' }, async (tx) => {
      const { rows } = await tx.query<ReminderRow>(
        `select id, status, start_date, end_date, time_zone, request_expires_at, terms from public.bookings
         where (status = 'confirmed' and start_date between $1 and $2)
            or (status = 'picked_up' and end_date between $1 and $2)
            or (status = 'requested' and request_expires_at between $1 and $2)`,
        span,
      )
      for (const row of rows)
        for (const { kind, at } of remindersOf(row)) {
          // What is past already needs no reminder: it was booked, picked up or moved after that.
          if (at <= now) continue
          await tasks.enqueue(
            tx,
            REMIND_OF_RENTAL,
            { bookingId: row.id, kind, at },
            { onceKey: `${row.id}:${kind}:${at}`, after: new Date(at) },
          )
        }
    })
  },
}

import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { TaskQueue } from '#backend/tasks/task-queue.ts'
import { REMIND_OF_RENTAL } from '../reminder-task.ts'
import { type ReminderRow, remindersOf } from '../reminders-of.ts'

const HOUR_MS = 3_600_000
/** How far ahead reminders are planned: further than the first of them comes before a start. */
const AHEAD_MS = 48 * HOUR_MS
/** How far behind its end a rental may be overdue and still be due for its reminder. */
const BEHIND_MS = 2 * HOUR_MS

/** What this process has enqueued already, with the time at which it is due: all of two days would be every minute. */
const plannedBy = new WeakMap<TaskQueue, Map<string, number>>()

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
    const known = knownTo(tasks, now)
    const added = new Map<string, number>()
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
          const onceKey = `${row.id}:${kind}:${at}`
          // What is past already needs no reminder: it was booked, picked up or moved after that.
          if (at <= now || known.has(onceKey)) continue
          await tasks.enqueue(
            tx,
            REMIND_OF_RENTAL,
            { bookingId: row.id, kind, at },
            { onceKey, after: new Date(at) },
          )
          added.set(onceKey, at)
        }
    })
    for (const [onceKey, at] of added) known.set(onceKey, at)
  },
}

/** Without those that are due by now. */
function knownTo(tasks: TaskQueue, now: number): Map<string, number> {
  const known = plannedBy.get(tasks) ?? new Map<string, number>()
  for (const [onceKey, at] of known) if (at <= now) known.delete(onceKey)
  plannedBy.set(tasks, known)
  return known
}

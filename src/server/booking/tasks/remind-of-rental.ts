import { inTransaction } from '#backend/db/transaction.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { mailRentalReminder } from '../mails/mail-rental-reminder.ts'
import { type DueReminder, REMIND_OF_RENTAL } from '../reminder-task.ts'
import { type ReminderRow, remindersOf } from '../reminders-of.ts'

/** Reminds the sides of a rental, unless it changed since this was planned, or the time for it is over. */
export const remindOfRental: Task<Deps, DueReminder> = {
  name: REMIND_OF_RENTAL,
  run: ({ db, config, now }, { bookingId, kind, at }) =>
    inTransaction(db, { as: 'service' }, async (tx) => {
      const { rows } = await tx.query<ReminderRow>(
        `select id, status, start_date, end_date, time_zone, request_expires_at, terms
         from public.bookings where id = $1 for share`,
        [bookingId],
      )
      const reminder = rows.flatMap(remindersOf).find((each) => each.kind === kind && each.at === at)
      if (!reminder || now().getTime() >= reminder.until) return
      await mailRentalReminder(tx, config.siteUrl, { bookingId, kind, at })
    }),
}

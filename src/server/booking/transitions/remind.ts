import { epochOf } from '#backend/db/instant.ts'
import { mayRemind } from '#domain/booking/reminder.ts'
import { refuse } from '#domain/result.ts'
import { type StepContext, step } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from '../booking-row.ts'
import { mailReminder } from '../mails/mail-reminder.ts'

/** The renter reminds the lender of a request that waits for an answer: once, some hours after asking. */
export const remind = step<BookingRow>()({
  name: 'remind',
  async guard(context, row) {
    const request = { madeAt: epochOf(row.created_at), isReminded: await isReminded(context, row.id) }
    return mayRemind(request, context.now.getTime()) ? undefined : refuse('REMINDER_NOT_POSSIBLE')
  },
  async effects({ tx, deps }, row) {
    await mailReminder(tx, deps.config.siteUrl, row)
    return undefined
  },
})

async function isReminded({ tx }: StepContext, id: string): Promise<boolean> {
  const reminder = await tx
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', id)
    .where('transition', '=', 'remind')
    .executeTakeFirst()
  return reminder !== undefined
}

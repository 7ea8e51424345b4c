import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { mailReviewReminder } from '../mails/mail-review-reminder.ts'

const DAY_MS = 86_400_000

/** Reminds each side of a rental that was completed a day ago, once, unless they have written already. */
export const remindReviews: Job = {
  name: 'remind-reviews',
  everyMs: 600_000,
  async run({ db, config, now, log }) {
    const at = now().getTime()
    const { rows } = await db.pool.query<{ booking_id: string; person_id: string }>(
      `select b.id as booking_id, person.id as person_id
       from public.booking_events e
       join public.bookings b on b.id = e.booking_id and b.status = 'completed'
       cross join lateral (values (b.renter_id), (b.owner_id)) person (id)
       where e.transition in ('complete', 'settle') and e.at between $1 and $2
         and not exists (select from public.reviews r where r.booking_id = b.id and r.author_id = person.id)
         and not exists (
           select from public.outbox o join public.profiles p on lower(p.email) = o.recipient
           where p.id = person.id and o.once_key = 'review-reminder:' || b.id || ':' || o.recipient)
       limit 200`,
      // A server that was away for a day still reminds.
      [new Date(at - 3 * DAY_MS), new Date(at - DAY_MS)],
    )
    for (const { booking_id, person_id } of rows) {
      try {
        await inTransaction(db, { as: 'service' }, (tx) =>
          mailReviewReminder(tx, config.siteUrl, booking_id, person_id),
        )
      } catch (error) {
        log.error({ err: error, bookingId: booking_id }, 'a reminder of a review could not be written')
      }
    }
  },
}

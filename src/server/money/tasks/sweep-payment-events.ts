import type { Job } from '#backend/jobs/job.ts'

/** Providers send a webhook again for days, and by hand for a month; one that comes later still is only a reason to ask. */
const KEPT_DAYS = 90

/** Forgets which webhooks were dealt with long ago, in batches. */
export const sweepPaymentEvents: Job = {
  name: 'sweep-payment-events',
  everyMs: 3_600_000,
  async run({ db, now }) {
    await db.pool.query(
      `delete from public.payment_events where (provider, event_id) in (
         select provider, event_id from public.payment_events
         where received_at < $1::timestamptz - make_interval(days => $2)
         order by received_at limit 5000
       )`,
      [now(), KEPT_DAYS],
    )
  },
}

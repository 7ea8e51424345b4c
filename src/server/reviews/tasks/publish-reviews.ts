import { sql } from 'kysely'
import { asService } from '#backend/db/as-service.ts'
import type { Job } from '#backend/jobs/job.ts'

/** Publishes what only one side has written, 14 days after its rental was completed, and what a claim kept sealed. */
export const publishReviews: Job = {
  name: 'publish-reviews',
  everyMs: 60_000,
  async run({ db, now }) {
    await asService(db, (tx) => sql`select public.publish_reviews(${now().toISOString()})`.execute(tx))
  },
}

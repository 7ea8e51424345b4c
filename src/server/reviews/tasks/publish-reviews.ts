import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'

/** Publishes what only one side has written, 14 days after its rental was completed, and what a claim kept sealed. */
export const publishReviews: Job = {
  name: 'publish-reviews',
  everyMs: 60_000,
  async run({ db, now }) {
    await inTransaction(db, { as: 'service' }, (tx) =>
      sql`select public.publish_reviews(${now().toISOString()})`.execute(tx),
    )
  },
}

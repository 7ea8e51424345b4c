import type { Job } from '#backend/jobs/job.ts'

const TEN_MINUTES_MS = 600_000
/** The middle of a large city takes a good part of a second. */
const AT_ONCE = 20

/**
 * Recounts the items of each city and neighbourhood, and where they lie, ten minutes after the last count, and longer the
 * more there are (a day where there are 29,000): every item of the place is read, and one more moves its middle the less.
 */
export const countPlaces: Job = {
  name: 'count-places',
  everyMs: 15_000,
  async run({ db, now }) {
    await db.pool.query(
      `select public.count_place(p.city, p.country, p.neighbourhood)
       from (
         select * from public.places
         where counted_at <= $1 and counted_at <= $1::timestamptz - item_count / 200 * interval '10 minutes'
         order by counted_at limit $2 for update skip locked
       ) p`,
      [new Date(now().getTime() - TEN_MINUTES_MS), AT_ONCE],
    )
  },
}

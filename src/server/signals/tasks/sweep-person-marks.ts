import type { Job } from '#backend/jobs/job.ts'

/** Days for which a browser counts after the last sign-in there; as long as its cookie. */
const BROWSER_DAYS = 365
/** Days for which the network of a sign-up counts. */
const NETWORK_DAYS = 30
/** Browsers of one person; somebody who clears cookies at each sign-in gets a new one each time. */
const MAX_BROWSERS = 50

/** Forgets by which browsers and networks people could be recognised, when that is long ago. */
export const sweepPersonMarks: Job = {
  name: 'sweep-person-marks',
  everyMs: 86_400_000,
  async run({ db, now }) {
    await db.pool.query(
      `delete from public.person_marks where seen_at < $1::timestamptz - make_interval(days => $2)
         or kind = 'network' and seen_at < $1::timestamptz - make_interval(days => $3)`,
      [now(), BROWSER_DAYS, NETWORK_DAYS],
    )
    await db.pool.query(
      `delete from public.person_marks m using (
         select user_id, digest, row_number() over (partition by user_id order by seen_at desc) as place
         from public.person_marks where kind = 'browser'
       ) old
       where m.user_id = old.user_id and m.kind = 'browser' and m.digest = old.digest and old.place > $1`,
      [MAX_BROWSERS],
    )
  },
}

import type { Job } from '#backend/jobs/job.ts'
import { rule } from '#domain/settings/rules.ts'

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
      [now(), rule('browserDays'), rule('networkDays')],
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

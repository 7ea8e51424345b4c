import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { refreshSource } from '../import/refresh-source.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A slow calendar takes fifteen seconds, and up to a processor. */
const AT_ONCE = 3

interface Due {
  id: string
  owner_id: string
}

/**
 * Reads calendars elsewhere: new ones within seconds, others again after an hour. Those of one lender are read one at
 * a time, so that a hundred slow ones delay those of others by one. One that fails is asked for again when it has
 * failed for twice as long, and at least once a day.
 */
export const refreshSources: Job = {
  name: 'refresh-calendar-sources',
  everyMs: 2_000,
  async run(deps, _fetch, stopping) {
    const reading = new Map<string, Promise<void>>()
    while (!stopping?.aborted) {
      const due = reading.size < AT_ONCE ? await takeDue(deps, [...reading.keys()]) : undefined
      if (due) {
        const done = read(deps, due.id).finally(() => reading.delete(due.owner_id))
        reading.set(due.owner_id, done)
      } else if (reading.size > 0) await Promise.race(reading.values())
      else return
    }
    await Promise.all(reading.values())
  },
}

/** The source that waits longest, of another lender than these. Taken before it is asked for: no other process reads it. */
async function takeDue({ db, now }: Deps, busy: string[]): Promise<Due | undefined> {
  const at = now()
  const { rows } = await db.pool.query<Due>(
    `update public.calendar_sources set tried_at = $1
     where id = (
       select id from public.calendar_sources
       where (tried_at is null or tried_at <= $2)
         and (fault is null or tried_at <= $3 or tried_at + (tried_at - coalesce(read_at, created_at)) <= $1)
         and owner_id <> all ($4)
       order by tried_at nulls first limit 1 for update skip locked
     ) returning id, owner_id`,
    [at, new Date(at.getTime() - HOUR_MS), new Date(at.getTime() - DAY_MS), busy],
  )
  return rows[0]
}

async function read(deps: Deps, id: string): Promise<void> {
  try {
    await refreshSource(deps, id)
  } catch (error) {
    deps.log.error({ err: error, sourceId: id }, 'calendar could not be read')
  }
}

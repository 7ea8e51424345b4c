import type { Job } from '#backend/jobs/job.ts'
import { refreshSource } from '../import/refresh-source.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 20

/** Reads calendars elsewhere again that were last asked for an hour ago. */
export const refreshSources: Job = {
  name: 'refresh-calendar-sources',
  everyMs: 60_000,
  async run(deps, _fetch, stopping) {
    // Taken before it is asked for: another process takes others.
    const { rows } = await deps.db.pool.query<{ id: string }>(
      `update public.calendar_sources set tried_at = $2
       where id in (
         select id from public.calendar_sources where tried_at <= $1
         order by tried_at limit $3 for update skip locked
       ) returning id`,
      [new Date(deps.now().getTime() - HOUR_MS), deps.now(), AT_ONCE],
    )
    for (const { id } of rows) {
      if (stopping?.aborted) return
      try {
        await refreshSource(deps, id)
      } catch (error) {
        deps.log.error({ err: error, sourceId: id }, 'calendar is not read yet')
      }
    }
  },
}

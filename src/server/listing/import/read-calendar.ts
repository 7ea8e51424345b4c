import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Period } from '#domain/booking/overlap.ts'
import { ImportError } from './fetch-calendar.ts'
import type readInThread from './read-calendar-thread.ts'
import type { CalendarTask } from './read-calendar-thread.ts'

/** On a busy machine a thread takes long to load its code, whatever the calendar. */
const START_MS = 60_000
const MAX_MS = 5_000
const MAX_MEGABYTES = 128

/** As many threads as `refresh-sources` reads calendars at a time; none where nothing is read for a while. */
const pool = new Piscina<CalendarTask, ReturnType<typeof readInThread>>({
  filename: join(import.meta.dirname, 'read-calendar-thread.ts'),
  minThreads: 0,
  maxThreads: 3,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
})

/**
 * When a calendar's events make its owner busy, worked out in a thread with limits of time and memory: a rule that
 * never comes to a date must not hold up other requests. Throws an `ImportError`.
 */
export async function readCalendar(calendar: Omit<CalendarTask, 'begun'>): Promise<Period[]> {
  const { port1, port2 } = new MessageChannel()
  const tooSlow = new AbortController()
  let end = setTimeout(() => tooSlow.abort(), START_MS)
  port1.once('message', () => {
    clearTimeout(end)
    end = setTimeout(() => tooSlow.abort(), MAX_MS)
  })
  const periods = await pool
    .run({ ...calendar, begun: port2 }, { signal: tooSlow.signal, transferList: [port2] })
    .catch(() => Promise.reject(new ImportError(tooSlow.signal.aborted ? 'too-slow' : 'too-large')))
    .finally(() => {
      clearTimeout(end)
      port1.close()
    })
  if (typeof periods === 'string') throw new ImportError(periods)
  return periods
}

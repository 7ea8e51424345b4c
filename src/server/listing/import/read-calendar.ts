import { Worker } from 'node:worker_threads'
import type { Period } from '#domain/booking/overlap.ts'
import { ImportError } from './fetch-calendar.ts'

const FILE = new URL('./read-calendar-thread.ts', import.meta.url)
const MAX_MS = 5_000
const MAX_MEGABYTES = 128

/**
 * When a calendar's events make its owner busy, worked out in a thread of its own with limits of time and memory: a
 * rule that never comes to a date must not hold up other requests. Throws an `ImportError`.
 */
export function readCalendar(data: {
  text: string
  timeZone: string
  from: number
  to: number
}): Promise<Period[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(FILE, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
      stdout: true,
      stderr: true,
    })
    const end = setTimeout(() => finish(() => reject(new ImportError('too-slow'))), MAX_MS)
    const finish = (answer: () => void) => {
      clearTimeout(end)
      void thread.terminate()
      answer()
    }
    thread.once('message', (periods: Period[] | null) =>
      finish(() => (periods ? resolve(periods) : reject(new ImportError('not-calendar')))),
    )
    thread.once('error', () => finish(() => reject(new ImportError('too-large'))))
  })
}

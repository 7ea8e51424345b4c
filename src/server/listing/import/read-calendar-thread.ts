import type { MessagePort } from 'node:worker_threads'
import type { Period } from '#domain/booking/overlap.ts'
import { busyPeriods } from './busy-periods.ts'

export interface CalendarTask {
  text: string
  timeZone: string
  /** Epoch ms. */
  from: number
  to: number
  /** Told when the reading begins: loading this code does not count. */
  begun: MessagePort
}

/** The busy periods of a calendar; null for a text that cannot be read as one. */
export default function readCalendar({ begun, ...calendar }: CalendarTask): Period[] | null {
  begun.postMessage('begun')
  try {
    return busyPeriods(calendar)
  } catch {
    return null
  }
}

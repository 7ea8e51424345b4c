import type { MessagePort } from 'node:worker_threads'
import type { Period } from '#domain/booking/overlap.ts'
import { busyPeriods } from './busy-periods.ts'
import { TooMany } from './occurrences.ts'

export interface CalendarTask {
  text: string
  timeZone: string
  /** Epoch ms. */
  from: number
  to: number
  /** Told when the reading begins: loading this code does not count. */
  begun: MessagePort
}

/** The busy periods of a calendar, or why it cannot be read whole. */
export default function readCalendar({
  begun,
  ...calendar
}: CalendarTask): Period[] | 'not-calendar' | 'too-many' {
  begun.postMessage('begun')
  try {
    return busyPeriods(calendar)
  } catch (error) {
    return error instanceof TooMany ? 'too-many' : 'not-calendar'
  }
}

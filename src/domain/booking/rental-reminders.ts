import type { BookingTerms } from './booking-terms.ts'
import type { BookingStatus } from './lifecycle.ts'
import { instantAt, wallClock } from './wall-clock.ts'

export const REMINDERS = ['request', 'pick-up', 'return', 'overdue'] as const
export type ReminderKind = (typeof REMINDERS)[number]

/** What a person is reminded of, and when, in epoch ms. */
export interface RentalReminder {
  kind: ReminderKind
  /** When it is due. */
  at: number
  /** From when on it would come after the fact. */
  until: number
}

interface Remembered {
  status: BookingStatus
  /** Epoch ms. */
  start: number
  end: number
  timeZone: string
  /** When an unanswered request lapses. */
  requestExpiresAt: number | undefined
  terms: Pick<BookingTerms, 'lateGraceMinutes'>
}

/** When the lender is reminded of a request before it lapses, and both of a return before its end. */
const REQUEST_BEFORE_MS = 4 * 3_600_000
const RETURN_BEFORE_MS = 2 * 3_600_000
const DAY_MS = 86_400_000
/** Later than this, being overdue is a matter for a claim. */
const OVERDUE_FOR_MS = 3 * DAY_MS
/** The hour of the day before, where the item is, at which both are reminded of a pick-up. */
const EVENING = '18:00'

/**
 * The reminders of a rental in this state: of a request about to lapse, of a pick-up tomorrow (the evening before, by
 * the clocks where the item is), of a return in two hours, and of one that is overdue.
 */
export function rentalReminders(booking: Remembered): RentalReminder[] {
  const { status, start, end, timeZone, requestExpiresAt, terms } = booking
  if (status === 'requested' && requestExpiresAt !== undefined)
    return [{ kind: 'request', at: requestExpiresAt - REQUEST_BEFORE_MS, until: requestExpiresAt }]
  if (status === 'confirmed') return [{ kind: 'pick-up', at: eveningBefore(start, timeZone), until: start }]
  if (status === 'picked_up')
    return [
      { kind: 'return', at: end - RETURN_BEFORE_MS, until: end },
      { kind: 'overdue', at: end + terms.lateGraceMinutes * 60_000, until: end + OVERDUE_FOR_MS },
    ]
  return []
}

function eveningBefore(start: number, timeZone: string): number {
  const today = Math.floor(wallClock(start, timeZone) / DAY_MS) * DAY_MS
  return instantAt(`${new Date(today - DAY_MS).toISOString().slice(0, 10)}T${EVENING}`, timeZone)
}

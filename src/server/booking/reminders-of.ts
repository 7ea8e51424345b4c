import { epochOf } from '#backend/db/instant.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { type RentalReminder, rentalReminders } from '#domain/booking/rental-reminders.ts'
import { agreedTerms } from './agreed-terms.ts'

/** What reminders depend on, as the database has it. */
export interface ReminderRow {
  id: string
  status: BookingStatus
  start_date: Date | string
  end_date: Date | string
  time_zone: string
  request_expires_at: Date | string | null
  terms: unknown
}

/** The reminders of a booking as it is now. */
export const remindersOf = (row: ReminderRow): RentalReminder[] =>
  rentalReminders({
    status: row.status,
    start: epochOf(row.start_date),
    end: epochOf(row.end_date),
    timeZone: row.time_zone,
    terms: agreedTerms(row),
    requestExpiresAt: row.request_expires_at ? epochOf(row.request_expires_at) : undefined,
  })

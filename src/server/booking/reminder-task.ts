import type { ReminderKind } from '#domain/booking/rental-reminders.ts'

export const REMIND_OF_RENTAL = 'remind-of-rental'

/** One reminder of one rental: named by when it is due, so that a rental that is moved has another one. */
export interface DueReminder {
  bookingId: string
  kind: ReminderKind
  /** Epoch ms. */
  at: number
}

import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** A unit whose label was scanned, and the reader's part in it. */
export interface ScannedUnit {
  label: string
  title: string
  language: string
  titles: Record<string, string> | null
  time_zone: string
  is_offered: boolean
  is_own: boolean
  /** Of the reader's rental, or of the lender's, that is under way or comes next; null where there is none. */
  booking_id: string | null
  status: BookingStatus | null
  start_date: string | null
  end_date: string | null
  /** Labels of the units that the rental has and that are not back. */
  units: string[] | null
}

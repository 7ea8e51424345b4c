import type { BookingStatus } from '#domain/booking/lifecycle.ts'

export interface CalendarItem {
  id: string
  title: string
  language: string
  city: string
  time_zone: string
  status: 'pending_review' | 'published' | 'paused'
  unit_count: number
  image: { path: string; thumbhash: string | null } | null
}

export interface CalendarEntry {
  id: string
  item_id: string
  kind: 'booking' | 'request' | 'hold' | 'block'
  start_date: string
  end_date: string
  /** When the break after a rental is over; otherwise the end. */
  free_from: string
  units: number
  status: BookingStatus | null
  number: number | null
  renter: string | null
  note: string
  /** The name of the calendar elsewhere that a block comes from. */
  source: string | null
  /** Whether such a block meets a rental, which stays. */
  is_conflict: boolean
}

/** All items of a lender, and what takes them in a period. */
export interface LenderCalendar {
  items: CalendarItem[]
  entries: CalendarEntry[]
}

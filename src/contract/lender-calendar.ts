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
  /** For a rental, the end of the break after it; otherwise the end. */
  free_from: string
  units: number
  status: BookingStatus | null
  number: number | null
  renter: string | null
  note: string
  /** The name of the external calendar that a block was imported from. */
  source: string | null
  /** Whether an imported block overlaps a rental; the rental stays. */
  is_conflict: boolean
}

/** Items of a lender, and their calendar entries in a period. */
export interface LenderCalendar {
  items: CalendarItem[]
  entries: CalendarEntry[]
}

/** Some of them by title, and after which of them the others follow, if there may be more. */
export interface CalendarItems extends LenderCalendar {
  next: { title: string; id: string } | null
}

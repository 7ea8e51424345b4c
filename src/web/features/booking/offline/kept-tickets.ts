import { RENTALS_KEY, TICKETS_KEY } from '../../../lib/personal-keys.ts'
import { readStored, writeStored } from '../../../lib/use-local-storage.ts'
import { type Booking, secretOf } from '../booking.ts'

/** The tickets of one person that this device has, for a door without a connection. */
export interface KeptTickets {
  personId: string
  /** When they were last brought up to date, in ms. */
  at: number
  bookings: Booking[]
}

const MOST_TICKETS = 20
const MOST_RENTALS = 30

/** Parses the stored tickets, if this version wrote them. */
export function parseKept(stored: unknown): KeptTickets | undefined {
  const { personId, at, bookings } = (stored ?? {}) as Partial<KeptTickets>
  const isWhole = typeof personId === 'string' && typeof at === 'number' && Array.isArray(bookings)
  return isWhole ? { personId, at, bookings } : undefined
}

/** Stores the tickets that have a code, the newest first, and drops those that need none any more. */
export function storeTickets(personId: string, bookings: readonly Booking[], at: number): void {
  const before = parseKept(readStored(TICKETS_KEY))
  const others =
    before?.personId === personId
      ? before.bookings.filter(({ id }) => bookings.every((booking) => booking.id !== id))
      : []
  const kept = [...bookings.filter((booking) => secretOf(booking) !== undefined), ...others]
  writeStored(
    TICKETS_KEY,
    kept.length > 0 ? { personId, at, bookings: kept.slice(0, MOST_TICKETS) } : undefined,
  )
}

/** Stores the list of rentals in place of the one before: those that are not over first, the latest of the others. */
export function storeRentals(personId: string, bookings: readonly Booking[], at: number): void {
  const isOpen = ({ end_date }: Booking) => Date.parse(end_date) > at
  const open = bookings.filter(isOpen)
  const over = bookings
    .filter((booking) => !isOpen(booking))
    .toSorted((a, b) => (a.end_date < b.end_date ? 1 : -1))
  const kept = [...open, ...over].slice(0, MOST_RENTALS)
  writeStored(RENTALS_KEY, kept.length > 0 ? { personId, at, bookings: kept } : undefined)
}

import { useEffect, useRef } from 'react'
import { useUser } from '../../../lib/session.ts'
import type { Booking } from '../booking.ts'

const NONE: readonly Booking[] = []

/** Keeps the tickets on this device whenever they come from the server. */
export function useKeepTickets(bookings = NONE): void {
  const personId = useUser()?.id
  const last = useRef(NONE)
  useEffect(() => {
    // Keeping them draws the page again, maybe with the same bookings in a new list.
    if (!personId || isSame(bookings, last.current)) return
    last.current = bookings
    // Without it the tickets are there all the same, only not without a connection.
    void import('./keep-tickets.ts')
      .then(({ keepTickets }) => keepTickets(personId, bookings))
      .catch(() => {})
  }, [personId, bookings])
}

const isSame = (some: readonly Booking[], others: readonly Booking[]): boolean =>
  some.length === others.length && some.every((booking, at) => booking === others[at])

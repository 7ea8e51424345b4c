import { useEffect, useRef } from 'react'
import { useUser } from '../../../lib/session.ts'
import type { Booking } from '../booking.ts'

const NONE: readonly Booking[] = []

/** Keeps the tickets on this device whenever they come from the server. */
export const useKeepTickets = (bookings = NONE): void => useKeep('keepTickets', bookings)

/** Keeps the list of rentals likewise. */
export const useKeepRentals = (bookings = NONE): void => useKeep('keepRentals', bookings)

function useKeep(what: 'keepTickets' | 'keepRentals', bookings: readonly Booking[]): void {
  const personId = useUser()?.id
  const last = useRef(NONE)
  useEffect(() => {
    // Keeping them draws the page again, maybe with the same bookings in a new list.
    if (!personId || isSame(bookings, last.current)) return
    last.current = bookings
    // Without it the tickets are there all the same, only not without a connection.
    void import('./keep-tickets.ts').then((module) => module[what](personId, bookings)).catch(() => {})
  }, [personId, bookings, what])
}

const isSame = (some: readonly Booking[], others: readonly Booking[]): boolean =>
  some.length === others.length && some.every((booking, at) => booking === others[at])

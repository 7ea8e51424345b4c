import { useEffect } from 'react'
import { useUser } from '../../../lib/session.ts'
import type { Booking } from '../booking.ts'

/** Keeps the tickets on this device whenever they come from the server. */
export function useKeepTickets(bookings: readonly Booking[] | undefined): void {
  const personId = useUser()?.id
  useEffect(() => {
    if (!personId || !bookings?.length) return
    // Without it the tickets are there all the same, only not without a connection.
    void import('./keep-tickets.ts')
      .then(({ keepTickets }) => keepTickets(personId, bookings))
      .catch(() => {})
  }, [personId, bookings])
}

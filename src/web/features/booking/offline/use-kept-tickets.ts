import { RENTALS_KEY, TICKETS_KEY } from '../../../lib/personal-keys.ts'
import { useUser } from '../../../lib/session.ts'
import { useLocalStorage } from '../../../lib/use-local-storage.ts'
import type { Booking } from '../booking.ts'
import { type KeptTickets, parseKept } from './kept-tickets.ts'

type Kept = Pick<KeptTickets, 'at' | 'bookings'>

/** The tickets of this device that are wanted, with their age; undefined where there is none, or of another person. */
export const useKeptTickets = (isWanted: (booking: Booking) => boolean): Kept | undefined =>
  useKept(TICKETS_KEY, isWanted)

/** The list of rentals that this device has, likewise. */
export const useKeptRentals = (): Kept | undefined => useKept(RENTALS_KEY, () => true)

function useKept(key: string, isWanted: (booking: Booking) => boolean): Kept | undefined {
  const [kept] = useLocalStorage<KeptTickets | undefined>(key, undefined, parseKept)
  const user = useUser()
  if (!kept || (user && user.id !== kept.personId)) return undefined
  const bookings = kept.bookings.filter(isWanted)
  return bookings.length > 0 ? { at: kept.at, bookings } : undefined
}

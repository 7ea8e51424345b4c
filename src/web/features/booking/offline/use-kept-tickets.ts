import { TICKETS_KEY } from '../../../lib/personal-keys.ts'
import { useUser } from '../../../lib/session.ts'
import { useLocalStorage } from '../../../lib/use-local-storage.ts'
import type { Booking } from '../booking.ts'
import { type KeptTickets, parseKept } from './kept-tickets.ts'

/** The tickets of this device that are wanted, with their age; undefined where there is none, or of another person. */
export function useKeptTickets(
  isWanted: (booking: Booking) => boolean,
): Pick<KeptTickets, 'at' | 'bookings'> | undefined {
  const [kept] = useLocalStorage<KeptTickets | undefined>(TICKETS_KEY, undefined, parseKept)
  const user = useUser()
  if (!kept || (user && user.id !== kept.personId)) return undefined
  const bookings = kept.bookings.filter(isWanted)
  return bookings.length > 0 ? { at: kept.at, bookings } : undefined
}

import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { loadEntries } from './load-entries.ts'

/** More than one rental can have of one side. */
const MAX_ENTRIES = 200

/** The signed-in person's entries of one rental; of both its sides for a moderator who decides on a claim (`isCase`). */
export function useRentalEntries(bookingId: string, isCase = false) {
  const user = useUser()
  return useQuery({
    // Whatever changes a rental may have moved its money.
    queryKey: ['my-rentals', user?.id, bookingId, 'entries', isCase],
    queryFn: () => loadEntries({ bookingId, isCase }, MAX_ENTRIES),
    enabled: user !== undefined,
  })
}

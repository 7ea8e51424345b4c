import { TICKET_STORE } from './ticket-store.ts'
import { writeStored } from './use-local-storage.ts'

/** Where the tickets are that open without a connection. */
export const TICKETS_KEY = 'tickets'

/**
 * What browser storage holds of one person: what they are about to book, where they wanted to
 * go, what they searched for, and their tickets. The basket stays, because it is filled without an account, too.
 */
const PERSONAL_KEYS = ['bookingData', 'tempReservationId', 'authRedirect', 'recentSearches', TICKETS_KEY]

/** Leaves nothing of the person for the next one who uses this browser. */
export function forgetPerson(): void {
  for (const key of PERSONAL_KEYS) writeStored(key, undefined)
  // Only where a page came safely there are such stores.
  if ('caches' in globalThis) void forgetTicketPages()
}

async function forgetTicketPages(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(TICKET_STORE)) await caches.delete(name)
}

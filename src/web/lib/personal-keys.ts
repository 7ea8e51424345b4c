import { writeStored } from './use-local-storage.ts'

/**
 * What browser storage holds of one person (specification §3): what they are about to book, where they wanted to
 * go, and what they searched for. The basket stays, because it is filled without an account, too.
 */
const PERSONAL_KEYS = ['bookingData', 'tempReservationId', 'authRedirect', 'recentSearches']

/** Leaves nothing of the person for whoever uses this browser next. */
export function forgetPerson(): void {
  for (const key of PERSONAL_KEYS) writeStored(key, undefined)
}

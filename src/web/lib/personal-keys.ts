import { TICKET_STORE } from './offline/stores.ts'
import { writeStored } from './use-local-storage.ts'
import { isViewing } from './view-as.ts'

/** Where the tickets are that open without a connection. */
export const TICKETS_KEY = 'tickets'

/** Who was signed in when this browser last knew. */
export const USER_KEY = 'user'

/** Where the list of rentals is. */
export const RENTALS_KEY = 'rentals'

/** How high the strip of the home page was, with what they are reminded of. */
export const STRIP_KEY = 'stripHeight'

/** Messages that were typed and not sent yet. */
export const UNSENT_KEY = 'unsentMessages'

/** A wish that was typed before its author was signed in. */
export const WISH_DRAFT_KEY = 'wishDraft'

/** Changes of listings that were not saved yet. */
export const EDITS_KEY = 'unsavedEdits'

/** Messages that wait for a connection. */
export const OUTGOING_KEY = 'outgoingMessages'

/**
 * Keys of personal data in browser storage: the checkout under way, the page to return to, recent searches, announcements
 * to them, unsent and waiting messages, a wish, changes of listings, tickets, rentals, and who they are. The basket stays, because it is filled without an account, too.
 */
const PERSONAL_KEYS = [
  'bookingData',
  'tempReservationId',
  'authRedirect',
  'recentSearches',
  'ownAnnouncements',
  UNSENT_KEY,
  WISH_DRAFT_KEY,
  EDITS_KEY,
  OUTGOING_KEY,
  TICKETS_KEY,
  RENTALS_KEY,
  STRIP_KEY,
  USER_KEY,
]

/** Leaves nothing of the person for the next one who uses this browser. */
export function clearPersonalData(): void {
  // The browser is the admin's.
  if (isViewing) return
  for (const key of PERSONAL_KEYS) writeStored(key, undefined)
  void forgetListing().catch(() => {})
  // Only where a page came safely there are such stores.
  if ('caches' in globalThis) void forgetTicketPages()
  void forgetPushes().catch(() => {})
}

/** What was entered about an item without an account; what reads it is loaded only now. */
const forgetListing = async () => (await import('./kept-draft.ts')).forgetKeptDraft()

async function forgetTicketPages(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(TICKET_STORE)) await caches.delete(name)
}

/** The next person in this browser does not read the notices of this one; the site forgets it when it writes next. */
async function forgetPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

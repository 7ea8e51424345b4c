import type accountMails from './account-mails/en.json'
import type calendarFeed from './calendar-feed/en.json'
import type claimMails from './claim-mails/en.json'
import type documents from './documents/en.json'
import type extensionMails from './extension-mails/en.json'
import type identityMails from './identity-mails/en.json'
import type listingMails from './listing-mails/en.json'
import type mail from './mail/en.json'
import type payoutMails from './payout-mails/en.json'
import type rentalMails from './rental-mails/en.json'

/** What leaves the server in words: mails, documents, calendar feeds. Pages know nothing of these. */
export const SERVER_SUBJECTS = [
  'account-mails',
  'calendar-feed',
  'claim-mails',
  'documents',
  'extension-mails',
  'identity-mails',
  'listing-mails',
  'mail',
  'payout-mails',
  'rental-mails',
] as const

/** Every text of the server; a wrong key does not compile. */
export type ServerMessageKey = keyof (typeof accountMails &
  typeof calendarFeed &
  typeof claimMails &
  typeof documents &
  typeof extensionMails &
  typeof identityMails &
  typeof listingMails &
  typeof mail &
  typeof payoutMails &
  typeof rentalMails)

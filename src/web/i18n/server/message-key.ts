import type handover from '../handover/en.json'
import type { WithoutPlural } from '../message-key.ts'
import type rentals from '../rentals/en.json'
import type accountMails from './account-mails/en.json'
import type calendarFeed from './calendar-feed/en.json'
import type claimMails from './claim-mails/en.json'
import type documents from './documents/en.json'
import type evidence from './evidence/en.json'
import type extensionMails from './extension-mails/en.json'
import type identityMails from './identity-mails/en.json'
import type linkPictures from './link-pictures/en.json'
import type listingMails from './listing-mails/en.json'
import type mail from './mail/en.json'
import type messageMails from './message-mails/en.json'
import type payoutMails from './payout-mails/en.json'
import type protocol from './protocol/en.json'
import type rentalMails from './rental-mails/en.json'
import type searchMails from './search-mails/en.json'
import type wishMails from './wish-mails/en.json'

/** The subjects of the server's texts: mails, documents, calendar feeds. Pages do not load them. */
export const SERVER_SUBJECTS = [
  'account-mails',
  'calendar-feed',
  'claim-mails',
  'documents',
  'evidence',
  'extension-mails',
  'identity-mails',
  'link-pictures',
  'listing-mails',
  'mail',
  'message-mails',
  'payout-mails',
  'protocol',
  'rental-mails',
  'search-mails',
  'wish-mails',
] as const

/** Features of the interface whose words documents repeat: a protocol says what the page of the rental says. */
export const SHARED_FEATURES = ['handover', 'rentals'] as const

type Catalogue = typeof accountMails &
  typeof calendarFeed &
  typeof claimMails &
  typeof documents &
  typeof evidence &
  typeof extensionMails &
  typeof handover &
  typeof identityMails &
  typeof linkPictures &
  typeof listingMails &
  typeof mail &
  typeof messageMails &
  typeof payoutMails &
  typeof protocol &
  typeof rentalMails &
  typeof rentals &
  typeof searchMails &
  typeof wishMails

/** Every text of the server; a wrong key does not compile. */
export type ServerMessageKey = WithoutPlural<keyof Catalogue>

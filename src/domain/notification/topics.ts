import type { Staff } from '../access/duties.ts'
import { isStaff } from '../access/is-staff.ts'

/** The topics of notifications; a user gets each by mail, in the application and by web push, as they choose. */
export const TOPICS = [
  'rentals',
  'messages',
  'claims',
  'payouts',
  'listings',
  'identity',
  'reviews',
  'searches',
  'wishes',
  'work',
  'security',
] as const
export type Topic = (typeof TOPICS)[number]

/** The topics of a person: work is only for those who do it. */
export const topicsFor = (person: Staff): readonly Topic[] =>
  TOPICS.filter((topic) => topic !== 'work' || isStaff(person))

/** Topics that cannot be switched off: they warn users that a stranger may have their account or money. */
export const isMandatory = (topic: Topic): boolean => topic === 'security'

/** Every kind of notification, and its topic. */
export const NOTICES = {
  'account-changed': 'security',
  'affiliate-decided': 'security',
  'booking-adjusted': 'rentals',
  'booking-cancelled': 'rentals',
  'booking-missed': 'rentals',
  'claim-changed': 'claims',
  'conduct-decided': 'security',
  'no-longer-available': 'rentals',
  'extension-changed': 'rentals',
  'identity-expiry': 'identity',
  'invoice-ready': 'payouts',
  'identity-rejected': 'identity',
  'identity-verified': 'identity',
  'items-booked': 'rentals',
  'items-found': 'searches',
  'listing-approved': 'listings',
  'listing-edited': 'listings',
  'listing-removed': 'listings',
  'listing-restored': 'listings',
  'listing-returned': 'listings',
  'message-received': 'messages',
  'order-booked': 'rentals',
  'payment-disputed': 'rentals',
  'payment-lapsed': 'rentals',
  'payment-needed': 'rentals',
  'payout-method': 'security',
  'payout-news': 'payouts',
  'picked-up': 'rentals',
  'rental-reminder': 'rentals',
  'replacements-offered': 'rentals',
  'report-decided': 'listings',
  'request-accepted': 'rentals',
  'request-declined': 'rentals',
  'request-expired': 'rentals',
  'request-missed': 'rentals',
  'request-reminder': 'rentals',
  returned: 'rentals',
  'review-reminder': 'reviews',
  'review-removed': 'reviews',
  'revision-decided': 'listings',
  // The law has payouts depend on them: nobody misses them by having switched something off.
  'tax-number-due': 'security',
  'tax-proofs-due': 'security',
  'tax-withheld': 'security',
  'webhook-disabled': 'rentals',
  'wish-answered': 'searches',
  'wish-ended': 'searches',
  'wish-nearby': 'wishes',
  'wish-removed': 'searches',
  'work-waiting': 'work',
} as const satisfies Record<string, Topic>
export type NoticeKind = keyof typeof NOTICES

/** The topic of a notice; none for what is not one, such as a mailed code. */
export const topicOf = (kind: string): Topic | undefined =>
  Object.hasOwn(NOTICES, kind) ? NOTICES[kind as NoticeKind] : undefined

/** A person's channels for a topic. */
export interface Channels {
  byMail: boolean
  inApp: boolean
  /** On the browsers where the person has switched web push on. */
  byPush: boolean
}

/** The default: by every channel. */
export const ALL_CHANNELS: Channels = { byMail: true, inApp: true, byPush: true }

/** The most browsers of one person that get web push; the oldest goes for a new one. */
export const MAX_PUSH_SUBSCRIPTIONS = 10

/** The channels by which a notice reaches a person who chose `chosen`; a mandatory topic uses all. */
export function channelsOf(kind: string, chosen: Partial<Record<Topic, Channels>>): Channels {
  const topic = topicOf(kind)
  if (!topic) return { byMail: true, inApp: false, byPush: false }
  return isMandatory(topic) ? ALL_CHANNELS : (chosen[topic] ?? ALL_CHANNELS)
}

/** The most notices kept for a person; the oldest are deleted. */
export const MAX_NOTICES = 500

/** What people are told about; each can be had by mail, in the application, both or not at all. */
export const TOPICS = ['rentals', 'claims', 'payouts', 'listings', 'identity', 'reviews', 'security'] as const
export type Topic = (typeof TOPICS)[number]

/** What cannot be switched off: it warns people that a stranger may be at their account or their money. */
export const isMandatory = (topic: Topic): boolean => topic === 'security'

/** Everything that people are told in the application, by the topic that it belongs to. */
export const NOTICES = {
  'account-changed': 'security',
  'booking-cancelled': 'rentals',
  'booking-missed': 'rentals',
  'claim-changed': 'claims',
  'conduct-decided': 'security',
  'dates-gone': 'rentals',
  'extension-changed': 'rentals',
  'identity-rejected': 'identity',
  'identity-verified': 'identity',
  'items-booked': 'rentals',
  'listing-approved': 'listings',
  'listing-removed': 'listings',
  'listing-restored': 'listings',
  'listing-returned': 'listings',
  'order-booked': 'rentals',
  'payment-lapsed': 'rentals',
  'payment-needed': 'rentals',
  'payout-method': 'security',
  'payout-news': 'payouts',
  'picked-up': 'rentals',
  'report-decided': 'listings',
  'request-accepted': 'rentals',
  'request-declined': 'rentals',
  'request-expired': 'rentals',
  'request-missed': 'rentals',
  returned: 'rentals',
  'review-reminder': 'reviews',
} as const satisfies Record<string, Topic>
export type NoticeKind = keyof typeof NOTICES

/** The topic of a notice; none for what is not one, such as a mailed code. */
export const topicOf = (kind: string): Topic | undefined =>
  Object.hasOwn(NOTICES, kind) ? NOTICES[kind as NoticeKind] : undefined

/** How a person wants to hear of a topic. */
export interface Channels {
  byMail: boolean
  inApp: boolean
}

/** What people have not chosen otherwise reaches them on both ways. */
export const BOTH_CHANNELS: Channels = { byMail: true, inApp: true }

/** The ways on which a notice reaches a person who chose `chosen`; what is mandatory takes both. */
export function channelsOf(kind: string, chosen: Partial<Record<Topic, Channels>>): Channels {
  const topic = topicOf(kind)
  if (!topic) return { byMail: true, inApp: false }
  return isMandatory(topic) ? BOTH_CHANNELS : (chosen[topic] ?? BOTH_CHANNELS)
}

/** How many notices a person keeps; the oldest go. */
export const MAX_NOTICES = 500

/** How many days a notice is kept. */
export const NOTICE_DAYS = 180

/** What other programs can be told of. */
export const WEBHOOK_EVENTS = [
  'booking.requested',
  'booking.confirmed',
  'booking.declined',
  'booking.cancelled',
  'booking.picked_up',
  'booking.returned',
  'booking.disputed',
  'booking.completed',
  'claim.opened',
  'claim.settled',
  'claim.withdrawn',
  'listing.approved',
  'listing.rejected',
  'listing.removed',
  'payout.paid',
  'payout.failed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** The event of the button that tries an endpoint. */
export const TEST_EVENT = 'webhook.test'

/** The version of the payloads; a member may be added without another one. */
export const WEBHOOK_VERSION = 1

/** The most endpoints of one person, and of the site. */
export const MAX_WEBHOOKS = 5

/** The most tries of a delivery: the first one and one after each pause. */
const PAUSES_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** Seconds to wait after so many failed tries; undefined where it is given up, after some three days. */
export const pauseAfter = (attempts: number): number | undefined => PAUSES_S[attempts - 1]

const DAY_MS = 86_400_000
/** How long an endpoint may fail before it is switched off. */
const MAX_FAILING_MS = 3 * DAY_MS

/** Whether an endpoint is switched off by this failure: it is gone, or has failed for days. */
export const isGivenUp = (status: number | null, failingSince: number | null, now: number): boolean =>
  status === 410 || (failingSince !== null && now - failingSince >= MAX_FAILING_MS)

/** How long the secret before the newest one signs as well. */
export const SECRET_OVERLAP_MS = DAY_MS

import type { Lifecycle } from '../lifecycle.ts'

export const DISPUTE_STATUSES = [
  'needs_response',
  'under_review',
  'won',
  'lost',
  'carried',
  'recovered',
] as const
export type DisputeState = (typeof DISPUTE_STATUSES)[number]

/**
 * A dispute's life: a cardholder has their bank take a payment back. `review`, `win` and `lose` are what the provider says;
 * who bears one that was lost an admin decides: the platform (`carry`), or the lender out of what the rental earned
 * (`recover`).
 */
export const DISPUTE_LIFECYCLE = {
  needs_response: {
    review: { actor: 'clock', to: 'under_review' },
    win: { actor: 'clock', to: 'won' },
    lose: { actor: 'clock', to: 'lost' },
  },
  under_review: {
    win: { actor: 'clock', to: 'won' },
    lose: { actor: 'clock', to: 'lost' },
  },
  won: {},
  lost: {
    carry: { actor: 'admin', to: 'carried' },
    recover: { actor: 'admin', to: 'recovered' },
  },
  carried: {},
  recovered: {},
} as const satisfies Lifecycle<DisputeState, 'clock' | 'admin'>

/** While a dispute is in one of these, what the rental earned is held and nothing of the payment is refunded. */
export const OPEN_DISPUTE_STATUSES: readonly DisputeState[] = ['needs_response', 'under_review', 'lost']

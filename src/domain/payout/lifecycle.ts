import type { Lifecycle } from '../lifecycle.ts'

export const PAYOUT_STATUSES = ['requested', 'approved', 'paid', 'failed', 'rejected'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

export type PayoutActor = 'moderator' | 'clock'

/**
 * A payout's life. A large one is endorsed by one person before another one approves it. The money leaves the balance with the request; `reject`, `bounce`, `fail` and `reverse` give it back.
 * `settle` and `bounce` are what the bank says, and `reverse` when it takes that back days later; `confirm` and `fail`
 * are for operators who pay by hand.
 */
export const PAYOUT_LIFECYCLE = {
  requested: {
    endorse: { actor: 'moderator', to: 'requested' },
    approve: { actor: 'moderator', to: 'approved' },
    reject: { actor: 'moderator', to: 'rejected' },
  },
  approved: {
    settle: { actor: 'clock', to: 'paid' },
    bounce: { actor: 'clock', to: 'failed' },
    confirm: { actor: 'moderator', to: 'paid' },
    fail: { actor: 'moderator', to: 'failed' },
  },
  paid: { reverse: { actor: 'clock', to: 'failed' } },
  failed: {},
  rejected: {},
} as const satisfies Lifecycle<PayoutStatus, PayoutActor>

/** A payout in one of these is still on its way. */
export const OPEN_PAYOUT_STATUSES: readonly PayoutStatus[] = ['requested', 'approved']

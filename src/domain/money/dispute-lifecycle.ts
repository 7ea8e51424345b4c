import type { Lifecycle } from '../lifecycle.ts'

export const DISPUTE_STATUSES = ['open', 'submitted', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATUSES)[number]

/**
 * A chargeback's life: the card's owner asked their bank for the money. `submit` is the evidence, `win` and `lose` what
 * the bank decides, which it may also do before anything was submitted.
 */
export const DISPUTE_LIFECYCLE = {
  open: {
    submit: { actor: 'admin', to: 'submitted' },
    win: { actor: 'clock', to: 'won' },
    lose: { actor: 'clock', to: 'lost' },
  },
  submitted: {
    win: { actor: 'clock', to: 'won' },
    lose: { actor: 'clock', to: 'lost' },
  },
  won: {},
  lost: {},
} as const satisfies Lifecycle<DisputeState, 'admin' | 'clock'>

/** The bank has not decided on these yet. */
export const OPEN_DISPUTE_STATUSES: readonly DisputeState[] = ['open', 'submitted']

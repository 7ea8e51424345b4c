import type { Lifecycle } from '../lifecycle.ts'

export const PAYMENT_STATUSES = [
  'created',
  'requires_action',
  'failed',
  'authorised',
  'captured',
  'voided',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATUSES)[number]

/**
 * A payment's life: what its provider says of it, and what was captured and given back. `refuse` is for a card that
 * was charged while its owner was away; one that is refused at the checkout leaves the payment open (`reopen`).
 */
export const PAYMENT_LIFECYCLE = {
  created: {
    challenge: { actor: 'clock', to: 'requires_action' },
    refuse: { actor: 'clock', to: 'failed' },
    authorise: { actor: 'clock', to: 'authorised' },
    void: { actor: 'clock', to: 'voided' },
  },
  requires_action: {
    reopen: { actor: 'clock', to: 'created' },
    refuse: { actor: 'clock', to: 'failed' },
    authorise: { actor: 'clock', to: 'authorised' },
    void: { actor: 'clock', to: 'voided' },
  },
  failed: {
    challenge: { actor: 'clock', to: 'requires_action' },
    authorise: { actor: 'clock', to: 'authorised' },
    void: { actor: 'clock', to: 'voided' },
  },
  authorised: {
    capture: { actor: 'clock', to: 'captured' },
    void: { actor: 'clock', to: 'voided' },
  },
  captured: { refund: { actor: 'clock', to: 'refunded' } },
  voided: {},
  refunded: {},
} as const satisfies Lifecycle<PaymentState, 'clock'>

/** Only its payer can go on: their bank asks them, or refused their card while they were away. */
export const UNANSWERED_PAYMENT_STATUSES: readonly PaymentState[] = ['requires_action', 'failed']

/** A payment in one of these may still become another one at its provider. */
export const OPEN_PAYMENT_STATUSES: readonly PaymentState[] = [
  'created',
  'requires_action',
  'failed',
  'authorised',
]

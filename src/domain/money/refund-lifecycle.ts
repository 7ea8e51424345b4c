import type { Lifecycle } from '../lifecycle.ts'

export type RefundState = 'requested' | 'refunded' | 'failed'

/** A refund's life: decided, then carried out at the provider, unless nothing was captured after all. */
export const REFUND_LIFECYCLE = {
  requested: {
    send: { actor: 'clock', to: 'refunded' },
    fail: { actor: 'clock', to: 'failed' },
  },
  refunded: {},
  failed: {},
} as const satisfies Lifecycle<RefundState, 'clock'>

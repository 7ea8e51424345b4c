import type { Lifecycle } from '../lifecycle.ts'

export type DepositState = 'planned' | 'held' | 'failed' | 'released' | 'captured'

/**
 * A deposit's life. `hold` is an authorisation that took its place on the card, also after one before it; `fail` is
 * one that the bank refused, or that ran out while it was needed.
 */
export const DEPOSIT_LIFECYCLE = {
  planned: {
    hold: { actor: 'clock', to: 'held' },
    fail: { actor: 'clock', to: 'failed' },
    release: { actor: 'clock', to: 'released' },
  },
  held: {
    hold: { actor: 'clock', to: 'held' },
    fail: { actor: 'clock', to: 'failed' },
    release: { actor: 'clock', to: 'released' },
    capture: { actor: 'clock', to: 'captured' },
  },
  failed: {
    hold: { actor: 'clock', to: 'held' },
    fail: { actor: 'clock', to: 'failed' },
    release: { actor: 'clock', to: 'released' },
  },
  released: {},
  captured: {},
} as const satisfies Lifecycle<DepositState, 'clock'>

import type { Lifecycle } from '../lifecycle.ts'

export type CaptureState = 'requested' | 'captured' | 'failed'

/** A capture's life: decided, then carried out at the provider, unless the authorisation had run out by then. */
export const CAPTURE_LIFECYCLE = {
  requested: {
    capture: { actor: 'clock', to: 'captured' },
    fail: { actor: 'clock', to: 'failed' },
  },
  captured: {},
  failed: {},
} as const satisfies Lifecycle<CaptureState, 'clock'>

import type { Lifecycle } from '../lifecycle.ts'

export const EXTENSION_STATUSES = [
  'requested',
  'paying',
  'done',
  'declined',
  'cancelled',
  'expired',
  'lapsed',
] as const
export type ExtensionStatus = (typeof EXTENSION_STATUSES)[number]

/**
 * The life of a request for a later end. Its dates are taken from the first moment; the rental ends later once the
 * difference is paid. An item that is lent at once starts at `paying`.
 */
export const EXTENSION_LIFECYCLE = {
  requested: {
    accept: { actor: 'owner', to: 'paying' },
    decline: { actor: 'owner', to: 'declined' },
    cancel: { actor: 'renter', to: 'cancelled' },
    expire: { actor: 'clock', to: 'expired' },
  },
  paying: {
    pay: { actor: 'clock', to: 'done' },
    lapse: { actor: 'clock', to: 'lapsed' },
  },
  done: {},
  declined: {},
  cancelled: {},
  expired: {},
  lapsed: {},
} as const satisfies Lifecycle<ExtensionStatus, 'owner' | 'renter' | 'clock'>

/** Still open: there is one of these for a rental at the most. */
export const OPEN_EXTENSION_STATUSES: readonly ExtensionStatus[] = ['requested', 'paying']

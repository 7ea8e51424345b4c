import type { Lifecycle } from '../lifecycle.ts'

export const WISH_STATUSES = ['open', 'met', 'withdrawn', 'expired', 'removed'] as const
export type WishStatus = (typeof WISH_STATUSES)[number]

/**
 * The life of a wish: its owner says that it is met, or books an item that answered it, which the clock finds; it lapses
 * when its days are over; a moderator takes it off, and on appeal puts it back.
 */
export const WISH_LIFECYCLE = {
  open: {
    fulfil: { actor: 'owner', to: 'met' },
    withdraw: { actor: 'owner', to: 'withdrawn' },
    settle: { actor: 'clock', to: 'met' },
    expire: { actor: 'clock', to: 'expired' },
    remove: { actor: 'moderator', to: 'removed' },
  },
  met: {},
  withdrawn: {},
  expired: {},
  removed: {
    restore: { actor: 'moderator', to: 'open' },
  },
} as const satisfies Lifecycle<WishStatus, 'owner' | 'moderator' | 'clock'>

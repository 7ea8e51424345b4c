import type { Lifecycle } from '../lifecycle.ts'

export const BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'picked_up',
  'returned',
  'disputed',
  'completed',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export type BookingActor = 'owner' | 'renter' | 'either' | 'clock'

/**
 * A rental's life as data: `{ state: { transition: { actor, to } } }`. The database's table of allowed changes, the
 * buttons on the screens and the drawing in the documentation come from it. `dispute`, `charge_late`, `no_show` and
 * `settle` follow from a claim: its own lifecycle says who decides. `miss` ends a rental that was never picked up.
 */
export const BOOKING_LIFECYCLE = {
  requested: {
    accept: { actor: 'owner', to: 'confirmed' },
    decline: { actor: 'owner', to: 'declined' },
    remind: { actor: 'renter', to: 'requested' },
    cancel: { actor: 'renter', to: 'cancelled' },
    expire: { actor: 'clock', to: 'cancelled' },
    lapse: { actor: 'clock', to: 'cancelled' },
  },
  confirmed: {
    pick_up: { actor: 'either', to: 'picked_up' },
    cancel: { actor: 'either', to: 'cancelled' },
    lapse: { actor: 'clock', to: 'cancelled' },
    no_show: { actor: 'clock', to: 'cancelled' },
    miss: { actor: 'clock', to: 'cancelled' },
  },
  picked_up: {
    return: { actor: 'either', to: 'returned' },
    return_part: { actor: 'either', to: 'picked_up' },
    dispute: { actor: 'owner', to: 'disputed' },
  },
  returned: {
    complete: { actor: 'clock', to: 'completed' },
    dispute: { actor: 'owner', to: 'disputed' },
    charge_late: { actor: 'clock', to: 'disputed' },
  },
  disputed: { settle: { actor: 'clock', to: 'completed' } },
  declined: {},
  cancelled: {},
  completed: {},
} as const satisfies Lifecycle<BookingStatus, BookingActor>

/** Only these do not keep their dates. */
const INACTIVE: readonly BookingStatus[] = ['cancelled', 'declined']

/** Whether a booking in this state still keeps its dates. */
export const isActive = (status: BookingStatus): boolean => !INACTIVE.includes(status)

/** A rental in one of these still needs both parties. */
export const OPEN_STATUSES: readonly BookingStatus[] = BOOKING_STATUSES.filter(
  (status) => Object.keys(BOOKING_LIFECYCLE[status]).length > 0,
)

/** Where a booking starts when its payment is authorised. */
export const firstStatus = (isInstant: boolean): BookingStatus => (isInstant ? 'confirmed' : 'requested')

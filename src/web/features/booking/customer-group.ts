import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** The groups in which a lender sees bookings: to answer, out, upcoming, past. */
export const CUSTOMER_GROUPS = ['requested', 'out', 'upcoming', 'past'] as const
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number]

const GROUPS: Record<BookingStatus, CustomerGroup> = {
  requested: 'requested',
  confirmed: 'upcoming',
  picked_up: 'out',
  returned: 'out',
  disputed: 'out',
  declined: 'past',
  cancelled: 'past',
  completed: 'past',
}

/** The group in which a lender sees a booking in this state. */
export const customerGroup = (status: BookingStatus): CustomerGroup => GROUPS[status]

import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** As a lender looks at them: what wants an answer, what is out, what comes, what was. */
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

/** Where a lender finds a booking in this state. */
export const customerGroup = (status: BookingStatus): CustomerGroup => GROUPS[status]

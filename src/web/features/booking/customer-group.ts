/** The groups in which a lender sees bookings: to answer, out, upcoming, past. */
export const CUSTOMER_GROUPS = ['requested', 'out', 'upcoming', 'past'] as const
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number]

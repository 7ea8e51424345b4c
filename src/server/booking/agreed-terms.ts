import type { BookingTerms } from '#domain/booking/booking-terms.ts'

/** The terms that a booking was made under, as its row has them. */
export const agreedTerms = ({ terms }: { terms: unknown }): BookingTerms => terms as BookingTerms

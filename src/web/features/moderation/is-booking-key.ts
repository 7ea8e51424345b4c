import { isUuid } from '../../lib/is-uuid.ts'

/** Whether a booking may have this number. */
export const isBookingNumber = (key: string): boolean => /^\d{1,15}$/.test(key)

/** Whether this may be the id or the number of a booking; what cannot be is not asked for. */
export const isBookingKey = (key: string): boolean => isBookingNumber(key) || isUuid(key)

import type { BookingStatus } from '../booking/lifecycle.ts'

/**
 * With a rental in one of these states its two sides may exchange contacts. The policy of `message_originals` has the
 * same list.
 */
export const CONTACT_STATUSES: readonly BookingStatus[] = [
  'confirmed',
  'picked_up',
  'returned',
  'disputed',
  'completed',
]

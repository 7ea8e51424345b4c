import type { Booking } from './booking.ts'

export interface NextEvent {
  kind: 'answer' | 'pick-up' | 'return'
  /** ISO 8601. */
  at: string
}

/** What happens next in a rental; undefined once the item is back, and where the rental came to nothing. */
export function nextEventOf({
  status,
  request_expires_at,
  start_date,
  end_date,
}: Pick<Booking, 'status' | 'request_expires_at' | 'start_date' | 'end_date'>): NextEvent | undefined {
  if (status === 'requested') return { kind: 'answer', at: request_expires_at ?? start_date }
  if (status === 'confirmed') return { kind: 'pick-up', at: start_date }
  if (status === 'picked_up') return { kind: 'return', at: end_date }
}

import type { ScannedUnit } from '#contract/scanned-unit.ts'
import { mayPickUp } from '#domain/booking/handover.ts'

type UnitState = 'here' | 'booked' | 'hand-over' | 'out' | 'yours' | 'with-you' | 'found'

/** What the reader of a label can do next with its unit, and where; `now` in epoch ms. */
export function unitStep(
  { is_own, booking_id, status, start_date, end_date }: ScannedUnit,
  itemId: string,
  now: number,
): { state: UnitState; to: string } {
  if (!booking_id) {
    if (is_own) return { state: 'here', to: `/dashboard/listings/${itemId}/times` }
    return { state: 'found', to: `/dashboard/messages/new?item=${itemId}` }
  }
  const isOut = status === 'picked_up'
  const period = { start: Date.parse(start_date ?? ''), end: Date.parse(end_date ?? '') }
  if (is_own) {
    const page = `/dashboard/customers/${booking_id}`
    if (isOut) return { state: 'out', to: `${page}?open=return` }
    return mayPickUp(period, now)
      ? { state: 'hand-over', to: `${page}?open=pick-up` }
      : { state: 'booked', to: page }
  }
  return isOut
    ? { state: 'with-you', to: `/dashboard/my-rentals/${booking_id}?open=return` }
    : { state: 'yours', to: `/booking/qr/${booking_id}` }
}

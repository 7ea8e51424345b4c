import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import type { Booking } from './booking.ts'

export interface Step {
  id: 'booked' | 'confirmed' | 'picked_up' | 'returned' | 'completed' | 'lost'
  title: MessageKey
  state: 'done' | 'current' | 'ahead' | 'failed'
}

/** The position of each state on the usual course. */
const REACHED: Partial<Record<BookingStatus, number>> = {
  requested: 0,
  confirmed: 1,
  picked_up: 2,
  returned: 3,
  disputed: 3,
  completed: 4,
}
const WAY = ['booked', 'confirmed', 'picked_up', 'returned', 'completed'] as const

/** The past, current and future steps of a booking. */
export function timelineSteps({
  status,
  line,
}: Pick<Booking, 'status'> & { line: Pick<Booking['line'], 'is_instant'> }): Step[] {
  if (status === 'declined' || status === 'cancelled') {
    return [
      { id: 'booked', title: 'rentals.step.booked', state: 'done' },
      { id: 'lost', title: `booking.status.${status}`, state: 'failed' },
    ]
  }
  const reached = REACHED[status] ?? 0
  return WAY.map((id, index) => ({ id, title: titleOf(id), state: stateOf(index, reached) }))

  function titleOf(id: (typeof WAY)[number]): MessageKey {
    if (id === 'booked' && status === 'requested') return 'rentals.step.requested'
    if (id === 'confirmed' && line.is_instant) return 'rentals.step.instant'
    return `rentals.step.${id}`
  }
}

function stateOf(index: number, reached: number): Step['state'] {
  if (index <= reached) return 'done'
  return index === reached + 1 ? 'current' : 'ahead'
}

/** The message of the side that declined or cancelled, and which side that was. */
export function partingWords({
  events,
}: Pick<Booking, 'events'>): { message: string; role: string } | undefined {
  const event = events.findLast(({ transition }) => transition === 'decline' || transition === 'cancel')
  return event?.details.message ? { message: event.details.message, role: event.role } : undefined
}

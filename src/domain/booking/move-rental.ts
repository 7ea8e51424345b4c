import { type Refusal, refuse } from '../result.ts'
import type { BookingStatus } from './lifecycle.ts'

const HORIZON_MS = 366 * 24 * 3_600_000

/** A rental and the times to which the team moves it; epoch ms. */
export interface MovedRental {
  status: BookingStatus
  start: number
  end: number
  newStart: number
  newEnd: number
}

export type MoveRefusal = 'WRONG_STATE' | 'PERIOD_PAST' | 'PERIOD_REVERSED' | 'PERIOD_TOO_FAR'

/**
 * Why the team cannot move a rental by hand at `now`, apart from its calendar, which only the database can tell; nothing where
 * it can. One that is confirmed moves as a whole, of one that is picked up only the end. The item's own rules of notice,
 * length and hours are left to its lender, who agreed.
 */
export function moveRefusal(
  { status, start, end, newStart, newEnd }: MovedRental,
  now: number,
): Refusal<MoveRefusal> | undefined {
  const isStartOpen = status === 'confirmed'
  if ((!isStartOpen && status !== 'picked_up') || (!isStartOpen && newStart !== start))
    return refuse('WRONG_STATE', { status, transition: 'move' })
  if (newEnd <= newStart || (newStart === start && newEnd === end)) return refuse('PERIOD_REVERSED')
  if (newEnd <= now || (newStart !== start && newStart <= now)) return refuse('PERIOD_PAST')
  return newEnd > now + HORIZON_MS ? refuse('PERIOD_TOO_FAR') : undefined
}

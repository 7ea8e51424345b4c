import { type Prices, type QuoteRequest, quote } from '../money/quote.ts'
import { type Refusal, refuse } from '../result.ts'
import { rule } from '../settings/rules.ts'
import { durationOf } from './duration.ts'
import type { BookingStatus } from './lifecycle.ts'
import { isOpenAt, type OpeningHours } from './opening-hours.ts'

const HOUR_MS = 3_600_000
const HORIZON_MS = 366 * 24 * HOUR_MS
/** The time in which the renter's bank has to pay. */
export const EXTENSION_PAYMENT_MS = 2 * HOUR_MS

/** A rental and its item as far as a later end is concerned; instants are epoch ms. */
export interface ExtendableRental {
  status: BookingStatus
  start: number
  end: number
  timeZone: string
  maxHours: number
  weeklyHours: OpeningHours | null
}

export type ExtensionRefusal =
  | 'WRONG_STATE'
  | 'PERIOD_PAST'
  | 'PERIOD_REVERSED'
  | 'PERIOD_TOO_FAR'
  | 'PERIOD_TOO_LONG'
  | 'RETURN_CLOSED'

/**
 * Why a rental cannot end at `newEnd` instead at `now` (epoch ms), apart from its calendar, which only the database can
 * tell; nothing where it can. Only what is confirmed or picked up and has not ended is extended.
 */
export function extensionRefusal(
  { status, start, end, timeZone, maxHours, weeklyHours }: ExtendableRental,
  newEnd: number,
  now: number,
): Refusal<ExtensionRefusal> | undefined {
  if (status !== 'confirmed' && status !== 'picked_up')
    return refuse('WRONG_STATE', { status, transition: 'extend' })
  if (now >= end) return refuse('PERIOD_PAST')
  if (newEnd <= end) return refuse('PERIOD_REVERSED')
  if (newEnd > now + HORIZON_MS) return refuse('PERIOD_TOO_FAR')
  if (durationOf(start, newEnd, timeZone).hours > maxHours)
    return refuse('PERIOD_TOO_LONG', { hours: maxHours })
  return isOpenAt(weeklyHours, newEnd, timeZone) ? undefined : refuse('RETURN_CLOSED')
}

/**
 * The additional price of ending at `newEnd` (epoch ms), in cents: the difference of two quotes at the same prices.
 * Where a day costs less than the hours before it, the longer rental costs nothing more.
 */
export const extensionCents = (prices: Prices, rental: QuoteRequest, newEnd: number): number =>
  Math.max(0, quote(prices, { ...rental, end: newEnd }).totalCents - quote(prices, rental).totalCents)

/**
 * Until when (epoch ms) a request for a later end waits for its lender: a day, unless the operator sets other hours, but not
 * past the end it wants to move.
 */
export const extensionDeadline = (end: number, now: number): number =>
  Math.min(now + rule('extensionAnswerHours') * HOUR_MS, end)

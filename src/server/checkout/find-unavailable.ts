import type { UnavailableLine } from '#contract/checkout.ts'
import { type RentalWish, rentalRefusal } from '#domain/booking/rental-rules.ts'
import type { Offer } from './load-offers.ts'

/** A wish for one item; `asOf` (epoch ms) is when the notice that its owner wants began to count. */
export interface WishedLine extends RentalWish {
  itemId: string
  asOf: number
}

/**
 * The lines that break a rule of their item, with the first reason each; the calendar is not asked here. A hold that
 * was placed in time is still refused when its rental has begun by `now` (epoch ms).
 */
export const findUnavailable = (
  lines: WishedLine[],
  offers: Map<string, Offer>,
  now: number,
): UnavailableLine[] =>
  lines.flatMap((line, index): UnavailableLine[] => {
    const offer = offers.get(line.itemId)
    if (!offer) return [{ index, code: 'ITEM_NOT_PUBLISHED' }]
    const refusal = rentalRefusal(offer, line, line.asOf)
    if (!refusal) return line.start < now ? [{ index, code: 'PERIOD_PAST' }] : []
    return [{ index, code: refusal.code, ...(refusal.details && { details: refusal.details }) }]
  })

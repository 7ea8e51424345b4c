import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { ShownTerms } from '#domain/booking/shown-terms.ts'

/** A replacement for a rental that its lender cancelled. */
export interface RescueOffer {
  id: string
  title: string
  language: string
  /** The title in other languages. */
  translations: Record<string, string>
  image: { path: string; thumbhash: string | null } | null
  distance_m: number
  /** The renter's share of the price. */
  total_cents: number
  /** The platform's share of the price. */
  top_up_cents: number
  is_instant: boolean
  /** As the lost rental was to be handed over, or a pick-up where that is not offered. */
  delivery_method: DeliveryMethod
  /** What the renter agrees to by taking it. */
  terms: ShownTerms
  /** The team chose it for this renter. */
  is_suggested: boolean
}

/** What the office may suggest in place of a rental. */
export interface Replacement
  extends Pick<
    RescueOffer,
    | 'id'
    | 'title'
    | 'language'
    | 'translations'
    | 'distance_m'
    | 'total_cents'
    | 'top_up_cents'
    | 'is_instant'
    | 'is_suggested'
  > {}

/** At most so many replacements are suggested for a rental. */
export const MAX_REPLACEMENTS = 3

/** Response of `stop-broken`: rentals that are being called off, those that moved to another unit, and whether the item is paused. */
export interface StoppedItem {
  calledOffCount: number
  movedCount: number
  isPaused: boolean
}

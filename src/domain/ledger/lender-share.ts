import { feeOf } from './fee.ts'
import { keptTopUpCents } from './top-up.ts'

/** The price of a rental and its shares; all in cents. */
export interface SharedPrice {
  rentalCents: number
  /** The renter's share of the price. */
  dueCents: number
  /** The platform's share of the price. */
  topUpCents: number
  /** Given back of `dueCents` because the rental was cancelled, or by hand. */
  refundCents: number
  isCancelled: boolean
  /** The platform's fee, in per cent, as it was when booked. */
  feePercent: number
}

/**
 * The final shares of renter and platform in a rental's price, and the platform's fee on it, in cents. The fee is never
 * taken of more than is kept.
 */
export function lenderShare({ rentalCents, isCancelled, feePercent, ...price }: SharedPrice) {
  const paidCents = price.dueCents - price.refundCents
  const carriedCents = keptTopUpCents(price)
  const keptCents = paidCents + carriedCents
  const feeCents = feeOf(isCancelled ? keptCents : Math.min(rentalCents, keptCents), feePercent)
  return { paidCents, carriedCents, feeCents, lenderCents: keptCents - feeCents }
}

/** A rental of which the platform carries a part; all in cents. */
export interface ToppedUp {
  /** The renter's share of the price. */
  dueCents: number
  topUpCents: number
  /** The renter's refund out of `dueCents`. */
  refundCents: number
}

/**
 * The platform's remaining share of a rental's price, in cents: the top-up is refunded in the same proportion as the
 * renter's share, half a cent in the platform's favour.
 */
export const keptTopUpCents = ({ dueCents, topUpCents, refundCents }: ToppedUp): number =>
  topUpCents === 0 ? 0 : topUpCents - Math.round((topUpCents * refundCents) / dueCents)

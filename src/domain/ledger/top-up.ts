/** A rental of which the platform carries a part; all in cents. */
export interface ToppedUp {
  /** What its renter pays. */
  dueCents: number
  topUpCents: number
  /** What the renter gets back of `dueCents`. */
  refundCents: number
}

/**
 * What the platform still carries of a rental's price, in cents: as large a share of the top-up goes back to the platform
 * as the renter gets back of theirs, half a cent in the platform's favour.
 */
export const keptTopUpCents = ({ dueCents, topUpCents, refundCents }: ToppedUp): number =>
  topUpCents === 0 ? 0 : topUpCents - Math.round((topUpCents * refundCents) / dueCents)

/** The total in cents above which a booking needs more than a checked identity. */
const SELFIE_ABOVE_CENTS = 100_000

/** The KYC level that booking for this total (cents) takes: 2 above 1000 €, else 1. */
export const requiredKycLevel = (totalCents: number): 1 | 2 => (totalCents > SELFIE_ABOVE_CENTS ? 2 : 1)

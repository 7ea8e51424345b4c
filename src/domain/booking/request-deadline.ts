const HOUR_MS = 3_600_000
const ANSWER_HOURS = 48

/**
 * Until when (epoch ms) an owner may answer a request: 48 h after payment, but not past the start of the rental nor
 * past the end of the payment's authorisation, whichever comes first.
 */
export const requestDeadline = (paidAt: number, start: number, authorisedUntil: number): number =>
  Math.min(paidAt + ANSWER_HOURS * HOUR_MS, start, authorisedUntil)

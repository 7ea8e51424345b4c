import { terms } from '../settings/terms.ts'

const HOUR_MS = 3_600_000

/**
 * Until when (epoch ms) an owner may answer a request: so many hours after payment (48 by default), but not past the start of the rental nor
 * past the end of the payment's authorisation, whichever comes first.
 */
export const requestDeadline = (paidAt: number, start: number, authorisedUntil: number): number =>
  Math.min(paidAt + terms.answerHours * HOUR_MS, start, authorisedUntil)

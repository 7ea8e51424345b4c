import { terms } from '../settings/terms.ts'

/**
 * The KYC level that booking for this total (cents) takes: 2 above one amount, 1 from another one on, else 0. As the
 * specification has it (section 9) until an operator sets others: 2 above 1,000.00, 1 for every booking.
 */
export function requiredKycLevel(totalCents: number): 0 | 1 | 2 {
  if (totalCents > terms.selfieAboveCents) return 2
  return totalCents >= terms.identityFromCents ? 1 : 0
}

/** What a claimant of a rental was awarded, and how much of it the ledger has already; cents. */
export interface AwardedClaim {
  id: string
  awardCents: number
  postedCents: number
}

export interface CompensationShare {
  /** Null for what no claim asks for. */
  claimId: string | null
  cents: number
}

/**
 * Shares one payment for the claims of a rental out among them, in their order: each gets what it still lacks. A
 * deposit is captured once for all claims, and what it does not cover is charged apart.
 */
export function shareCompensation(cents: number, claims: readonly AwardedClaim[]): CompensationShare[] {
  let rest = cents
  const shares: CompensationShare[] = claims.map(({ id, awardCents, postedCents }) => {
    const share = Math.min(rest, Math.max(0, awardCents - postedCents))
    rest -= share
    return { claimId: id, cents: share }
  })
  return [...shares, { claimId: null, cents: rest }].filter((share) => share.cents > 0)
}

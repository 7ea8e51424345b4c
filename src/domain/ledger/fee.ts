/**
 * The platform's fee on a rental price, in cents, half a cent rounded up; delivery is the lender's alone. Percentages have
 * one decimal at the most, so the product is of whole numbers.
 */
export const feeOf = (rentalCents: number, percent: number): number =>
  Math.round((rentalCents * Math.round(percent * 10)) / 1_000)

export interface Commission {
  affiliateId: string
  /** 1 is the affiliate who brought the person. */
  level: number
  cents: number
}

/**
 * The commissions of those who brought a person, out of a fee, nearest first, each its level's per cent of the fee and
 * rounded down, so that the sum can never exceed the fee. A blocked affiliate earns nothing, and no one else moves up.
 */
export const commissionsOf = (
  feeCents: number,
  chain: readonly string[],
  percents: readonly number[],
  isBlocked: (affiliateId: string) => boolean = () => false,
): Commission[] =>
  percents.flatMap((percent, index) => {
    const affiliateId = chain[index]
    const cents = Math.floor((feeCents * Math.round(percent * 10)) / 1_000)
    return affiliateId && cents > 0 && !isBlocked(affiliateId)
      ? [{ affiliateId, level: index + 1, cents }]
      : []
  })

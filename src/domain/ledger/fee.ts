/** The platform's share of a rental price unless the operator configures another, in per cent. */
export const DEFAULT_FEE_PERCENT = 15

/** Per cent of the platform's fee that levels 1 to 4 above a person earn. */
export const COMMISSION_PERCENTS = [20, 8, 4, 2] as const

/** The platform's fee on a rental price, in cents, half a cent rounded up; delivery is the lender's alone. */
export const feeOf = (rentalCents: number, percent = DEFAULT_FEE_PERCENT): number =>
  Math.round((rentalCents * percent) / 100)

export interface Commission {
  affiliateId: string
  /** 1 is the affiliate who brought the person. */
  level: number
  cents: number
}

/**
 * The commissions of those who brought a person, out of a fee, nearest first, each rounded down so that the sum can
 * never exceed the fee. A blocked affiliate earns nothing, and no one else moves up.
 */
export const commissionsOf = (
  feeCents: number,
  chain: readonly string[],
  isBlocked: (affiliateId: string) => boolean = () => false,
): Commission[] =>
  COMMISSION_PERCENTS.flatMap((percent, index) => {
    const affiliateId = chain[index]
    const cents = Math.floor((feeCents * percent) / 100)
    return affiliateId && cents > 0 && !isBlocked(affiliateId)
      ? [{ affiliateId, level: index + 1, cents }]
      : []
  })

import { terms } from '../settings/terms.ts'

export const MAX_FEE_PERCENT = 50

/** The platform's fee in a category, in per cent: its own, that of the category it is in, or the site's. */
export const categoryFee = (own: number | null | undefined, parents: number | null | undefined): number =>
  own ?? parents ?? terms.feePercent

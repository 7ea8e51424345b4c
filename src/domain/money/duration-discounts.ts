import { DISCOUNT_DAYS } from './price-rules.ts'

/** The largest discount, in per cent. */
export const MAX_DISCOUNT_PERCENT = 90

/** Whether these are discounts that a lender may set: the longer a rental, the more. */
export const isDurationDiscounts = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length === DISCOUNT_DAYS.length &&
  value.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= MAX_DISCOUNT_PERCENT) &&
  value.every((percent, index) => percent === 0 || percent >= Math.max(0, ...value.slice(0, index)))

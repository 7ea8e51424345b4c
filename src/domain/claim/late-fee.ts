import type { BookingTerms } from '../booking/booking-terms.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export interface LateReturn {
  /** Epoch ms. */
  end: number
  returnedAt: number
  quantity: number
  /** The price of one unit by the hour or day, in cents. */
  unitPriceCents: number
  /** The hours of that price: 24 for a day's, and where an hour costs no whole cents. */
  unitHours: 1 | 24
  /** The agreed grace, price and limit. */
  terms: LateTerms
}

export type LateTerms = Pick<BookingTerms, 'lateGraceMinutes' | 'latePercent' | 'maxLateHours'>

/** The calculation of a late fee, as both sides see it; instants are ISO 8601. */
export interface LateFee {
  dueAt: string
  returnedAt: string
  lateMinutes: number
  /** Begun hours that are charged, up to the agreed limit. */
  hours: number
  percent: number
  quantity: number
  unitPriceCents: number
  unitHours: 1 | 24
  feeCents: number
  /** Of units that came back one after the other: what each group of them costs, together the fee. */
  parts?: LateFee[]
}

/**
 * The fee for a late return: after the agreed grace so many per cent of the agreed hourly price for each begun hour
 * since the end, up to the agreed limit, rounded half up once. Lateness is elapsed time, not the difference of two clock readings: an
 * hour that the clock skips is not charged, and one that it repeats is an hour. Undefined within the grace.
 */
export function lateFee({
  end,
  returnedAt,
  quantity,
  unitPriceCents,
  unitHours,
  terms: { lateGraceMinutes, latePercent, maxLateHours },
}: LateReturn): LateFee | undefined {
  const lateMs = returnedAt - end
  if (lateMs <= lateGraceMinutes * MINUTE_MS) return undefined
  const hours = Math.min(Math.ceil(lateMs / HOUR_MS), maxLateHours)
  const divisor = 100 * unitHours
  const product = unitPriceCents * quantity * hours * latePercent
  return {
    dueAt: new Date(end).toISOString(),
    returnedAt: new Date(returnedAt).toISOString(),
    lateMinutes: Math.floor(lateMs / MINUTE_MS),
    hours,
    percent: latePercent,
    quantity,
    unitPriceCents,
    unitHours,
    feeCents: Math.floor((2 * product + divisor) / (2 * divisor)),
  }
}

/** The hours of an agreed price: a day's where the rental is by the day, or where an hour costs no whole cents. */
export const lateUnitHours = (rentalType: string, priceDivisor: number): 1 | 24 =>
  rentalType === 'day' || priceDivisor === 24 ? 24 : 1

/** Units of one rental that came back together; epoch ms. */
export interface ReturnedUnits {
  returnedAt: number
  quantity: number
}

/**
 * The fee for a late return whose units came back one after the other, in cents: each group by its own lateness. The
 * calculation is that of the last group, with all charged groups as its parts. Undefined within the grace.
 */
export function lateFeeOfUnits(
  rental: Omit<LateReturn, 'returnedAt' | 'quantity'>,
  groups: readonly ReturnedUnits[],
): LateFee | undefined {
  const parts = groups
    .toSorted((a, b) => a.returnedAt - b.returnedAt)
    .flatMap((group) => lateFee({ ...rental, ...group }) ?? [])
  const last = parts.at(-1)
  if (!last || parts.length === 1) return last
  return {
    ...last,
    quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    feeCents: parts.reduce((sum, { feeCents }) => sum + feeCents, 0),
    parts,
  }
}

/** The most that late units cost, in cents: their share of the rental's deposit and price, rounded half up. */
export const lateShareCents = (maxCents: number, lateUnits: number, allUnits: number): number =>
  Math.round((maxCents * lateUnits) / allUnits)

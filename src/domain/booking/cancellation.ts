export const CANCELLATION_POLICIES = ['flexible', 'moderate', 'strict'] as const
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The time after booking during which a renter may cancel for free, if the start is at least a day away. */
const SECOND_THOUGHTS_MS = HOUR_MS

/** Per cent of the rental price that comes back until so long before the start; after the last step nothing does. */
export const REFUND_STEPS: Record<CancellationPolicy, readonly { untilMs: number; percent: number }[]> = {
  flexible: [{ untilMs: DAY_MS, percent: 100 }],
  moderate: [
    { untilMs: 5 * DAY_MS, percent: 100 },
    { untilMs: DAY_MS, percent: 50 },
  ],
  strict: [{ untilMs: 7 * DAY_MS, percent: 50 }],
}

export interface Cancellation {
  policy: CancellationPolicy
  by: 'owner' | 'renter'
  /** Whether the lender had accepted; a request that is taken back costs nothing. */
  isConfirmed: boolean
  rentalCents: number
  deliveryCents: number
  /** The platform's contribution to the rental price: the renter did not pay it, so it is not refunded. */
  topUpCents: number
  /** Epoch ms. */
  bookedAt: number
  start: number
  now: number
}

export interface Refund {
  percent: number
  /** Rental share and delivery together. */
  refundCents: number
  /** Epoch ms until which this much comes back; null where it does not shrink any more. */
  until: number | null
}

/**
 * The renter's refund for a cancellation, in cents: everything when the owner cancels, when the request was not
 * accepted yet, or within an hour of booking with a day to go; else according to the agreed policy. The delivery fee is
 * refunded in full until the start.
 */
export function refundOf(cancellation: Cancellation): Refund {
  const { by, isConfirmed, start, now, rentalCents, deliveryCents, topUpCents } = cancellation
  const step = by === 'owner' || !isConfirmed ? { percent: 100, until: null } : stepOf(cancellation)
  const delivery = by === 'owner' || now < start ? deliveryCents : 0
  return { ...step, refundCents: Math.round(((rentalCents - topUpCents) * step.percent) / 100) + delivery }
}

function stepOf({ policy, bookedAt, start, now }: Cancellation): Pick<Refund, 'percent' | 'until'> {
  const secondThoughtsEnd = Math.min(bookedAt + SECOND_THOUGHTS_MS, start - DAY_MS)
  const policyStep = REFUND_STEPS[policy].find(({ untilMs }) => now <= start - untilMs)
  if (policyStep?.percent === 100) return { percent: 100, until: start - policyStep.untilMs }
  if (now <= secondThoughtsEnd) return { percent: 100, until: secondThoughtsEnd }
  return policyStep
    ? { percent: policyStep.percent, until: start - policyStep.untilMs }
    : { percent: 0, until: null }
}

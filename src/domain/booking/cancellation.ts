import type { RefundStep } from './refund-steps.ts'

export const CANCELLATION_POLICIES = ['flexible', 'moderate', 'strict'] as const
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The time after booking during which a renter may cancel for free, if the start is at least a day away. */
const SECOND_THOUGHTS_MS = HOUR_MS

export interface Cancellation {
  /** The agreed steps, the earliest first. */
  refunds: readonly RefundStep[]
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
 * accepted yet, or within an hour of booking with a day to go; else according to the agreed steps. The delivery fee is
 * refunded in full until the start.
 */
export function refundOf(cancellation: Cancellation): Refund {
  const { by, isConfirmed, start, now, rentalCents, deliveryCents, topUpCents } = cancellation
  const step = by === 'owner' || !isConfirmed ? { percent: 100, until: null } : stepOf(cancellation)
  const delivery = by === 'owner' || now < start ? deliveryCents : 0
  return { ...step, refundCents: Math.round(((rentalCents - topUpCents) * step.percent) / 100) + delivery }
}

function stepOf({ refunds, bookedAt, start, now }: Cancellation): Pick<Refund, 'percent' | 'until'> {
  const secondThoughtsEnd = Math.min(bookedAt + SECOND_THOUGHTS_MS, start - DAY_MS)
  const step = refunds.find(({ hours }) => now <= start - hours * HOUR_MS)
  if (step?.percent !== 100 && now <= secondThoughtsEnd) return { percent: 100, until: secondThoughtsEnd }
  return step ? { percent: step.percent, until: start - step.hours * HOUR_MS } : { percent: 0, until: null }
}

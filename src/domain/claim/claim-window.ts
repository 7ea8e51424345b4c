import type { BookingStatus } from '../booking/lifecycle.ts'
import type { ClaimStatus } from './lifecycle.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const CLAIM_KINDS = ['damage', 'missing', 'late', 'no_show'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Kinds that a person reports; a late return opens its claim automatically. */
export const REPORTED_KINDS = ['damage', 'missing', 'no_show'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** The time that the person at the door waits before the other side counts as not having come. */
export const NO_SHOW_GRACE_MS = 30 * 60_000
/** The time after its end when an item that was not returned counts as missing. */
export const MISSING_AFTER_MS = 3 * DAY_MS

/** A booking as far as claims are concerned; instants are epoch ms. */
export interface ClaimableBooking {
  status: BookingStatus
  start: number
  end: number
  returnedAt: number | null
  totalCents: number
  /** The renter's share of the price. */
  dueCents: number
  depositCents: number
  /** The hours in which a problem can be reported, as agreed. */
  claimHours: number
}

/** From when until when (epoch ms, half-open) a problem can be reported; null for no end. */
export interface ClaimWindow {
  from: number
  until: number | null
}

/** When a side may report this kind of problem; nothing where it never may as the rental stands. */
export function claimWindow(
  kind: ReportedKind,
  side: 'owner' | 'renter',
  { status, start, end, returnedAt, claimHours }: ClaimableBooking,
): ClaimWindow | undefined {
  const claimMs = claimHours * HOUR_MS
  if (kind === 'no_show')
    return side === 'renter' && status === 'confirmed'
      ? { from: start + NO_SHOW_GRACE_MS, until: start + claimMs }
      : undefined
  if (side !== 'owner') return undefined
  if (returnedAt !== null && (status === 'returned' || status === 'disputed'))
    return { from: returnedAt, until: returnedAt + claimMs }
  // An item that is never brought back cannot be inspected: it is missing.
  return kind === 'missing' && status === 'picked_up'
    ? { from: end + MISSING_AFTER_MS, until: null }
    : undefined
}

/** Whether `now` (epoch ms) is in the window. */
export const isOpen = (window: ClaimWindow | undefined, now: number): boolean =>
  window !== undefined && now >= window.from && (window.until === null || now < window.until)

/** The kinds of problem that a side may report at `now`, epoch ms. */
export const reportableKinds = (
  side: 'owner' | 'renter',
  booking: ClaimableBooking,
  now: number,
): ReportedKind[] => REPORTED_KINDS.filter((kind) => isOpen(claimWindow(kind, side, booking), now))

/** A claim as far as it limits the other ones of its rental; cents. */
export interface CountedClaim {
  kind: ClaimKind
  status: ClaimStatus
  amountCents: number
  awardCents: number | null
}

/**
 * The most that may be claimed, in cents: a renter's money up to what they paid, a lender's damage up to what the other
 * claims on the rental leave of deposit and price. Each counts with what it asks for, and once settled with its award.
 */
export function maxClaimCents(
  kind: ClaimKind,
  { totalCents, dueCents, depositCents }: Pick<ClaimableBooking, 'totalCents' | 'dueCents' | 'depositCents'>,
  others: readonly CountedClaim[],
): number {
  if (kind === 'no_show') return dueCents
  const claimed = others
    .filter((claim) => claim.kind !== 'no_show' && claim.status !== 'withdrawn')
    .reduce(
      (sum, claim) => sum + (claim.status === 'settled' ? (claim.awardCents ?? 0) : claim.amountCents),
      0,
    )
  return Math.max(0, depositCents + totalCents - claimed)
}

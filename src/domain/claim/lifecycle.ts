import type { Lifecycle } from '../lifecycle.ts'
import { rule } from '../settings/rules.ts'

export const CLAIM_STATUSES = [
  'open',
  'countered',
  'escalated',
  'decided',
  'appealed',
  'settled',
  'withdrawn',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

export type ClaimActor = 'claimant' | 'respondent' | 'either' | 'clock' | 'moderator' | 'admin'

/**
 * A claim's life as data. A side that is silent until the deadline agrees with what the other side wrote last: the amount
 * of an open claim, the counter-offer, or the moderator's decision.
 */
export const CLAIM_LIFECYCLE = {
  open: {
    accept: { actor: 'respondent', to: 'settled' },
    counter: { actor: 'respondent', to: 'countered' },
    dispute: { actor: 'respondent', to: 'escalated' },
    withdraw: { actor: 'claimant', to: 'withdrawn' },
    lapse: { actor: 'clock', to: 'settled' },
  },
  countered: {
    accept: { actor: 'claimant', to: 'settled' },
    dispute: { actor: 'claimant', to: 'escalated' },
    withdraw: { actor: 'claimant', to: 'withdrawn' },
    lapse: { actor: 'clock', to: 'settled' },
  },
  escalated: {
    decide: { actor: 'moderator', to: 'decided' },
    withdraw: { actor: 'claimant', to: 'withdrawn' },
  },
  decided: {
    appeal: { actor: 'either', to: 'appealed' },
    lapse: { actor: 'clock', to: 'settled' },
  },
  appealed: { decide: { actor: 'admin', to: 'settled' } },
  settled: {},
  withdrawn: {},
} as const satisfies Lifecycle<ClaimStatus, ClaimActor>

/** While a claim is in one of these, the money of its booking waits and its reviews stay sealed. */
export const OPEN_CLAIM_STATUSES: readonly ClaimStatus[] = CLAIM_STATUSES.filter(
  (status) => Object.keys(CLAIM_LIFECYCLE[status]).length > 0,
)

const HOUR_MS = 3_600_000

/**
 * When the clock takes a claim on that reaches this status at `now`; null where it waits for a person. Epoch ms. Each side has
 * 72 hours for its answer and seven days for an appeal, unless the operator sets others; a claim keeps the deadline that it has.
 */
export function claimDueAt(status: ClaimStatus, now: number): number | null {
  if (status === 'open' || status === 'countered') return now + rule('claimAnswerHours') * HOUR_MS
  return status === 'decided' ? now + rule('claimAppealDays') * 24 * HOUR_MS : null
}

/** Claims that were brought before the team by then have used up two thirds of the time for a decision; epoch ms. */
export const claimsNearlyDueSince = (now: number): number => now - rule('caseHours') * HOUR_MS * (2 / 3)

/** By when the team should decide a claim that was brought before it at `since`; epoch ms. */
export const claimDecisionDueAt = (since: number): number => since + rule('caseHours') * HOUR_MS

/** The claimant's amount, in cents, when the claim ends by agreement or silence in this status. */
export function agreedCents(
  status: ClaimStatus,
  claim: { amountCents: number; offerCents: number | null; awardCents: number | null },
): number {
  if (status === 'countered') return claim.offerCents ?? 0
  return status === 'open' ? claim.amountCents : (claim.awardCents ?? 0)
}

import type { Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import {
  type ClaimableBooking,
  type ClaimKind,
  type CountedClaim,
  maxClaimCents,
} from '#domain/claim/claim-window.ts'
import type { LateFee } from '#domain/claim/late-fee.ts'
import { type ClaimStatus, claimDueAt } from '#domain/claim/lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { agreedTerms } from '#server/booking/agreed-terms.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import type { Deps } from '#server/deps.ts'
import { addEvidence } from './evidence.ts'
import { mailClaim } from './mails/mail-claim.ts'
import { recordClaimEvent } from './record-claim-event.ts'

export interface NewClaim {
  kind: ClaimKind
  amountCents: number
  description?: string
  photos?: string[]
  calculation?: LateFee
  /** Null for the clock, which opens the claim of a late return. */
  userId: string | null
}

/**
 * Writes a claim down and tells both sides, in the caller's transaction, which holds the booking's lock and has asked
 * whether this may be claimed now. Refused: CLAIM_EXISTS, CLAIM_TOO_HIGH.
 */
export async function openClaim(
  tx: Transaction<Schema>,
  { config, now: clock }: Pick<Deps, 'config' | 'now'>,
  row: BookingRow,
  { kind, amountCents, description = '', photos = [], calculation, userId }: NewClaim,
): Promise<Result<{ id: string }, RefusalCode>> {
  const now = clock()
  const maxCents = maxClaimCents(kind, claimableOf(row), await loadCountedClaims(tx, row.id))
  if (amountCents > maxCents) return refuse('CLAIM_TOO_HIGH', { maxCents })
  const [claimant, respondent] =
    kind === 'no_show' ? [row.renter_id, row.owner_id] : [row.owner_id, row.renter_id]
  const claim = await tx
    .insertInto('claims')
    .values({
      booking_id: row.id,
      kind,
      claimant_id: claimant,
      respondent_id: respondent,
      amount_cents: amountCents,
      description,
      calculation: calculation ? JSON.stringify(calculation) : null,
      due_at: new Date(claimDueAt('open', now.getTime())!).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.constraint('claims_one_of_a_kind').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!claim) return refuse('CLAIM_EXISTS', { kind })
  if (userId) await addEvidence(tx, { claimId: claim.id, userId, photos, at: now })
  await recordClaimEvent(tx, {
    id: claim.id,
    transition: 'open',
    from: 'open',
    to: 'open',
    role: userId ? 'claimant' : 'clock',
    userId,
    reason: null,
    details: { amountCents },
    at: now,
  })
  await mailClaim(tx, config.siteUrl, claim, 'opened')
  return ok({ id: claim.id })
}

/** Loads the claims on a booking, as the rules on their sum want them. */
export async function loadCountedClaims(tx: Transaction<Schema>, bookingId: string): Promise<CountedClaim[]> {
  const claims = await tx
    .selectFrom('claims')
    .select(['kind', 'status', 'amount_cents', 'award_cents'])
    .where('booking_id', '=', bookingId)
    .execute()
  return claims.map(({ kind, status, amount_cents, award_cents }) => ({
    kind: kind as ClaimKind,
    status: status as ClaimStatus,
    amountCents: amount_cents,
    awardCents: award_cents,
  }))
}

/** A booking as the rules of claims want it. */
export const claimableOf = (row: BookingRow): ClaimableBooking => ({
  status: row.status as BookingStatus,
  start: epochOf(row.start_date),
  end: epochOf(row.end_date),
  returnedAt: row.returned_at ? epochOf(row.returned_at) : null,
  totalCents: row.total_cents ?? 0,
  dueCents: row.due_cents ?? 0,
  depositCents: row.deposit_cents,
  claimHours: agreedTerms(row).claimHours,
})

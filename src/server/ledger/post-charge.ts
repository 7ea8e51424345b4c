import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type AwardedClaim, shareCompensation } from '#domain/ledger/share-compensation.ts'
import type { CapturedBooking } from '#server/money/follower.ts'
import { postTransfer } from './post-transfer.ts'

export interface PostedCharge {
  paymentId: string
  purpose: 'deposit' | 'extension' | 'late_fee' | 'claim'
  cents: number
  at: Date
}

/**
 * Posts what was captured of a later payment. A deposit that a claim took, a claim and a late fee make good a
 * lender's loss: the lender has them at once and in full, claim by claim.
 */
export async function postCharge(
  tx: Transaction<Schema>,
  booking: CapturedBooking,
  { paymentId, purpose, cents, at }: PostedCharge,
): Promise<void> {
  const bookingId = booking.id
  const cause = { bookingId, paymentId, at }
  const renter = { account: 'renter' as const, userId: booking.renter_id }
  const isNew = await postTransfer(tx, {
    ...cause,
    kind: 'capture',
    onceKey: `capture:${paymentId}`,
    entries: [
      { account: 'provider', cents: -cents },
      { ...renter, cents },
    ],
  })
  // What an extension is for is known to those who extend.
  if (!isNew || purpose === 'extension') return
  for (const { claimId, cents: shareCents } of shareCompensation(cents, await loadAwards(tx, bookingId))) {
    await postTransfer(tx, {
      ...cause,
      kind: 'compensation',
      claimId: claimId ?? undefined,
      onceKey: `compensation:${paymentId}${claimId ? `:${claimId}` : ''}`,
      entries: [
        { ...renter, cents: -shareCents },
        { account: 'lender', userId: booking.owner_id, cents: shareCents },
      ],
    })
  }
}

/**
 * The awards of a rental's claims with what was posted of each. Two payments for them may be captured at the same moment: they take turns
 * on the claims' rows, which do not change any more.
 */
async function loadAwards(tx: Transaction<Schema>, bookingId: string): Promise<AwardedClaim[]> {
  const claims = await tx
    .selectFrom('claims')
    .select(['id', 'award_cents'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'settled')
    .where('kind', '<>', 'no_show')
    .orderBy('number')
    .forUpdate()
    .execute()
  const posted = await tx
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_entries as e', 'e.transfer_id', 't.id')
    .select(['t.claim_id', 'e.amount_cents'])
    .where('t.booking_id', '=', bookingId)
    .where('t.claim_id', 'is not', null)
    .where('e.amount_cents', '>', 0)
    .execute()
  return claims.map(({ id, award_cents }) => ({
    id,
    awardCents: award_cents ?? 0,
    postedCents: posted
      .filter(({ claim_id }) => claim_id === id)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  }))
}

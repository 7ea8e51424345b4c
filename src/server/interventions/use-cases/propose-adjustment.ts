import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { ADJUSTMENT_KINDS, adjustmentRefusal } from '#domain/money/adjustment.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { booking as bookingKind } from '#server/booking/booking.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { adjustment } from '../adjustment.ts'
import type { AdjustmentRow } from '../adjustment-row.ts'
import { affiliateOf } from '../affiliate-of.ts'
import { coverRefusal } from '../cover-refusal.ts'
import { loadAdjustable } from '../load-adjustable.ts'
import { tellSecondPerson } from '../mails/tell-second-person.ts'
import { needsTwo, personOf } from '../needs-two.ts'
import { ownRefusal } from '../own-refusal.ts'

/**
 * Moves money of a booking by hand, or, above the limit of the setting, proposes that to a second admin. The id is the
 * caller's, so that the same again changes nothing. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND,
 * SECOND_PERSON_NEEDED to who takes part in the rental or earned the commission, WRONG_STATE, ADJUSTMENT_TOO_HIGH, ADJUSTMENT_NOT_COVERED.
 */
export const proposeAdjustment = useCase({
  name: 'propose-adjustment',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    bookingId: z.uuid(),
    kind: z.enum(ADJUSTMENT_KINDS),
    cents: z.int().min(1).max(100_000_000),
    reason: z.string().trim().min(3).max(500),
    /** Whose commission is taken back. */
    affiliateId: z.uuid().optional(),
  }),
  async run(context, { id, bookingId, kind, cents, reason, ...input }) {
    const { tx, deps, userId, now, client } = context
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const booking = await bookingKind.lock(tx, bookingId)
    if (!booking) return refuse('NOT_FOUND')
    const affiliateId = affiliateOf(kind, input.affiliateId)
    const before = await findProposed(tx, id)
    if (before) {
      const isSame =
        before.booking_id === bookingId &&
        before.kind === kind &&
        before.amount_cents === cents &&
        before.affiliate_id === affiliateId
      return isSame ? ok({ id, status: before.status }) : refuse('CHANGED_MEANWHILE')
    }
    const refusal =
      ownRefusal({ ...booking, affiliate_id: affiliateId }, userId) ??
      adjustmentRefusal(kind, cents, await loadAdjustable(tx, booking, affiliateId)) ??
      (await coverRefusal(tx, booking, { kind, cents, affiliateId }))
    if (refusal) return refusal
    const personId = personOf({ kind, affiliateId }, booking)
    const needs_two = await needsTwo(
      tx,
      { bookingId, personId, cents, now },
      deps.config.adjustmentTwoPeopleCents,
    )
    const row = (await tx
      .insertInto('adjustments')
      .values({
        id,
        booking_id: bookingId,
        kind,
        amount_cents: cents,
        reason,
        affiliate_id: affiliateId,
        needs_two,
        proposed_by: userId,
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()) as AdjustmentRow
    await recordAction(tx, {
      actorId: userId,
      action: needs_two ? 'propose-adjustment' : 'make-adjustment',
      subjectId: personId,
      details: { adjustmentId: id, booking: booking.number, kind, amountCents: cents, reason },
      at: now,
      client,
    })
    if (!needs_two)
      return transition(tx, deps, adjustment, { id, name: 'approve', actor: { userId }, locked: row })
    await tellSecondPerson(tx, deps.config.siteUrl, row)
    return ok({ id, status: row.status })
  },
})

const findProposed = (tx: Context['tx'], id: string) =>
  tx
    .selectFrom('adjustments')
    .select(['booking_id', 'kind', 'amount_cents', 'affiliate_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()

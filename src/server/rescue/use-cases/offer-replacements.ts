import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { MAX_REPLACEMENTS } from '#contract/rescue.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { booking } from '#server/booking/booking.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { lockForTeam } from '#server/interventions/lock-for-team.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { loadReplacements } from '../load-replacements.ts'
import { mailReplacements } from '../mails/mail-replacements.ts'

/**
 * Suggests other items to the renter of a rental that its lender let down, who books one of them or none: nothing is
 * charged here. One that still stands is called off for its lender first, with all of the money going back (cents), which is
 * finance's. For support and finance. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, SECOND_PERSON_NEEDED to who takes part in
 * it, CHANGED_MEANWHILE, WRONG_STATE, RESCUE_GONE where one of the items is not free or too dear, and as
 * `cancel-booking` is.
 */
export const offerReplacements = useCase({
  name: 'offer-replacements',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    version: z.int().min(0).optional(),
    itemIds: z.array(z.uuid()).min(1).max(MAX_REPLACEMENTS),
    reason: z.string().trim().min(3).max(500),
    expectedRefundCents: z.int().min(0).optional(),
  }),
  async run(context, { id, version, itemIds, reason, expectedRefundCents }) {
    const { tx, deps, userId, now, client } = context
    const locked = await lockForTeam(tx, { id, userId, part: 'bookings' })
    if (!locked.ok) return locked
    const row = locked.value
    if (version !== undefined && version !== row.version)
      return refuse('CHANGED_MEANWHILE', { status: row.status, version: row.version })
    if (!['confirmed', 'cancelled', 'declined'].includes(row.status)) return refuse('WRONG_STATE')
    const isStanding = row.status === 'confirmed'
    const calledOff = isStanding && (await callOff(context, row, { message: reason, expectedRefundCents }))
    if (calledOff && !calledOff.ok) return calledOff
    const limitCents = deps.config.rescueLimitCents
    const free = await loadReplacements(tx, { bookingId: id, userId, limitCents })
    const offers = free.filter((offer) => itemIds.includes(offer.id))
    // What is refused undoes the cancellation as well.
    if (offers.length < new Set(itemIds).size) return refuse('RESCUE_GONE')
    const status = isStanding ? 'cancelled' : row.status
    await booking.record(tx, {
      id,
      transition: 'rebook',
      from: status,
      to: status,
      role: 'moderator',
      userId,
      reason,
      details: { itemIds: offers.map((offer) => offer.id) },
      at: now,
    })
    await mailReplacements(tx, deps.config.siteUrl, id, { offers, message: reason, at: now })
    await recordAction(tx, {
      actorId: userId,
      action: 'offer-replacements',
      subjectId: row.renter_id,
      details: {
        booking: row.number,
        items: offers.map(({ title, total_cents, top_up_cents }) => ({ title, total_cents, top_up_cents })),
        isCalledOff: isStanding,
        reason,
      },
      at: now,
      client,
    })
    return ok({ id, status })
  },
})

/** Calls a rental off as its lender would. */
async function callOff(
  { tx, deps, userId }: Context,
  row: BookingRow,
  input: { message: string; expectedRefundCents: number | undefined },
) {
  const denial = await partRefusal(tx, userId, 'finance')
  if (denial) return denial
  const actingFor = { ...booking, rolesOf: () => ['owner' as const] }
  return transition(tx, deps, actingFor, {
    id: row.id,
    name: 'cancel',
    actor: { userId },
    input,
    locked: row,
  })
}

import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { booking } from '#server/booking/booking.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { lockForTeam } from '../lock-for-team.ts'

/**
 * Calls a rental off on behalf of one of its sides, under the rules that hold for that side. For admins. Refused: BLOCKED,
 * UNAUTHORIZED, NOT_FOUND, SECOND_PERSON_NEEDED to who takes part in it, and as `cancel-booking` is.
 */
export const cancelBookingFor = useCase({
  name: 'cancel-booking-for',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    version: z.int().min(0).optional(),
    side: z.enum(['renter', 'owner']),
    reason: z.string().trim().min(3).max(500),
    expectedRefundCents: z.int().min(0).optional(),
  }),
  async run({ tx, deps, userId, now, client }, { id, version, side, reason, expectedRefundCents }) {
    const locked = await lockForTeam(tx, { id, userId, part: 'finance' })
    if (!locked.ok) return locked
    const row = locked.value
    const actingFor = { ...booking, rolesOf: () => [side] }
    const cancelled = await transition(tx, deps, actingFor, {
      id,
      name: 'cancel',
      actor: { userId },
      input: { message: reason, expectedRefundCents },
      version,
      locked: row,
    })
    if (!cancelled.ok || row.status === 'cancelled') return cancelled
    await recordAction(tx, {
      actorId: userId,
      action: 'cancel-booking-for',
      subjectId: side === 'renter' ? row.renter_id : row.owner_id,
      details: { booking: row.number, side, reason },
      at: now,
      client,
    })
    return cancelled
  },
})

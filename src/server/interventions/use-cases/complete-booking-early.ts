import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { booking } from '#server/booking/booking.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { lockForTeam } from '../lock-for-team.ts'
import { mailEarlyCompletion } from '../mails/mail-early-completion.ts'

/**
 * Completes a returned rental before the time for reports is over: the lender's money and the deposit are released. For
 * admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, SECOND_PERSON_NEEDED to who takes part in it, WRONG_STATE.
 */
export const completeBookingEarly = useCase({
  name: 'complete-booking-early',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    version: z.int().min(0).optional(),
    reason: z.string().trim().min(3).max(500),
  }),
  async run({ tx, deps, userId, now, client }, { id, version, reason }) {
    const locked = await lockForTeam(tx, { id, userId, part: 'finance' })
    if (!locked.ok) return locked
    const row = locked.value
    const completed = await transition(tx, deps, booking, {
      id,
      name: 'complete',
      actor: 'clock',
      input: { isEarly: true },
      version,
      locked: row,
    })
    if (!completed.ok || row.status === 'completed') return completed
    await mailEarlyCompletion(tx, deps.config.siteUrl, id, reason)
    await recordAction(tx, {
      actorId: userId,
      action: 'complete-booking-early',
      subjectId: row.owner_id,
      details: { booking: row.number, reason },
      at: now,
      client,
    })
    return completed
  },
})

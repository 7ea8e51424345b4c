import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/**
 * Keeps an affiliate from earning commissions and from being paid them out, or lets them again, with a reason that they are
 * told; what they earned before stays theirs. For admins and finance, never about themselves. Refused: BLOCKED, UNAUTHORIZED,
 * STAFF_FACTOR_MISSING, NOT_FOUND, SECOND_PERSON_NEEDED, WRONG_STATE.
 */
export const blockAffiliate = useCase({
  name: 'block-affiliate',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    personId: z.uuid(),
    isBlocked: z.boolean(),
    reason: z.string().trim().min(3).max(500),
  }),
  async run({ tx, deps, userId, now, client }, { personId, isBlocked, reason }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const affiliate = await tx
      .selectFrom('affiliates')
      .select(['id', 'blocked_at'])
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    if (!affiliate) return refuse('NOT_FOUND')
    if (personId === userId) return refuse('SECOND_PERSON_NEEDED')
    if (isBlocked === (affiliate.blocked_at !== null))
      return refuse('WRONG_STATE', {
        status: isBlocked ? 'blocked' : 'free',
        transition: isBlocked ? 'block' : 'unblock',
      })
    await tx
      .updateTable('affiliates')
      .set({ blocked_at: isBlocked ? now.toISOString() : null })
      .where('id', '=', personId)
      .execute()
    const url = `${deps.config.siteUrl}/dashboard/affiliate`
    const outcome = isBlocked ? 'blocked' : 'unblocked'
    const to = await loadRecipient(tx, personId)
    // The instant names the occasion: an affiliate may be blocked and freed again.
    const occasion = `${personId}:${outcome}:${now.toISOString()}`
    await putMail(tx, to, 'affiliate-decided', { outcome, reason, url }, occasion)
    await recordAction(tx, {
      actorId: userId,
      action: isBlocked ? 'block-affiliate' : 'unblock-affiliate',
      subjectId: personId,
      details: { reason },
      at: now,
      client,
    })
    return ok({ personId, isBlocked })
  },
})

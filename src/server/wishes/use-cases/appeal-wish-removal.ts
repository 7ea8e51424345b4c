import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'

/**
 * Asks to look again at the removal of an own wish, once for each removal. Refused: BLOCKED, NOT_FOUND, and WRONG_STATE
 * where it is not removed or that was decided on already.
 */
export const appealWishRemoval = useCase({
  name: 'appeal-wish-removal',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({
    wishId: z.uuid(),
    message: z.string().trim().min(MIN_APPEAL_MESSAGE).max(MAX_REPORT_MESSAGE),
  }),
  async run({ tx, userId, now }, { wishId, message }) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    // Held until the appeal stands: a decision on the one before would otherwise come between.
    const own = await tx
      .selectFrom('wishes')
      .select('status')
      .where('id', '=', wishId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!own) return refuse('NOT_FOUND')
    if (own.status !== 'removed' || (await isDecided(tx, wishId, userId)))
      return refuse('WRONG_STATE', { status: own.status, transition: 'appeal' })
    await tx
      .insertInto('wish_reports')
      .values({
        reporter_id: userId,
        wish_id: wishId,
        reason: 'appeal',
        message,
        created_at: now.toISOString(),
      })
      // A literal: a plan that is made for any status finds no index for open ones.
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'wish_id']).where('status', '=', sql.lit('open')).doNothing(),
      )
      .execute()
    return ok({ wishId, status: 'open' as const })
  },
})

/** Whether an appeal against the last removal was decided on. */
async function isDecided(tx: Context['tx'], wishId: string, userId: string): Promise<boolean> {
  const appeal = await tx
    .selectFrom('wish_reports')
    .select('id')
    .where('wish_id', '=', wishId)
    .where('reporter_id', '=', userId)
    .where('reason', '=', 'appeal')
    .where('status', '<>', 'open')
    .where('decided_at', '>=', ({ selectFrom }) =>
      selectFrom('wish_events')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('wish_id', '=', wishId)
        .where('transition', '=', 'remove'),
    )
    .executeTakeFirst()
  return appeal !== undefined
}

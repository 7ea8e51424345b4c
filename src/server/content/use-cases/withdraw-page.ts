import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'

/**
 * Withdraws a version of a page that has not come into force yet. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND,
 * CHANGED_MEANWHILE where it is in force, or withdrawn.
 */
export const withdrawPage = useCase({
  name: 'withdraw-page',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({ id: z.int().positive() }),
  async run({ tx, userId, now }, { id }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const page = await tx
      .selectFrom('page_versions')
      .select(['slug', 'version', 'effective_from', 'withdrawn_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!page) return refuse('NOT_FOUND')
    if (page.withdrawn_at || new Date(page.effective_from) <= now) return refuse('CHANGED_MEANWHILE')
    await tx
      .updateTable('page_versions')
      .set({ withdrawn_at: now.toISOString(), withdrawn_by: userId })
      .where('id', '=', id)
      .execute()
    const details = { page: page.slug, version: page.version }
    await recordAction(tx, { actorId: userId, action: 'withdraw-page', details, at: now })
    return ok({ id })
  },
})

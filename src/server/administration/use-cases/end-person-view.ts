import { createHash } from 'node:crypto'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAction } from '../record-action.ts'

/**
 * Ends an admin's view of the site as a person, for whoever holds its key: the browser can do it after its session is
 * over as well. Ending it twice changes nothing. Refused: NOT_FOUND.
 */
export const endPersonView = useCase({
  name: 'end-person-view',
  allow: 'anyone',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ key: z.string().max(100) }),
  async run({ tx, now, client }, { key }) {
    const digest = `\\x${createHash('sha256').update(key).digest('hex')}`
    const view = await tx
      .selectFrom('person_views')
      .select(['id', 'admin_id', 'person_id', 'ended_at', 'expires_at'])
      .where('digest', '=', digest)
      .forUpdate()
      .executeTakeFirst()
    if (!view) return refuse('NOT_FOUND')
    if (view.ended_at || new Date(view.expires_at) <= now) return ok({})
    await tx
      .updateTable('person_views')
      .set({ ended_at: now.toISOString() })
      .where('id', '=', view.id)
      .execute()
    await recordAction(tx, {
      actorId: view.admin_id,
      action: 'end-person-view',
      subjectId: view.person_id,
      details: {},
      at: now,
      client,
    })
    return ok({})
  },
})

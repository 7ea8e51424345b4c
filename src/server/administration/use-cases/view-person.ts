import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isUuid } from '#backend/db/uuid.ts'
import { useCase } from '#backend/functions/use-case.ts'
import type { PersonView } from '#contract/person-view.ts'
import { KEY_PREFIX } from '#domain/access/api-scopes.ts'
import { staffOf } from '#domain/access/duties.ts'
import { isViewable, VIEW_MINUTES } from '#domain/access/person-view.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadSubject } from '../load-subject.ts'
import { recordAction } from '../record-action.ts'

/**
 * Lets an admin see the site as a person does for some minutes, reading alone, with a reason for the audit log; an
 * earlier view of theirs ends. The answer is the only place where the key ever is. Refused: BLOCKED, NOT_FOUND,
 * UNAUTHORIZED, also for oneself and for others of the team.
 */
export const viewPerson = useCase({
  name: 'view-person',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ personId: z.uuid(), reason: z.string().trim().min(1).max(500) }),
  async run({ tx, userId, now, client, caller }, { personId, reason }) {
    const subject = await loadSubject(tx, userId, personId)
    if (!subject.ok) return subject
    const { name, ...row } = await tx
      .selectFrom('profiles')
      .select(['name', 'roles', 'duties'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
    if (!isViewable(staffOf(row))) return refuse('UNAUTHORIZED', { action: 'view', resource: 'user' })
    const key = KEY_PREFIX + randomBytes(32).toString('base64url')
    const endsAt = new Date(now.getTime() + VIEW_MINUTES * 60_000).toISOString()
    const session = String(caller.claims.session_id ?? '')
    await tx
      .updateTable('person_views')
      .set({ ended_at: now.toISOString() })
      .where('admin_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute()
    await tx
      .insertInto('person_views')
      .values({
        admin_id: userId,
        person_id: personId,
        session_id: isUuid(session) ? session : null,
        digest: `\\x${createHash('sha256').update(key).digest('hex')}`,
        created_at: now.toISOString(),
        expires_at: endsAt,
      })
      .execute()
    await recordAction(tx, {
      actorId: userId,
      action: 'view-person',
      subjectId: personId,
      details: { reason, until: endsAt },
      at: now,
      client,
    })
    return ok<PersonView>({ key, person: { id: personId, name }, endsAt })
  },
})

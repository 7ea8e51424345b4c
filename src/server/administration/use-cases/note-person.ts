import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { MAX_NOTE_LENGTH } from '#domain/moderation/staff-notes.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '../load-actor.ts'

/** Notes something about a person for the back office. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND. */
export const notePerson = useCase({
  name: 'note-person',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ personId: z.uuid(), text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) }),
  async run({ tx, userId, now }, { personId, text }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    // Without an id: everybody may view their own record, but not write notes about it.
    const denial = permissionRefusal(actor, 'view', 'user') ?? capabilityRefusal(actor, 'view-users')
    if (denial) return denial
    const person = await tx.selectFrom('profiles').select('id').where('id', '=', personId).executeTakeFirst()
    if (!person) return refuse('NOT_FOUND')
    await tx
      .insertInto('person_notes')
      .values({ person_id: personId, author_id: userId, text, created_at: now.toISOString() })
      .execute()
    return ok({ personId })
  },
})

import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from './load-actor.ts'

/**
 * Whether this admin may change how a person signs in, who is locked: not their own, for which there is the security
 * page. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND.
 */
export async function loadSubject(tx: Transaction<Schema>, actorId: string, personId: string) {
  const actor = await loadActor(tx, actorId)
  if (!actor) return refuse('BLOCKED')
  const denial = permissionRefusal(actor, 'manage', 'user')
  if (denial) return denial
  if (actorId === personId) return refuse('UNAUTHORIZED', { action: 'manage', resource: 'user' })
  const person = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return person ? ok(person) : refuse('NOT_FOUND')
}

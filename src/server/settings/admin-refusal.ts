import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'

/** Why this person may not set up the site: BLOCKED, UNAUTHORIZED; nothing for admins. */
export async function adminRefusal(tx: Transaction<Schema>, userId: string) {
  const actor = await loadActor(tx, userId)
  return actor ? permissionRefusal(actor, 'manage', 'system') : refuse('BLOCKED')
}

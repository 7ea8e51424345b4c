import { inTransaction } from '#backend/db/transaction.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import type { Deps } from '#server/deps.ts'

/** Why this person may not look after the system; nothing where they may. */
export async function systemRefusal({ db }: Pick<Deps, 'db'>, userId: string) {
  const actor = await inTransaction(db, { as: 'service' }, (tx) => loadActor(tx, userId))
  return actor ? permissionRefusal(actor, 'manage', 'system') : refuse('BLOCKED')
}

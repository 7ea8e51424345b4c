import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Actor } from '#domain/access/permissions.ts'
import { rolesOf } from '#domain/access/roles.ts'

/** The actor with their present roles; nothing if the account is gone or blocked. */
export async function loadActor(tx: Transaction<Schema>, userId: string): Promise<Actor | undefined> {
  const person = await tx
    .selectFrom('profiles')
    .select(['roles', 'is_blocked'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person || person.is_blocked) return undefined
  return { id: userId, roles: rolesOf(person.roles, 'user') }
}

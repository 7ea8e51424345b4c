import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { staffOf } from '#domain/access/duties.ts'
import type { Actor } from '#domain/access/permissions.ts'

/** The actor with their present roles and duties; nothing if the account is gone or blocked. */
export async function loadActor(tx: Transaction<Schema>, userId: string): Promise<Actor | undefined> {
  const person = await tx
    .selectFrom('profiles')
    .select(['roles', 'duties', 'is_blocked'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person || person.is_blocked) return undefined
  return { id: userId, ...staffOf(person) }
}

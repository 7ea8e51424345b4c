import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { staffOf } from '#domain/access/duties.ts'
import type { Actor } from '#domain/access/permissions.ts'
import { PRIVILEGED_ROLES } from '#domain/access/roles.ts'

/**
 * The actor with their present roles and duties; nothing if the account is gone or blocked. Who owes the second factor
 * that the operator demands of staff has what everybody has.
 */
export async function loadActor(tx: Transaction<Schema>, userId: string): Promise<Actor | undefined> {
  const person = await tx
    .selectFrom('profiles')
    .select([
      'roles',
      'duties',
      'is_blocked',
      sql<boolean>`case when roles && ${[...PRIVILEGED_ROLES]}::text[] or duties <> '{}'
        then public.owes_second_factor(id) else false end`.as('owes'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person || person.is_blocked) return undefined
  const { roles, duties } = staffOf(person)
  if (!person.owes) return { id: userId, roles, duties }
  const ordinary = roles.filter((role) => !PRIVILEGED_ROLES.some((privileged) => privileged === role))
  return { id: userId, roles: ordinary, duties: [], owesSecondFactor: true }
}

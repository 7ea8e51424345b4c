import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { actRefusal, capabilityRefusal } from '#domain/access/earned-roles.ts'
import { rolesOf } from '#domain/access/roles.ts'
import { type Refusal, refuse } from '#domain/result.ts'

/**
 * Why a person may not do this to their items: a blocked account, or roles that do not allow it. Locks the person's
 * row, so that a role given or taken at the same moment is waited for.
 */
export async function lenderRefusal(
  tx: Transaction<Schema>,
  userId: string,
  action: 'create' | 'update',
): Promise<Refusal<'BLOCKED' | 'UNAUTHENTICATED' | 'UNAUTHORIZED'> | undefined> {
  const person = await tx
    .selectFrom('profiles')
    .select(['is_blocked', 'roles'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person || person.is_blocked) return refuse('BLOCKED')
  const actor = { id: userId, roles: rolesOf(person.roles, 'user') }
  return (
    actRefusal(actor, action, 'product') ??
    capabilityRefusal(actor, action === 'create' ? 'create-items' : 'edit-own-items')
  )
}

import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Actor } from '#domain/access/permissions.ts'
import { PRIVILEGED_ROLES, rolesOf } from '#domain/access/roles.ts'

/** Everybody who works in the back office, with their roles. */
export async function loadStaff(tx: Transaction<Schema>): Promise<Actor[]> {
  const rows = await tx
    .selectFrom('profiles')
    .select(['id', 'roles'])
    .where(sql<boolean>`roles && ${[...PRIVILEGED_ROLES]}::text[]`)
    .where('is_blocked', '=', false)
    .execute()
  return rows.map(({ id, roles }) => ({ id, roles: rolesOf(roles, 'user') }))
}

import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { staffOf } from '#domain/access/duties.ts'
import type { Actor } from '#domain/access/permissions.ts'
import { PRIVILEGED_ROLES } from '#domain/access/roles.ts'

/** Everybody who works in the back office, with their roles and duties. */
export async function loadStaff(tx: Transaction<Schema>): Promise<Actor[]> {
  const rows = await tx
    .selectFrom('profiles')
    .select(['id', 'roles', 'duties'])
    .where(sql<boolean>`(roles && ${[...PRIVILEGED_ROLES]}::text[] or duties <> '{}')`)
    .where('is_blocked', '=', false)
    .execute()
  return rows.map((row) => ({ id: row.id, ...staffOf(row) }))
}

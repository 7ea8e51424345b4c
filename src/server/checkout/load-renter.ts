import type { Kysely } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Role, rolesOf } from '#domain/access/roles.ts'

export interface Renter {
  id: string
  email: string
  name: string
  kycLevel: number
  roles: Role[]
}

/** The renter's facts that a checkout needs; nothing for an account that is gone or blocked. */
export async function loadRenter(db: Kysely<Schema>, id: string): Promise<Renter | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select(['email', 'name', 'kyc_level', 'roles'])
    .where('id', '=', id)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  return (
    row && {
      id,
      email: row.email,
      name: row.name,
      kycLevel: row.kyc_level,
      roles: rolesOf(row.roles, 'user'),
    }
  )
}

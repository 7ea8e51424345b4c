import { type Kysely, sql } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Role, rolesOf } from '#domain/access/roles.ts'

export interface Renter {
  id: string
  email: string
  name: string
  kycLevel: number
  roles: Role[]
  /** Whether there is an order of theirs that is neither paid nor given up. */
  isOrdering: boolean
}

/** The renter's facts that a checkout needs; nothing for an account that is gone or blocked. */
export async function loadRenter(db: Kysely<Schema>, id: string): Promise<Renter | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select(['email', 'name', 'kyc_level', 'roles'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .where('user_id', '=', id)
          .where('status', '=', sql.lit('pending')),
      ).as('isOrdering'),
    )
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
      isOrdering: row.isOrdering === true,
    }
  )
}

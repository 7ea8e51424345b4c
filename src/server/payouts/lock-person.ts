import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

export interface LockedPerson {
  id: string
  kyc_level: number
  is_blocked: boolean
  roles: string[]
}

/** Locks a person until the end of the transaction: their payouts, methods and settings change one at a time. */
export const lockPerson = (tx: Transaction<Schema>, userId: string): Promise<LockedPerson | undefined> =>
  tx
    .selectFrom('profiles')
    .select(['id', 'kyc_level', 'is_blocked', 'roles'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

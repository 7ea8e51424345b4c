import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Lets what one person adds at the same moment be counted one after the other. */
export async function lockProfile(tx: Transaction<Schema>, userId: string): Promise<void> {
  await tx.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

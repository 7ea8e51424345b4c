import { sql, type Transaction } from 'kysely'
import type { Schema } from '#backend/register.ts'
import type { Database } from './database.ts'

/** Runs `work` in one transaction as service_role, for use cases and jobs; rolls back what it throws. */
export async function asService<T>(db: Database, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('role', 'service_role', true),
      set_config('request.jwt.claims', '{"role":"service_role"}', true)`.execute(tx)
    return work(tx)
  })
}

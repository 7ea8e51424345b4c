import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/**
 * Takes one person's checkout until the end of the transaction: holding, starting a payment, booking and giving up
 * queue here, whichever tab, webhook or job they come from. Always taken before payment rows and calendars.
 */
export async function lockCheckout(tx: Transaction<Schema>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:${userId}`}, 0))`.execute(tx)
}

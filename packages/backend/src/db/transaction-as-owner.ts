import type pg from 'pg'
import type { Database } from './database.ts'

/**
 * Runs `work` in one transaction as the role that owns the tables; commits its result, rolls back what it throws. A lock
 * that somebody else holds for more than five seconds is an error (55P03).
 */
export async function transactionAsOwner<T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query("begin; set local lock_timeout = '5s'")
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

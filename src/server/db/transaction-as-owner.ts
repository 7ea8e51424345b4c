import type pg from 'pg'
import type { Database } from './database.ts'

/** Runs `work` in one transaction as the role that owns the tables; commits its result, rolls back what it throws. */
export async function transactionAsOwner<T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
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

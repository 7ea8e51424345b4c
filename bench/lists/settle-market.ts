import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Waits until a process has indexed all items for its words, and leaves the tables as a database has them that has
 * lived: autovacuum, which an operator has, takes longer to come than a measurement.
 */
export async function settleMarket(client: pg.Client): Promise<void> {
  const isIndexing = async () => (await client.query('select from public.search_indexing')).rowCount !== 0
  if (!(await isIndexing())) return
  while (await isIndexing()) await wait(1_000)
  await client.query('vacuum analyze')
}

import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'

export interface StatementCount {
  /** All statements, transaction control and settings included. */
  statements: number
  transactions: number
  texts: string[]
}

/** Counts what `work` sends to the database on any connection of its pool. */
export async function countStatements(db: Database, work: () => Promise<unknown>): Promise<StatementCount> {
  const texts: string[] = []
  const restored: (() => void)[] = []
  const watched = new Set<pg.PoolClient>()
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return
    watched.add(client)
    const { query } = client
    client.query = ((config: string | pg.QueryConfig, ...rest: never[]) => {
      texts.push(typeof config === 'string' ? config : (config.text ?? ''))
      return (query as (...given: unknown[]) => unknown).call(client, config, ...rest)
    }) as typeof client.query
    restored.push(() => {
      client.query = query
    })
  }
  db.pool.on('acquire', watch)
  try {
    await work()
  } finally {
    db.pool.off('acquire', watch)
    for (const restore of restored) restore()
  }
  const transactions = texts.filter((text) => /^(begin|start transaction)/i.test(text)).length
  return { statements: texts.length, transactions, texts }
}

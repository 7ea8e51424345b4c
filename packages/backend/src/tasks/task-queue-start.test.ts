import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { readSchema } from '#backend/db/schema-files.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createLog } from '#backend/log.ts'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { rounds } from '#backend/testing/rounds.ts'
import { openTaskQueue } from './task-queue.ts'

// One process alone may open the embedded database.
describe.skipIf('folder' in inject('databaseTemplate'))('a new task queue', () => {
  const log = createLog('silent')
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres({}, { inMemory: true })
  }, 120_000)
  afterAll(() => server?.stop())

  async function createDatabase(name: string): Promise<string> {
    const admin = connectPostgres(`${server.url}/postgres`)
    await admin.pool.query(`create database ${name}`)
    await admin.close()
    return `${server.url}/${name}`
  }

  const mayEnqueue = async ({ pool }: Database) => {
    const { rows } = await pool.query<{ allowed: boolean }>(
      `select has_schema_privilege('service_role', 'pgboss', 'usage')
         and has_table_privilege('service_role', 'pgboss.job', 'insert') as allowed`,
    )
    return rows[0]!.allowed
  }

  it('is made once by processes that start at the same moment', async () => {
    for (let round = 0; round < rounds(3, 20); round++) {
      const url = await createDatabase(`together_${round}`)
      const processes = [1, 2, 3].map(() => connectPostgres(url, { connections: 3 }))
      const started = await Promise.allSettled(
        processes.map(async (db) => {
          await migrate(db, readSchema())
          await openTaskQueue(db, log)
        }),
      )
      expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
      expect(await mayEnqueue(processes[0]!)).toBe(true)
      await Promise.all(processes.map((db) => db.close()))
    }
  }, 120_000)

  it('is made whole by the next process where one was killed half-way', async () => {
    const url = await createDatabase('killed')
    const killed = connectPostgres(url, { connections: 3 })
    await migrate(killed, readSchema())
    killed.pool.on('acquire', endBeforeItGrants)
    await expect(openTaskQueue(killed, log)).rejects.toThrow('killed')
    await killed.close()
    const db = connectPostgres(url, { connections: 3 })
    await openTaskQueue(db, log)
    expect(await mayEnqueue(db)).toBe(true)
    await db.close()
  }, 120_000)
})

it('takes the first task of a new database in a transaction on its only connection', async () => {
  const db = await openEmbedded(undefined, { patienceMs: 1_000 })
  await migrate(db, readSchema())
  const tasks = await openTaskQueue(db, createLog('silent'))
  await inTransaction(db, { as: 'service' }, (tx) => tasks.enqueue(tx, 'greet', {}))
  expect(await tasks.drain(async () => {})).toBe(1)
  await db.close()
}, 120_000)

function endBeforeItGrants(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (text: string, ...more: unknown[]) => unknown
  client.query = ((text: string, ...more: unknown[]) => {
    if (typeof text === 'string' && text.startsWith('grant usage')) throw new Error('killed')
    return query(text, ...more)
  }) as typeof client.query
}

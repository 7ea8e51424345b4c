import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import { connectPostgres } from './connect-postgres.ts'
import type { Database } from './database.ts'
import { GuardedClient, limitStatements } from './guarded-client.ts'

const template = inject('databaseTemplate')
const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)
beforeEach(() => {
  uncaught.length = 0
  process.on('uncaughtException', note)
})
afterEach(() => {
  process.off('uncaughtException', note)
  expect(uncaught).toEqual([])
})

describe('an error while answers are read', () => {
  let db: Database
  beforeAll(async () => {
    db = await createTestDatabase({ connections: 2 })
  })
  afterAll(() => db?.close())

  it('fails the queries of its connection, and nothing else', async () => {
    const client = await db.pool.connect()
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
    // As the driver's own parser does for a value of more than half a gigabyte.
    connection.on('rowDescription', () => {
      throw new RangeError('Cannot create a string longer than 0x1fffffe8 characters')
    })
    const queries = Promise.allSettled([client.query('select 1 as one'), client.query('select 2')])
    const reasons = (await queries).map((one) =>
      one.status === 'rejected' ? String(one.reason) : 'answered',
    )
    expect(reasons).toEqual(Array(2).fill(expect.stringContaining('Cannot create a string')))
    client.release()
    expect((await db.pool.query('select 3 as three')).rows).toEqual([{ three: 3 }])
    expect(db.pool.totalCount).toBe(1)
  })

  it('is not missed where the connection is idle', async () => {
    const client = await db.pool.connect()
    const { stream } = client as unknown as GuardedClient
    client.release()
    stream.emit('data', Buffer.from('this is not the protocol of PostgreSQL'))
    stream.emit('error', new Error('reset'))
    expect((await db.pool.query('select 4 as four')).rows).toEqual([{ four: 4 }])
  })
})

describe.skipIf('folder' in template)('a statement that its server does not end', () => {
  it('is given up with its connection', async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, {
      connections: 1,
      statementMs: 0,
      graceMs: 0,
    })
    const client = (await db.pool.connect()) as unknown as GuardedClient & { release(): void }
    limitStatements(client, 100)
    await expect(client.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '08006' })
    client.release()
    await expect(db.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
    await db.close()
  })

  it('may go on for as long as it has time left', async () => {
    if ('folder' in template) return
    const left = [150, 60_000, 0]
    const client = new GuardedClient({
      connectionString: `${template.postgresUrl}/postgres`,
      limitMs: 100,
      timeLeft: async () => left.shift() ?? 0,
    })
    client.on('error', () => {})
    await client.connect()
    await expect(client.query('select pg_sleep(0.2)')).resolves.toMatchObject({ rowCount: 1 })
    left.splice(0, left.length, 150, 0)
    const began = performance.now()
    await expect(client.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '08006' })
    expect(performance.now() - began).toBeGreaterThan(249)
    await client.end()
  })

  it('is ended by the server where that knows the limit, and the connection stays', async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, { connections: 1, statementMs: 500 })
    const client = await db.pool.connect()
    await expect(client.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    await expect(client.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
    client.release()
    await db.close()
  })
})

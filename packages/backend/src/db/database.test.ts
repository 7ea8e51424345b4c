import { expect, inject, it } from 'vitest'
import { connectPostgres } from './database.ts'
import { inTransaction } from './transaction.ts'

const template = inject('databaseTemplate')

it.skipIf('folder' in template)(
  'whoever gets no connection in time is told so, and does not wait for ever',
  async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, { connections: 1, patienceMs: 300 })
    const busy = await db.pool.connect()
    const before = performance.now()
    await expect(db.pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
    expect(performance.now() - before).toBeLessThan(3_000)
    busy.release()
    await expect(db.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
    await db.close()
  },
)

it.skipIf('folder' in template)(
  'a connection that dies under a transaction fails this one and nothing else',
  async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, { connections: 2 })
    const crashes: Error[] = []
    const note = (error: Error) => crashes.push(error)
    process.on('uncaughtException', note)
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const lost = inTransaction(db, { as: 'service' }, async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid')
      await db.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
      // While it waits for something else than the database.
      await pause(200)
      await client.query('select 1')
    })
    await expect(lost).rejects.toThrow()
    await expect(inTransaction(db, { as: 'service' }, async () => 'here again')).resolves.toBe('here again')
    process.off('uncaughtException', note)
    expect(crashes).toEqual([])
    await db.close()
  },
)

it.skipIf('folder' in template)('heavy work waits for its turn, and nothing else waits for it', async () => {
  if ('folder' in template) return
  const db = connectPostgres(`${template.postgresUrl}/postgres`, {
    connections: 4,
    heavy: 2,
    patienceMs: 300,
  })
  let underWay = 0
  const seen: number[] = []
  const search = () =>
    db.heavy(async () => {
      seen.push(++underWay)
      await db.pool.query('select pg_sleep(0.05)')
      underWay--
    })
  const searches = Promise.all([search(), search(), search(), search()])
  await db.pool.query('select 1')
  expect(underWay).toBe(2)
  await searches
  expect(Math.max(...seen)).toBe(2)

  const long = () => db.heavy(() => db.pool.query('select pg_sleep(0.8)'))
  const busy = Promise.all([long(), long()])
  await expect(search()).rejects.toThrow('timeout exceeded when trying to connect')
  await busy
  await expect(search()).resolves.toBeUndefined()
  await db.close()
})

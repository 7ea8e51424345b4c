import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { connectPostgres } from './connect-postgres.ts'
import { openEmbedded } from './open-embedded.ts'
import { inTransaction } from './transaction.ts'

const template = inject('databaseTemplate')

it.skipIf('folder' in template)(
  'a connection opens with nothing that poolers refuse, and has its time limit',
  async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, { statementMs: 12_000 })
    const client = new pg.Client(db.pool.options as pg.ClientConfig) as unknown as {
      getStartupConf(): object
    }
    expect(Object.keys(client.getStartupConf()).sort()).toEqual(['database', 'user'])
    expect((await db.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '12s' }])
    await db.close()
  },
)

it.skipIf('folder' in template)(
  'a caller that gets no connection in time is told so, and does not wait for ever',
  async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, { connections: 1, patienceMs: 2_000 })
    const busy = await db.pool.connect()
    await expect(db.pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
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
      // While it waits for something other than the database.
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
  const url = `${template.postgresUrl}/postgres`
  const db = connectPostgres(url, { connections: 4, heavy: 2, patienceMs: 60_000 })
  const hasty = connectPostgres(url, { heavy: 2, patienceMs: 300 })
  let underWay = 0
  const seen: number[] = []
  const search = (results: Promise<void>, { heavy } = db) =>
    heavy(async () => {
      seen.push(++underWay)
      await results
      underWay--
    })
  const first = Promise.withResolvers<void>()
  const searches = Promise.all(Array.from({ length: 4 }, () => search(first.promise)))
  await db.pool.query('select 1')
  expect(underWay).toBe(2)
  first.resolve()
  await searches
  expect(Math.max(...seen)).toBe(2)

  const long = Promise.withResolvers<void>()
  const busy = Promise.all([search(long.promise, hasty), search(long.promise, hasty)])
  await expect(search(Promise.resolve(), hasty)).rejects.toThrow('timeout exceeded when trying to connect')
  long.resolve()
  await busy
  await expect(search(Promise.resolve(), hasty)).resolves.toBeUndefined()
  await Promise.all([db.close(), hasty.close()])
})

it('files of another version of the embedded PostgreSQL are refused with a way out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-version-'))
  try {
    const db = await openEmbedded(folder)
    await db.close()
    const file = join(folder, 'postgres/PG_VERSION')
    const version = Number(readFileSync(file, 'utf8'))
    writeFileSync(file, `${version - 1}\n`)
    await expect(openEmbedded(folder)).rejects.toThrow(
      `PostgreSQL ${version - 1}, and the one built in here is ${version}. Move it`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

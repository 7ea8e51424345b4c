import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { productSchema } from './product-schema.ts'
import { createProduct } from './start.ts'

const ORIGIN = 'http://lendaround.test'
const PATIENCE_MS = 700

describe.skipIf('folder' in inject('databaseTemplate'))('a running site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-test-'))
  const crashes: unknown[] = []
  const note = (error: unknown) => crashes.push(error)
  let server: PostgresServer
  let db: Database
  let app: Hono
  let deps: Deps

  beforeAll(async () => {
    process.on('uncaughtException', note)
    server = await startPostgres({}, { inMemory: true })
    // Tables are made in their own time, also on a machine that stalls.
    const patient = connectPostgres(`${server.url}/postgres`)
    await migrate(patient, productSchema({ playMoney: true }))
    await patient.close()
    db = connectPostgres(`${server.url}/postgres`, {
      connections: 4,
      patienceMs: PATIENCE_MS,
      statementMs: 3_000,
      graceMs: 500,
    })
    const env = { SITE_URL: ORIGIN, DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'true' }
    const product = await createProduct(readConfig(env), db)
    deps = product.deps
    app = product.app
  }, 120_000)
  afterAll(async () => {
    await db?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
    process.off('uncaughtException', note)
    expect(crashes).toEqual([])
  })

  const send = (path: string, init: RequestInit = {}, apikey = deps.keys.publishableKey) =>
    app.fetch(
      new Request(`${ORIGIN}${path}`, {
        ...init,
        headers: { apikey, 'content-type': 'application/json' },
      }),
    )

  /** One request of each protocol that cannot be answered without the database. */
  const requests: Record<string, () => Promise<Response> | Response> = {
    rest: () => send('/rest/v1/categories?select=id&limit=1'),
    rpc: () => send('/rest/v1/rpc/search_categories', { method: 'POST', body: '{}' }),
    auth: () =>
      send('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: '{"email":"nobody@example.org","password":"wrong"}',
      }),
    storage: () => send('/storage/v1/object/public/items/none.jpg'),
    functions: () => send('/functions/v1/release-hold', { method: 'POST', body: '{}' }),
    calendar: () => send(`/calendar-feeds/${'0'.repeat(43)}.ics`),
    ready: () => send('/readyz'),
    live: () => send('/livez'),
  }
  const FINE = {
    rest: 200,
    rpc: 200,
    auth: 400,
    storage: 400,
    functions: 401,
    calendar: 404,
    ready: 200,
    live: 200,
  }
  const DOWN = { rest: 503, rpc: 503, auth: 503, storage: 503, calendar: 503, ready: 503, live: 200 }

  async function answers() {
    const all = Object.entries(requests).map(async ([name, ask]) => [name, await ask()] as const)
    return Object.fromEntries(await Promise.all(all))
  }
  async function statuses() {
    return Object.fromEntries(Object.entries(await answers()).map(([name, { status }]) => [name, status]))
  }
  async function expectDown() {
    const given = await answers()
    expect(
      Object.fromEntries(Object.entries(given).map(([name, { status }]) => [name, status])),
    ).toMatchObject(DOWN)
    for (const [name, response] of Object.entries(given)) {
      if (response.status === 503) expect([name, response.headers.get('retry-after')]).toEqual([name, '2'])
    }
  }
  async function expectRecovery() {
    await expect.poll(statuses, { timeout: 60_000, interval: 200 }).toEqual(FINE)
  }

  it('answers each protocol while the database is there', expectRecovery)

  it('answers 503 while the database is away, and goes on when it is back', async () => {
    const busy = db.pool.query('select pg_sleep(30)').catch((error: Error) => error)
    await pause(100)
    await server.crash()
    expect(await busy).toBeInstanceOf(Error)
    await expectDown()
    await server.comeBack()
    await expectRecovery()
  })

  it('answers 503 while the database does not say a word, and goes on when it does', async () => {
    const running = await db.pool.query('select pid from pg_stat_activity where backend_type = $1', [
      'client backend',
    ])
    server.freeze(true)
    const signal = (name: NodeJS.Signals) => {
      // A connection that was not needed may have ended meanwhile.
      for (const { pid } of running.rows)
        try {
          process.kill(pid, name)
        } catch {}
    }
    signal('SIGSTOP')
    await expectDown()
    signal('SIGCONT')
    server.freeze(false)
    await expectRecovery()
  })

  it('answers 503 while all connections are in use, and goes on when one is free', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => db.pool.connect()))
    await expectDown()
    for (const client of clients) client.release()
    await expectRecovery()
  })

  it('answers 503 to writes where it was left with a server that takes none, and goes on with reads', async () => {
    const operator = await db.pool.connect()
    const takeWrites = async (taken: boolean) => {
      await operator.query(`alter system set default_transaction_read_only = ${taken ? 'off' : 'on'}`)
      await operator.query('select pg_reload_conf()')
    }
    const writes = {
      rest: () => send('/rest/v1/outbox?id=is.null', { method: 'DELETE' }, deps.keys.secretKey),
      auth: () => send('/auth/v1/recover', { method: 'POST', body: '{"email":"nobody@example.org"}' }),
    }
    await takeWrites(false)
    try {
      await expect.poll(async () => (await writes.rest()).status).toBe(503)
      for (const write of Object.values(writes)) {
        const { status, headers } = await write()
        expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      }
      expect((await requests.rest!()).status).toBe(200)
    } finally {
      await takeWrites(true)
      operator.release()
    }
    await expectRecovery()
    expect((await writes.rest()).status).toBe(204)
  })

  it('answers use cases likewise', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => db.pool.connect()))
    const response = await send('/functions/v1/list-demo-accounts', { method: 'POST', body: '{}' })
    for (const client of clients) client.release()
    expect([response.status, response.headers.get('retry-after'), (await response.json()).code]).toEqual([
      503,
      '2',
      'SERVICE_UNAVAILABLE',
    ])
  })

  it('answers 503 to what has waited too long behind others', async () => {
    const other = await db.pool.connect()
    await other.query('begin; lock table auth.users, public.profiles in access exclusive mode')
    const given = await Promise.all([
      requests.auth!(),
      send('/functions/v1/list-demo-accounts', { method: 'POST', body: '{}' }),
    ])
    await other.query('rollback')
    other.release()
    expect(given.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '2'],
      [503, '2'],
    ])
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { startTcpProxy, type TcpProxy } from '#backend/testing/tcp-proxy.ts'
import { connectPostgres } from './connect-postgres.ts'
import type { Database } from './database.ts'
import { Listener, type ListenerTiming } from './listener.ts'
import { isUnavailable } from './unavailable.ts'

const QUICK = { firstPauseMs: 20, longestPauseMs: 200, heartbeatMs: 100, patienceMs: 800 }
/** A statement's own limit is half a minute. */
const SOON_MS = 15_000
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }

describe.skipIf('folder' in inject('databaseTemplate'))('a primary and its standby', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let proxy: TcpProxy | undefined
  let db: Database
  let heard: number

  beforeEach(async () => {
    primary = await startPostgres({ fsync: 'off' }, { inMemory: true })
    standby = await primary.startStandby()
    heard = 0
  })
  afterEach(async () => {
    await db.close()
    await proxy?.close()
    proxy = undefined
    await standby.stop()
    await primary.stop()
  })

  async function open(address: string, timing: Partial<ListenerTiming> = {}): Promise<void> {
    db = connectPostgres(`postgres://postgres@${address}/postgres`, { connections: 4 })
    const hear = () => {
      heard += 1
    }
    await new Listener(db, SILENT, { ...QUICK, ...timing }).listen('news', { heard: hear, resumed() {} })
  }

  const both = () => `127.0.0.1:${portOf(primary)},127.0.0.1:${portOf(standby)}`

  const server = async () => {
    const { rows } = await db.pool.query<{ port: number }>('select inet_server_port() as port')
    return rows[0]!.port
  }

  async function expectNews(): Promise<void> {
    const before = heard
    await expect.poll(() => db.pool.query('notify news').then(() => heard)).toBeGreaterThan(before)
  }

  it('that falls silent fails what waits for it, and the next go to the one that took over', async () => {
    await open(both())
    expect(await server()).toBe(portOf(primary))
    // More than there are connections: some wait for an answer, some for a connection.
    const waiting = Array.from({ length: 9 }, () =>
      db.pool.query('select pg_sleep(60)').catch((error) => error),
    )
    await pause(200)
    const began = performance.now()
    primary.freeze(true)
    const failures = await Promise.all(waiting)
    expect(failures.map(isUnavailable)).toEqual(failures.map(() => true))
    expect(performance.now() - began).toBeLessThan(SOON_MS)
    expect(await server().catch(isUnavailable)).toBe(true)

    await promote(standby)
    await expect.poll(() => server().catch(() => undefined)).toBe(portOf(standby))
    await expectNews()
    // The old one wakes up and would take writes: nobody goes back to it.
    primary.freeze(false)
    const servers = await Promise.all(Array.from({ length: 9 }, server))
    expect(new Set(servers)).toEqual(new Set([portOf(standby)]))
  })

  it('are reached by one address that moves without hanging up', async () => {
    const [first, second] = [portOf(primary), portOf(standby)]
    proxy = await startTcpProxy(first)
    await open(`127.0.0.1:${proxy.port}`)
    expect(await server()).toBe(first)
    const waiting = db.pool.query('select pg_sleep(60)').catch((error) => error)
    const began = performance.now()
    proxy.freeze()
    expect(isUnavailable(await waiting)).toBe(true)
    expect(performance.now() - began).toBeLessThan(SOON_MS)

    // It is moved before the standby is promoted, which takes no writes meanwhile.
    proxy.pointTo(second)
    proxy.mend()
    await expect.poll(() => server().catch(({ message }) => message)).toBe('The database takes no writes')
    await promote(standby)
    await expect.poll(() => server().catch(() => undefined)).toBe(second)
    await expectNews()
  })

  it('keep their connections however busy they are', async () => {
    await open(both(), { patienceMs: 4_000, heartbeatMs: 100 })
    const busy = Array.from({ length: 24 }, () => burn(primary))
    const work = db.pool.query(`select pg_backend_pid(), pg_sleep(5)`)
    await expect(work).resolves.toMatchObject({ rowCount: 1 })
    await Promise.all(busy)
    expect(db.pool.totalCount).toBe(1)
    await expectNews()
  })
})

const portOf = ({ url }: PostgresServer) => Number(new URL(url).port)

async function promote({ url }: PostgresServer): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}

/** Takes all of a processor for seconds, in a session of its own. */
async function burn({ url }: PostgresServer): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`do $$ declare ends timestamptz := clock_timestamp() + interval '5 s'; begin
    while clock_timestamp() < ends loop perform sum(n) from generate_series(1, 10000) n; end loop; end $$`)
  await client.end()
}

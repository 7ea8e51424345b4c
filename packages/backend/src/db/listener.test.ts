import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import { type ProxyFault, startTcpProxy, type TcpProxy } from '#backend/testing/tcp-proxy.ts'
import { connectPostgres } from './connect-postgres.ts'
import type { Database } from './database.ts'
import { Listener } from './listener.ts'

const QUICK = { firstPauseMs: 20, longestPauseMs: 200, heartbeatMs: 150, patienceMs: 300 }

// The embedded database has no connection that could be lost.
describe.skipIf('folder' in inject('databaseTemplate'))('behind a proxy', () => {
  let direct: Database
  let proxy: TcpProxy
  let db: Database
  let heard: number
  let resumed: number
  let lines: string[]

  beforeEach(async () => {
    // One that another test left may have more connections open.
    direct = await createTestDatabase({ reused: false })
    const url = new URL(direct.pool.options.connectionString!)
    proxy = await startTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    db = connectPostgres(url.href)
    heard = 0
    resumed = 0
    lines = []
    const say = (_fields: unknown, text?: string) => void lines.push(text ?? '')
    const log = { debug: say, info: say, warn: say, error: say }
    const listener = new Listener(db, log, QUICK)
    const hear = () => {
      heard += 1
    }
    const resume = () => {
      resumed += 1
    }
    // A second channel needs no second connection.
    await Promise.all([
      listener.listen('pgrst', { heard: hear, resumed: resume }),
      listener.listen('other', { heard: hear, resumed: () => {} }),
    ])
    expect(await listeners()).toBe(1)
  })
  afterEach(async () => {
    await db.close()
    const accepted = proxy.accepted()
    proxy.mend()
    await pause(2 * QUICK.longestPauseMs)
    expect([await listeners(), proxy.open(), proxy.accepted() - accepted]).toEqual([0, 0, 0])
    await proxy.close()
    await direct.close()
  })

  async function listeners(): Promise<number> {
    const { rows } = await direct.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows[0]!.count
  }

  async function expectOneThatHears() {
    await expect.poll(listeners).toBe(1)
    const before = heard
    await expect
      .poll(async () => {
        await direct.pool.query(`notify other, 'reload schema'`)
        return heard
      })
      .toBeGreaterThan(before)
    await pause(5 * QUICK.heartbeatMs)
    expect([await listeners(), proxy.open()]).toEqual([1, 1])
  }

  it.each<ProxyFault>(['closes', 'resets', 'hangs'])(
    'that %s what it accepts, one listener comes back',
    async (fault) => {
      const before = proxy.accepted()
      proxy.fail(fault)
      await pause(2_000)
      // Each try waits for longer than the one before it, up to the longest pause.
      expect(proxy.accepted() - before).toBeLessThan(30)
      expect(proxy.open()).toBeLessThanOrEqual(1)
      proxy.mend()
      await expectOneThatHears()
      expect(lines).toEqual(['cannot listen to the database', 'listening to the database again'])
      expect(resumed).toBe(1)
    },
  )

  it('that passes nothing on any more, it notices and listens on another connection', async () => {
    proxy.freeze()
    // On a busy machine it may have missed a heartbeat before.
    await expect.poll(() => lines.at(-1)).toBe('cannot listen to the database')
    proxy.mend()
    await expectOneThatHears()
  })

  it('that is away when the database is closed, it tries no more', async () => {
    proxy.fail('closes')
    // On a busy machine it may have missed a heartbeat before.
    await expect.poll(() => lines.at(-1)).toBe('cannot listen to the database')
  })
})

import { describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import { hasPgbouncer, startPgbouncer } from '#backend/testing/pgbouncer.ts'
import { assertOwnSessions } from './assert-own-sessions.ts'
import { connectPostgres } from './connect-postgres.ts'
import { inTransaction } from './transaction.ts'

const isPossible = hasPgbouncer && !('folder' in inject('databaseTemplate'))

async function behind(mode: 'session' | 'transaction') {
  const real = await createTestDatabase()
  const directUrl = real.pool.options.connectionString!
  const url = new URL(directUrl)
  const pooler = await startPgbouncer(Number(url.port), mode)
  url.port = String(pooler.port)
  const stop = async () => {
    await pooler.stop()
    await real.close()
  }
  return { url: url.href, directUrl, stop }
}

describe.skipIf(!isPossible)('behind PgBouncer', () => {
  it('a session of its own for each connection is enough', async () => {
    const { url, stop } = await behind('session')
    const db = connectPostgres(url)
    await expect.poll(() => assertOwnSessions(db)).toBeUndefined()
    await db.close()
    await stop()
  })

  it('sessions that are lent by the transaction need an address without the pooler, and nothing prepared', async () => {
    const { url, directUrl, stop } = await behind('transaction')
    const refusal = async (options: Parameters<typeof connectPostgres>[1]) => {
      const db = connectPostgres(url, options)
      try {
        return await assertOwnSessions(db).catch((error: Error) => error.message)
      } finally {
        await db.close()
      }
    }
    await expect.poll(() => refusal({})).toMatch(/set DATABASE_DIRECT_URL to the address of PostgreSQL/)
    expect(await refusal({ prepare: false })).toMatch(/set DATABASE_DIRECT_URL/)
    expect(await refusal({ directUrl: url, prepare: false })).toMatch(/^The pooler at DATABASE_DIRECT_URL/)
    expect(await refusal({ directUrl })).toMatch(/set DATABASE_PREPARE to false/)
    expect(await refusal({ directUrl, prepare: false })).toBeUndefined()
    await stop()
  })

  it('nothing of a transaction is left in the session for who comes next', async () => {
    const { url, directUrl, stop } = await behind('transaction')
    const db = connectPostgres(url, { directUrl, prepare: false, connections: 12, statementMs: 9_000 })
    await expect
      .poll(() =>
        db.pool.query('select 1').then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('up')
    const limitIn = (as: 'service' | 'owner', readOnly = false) =>
      inTransaction(db, { as, readOnly }, async (tx) => {
        const { rows } = await tx.query('show statement_timeout')
        return rows[0].statement_timeout
      })
    // Many at once on four sessions; the same text again and again, which would be prepared elsewhere.
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => db.pool.query('select $1::int as n', [n])),
    )
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(answers.map((_, n) => n))
    expect(await limitIn('service')).toBe('9s')
    expect(await limitIn('owner', true)).toBe('9s')
    const { rows } = await db.pool.query(
      `select current_setting('statement_timeout') as statement_timeout, count(*) from pg_prepared_statements`,
    )
    expect(rows).toEqual([{ statement_timeout: '0', count: 0 }])
    await db.close()
    await stop()
  })
})

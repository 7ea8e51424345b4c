import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase } from './database.ts'

let db: Database
afterEach(() => db.close())

/** Leaves the database to the next test and gives back whether that has the same one. */
async function isUsedAgain(): Promise<boolean> {
  // What was read of its schema goes from test to test with it.
  const { knownSchemas } = db
  await db.close()
  db = await createTestDatabase()
  return db.knownSchemas === knownSchemas
}

const SESSION = `
  select current_user as role, current_setting('search_path') as path, current_setting('statement_timeout') as ms,
    (select count(*)::int from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())) as locks`

describe('a database that a test leaves', () => {
  it('has no row of it, counts from one, and has the rows that were there before', async () => {
    db = await createTestDatabase()
    const { rows: before } = await db.pool.query('select * from pgboss.version')
    await db.pool.query(
      `insert into public.outbox (recipient, locale, template, data) values ('a@example.org', 'en', 'x', '{}')`,
    )
    await db.pool.query('update pgboss.version set cron_on = now()')
    expect(await isUsedAgain()).toBe(true)
    const { rows } = await db.pool.query('select * from public.outbox')
    expect(rows).toEqual([])
    expect((await db.pool.query('select * from pgboss.version')).rows).toEqual(before)
  })

  it('has sessions without settings, role or lock of it', async () => {
    db = await createTestDatabase()
    const { rows: before } = await db.pool.query(SESSION)
    await db.pool.query(`set role authenticated; set search_path = ''; set statement_timeout = 7000`)
    await db.pool.query('select pg_advisory_lock(1)')
    expect((await db.pool.query(SESSION)).rows).not.toEqual(before)
    expect(await isUsedAgain()).toBe(true)
    expect((await db.pool.query(SESSION)).rows).toEqual(before)
  })

  it('is dropped when its schema is another one', async () => {
    db = await createTestDatabase()
    await db.pool.query('create table public.more (id int)')
    expect(await isUsedAgain()).toBe(false)
    const { rows } = await db.pool.query(`select to_regclass('public.more') as more`)
    expect(rows).toEqual([{ more: null }])
  })

  it('takes nothing more from the test that had it', async () => {
    db = await createTestDatabase()
    const { pool } = db
    expect(await isUsedAgain()).toBe(true)
    await expect(pool.query('select 1')).rejects.toThrow('after calling end')
  })
})

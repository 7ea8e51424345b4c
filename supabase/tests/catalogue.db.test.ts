import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

/** The first column of every row. */
const names = async (sql: string): Promise<string[]> => {
  const { rows } = await db.pool.query<Record<string, string>>(sql)
  return rows.map((row) => Object.values(row)[0]!).sort()
}

const RELATIONS = `from pg_class c where c.relnamespace = 'public'::regnamespace`
const OURS = `from pg_proc p where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
const FOREIGN_KEYS = `from pg_constraint k where k.contype = 'f'
  and k.connamespace in ('public'::regnamespace, 'payments_test'::regnamespace)`

describe('every table of the public schema', () => {
  it('exists', async () => {
    expect((await names(`select relname ${RELATIONS} and relkind = 'r'`)).length).toBeGreaterThan(20)
  })

  it('has row-level security', async () => {
    expect(
      await names(`select relname ${RELATIONS} and relkind in ('r', 'p') and not relrowsecurity`),
    ).toEqual([])
  })

  it('has a comment, as every view does', async () => {
    const withoutComment = `and relkind in ('r', 'v') and obj_description(c.oid, 'pg_class') is null`
    expect(await names(`select relname ${RELATIONS} ${withoutComment}`)).toEqual([])
  })

  it('has an index and a delete rule for each of its foreign keys', async () => {
    // Of a pair whose first column is a key of its own, that column finds the rows.
    const withoutIndex = `and not exists (
      select from pg_index i where i.indrelid = k.conrelid and (
        (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey
        or i.indkey[0] = k.conkey[1] and exists (
          select from pg_index u where u.indrelid = k.confrelid and u.indisunique and u.indnkeyatts = 1
            and u.indkey[0] = k.confkey[1]
        )
      )
    )`
    expect(await names(`select conname ${FOREIGN_KEYS} ${withoutIndex}`)).toEqual([])
    expect(await names(`select conname ${FOREIGN_KEYS} and k.confdeltype = 'a'`)).toEqual([])
  })

  it('cannot be written by visitors, nor truncated or referenced by anyone', async () => {
    const writable = `and has_any_column_privilege('anon', c.oid, 'insert, update, references')`
    expect(await names(`select relname ${RELATIONS} and relkind in ('r', 'v') ${writable}`)).toEqual([])
    const rights = `and has_table_privilege('anon', c.oid, 'delete, truncate, trigger')`
    expect(await names(`select relname ${RELATIONS} and relkind in ('r', 'v') ${rights}`)).toEqual([])
    const more = `and (has_table_privilege('authenticated', c.oid, 'truncate, trigger')
      or has_any_column_privilege('authenticated', c.oid, 'references'))`
    expect(await names(`select relname ${RELATIONS} and relkind in ('r', 'v') ${more}`)).toEqual([])
  })

  it('hides the columns that only the server may read', async () => {
    const known = `and relkind = 'r' and not has_any_column_privilege('authenticated', c.oid, 'select')`
    expect(await names(`select relname ${RELATIONS} ${known}`)).toEqual(
      expect.arrayContaining(['calendar_entries', 'outbox', 'payment_events']),
    )
  })
})

describe('every function of the public schema', () => {
  it('has a comment', async () => {
    expect(await names(`select proname ${OURS} and obj_description(p.oid, 'pg_proc') is null`)).toEqual([])
  })

  it('does not depend on a search path that a caller could set', async () => {
    const open = `and not coalesce(proconfig, '{}') @> array['search_path=""']`
    expect(await names(`select proname ${OURS} and prosecdef ${open}`)).toEqual([])
  })

  it('can only be called by the server if it decides about calendars', async () => {
    const decisive = [
      'book_calendar',
      'drop_lapsed_holds',
      'hold_lines',
      'lock_calendar',
      'release_holds',
      'take_units',
    ]
    const open = `and has_function_privilege('authenticated', p.oid, 'execute')`
    const executable = await names(`select proname ${OURS} ${open}`)
    expect(executable.filter((name) => decisive.includes(name))).toEqual([])
    expect(await names(`select proname ${OURS}`)).toEqual(expect.arrayContaining(decisive))
  })
})

it('only the owner can use the schemas of the test provider and of the server', async () => {
  const roles = ['anon', 'authenticated', 'service_role']
  for (const schema of ['payments_test', 'lendaround']) {
    const { rows } = await db.pool.query(
      `select role from unnest($1::text[]) role where has_schema_privilege(role, $2, 'usage')`,
      [roles, schema],
    )
    expect(rows, schema).toEqual([])
  }
})

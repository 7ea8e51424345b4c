import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { edgesOf } from '#domain/lifecycle.ts'
import { LIFECYCLES } from '#domain/lifecycles.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const TABLES = {
  booking: 'bookings',
  listing: 'items',
  claim: 'claims',
  extension: 'extensions',
  payout: 'payouts',
  revision: 'item_revisions',
  payment: 'payments',
  capture: 'captures',
  refund: 'refunds',
  deposit: 'deposits',
  adjustment: 'adjustments',
  dispute: 'disputes',
  wish: 'wishes',
  case: 'cases',
}
const things = Object.entries(LIFECYCLES).map(([thing, lifecycle]) => ({ thing, lifecycle }))

/**
 * Tries every change of status on a separate table with the trigger of this lifecycle; returns the allowed ones.
 */
async function allowedChanges(thing: string, statuses: string[]): Promise<string[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query('create temp table things (status text) on commit drop')
    await client.query(`create trigger check_transition before update of status on things
      for each row when (old.status is distinct from new.status) execute function public.check_transition('${thing}')`)
    const allowed: string[] = []
    for (const from of statuses) {
      for (const to of statuses.filter((status) => status !== from)) {
        await client.query('savepoint change')
        await client.query('insert into things values ($1)', [from])
        try {
          await client.query('update things set status = $1', [to])
          allowed.push(`${from} → ${to}`)
        } catch (error) {
          expect(error).toMatchObject({ code: 'LA010', constraint: 'lifecycle_transitions' })
        }
        await client.query('rollback to savepoint change')
      }
    }
    return allowed
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('the lifecycles in the database', () => {
  it.each(things)(
    'let a $thing change as the domain lets it, and not otherwise',
    async ({ thing, lifecycle }) => {
      const edges = edgesOf(lifecycle).filter(({ from, to }) => from !== to)
      const expected = new Set(edges.map(({ from, to }) => `${from} → ${to}`))
      expect(new Set(await allowedChanges(thing, Object.keys(lifecycle)))).toEqual(expected)
    },
  )

  it('guard the table of each lifecycle', async () => {
    const { rows } = await db.pool.query<{ table: string; thing: string }>(
      `select c.relname as "table", convert_from(trim(trailing '\\000' from t.tgargs), 'utf8') as thing
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgname = 'check_transition' and t.tgenabled = 'O'`,
    )
    expect(Object.fromEntries(rows.map(({ table, thing }) => [thing, table]))).toEqual(TABLES)
  })
})

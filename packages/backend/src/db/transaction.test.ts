import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import { ANONYMOUS, type Caller } from './caller.ts'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase({ connections: 2 })
})
afterAll(() => db.close())

const who = 'select current_user as role, auth.uid() as uid'
const someone: Caller = {
  role: 'authenticated',
  userId: '7b1f6c1e-3f0a-4a8e-9d6a-2f5f0a1b2c3d',
  claims: { sub: '7b1f6c1e-3f0a-4a8e-9d6a-2f5f0a1b2c3d', role: 'authenticated' },
}

describe('inTransaction', () => {
  it('sees the caller’s role and claims inside and leaves none behind', async () => {
    const inside = await inTransaction(db, { as: someone }, async (tx) => (await tx.query(who)).rows[0])
    expect(inside).toEqual({ role: 'authenticated', uid: someone.userId })
    const outside = (await db.pool.query(who)).rows[0]
    expect(outside).toMatchObject({ uid: null })
    expect(outside.role).not.toBe('authenticated')
  })

  it('keeps callers apart when many ask at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const caller = n % 2 ? someone : ANONYMOUS
        const row = await inTransaction(db, { as: caller }, async (tx) => (await tx.query(who)).rows[0])
        return row.role === caller.role && row.uid === (caller.userId ?? null)
      }),
    )
    expect(asked.every(Boolean)).toBe(true)
  })

  it('rolls back what throws', async () => {
    const failing = inTransaction(db, { as: 'service' }, async (tx) => {
      await tx.query(`insert into public.tags (name) values ('x')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const { rows } = await db.pool.query("select from public.tags where name = 'x'")
    expect(rows).toHaveLength(0)
  })

  it('does no work as a role that does not exist', async () => {
    const attempt = inTransaction(db, { as: { role: 'emperor', claims: {} } }, (tx) => tx.query('select 1'))
    await expect(attempt).rejects.toMatchObject({ code: '22023' })
  })

  it('refuses to write where only reading was asked for', async () => {
    const attempt = inTransaction(db, { as: 'service', readOnly: true }, (tx) =>
      tx.query('delete from public.tags'),
    )
    await expect(attempt).rejects.toMatchObject({ code: '25006' })
  })

  it('gives the service its claims, and the owner five seconds for a lock', async () => {
    const settings = `select current_user as role, current_setting('request.jwt.claims', true) as claims,
      current_setting('lock_timeout') as patience`
    const ask = (as: 'service' | 'owner') =>
      inTransaction(db, { as }, async (tx) => (await tx.query(settings)).rows[0])
    expect(await ask('service')).toMatchObject({ role: 'service_role', claims: '{"role":"service_role"}' })
    const owner = await ask('owner')
    expect(owner).toMatchObject({ patience: '5s' })
    expect(owner.role).not.toBe('service_role')
  })

  it('takes the query builder and SQL text into one transaction', async () => {
    const failing = inTransaction(db, { as: 'service' }, async (tx) => {
      await tx.insertInto('tags').values({ name: 'built' }).execute()
      expect((await tx.query(`select name from public.tags where name = 'built'`)).rowCount).toBe(1)
      const { numUpdatedRows } = await tx.updateTable('tags').set({ name: 'again' }).executeTakeFirstOrThrow()
      expect(numUpdatedRows).toBeGreaterThan(0n)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const { rows } = await db.pool.query("select from public.tags where name in ('built', 'again')")
    expect(rows).toHaveLength(0)
  })

  it('never answers for work that PostgreSQL rolled back', async () => {
    const careless = inTransaction(db, { as: 'service' }, async (tx) => {
      await tx.query(`insert into public.tags (name) values ('lost')`)
      await tx.query('select nothing from nowhere').catch(() => {})
      return 'done'
    })
    await expect(careless).rejects.toThrow('was rolled back')
  })

  it('refuses what is sent after its end, when the connection may be of another caller', async () => {
    const late = await inTransaction(db, { as: 'owner' }, async (tx) => () => tx.query('select 1'))
    expect(late).toThrow('This transaction is over')
  })
})

it('goes on with the next query after one that failed outside a transaction', async () => {
  await expect(db.pool.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import { ANONYMOUS, type Caller } from './caller.ts'
import type { Database } from './database.ts'
import { transactionAs } from './transaction.ts'

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

describe('transactionAs', () => {
  it('sees the caller’s role and claims inside and leaves none behind', async () => {
    const inside = await transactionAs(db, someone, async (client) => (await client.query(who)).rows[0])
    expect(inside).toEqual({ role: 'authenticated', uid: someone.userId })
    const outside = (await db.pool.query(who)).rows[0]
    expect(outside).toMatchObject({ uid: null })
    expect(outside.role).not.toBe('authenticated')
  })

  it('keeps callers apart when many ask at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const caller = n % 2 ? someone : ANONYMOUS
        const row = await transactionAs(db, caller, async (client) => (await client.query(who)).rows[0])
        return row.role === caller.role && row.uid === (caller.userId ?? null)
      }),
    )
    expect(asked.every(Boolean)).toBe(true)
  })

  it('rolls back what throws', async () => {
    const failing = transactionAs(db, { role: 'service_role', claims: {} }, async (client) => {
      await client.query(`insert into public.tags (name) values ('x')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const { rows } = await db.pool.query("select from public.tags where name = 'x'")
    expect(rows).toHaveLength(0)
  })

  it('does no work as a role that does not exist', async () => {
    const attempt = transactionAs(db, { role: 'emperor', claims: {} }, (client) => client.query('select 1'))
    await expect(attempt).rejects.toMatchObject({ code: '22023' })
  })

  it('refuses to write where only reading was asked for', async () => {
    const attempt = transactionAs(
      db,
      { role: 'service_role', claims: {} },
      (client) => client.query('delete from public.tags'),
      { readOnly: true },
    )
    await expect(attempt).rejects.toMatchObject({ code: '25006' })
  })
})

it('goes on with the next query after one that failed outside a transaction', async () => {
  await expect(db.pool.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

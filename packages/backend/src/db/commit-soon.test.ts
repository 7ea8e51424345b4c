import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import { commitSoon } from './commit-soon.ts'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase({ connections: 1 })
})
afterAll(() => db.close())

it('lets one transaction be answered before it is on the disk, and none after it', async () => {
  await db.pool.query('set synchronous_commit = on')
  const show = 'show synchronous_commit'
  const decidedLate = await inTransaction(db, { as: 'service' }, async (tx) => {
    await commitSoon(tx)
    return (await tx.query(show)).rows[0]
  })
  expect(decidedLate).toEqual({ synchronous_commit: 'off' })
  const fromTheStart = await inTransaction(
    db,
    { as: 'owner', commitsSoon: true },
    async (tx) => (await tx.query(show)).rows[0],
  )
  expect(fromTheStart).toEqual({ synchronous_commit: 'off' })
  expect((await db.pool.query(show)).rows[0]).toEqual({ synchronous_commit: 'on' })
})

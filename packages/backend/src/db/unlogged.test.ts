import { expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'

it('no sequence is unlogged, which a promoted standby may be unable to read', async () => {
  const db = await createTestDatabase()
  const { rows } = await db.pool.query(
    `select oid::regclass::text as name from pg_class where relkind = 'S' and relpersistence = 'u'`,
  )
  expect(rows).toEqual([])
  await db.close()
})

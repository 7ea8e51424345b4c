import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { seedBulk } from './bulk.ts'
import { createItem } from './fixtures/create-item.ts'
import { createPerson } from './fixtures/create-person.ts'

let db: Database
let other: { id: string }
beforeAll(async () => {
  db = await createTestDatabase()
  other = await createItem(db.pool, { owner: (await createPerson(db.pool)).id })
})
afterAll(() => db.close())

it('makes the requested number of items, with units, pictures and four calendar entries per unit', async () => {
  expect(await seedBulk(db, { items: 300 })).toEqual({ items: 300, units: 360, calendarEntries: 1440 })
  const { rows } = await db.pool.query(
    `select count(*), count(distinct title) > 150 as varied, bool_and(search <> '') as findable,
       bool_and(unit_count = (select count(*) from item_units u where u.item_id = i.id)) as counted,
       bool_and(exists (select from item_images m where m.item_id = i.id)) as pictured
     from items i where id <> $1`,
    [other.id],
  )
  expect(rows).toEqual([{ count: 300, varied: true, findable: true, counted: true, pictured: true }])
})

it('leaves existing rows alone', async () => {
  const { rows } = await db.pool.query(
    `select (select count(*) from item_images where item_id = $1) as images,
       (select count(*) from calendar_entries where item_id = $1) as entries`,
    [other.id],
  )
  expect(rows).toEqual([{ images: 0, entries: 0 }])
})

it('leaves every trigger switched on', async () => {
  const { rows } = await db.pool.query(
    `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
  )
  expect(rows).toEqual([])
})

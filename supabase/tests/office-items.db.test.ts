import { afterAll, beforeAll, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const rows = async (sql: string, values: unknown[] = []) => (await t.db.pool.query(sql, values)).rows

/** What office_items says of all items where that is not what the items say. */
const differing = () =>
  rows(
    `select o.*, i.* from public.office_items o full join public.items i on i.id = o.item_id
     where (o.category_id, o.status, o.created_at, o.updated_at, o.booking_count, o.lacks_description, o.lacks_pictures)
       is distinct from (i.category_id, i.status, i.created_at, i.updated_at, i.booking_count, i.description = '',
         not exists (select from public.item_images m where m.item_id = i.id))`,
  )

it('says of each item what it is, whatever is done to it', async () => {
  const { id: owner } = await t.user()
  const { id } = await createItem(t.db.pool, { owner })
  await createItem(t.db.pool, { owner })
  expect(await differing()).toEqual([])
  const picture = (path: string) =>
    rows(
      `insert into public.item_images (item_id, path, position, width, height) values ($1, $2, $3, 400, 300)`,
      [id, path, path.length],
    )
  for (const change of [
    () => rows(`update public.items set status = 'paused' where id = $1`, [id]),
    () => rows(`update public.items set description = '' where id = $1`, [id]),
    () => rows(`update public.items set booking_count = 7 where id = $1`, [id]),
    () => picture(`${owner}/${id}/a.webp`),
    () => picture(`${owner}/${id}/bb.webp`),
    () => rows(`delete from public.item_images where path like '%/a.webp'`),
    () => rows(`delete from public.item_images where path like '%/bb.webp'`),
    () => rows('delete from public.items where id = $1', [id]),
  ]) {
    await change()
    expect([String(change), await differing()]).toEqual([String(change), []])
  }
  expect(await rows('select from public.office_items')).toHaveLength(1)
})

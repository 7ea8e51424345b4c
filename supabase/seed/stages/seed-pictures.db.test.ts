import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { itemId } from '../demo-ids.ts'
import { allItems } from '../items/all-items.ts'
import { demoPeople } from '../people.ts'
import { type Demo, seedDemo } from '../seed.ts'

let app: TestApp
let demo: Demo
const folder = mkdtempSync(join(tmpdir(), 'lendaround-demo-'))

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder })
  demo = await seedDemo(app.deps)
  await demo.stop()
}, 120_000)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = async (sql: string) => Number((await app.db.pool.query(sql)).rows[0].count)

it('gives every item its pictures and every person a portrait before it resolves', async () => {
  expect(await count('select count(*) from item_images where position = 0 and thumbhash is not null')).toBe(
    allItems.length + 2,
  )
  expect(await count('select count(*) from profiles where avatar_path is not null')).toBe(demoPeople.length)
})

it('stores pictures where the official client finds them', async () => {
  const client = app.client()
  const { data: item } = await client
    .from('items')
    .select('owner_id, item_images(path, width, height)')
    .eq('id', itemId(allItems[0]!))
    .single()
  const { path, width } = item!.item_images[0]!
  expect(path.startsWith(`${item!.owner_id}/`)).toBe(true)
  const { data, error } = await client.storage.from('images').download(path)
  expect(error).toBeNull()
  expect(data!.type).toBe('image/webp')
  expect(width).toBeGreaterThanOrEqual(720)
})

it('adds what is missing at the next start, without duplicates', async () => {
  const whole = 'select count(distinct path) from item_images'
  const before = await count(whole)
  await app.db.pool.query('delete from item_images where position = 0 and item_id = $1', [
    itemId(allItems[3]!),
  ])
  const again = await seedDemo(app.deps)
  expect(await count(whole)).toBe(before)
  await again.stop()
  const objects = await count(`select count(*) from storage.objects where bucket_id = 'images'`)
  expect(objects).toBe(await count(whole))
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { objectKey, renditionKey } from './object-keys.ts'
import { sweepStorage } from './sweep-storage.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('a store of which most belongs to another database is left alone', async () => {
  const other = Array.from({ length: 60 }, () => objectKey(randomUUID()))
  for (const key of other) await site.deps.objects.put(key, bytes, { derived: true })
  site.setNow(25 * 60 * 60 * 1000)
  site.deps.log = { ...site.deps.log, error: vi.fn() }
  expect(await sweepStorage(site.deps)).toBe(0)
  expect(site.deps.log.error).toHaveBeenCalledOnce()
  expect(await keys()).toEqual(other.sort())
  await site.deps.objects.remove(other)
  site.setNow(new Date())
})

const bytes = new Uint8Array([1, 2, 3])
const keys = async () => {
  const all: string[] = []
  for await (const { key } of site.deps.objects.list('')) all.push(key)
  return all.sort()
}

test('bytes that nothing names go after a day, everything else stays', async () => {
  const { storage } = site.client({ secret: true })
  await storage.createBucket('files')
  await storage.from('files').upload('named', 'named')
  const { rows } = await site.db.pool.query<{ version: string }>('select version from storage.objects')
  const named = rows[0]!.version
  const { rows: uploads } = await site.db.pool.query<{ id: string }>(
    `insert into storage.resumable_uploads (bucket_id, name, content_type, cache_control, upload_metadata, expires_at, parts)
     values ('files', 'going', 'text/plain', '', '', now() + interval '3 days', '{}'),
            ('files', 'given-up', 'text/plain', '', '', now(), '{parts/given-up/one}') returning id`,
  )
  const lost = randomUUID()
  const kept = [objectKey(named), renditionKey(named, '320x0'), `parts/${uploads[0]!.id}/one`]
  const orphans = [
    objectKey(lost),
    renditionKey(lost, '320x0'),
    `parts/${lost}/one`,
    `unfinished/${lost}`,
    'parts/given-up/one',
  ]
  for (const key of [...kept, ...orphans]) await site.deps.objects.put(key, bytes)

  await sweepStorage(site.deps)
  expect(await keys()).toEqual([...kept, ...orphans.filter((key) => key !== 'parts/given-up/one')].sort())

  site.setNow(25 * 60 * 60 * 1000)
  expect(await sweepStorage(site.deps)).toBe(4)
  expect(await keys()).toEqual(kept.sort())
  expect((await storage.from('files').download('named')).error).toBeNull()
})

test('however many uploads were given up, all of them go', async () => {
  await site.db.pool.query(
    `insert into storage.resumable_uploads (bucket_id, name, content_type, cache_control, upload_metadata, expires_at)
     select 'files', 'given-up-' || n, 'text/plain', '', '', now() from generate_series(1, 1100) n`,
  )
  await sweepStorage(site.deps)
  const { rows } = await site.db.pool.query(
    `select from storage.resumable_uploads where name like 'given-up-%'`,
  )
  expect(rows).toHaveLength(0)
})

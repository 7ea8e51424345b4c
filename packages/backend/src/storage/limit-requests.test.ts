import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { testPicture } from './testing/test-picture.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMITS: 'true' })
  const { storage } = site.client({ secret: true })
  await storage.createBucket('open', { public: true })
  await storage.from('open').upload('photo', await testPicture(60, 40))
})
afterAll(() => site.close())

test('a person who keeps uploading is slowed down, others are not', async () => {
  const greedy = await site.user()
  const modest = await site.user()
  const clients = new Map([greedy, modest].map((who) => [who, site.client({ as: who })]))
  const upload = (who: typeof greedy, i: number) =>
    clients.get(who)!.storage.from('documents').upload(`${who.id}/${i}.pdf`, `%PDF-${i}`)
  let passed = 0
  let refused = await upload(greedy, passed)
  // The limit recovers bit by bit meanwhile.
  for (; !refused.error && passed < 260; refused = await upload(greedy, passed)) passed++
  expect(passed).toBeGreaterThanOrEqual(200)
  expect(refused.error).toMatchObject({ status: 429, statusCode: '429', code: 'SlowDown' })
  expect((await upload(modest, 0)).error).toBeNull()
  expect((await site.client({ secret: true }).storage.from('open').upload('more', 'x')).error).toBeNull()
})

test('sizes that are not kept are drawn up to a limit, the usual ones go on', async () => {
  const draw = (width: number) =>
    site.app.request(`/storage/v1/render/image/public/open/photo?width=${width}`)
  let drawn = 0
  let refused = await draw(1)
  for (; refused.status === 200 && drawn < 200; refused = await draw(1 + (drawn % 30))) drawn++
  expect(drawn).toBeGreaterThanOrEqual(120)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await draw(320)).status).toBe(200)
})

test('lists, which look at every name below a folder, are made up to a limit for each sender', async () => {
  const list = (path: string) =>
    site.app.request(`/storage/v1/object/${path}/open`, {
      method: 'POST',
      headers: { apikey: site.deps.keys.publishableKey },
    })
  let made = 0
  let refused = await list('list')
  for (; refused.status === 200 && made < 200; refused = await list(made % 2 ? 'list' : 'list-v2')) made++
  expect(made).toBeGreaterThanOrEqual(120)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'SlowDown' })
  const someone = site.client({ as: await site.user() })
  expect((await someone.storage.from('open').list()).error).toBeNull()
  expect((await site.client({ secret: true }).storage.from('open').list()).error).toBeNull()
})

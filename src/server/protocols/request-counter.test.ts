import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freezeRateLimits } from '#backend/testing/freeze-rate-limits.ts'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({
    RATE_LIMITS: 'true',
    REST_READS_PER_MINUTE: '20',
    REST_ROWS_PER_MINUTE: '500',
    REST_MAX_INSERT_ROWS: '500',
  })
  await freezeRateLimits(t.db)
  // Limits that are counted in the process use its clock.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await t.close()
})

interface Options {
  method?: string
  body?: string
  token?: string
  /** Address of the socket; none for a request from within the process. */
  from?: string
}

function send(path: string, { method = 'GET', body, token, from }: Options = {}) {
  const request = new Request(`${TEST_ORIGIN}/rest/v1/${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      apikey: t.deps.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  return t.app.fetch(request, from ? { incoming: { socket: { remoteAddress: from } } } : {})
}

async function statuses(count: number, ask: () => Response | Promise<Response>) {
  const found: number[] = []
  for (let n = 0; n < count; n++) found.push((await ask()).status)
  return found
}

const READ = 'categories?select=id&limit=1'

it('reads are counted for each address, of IPv6 for each household, and the refusal says when to come again', async () => {
  const read = (from: string) => send(READ, { from })
  expect(await statuses(20, () => read('2001:db8:1:2::1'))).toEqual(Array(20).fill(200))
  const refused = await read('2001:db8:1:2:ffff::9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { seconds: expect.any(Number) },
  })
  expect((await read('2001:db8:1:3::1')).status).toBe(200)
})

it('reads of a signed-in person are counted for the person, from any address', async () => {
  const person = await t.user()
  let n = 0
  const read = () => send(READ, { token: person.token, from: `198.51.100.${++n}` })
  expect((await statuses(21, read)).at(-1)).toBe(429)
  expect((await send(READ, { from: '198.51.100.1' })).status).toBe(200)
})

it('a search counts as five reads', async () => {
  const search = () => send('rpc/search_items', { method: 'POST', body: '{"q":"drill"}', from: '192.0.2.50' })
  expect(await statuses(5, search)).toEqual([200, 200, 200, 200, 429])
})

it('what this process asks itself, and the server with its key, is not counted', async () => {
  expect(new Set(await statuses(30, () => send(READ)))).toEqual(new Set([200]))
  const token = t.deps.keys.secretKey
  expect(new Set(await statuses(30, () => send(READ, { token, from: '192.0.2.9' })))).toEqual(new Set([200]))
})

it('an insert counts as its rows', async () => {
  const [person, other] = [await t.user(), await t.user()]
  const rows = (count: number) => JSON.stringify(Array(count).fill({ item_id: crypto.randomUUID() }))
  const insert = async (count: number, { token } = person) =>
    (await send('favourites', { method: 'POST', body: rows(count), token })).status
  expect(await insert(400)).toBe(403)
  expect(await insert(400)).toBe(429)
  expect(await insert(90)).toBe(403)
  expect(await insert(1)).toBe(403)
  expect(await insert(500, other)).toBe(403)
})

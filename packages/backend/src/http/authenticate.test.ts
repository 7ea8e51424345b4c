import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'

const LEGACY = 'a legacy secret of at least 32 characters'
const HOUR = 3600

const greet = useCase({
  name: 'greet',
  allow: 'anyone',
  input: z.object({}),
  run: async () => ({ ok: true, value: { hello: 'world' } }),
})

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp({ JWT_LEGACY_SECRET: LEGACY }, { useCases: [greet] })
  user = await t.user()
})
afterAll(() => t.close())

const now = () => Math.floor(Date.now() / 1000)
const claims = (change: object) => ({
  sub: user.id,
  role: 'authenticated',
  aud: 'authenticated',
  iat: now(),
  exp: now() + HOUR,
  ...change,
})
const sign = (change: object) => t.deps.keys.sign(claims(change))
const signLegacy = (payload: Record<string, unknown>) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(LEGACY))

/** The statuses with which the four protocols answer who brings this token. */
async function statusesFor(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (path: string, method = 'GET') =>
    (await t.app.request(path, { method, headers, ...(method === 'POST' && { body: '{}' }) })).status
  return {
    auth: await call('/auth/v1/user'),
    rest: await call('/rest/v1/tags?limit=1'),
    storage: await call('/storage/v1/bucket'),
    functions: await call('/functions/v1/greet', 'POST'),
  }
}

const ACCEPTED = { auth: 200, rest: 200, storage: 200 }
const REFUSED = { auth: 403, rest: 401, storage: 400, functions: 401 }

describe('a well-signed token', () => {
  it('opens every protocol', async () => {
    expect(await statusesFor(await sign({}))).toMatchObject(ACCEPTED)
  })

  it.each([
    ['was issued an hour from now', () => ({ iat: now() + HOUR, exp: now() + 2 * HOUR })],
    ['has no end', () => ({ exp: undefined })],
    ['is for another audience', () => ({ aud: 'another-service' })],
    ['is for other audiences', () => ({ aud: ['one', 'another'] })],
    ['has an empty audience', () => ({ aud: [] })],
    ['is not valid yet', () => ({ nbf: now() + HOUR })],
  ])('is refused everywhere when it %s', async (_, change) => {
    expect(await statusesFor(await sign(change()))).toEqual(REFUSED)
  })

  it('is refused in the words of the data API', async () => {
    const reasonFor = async (change: object) => {
      const headers = { authorization: `Bearer ${await sign(change)}` }
      return (await t.app.request('/rest/v1/tags', { headers })).json()
    }
    expect(await reasonFor({ iat: now() + HOUR })).toMatchObject({
      code: 'PGRST303',
      message: 'JWT issued at future',
    })
    expect(await reasonFor({ aud: 'else' })).toMatchObject({
      code: 'PGRST303',
      message: 'JWT not in audience',
    })
  })

  it.each([
    ['a few seconds ahead of our clock', () => ({ iat: now() + 20 })],
    ['without audience', () => ({ aud: undefined })],
  ])('counts when it is %s', async (_, change) => {
    expect(await statusesFor(await sign(change()))).toMatchObject(ACCEPTED)
  })
})

it('counts no longer once it has expired, though it was checked and remembered before', async () => {
  const token = await sign({ exp: now() + 120 })
  expect(await statusesFor(token)).toMatchObject(ACCEPTED)
  t.setNow(121_000)
  try {
    expect(await statusesFor(token)).toEqual(REFUSED)
  } finally {
    t.setNow(-121_000)
  }
})

it('counts for several audiences, us among them', async () => {
  const several = await sign({ aud: ['another', 'authenticated'] })
  expect((await statusesFor(several)).rest).toBe(200)
})

describe('a token of the legacy secret', () => {
  it('may be an API key without an end, but no person’s token', async () => {
    const rows = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await t.app.request('/rest/v1/outbox?limit=1', { headers })).status
    }
    expect(await rows(await signLegacy({ role: 'service_role', iat: now() }))).toBe(200)
    expect(await rows(await signLegacy({ role: 'service_role', iat: now() + HOUR }))).toBe(401)
    expect((await statusesFor(await signLegacy(claims({ exp: undefined })))).rest).toBe(401)
    expect((await statusesFor(await signLegacy(claims({})))).rest).toBe(200)
  })
})

import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

const LEGACY = 'a legacy secret of at least thirty-two characters'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ JWT_LEGACY_SECRET: LEGACY })
})
afterAll(() => t.close())

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const user = (token: string, headers = {}) => call(t, '/user', { token, headers })

describe('GET /user', () => {
  it('shows the signed-in account as the official client expects it', async () => {
    const { client, session } = await signUp(t, { name: 'Anna' })
    const { data, error } = await client.auth.getUser()
    expect(error).toBeNull()
    expect(data.user).toEqual(session.user)
  })

  it('takes one query', async () => {
    const { session } = await signUp(t)
    let queries = 0
    const query = t.db.pool.query
    t.db.pool.query = ((...args: Parameters<typeof query>) => {
      queries++
      return query.apply(t.db.pool, args)
    }) as typeof query
    await user(session.access_token)
    t.db.pool.query = query
    expect(queries).toBe(1)
  })

  it.each([
    ['no token', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['an odd header', 'Basic abc', 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['no JWT', 'Bearer abc', 403, 'bad_jwt', /^invalid JWT: unable to parse or verify signature, /],
  ])('%s is refused', async (_, authorization, status, code, message) => {
    const answer = await call(t, '/user', { headers: authorization ? { authorization } : {} })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.message).toMatch(message)
  })

  it('an API key is no account', async () => {
    for (const key of [t.deps.keys.publishableKey, t.deps.keys.secretKey]) {
      expect((await user(key)).body).toEqual({ code: 'bad_jwt', message: 'invalid claim: missing sub claim' })
    }
    const byHeader = await call(t, '/user', { headers: { apikey: t.deps.keys.secretKey } })
    expect(byHeader.body.code).toBe('no_authorization')
  })

  it('refuses a subject that is no account', async () => {
    const odd = await t.deps.keys.sign({ sub: '1234567890', role: 'authenticated', exp: inAnHour() })
    expect(await user(odd)).toMatchObject({
      status: 400,
      body: { code: 'bad_jwt', message: 'invalid claim: sub claim must be a UUID' },
    })
    const gone = await t.deps.keys.sign({ sub: crypto.randomUUID(), role: 'authenticated', exp: inAnHour() })
    expect(await user(gone)).toMatchObject({
      status: 403,
      body: { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
    })
  })

  it('refuses another person’s session', async () => {
    const [mine, other] = [await signUp(t), await signUp(t)]
    const { session_id } = (await t.client().auth.getClaims(other.session.access_token)).data!.claims
    const mixed = await t.deps.keys.sign({ sub: mine.session.user.id, session_id, exp: inAnHour() })
    expect((await user(mixed)).body.code).toBe('session_not_found')
  })

  it('refuses a banned account at once', async () => {
    const { session } = await signUp(t)
    await t.client({ secret: true }).auth.admin.updateUserById(session.user.id, { ban_duration: '1h' })
    expect(await user(session.access_token)).toMatchObject({
      status: 403,
      body: { code: 'user_banned', message: 'User is banned' },
    })
  })

  it('refuses another audience than the account’s', async () => {
    const { session } = await signUp(t)
    const { status, body } = await user(session.access_token, { 'x-jwt-aud': 'another-audience' })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })

  it('takes tokens signed with the legacy secret where one is configured', async () => {
    const { session } = await signUp(t)
    const sign = (secret: string) =>
      new SignJWT({ sub: session.user.id, role: 'authenticated', aud: 'authenticated' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret))
    expect((await user(await sign(LEGACY))).status).toBe(200)
    expect((await user(await sign('another secret of at least 32 characters'))).body.code).toBe('bad_jwt')
  })

  it('says expired of an expired token', async () => {
    const { session } = await signUp(t)
    const old = await t.deps.keys.sign({ sub: session.user.id, exp: inAnHour() - 7200 })
    expect((await user(old)).body.message).toBe(
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    )
  })
})

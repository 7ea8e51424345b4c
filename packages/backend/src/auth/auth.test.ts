import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { signUp } from './testing/accounts.ts'
import { call } from './testing/call.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('the auth protocol', () => {
  it('renders errors as the request’s API version asks', async () => {
    const old = await t.app.request('/auth/v1/user')
    expect(old.headers.get('x-sb-error-code')).toBe('no_authorization')
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
    expect(await old.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    })
    const dated = await call(t, '/user')
    expect(dated.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(dated.body).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    })
    const odd = await call(t, '/user', { headers: { 'x-supabase-api-version': '2023-12-31' } })
    expect(odd.body.error_code).toBe('no_authorization')
  })

  it('refuses bodies that are not JSON, have the wrong shape, or are too large', async () => {
    for (const body of ['{', '[]', '{"email": 5}', 'null']) {
      const answer = await call(t, '/signup', { body })
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_json'])
      expect(answer.body.message).toMatch(/^Could not parse request body as JSON/)
    }
    const large = await call(t, '/signup', { body: JSON.stringify({ email: 'x'.repeat(1_100_000) }) })
    expect([large.status, large.body.code]).toEqual([413, 'request_entity_too_large'])
  })

  it('lets browsers of other origins in, as the official client needs it', async () => {
    const preflight = await t.app.request('/auth/v1/token', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example.org', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'x-supabase-api-version',
    )
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  })

  it('answers an unknown path as the protocol does', async () => {
    expect((await call(t, '/nothing-here')).body).toEqual({ code: 'not_found', message: 'Not found' })
  })

  it('publishes its keys, its health and its settings', async () => {
    const keys = await call(t, '/.well-known/jwks.json')
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
    expect(keys.body.keys[0]).toEqual({
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
      kid: expect.any(String),
      x: expect.any(String),
      y: expect.any(String),
    })
    expect((await call(t, '/health')).body).toMatchObject({ name: 'GoTrue' })
    expect((await call(t, '/settings')).body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
  })

  it('answers exactly as a server with these switched off', async () => {
    const { client } = await signUp(t)
    const sso = await client.auth.signInWithSSO({ domain: 'example.org' })
    expect(sso.error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    })
    const link = await client.auth.linkIdentity({ provider: 'github' })
    expect(link.error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    })
    const idToken = await client.auth.signInWithIdToken({ provider: 'google', token: 'x' })
    expect(idToken.error?.message).toContain('not enabled')
    const web3 = await call(t, '/token?grant_type=web3', { body: {} })
    expect([web3.status, web3.body.code]).toEqual([422, 'web3_provider_disabled'])
    const oauth = await call(t, '/authorize?provider=google')
    expect(oauth.body.message).toBe('Unsupported provider: provider is not enabled')
  })
})

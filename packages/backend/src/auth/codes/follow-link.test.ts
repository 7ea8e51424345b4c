import type { SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'
import { newEmail, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { lastMail } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ AUTH_REDIRECT_URLS: 'https://*.lendaround.example/**, lendaround-app://welcome' })
})
afterAll(() => t.close())

/** Opens an address without pressing anything, as mail scanners do, and tells where it leads. */
async function open(url: string, method = 'GET') {
  const { pathname, search } = new URL(url)
  return landing(await t.app.request(`${pathname}${search}`, { method }))
}

/** Opens a mailed link and presses the button of the page that asks; tells where that leads. */
async function follow(url: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  const { searchParams } = new URL(url)
  const form = { method: 'POST', headers, body: new URLSearchParams(searchParams) }
  return landing(await t.app.request('/auth/v1/verify', form))
}

const landing = ({ status, headers }: Response) => ({
  status,
  location: new URL(headers.get('location') ?? 'none:'),
})

const fragment = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

async function mailedLink(redirectTo?: string): Promise<string> {
  const { email } = await signUp(t)
  await t
    .client()
    .auth.signInWithOtp({ email, ...(redirectTo && { options: { emailRedirectTo: redirectTo } }) })
  return (await lastMail(t.db, email)).data.url
}

/** A client that uses PKCE, with a storage of its own. */
function pkceClient(): SupabaseClient {
  const kept = new Map<string, string>()
  return createClient(TEST_ORIGIN, t.deps.keys.publishableKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: { fetch: async (input, init) => t.app.fetch(new Request(input, init)) },
  })
}

describe('a mailed link', () => {
  it('leads to this site with a session in the fragment', async () => {
    const { status, location } = await follow(await mailedLink(`${TEST_ORIGIN}/account`))
    expect(status).toBe(303)
    expect(`${location.origin}${location.pathname}`).toBe(`${TEST_ORIGIN}/account`)
    expect(location.search).toBe('')
    const session = fragment(location)
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'magiclink', sb: '' })
    expect((await call(t, '/user', { token: session.access_token! })).status).toBe(200)
  })

  it('says what went wrong the second time', async () => {
    const url = await mailedLink()
    await follow(url)
    const { status, location } = await follow(url)
    expect(status).toBe(303)
    expect(fragment(location)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    })
  })

  it('leads to a page of this site that asks first, and by the protocol’s address as well', async () => {
    const url = new URL(await mailedLink(`${TEST_ORIGIN}/account`))
    expect(`${url.origin}${url.pathname}`).toBe(`${TEST_ORIGIN}/auth/confirm`)
    expect([...url.searchParams.keys()]).toEqual(['token', 'type', 'redirect_to'])
    const { status, location } = await open(`${TEST_ORIGIN}/auth/v1/verify${url.search}`)
    expect([status, location.href]).toEqual([303, url.href])
  })

  it('is not used up by scanners, however often they open it', async () => {
    const url = await mailedLink()
    const { search } = new URL(url)
    for (const method of ['HEAD', 'GET', 'GET', 'OPTIONS'])
      await open(`${TEST_ORIGIN}/auth/v1/verify${search}`, method)
    expect(fragment((await follow(url)).location).access_token).toBeTruthy()
  })

  it.each(['cross-site', 'same-site'])(
    'is asked about, not followed, when a %s page sends the form',
    async (from) => {
      const url = await mailedLink()
      const { location } = await follow(url, { 'sec-fetch-site': from })
      expect(location.href).toBe(url)
      expect(fragment((await follow(url)).location).access_token).toBeTruthy()
    },
  )

  it('is followed for a browser that does not say where its forms come from', async () => {
    expect(fragment((await follow(await mailedLink(), {})).location).access_token).toBeTruthy()
  })

  it('is followed at once where the operator wants no page that asks', async () => {
    const whole = t
    t = await createTestApp({ AUTH_CONFIRM_LINKS: 'false' })
    const url = await mailedLink()
    expect(new URL(url).pathname).toBe('/auth/v1/verify')
    expect((await open(url, 'HEAD')).status).toBe(200)
    expect(fragment((await open(url)).location).access_token).toBeTruthy()
    await t.close()
    t = whole
  })

  it.each([
    'https://evil.example/phish',
    'https://lendaround.test.evil.example',
    'http://lendaround.test@evil.example',
    'http://lendaround.test:81/',
    'https://lendaround.test/',
    '//evil.example',
    'javascript:alert(1)//http://lendaround.test',
    'data:text/html,hi',
    'https:\\\\evil.example',
    'http://lendaround.test\\@evil.example',
    '\thttps://evil.example',
    'https://evil.example/?x=https://app.lendaround.example/',
    'https://lendaround.example/',
    'lendaround-app://welcome.evil',
  ])('never leads to %s', async (target) => {
    const url = await mailedLink(target)
    const asked = new URL(url)
    expect(asked.searchParams.get('redirect_to')).toBe(TEST_ORIGIN)
    asked.searchParams.set('redirect_to', target)
    const { location } = await follow(asked.href)
    expect(location.origin).toBe(TEST_ORIGIN)
  })

  it.each([
    'https://app.lendaround.example/welcome?x=1',
    'lendaround-app://welcome',
    'http://127.0.0.1:5000/dev',
  ])('may lead to %s, which the operator allows', async (target) => {
    const { location } = await follow(await mailedLink(target))
    expect(location.href.startsWith(target)).toBe(true)
  })

  it('asks for type and token', async () => {
    expect((await call(t, '/verify?token=x')).body.message).toBe('Verify requires a verification type')
    expect((await call(t, '/verify?type=signup')).body.message).toBe(
      'Verify requires a token or a token hash',
    )
  })
})

describe('a link of a PKCE flow', () => {
  async function startFlow() {
    const client = pkceClient()
    const { email } = await signUp(t)
    await client.auth.signInWithOtp({ email })
    const { location } = await follow((await lastMail(t.db, email)).data.url)
    return { client, email, location, code: location.searchParams.get('code')! }
  }

  it('leads back with a code that the asking client exchanges, once', async () => {
    const { client, email, location, code } = await startFlow()
    expect(location.hash).toBe('')
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const claims = (await client.auth.getClaims(data.session!.access_token)).data?.claims
    expect(claims?.amr).toMatchObject([{ method: 'magiclink' }])
    const again = await call(t, '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    })
    expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found'])
  })

  it('is worth nothing without the verifier', async () => {
    const { client, code } = await startFlow()
    const thief = await call(t, '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    })
    expect([thief.status, thief.body.code]).toEqual([400, 'bad_code_verifier'])
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  })

  it('ends after five minutes', async () => {
    const { client, code } = await startFlow()
    t.setNow(301_000)
    const { error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
  })

  it('refuses an exchange with a part missing', async () => {
    const { status, body } = await call(t, '/token?grant_type=pkce', { body: { auth_code: 'x' } })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })

  it('reports failure in query and fragment', async () => {
    const { location } = await follow(`${TEST_ORIGIN}/auth/confirm?token=pkce_123&type=recovery`)
    expect(location.searchParams.get('error_code')).toBe('otp_expired')
    expect(fragment(location).error_code).toBe('otp_expired')
  })

  it('confirms a sign-up', async () => {
    const off = await createTestApp({ AUTH_AUTOCONFIRM: 'false' })
    const whole = t
    t = off
    const client = pkceClient()
    const email = newEmail()
    await client.auth.signUp({ email, password: 'ladder-drill-bench-42' })
    const { location } = await follow((await lastMail(t.db, email)).data.url)
    const { data } = await client.auth.exchangeCodeForSession(location.searchParams.get('code')!)
    expect(data.user?.email_confirmed_at).toBeTruthy()
    t = whole
    await off.close()
  })

  it.each([
    ['too short', 'x'.repeat(42), 's256'],
    ['of odd letters', `${'x'.repeat(43)}!`, 's256'],
    ['of another method', 'x'.repeat(43), 's512'],
  ])('does not begin with a challenge %s', async (_, code_challenge, code_challenge_method) => {
    const { status, body } = await call(t, '/otp', {
      body: { email: 'a@b.org', code_challenge, code_challenge_method },
    })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })
})

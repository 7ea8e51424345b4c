import { createHash, randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'
import { newEmail, PASSWORD, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { cheapHashes } from '../testing/cheap-hashes.ts'
import { addFactor } from '../testing/factor.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { type OpenIdProvider, type Person, startOpenIdProvider, walkTo } from '../testing/openid-provider.ts'

let provider: OpenIdProvider
let t: TestApp
beforeAll(async () => {
  provider = await startOpenIdProvider(TEST_ORIGIN)
  t = await createTestApp(provider.env)
})
afterAll(async () => {
  await t.close()
  await provider.close()
})
cheapHashes()

const PAGE = `${TEST_ORIGIN}/auth/provider`

/** The official client in a browser: PKCE, and a storage that outlives the redirects. */
function browser() {
  const stored = new Map<string, string>()
  return createClient(TEST_ORIGIN, t.deps.keys.publishableKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { fetch: async (input, init) => t.app.fetch(new Request(input, init)) },
  })
}
type Browser = ReturnType<typeof browser>

function visit(person: Partial<Person> = {}): Person {
  const all = { sub: randomUUID(), email: newEmail(), email_verified: true, name: 'Ada Acme', ...person }
  provider.setPerson(all)
  provider.setVisitor(all.sub)
  return all
}

/** From the button to the provider and back to the site; the address is that of the callback. */
async function toCallback(client: Browser, redirectTo = PAGE, queryParams = {}) {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'acme' as never,
    options: { redirectTo, queryParams, skipBrowserRedirect: true },
  })
  if (error) throw error
  const answer = await t.app.request(data.url)
  expect(answer.status).toBe(302)
  return walkTo(answer.headers.get('location')!, `${TEST_ORIGIN}/auth/v1/callback`)
}

async function land(callback: URL): Promise<URL> {
  const answer = await t.app.request(callback.href)
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location')!)
}

async function signIn(client: Browser, queryParams = {}) {
  const landed = await land(await toCallback(client, PAGE, queryParams))
  expect(landed.searchParams.get('error_description')).toBeNull()
  return client.auth.exchangeCodeForSession(landed.searchParams.get('code')!)
}

describe('signing in with a provider', () => {
  it('makes a confirmed account with name and picture, and finds it again', async () => {
    const person = visit({ picture: 'https://pictures.test/ada.png' })
    const client = browser()
    const { data, error } = await signIn(client, { data: JSON.stringify({ locale: 'de' }) })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'acme', providers: ['acme'] },
      user_metadata: { name: 'Ada Acme', avatar_url: person.picture, locale: 'de', email_verified: true },
      identities: [{ provider: 'acme', id: person.sub, identity_data: { email: person.email } }],
    })
    expect(data.user!.email_confirmed_at).toBeTruthy()

    provider.setPerson({ ...person, name: 'Another Name', email: newEmail() })
    const again = await signIn(browser())
    expect(again.data.user).toMatchObject({ id: data.user!.id, email: person.email })
    expect(again.data.user!.user_metadata.name).toBe('Ada Acme')
  })

  it('opens an account whose address both sides have verified, and tells its owner by mail', async () => {
    const account = await signUp(t)
    visit({ email: account.email.toUpperCase() })
    const { data } = await signIn(browser())
    expect(data.user!.id).toBe(account.session.user.id)
    expect(data.user!.identities!.map(({ provider }) => provider)).toEqual(['email', 'acme'])
    expect((await mailsTo(t.db, account.email))[0]).toMatchObject({
      template: 'account-changed',
      data: { change: 'provider-linked' },
    })
  })

  it('refuses an address that the provider has not verified, taken or not', async () => {
    const account = await signUp(t)
    for (const email of [account.email, newEmail()]) {
      visit({ email, email_verified: false })
      const { error } = await signIn(browser())
      expect(error).toMatchObject({ status: 422, code: 'provider_email_needs_verification' })
    }
  })

  it('refuses an account that never confirmed its address', async () => {
    const { email } = await t.user()
    await t.db.pool.query('update auth.users set email_confirmed_at = null where email = $1', [email])
    visit({ email })
    expect((await signIn(browser())).error).toMatchObject({ status: 422, code: 'account_not_confirmed' })
    const { rows } = await t.db.pool.query('select 1 from auth.identities where email = $1', [email])
    expect(rows).toEqual([])
  })

  it('refuses a banned account', async () => {
    visit()
    const { data } = await signIn(browser())
    await t.db.pool.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      data.user!.id,
    ])
    expect((await signIn(browser())).error).toMatchObject({ status: 403, code: 'user_banned' })
  })

  it('leads back with what went wrong when the visitor cancels', async () => {
    provider.setVisitor(undefined)
    const landed = await land(await toCallback(browser()))
    expect(`${landed.origin}${landed.pathname}`).toBe(PAGE)
    expect(Object.fromEntries(landed.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'access_denied',
    })
  })

  it('leads nowhere but to this site', async () => {
    visit()
    const landed = await land(await toCallback(browser(), 'https://evil.example/auth'))
    expect(landed.origin).toBe(TEST_ORIGIN)
  })
})

describe('a sign-in that was tampered with', () => {
  it('ends where the state is forged, used before or old', async () => {
    visit()
    const callback = await toCallback(browser())
    const forged = new URL(callback)
    forged.searchParams.set('state', 'made-up')
    expect((await land(forged)).searchParams.get('error_code')).toBe('bad_oauth_state')
    expect((await land(callback)).searchParams.get('code')).toBeTruthy()
    expect((await land(callback)).searchParams.get('error_code')).toBe('bad_oauth_state')

    const late = await toCallback(browser())
    await t.db.pool.query(`update auth.flow_state set created_at = created_at - interval '11 minutes'`)
    expect((await land(late)).searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  it.each(['provider_nonce', 'provider_verifier'])(
    'ends where the %s is not the one it began with',
    async (column) => {
      visit()
      const callback = await toCallback(browser())
      await t.db.pool.query(
        `update auth.flow_state set ${column} = repeat('x', 43) where state_hash is not null`,
      )
      expect((await land(callback)).searchParams.get('error_code')).toBe('bad_oauth_callback')
    },
  )

  it('gives the code of one browser to no other, and to the same one once', async () => {
    const person = visit()
    const client = browser()
    const code = (await land(await toCallback(client))).searchParams.get('code')!
    const stranger = browser()
    await toCallback(stranger)
    expect((await stranger.auth.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'bad_code_verifier',
    })
    const { rows } = await t.db.pool.query('select 1 from auth.users where email = $1', [person.email])
    expect(rows).toEqual([])
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    const replay = await call(t, '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(43) },
    })
    expect(replay).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
  })

  it('does not begin without a challenge, nor with a provider that is not set up', async () => {
    expect(await call(t, '/authorize?provider=acme')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
    expect(await call(t, '/authorize?provider=google')).toMatchObject({
      status: 400,
      body: { message: 'Unsupported provider: provider is not enabled' },
    })
  })
})

describe('an ID token', () => {
  const claims = (more: Record<string, unknown> = {}) => {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: provider.issuer,
      aud: 'notes',
      sub: randomUUID(),
      iat: now,
      exp: now + 300,
      email: newEmail(),
      email_verified: true,
      ...more,
    }
  }
  const send = (token: string, nonce?: string) =>
    browser().auth.signInWithIdToken({ provider: 'acme' as never, token, ...(nonce && { nonce }) })
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')

  it('signs in once', async () => {
    const token = await provider.idToken(claims({ nonce: hash('the nonce') }))
    const { data, error } = await send(token, 'the nonce')
    expect(error).toBeNull()
    expect(data.user!.app_metadata.provider).toBe('acme')
    expect((await send(token, 'the nonce')).error).toMatchObject({ message: 'Bad ID token' })
  })

  it.each([
    ['for another audience', { aud: 'another-site' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 5 }],
    ['that never expires', { exp: undefined }],
    ['without a person', { sub: undefined }],
  ])('is refused %s', async (_, more) => {
    expect((await send(await provider.idToken(claims(more)))).error).toMatchObject({
      message: 'Bad ID token',
    })
  })

  it('is refused with a forged signature, or none', async () => {
    const { privateKey } = await crypto.subtle.generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
        hash: 'SHA-256',
      },
      true,
      ['sign', 'verify'],
    )
    const body = claims()
    const unsigned = [{ alg: 'none' }, body].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    for (const token of [await provider.idToken(body, privateKey), `${unsigned.join('.')}.`, 'abc']) {
      expect((await send(token)).error).toMatchObject({ message: 'Bad ID token' })
    }
  })

  it('is refused with the nonce of another request, or without its own', async () => {
    const token = await provider.idToken(claims({ nonce: hash('mine') }))
    for (const nonce of ['yours', undefined])
      expect((await send(token, nonce)).error?.message).toMatch(/[Nn]once/)
    expect((await send(await provider.idToken(claims()), 'mine')).error?.message).toMatch(/nonce/)
  })

  it('is refused from a provider that is not set up', async () => {
    const { error } = await browser().auth.signInWithIdToken({ provider: 'google', token: 'abc' })
    expect(error).toMatchObject({ code: 'provider_disabled' })
  })
})

describe('linking', () => {
  const open = async (email = newEmail()) => {
    const client = browser()
    await client.auth.signUp({ email, password: PASSWORD })
    return client
  }
  async function linkIn(client: Browser) {
    const { data, error } = await client.auth.linkIdentity({
      provider: 'acme' as never,
      options: { redirectTo: PAGE, skipBrowserRedirect: true },
    })
    if (error) throw error
    const landed = await land(await walkTo(data.url!, `${TEST_ORIGIN}/auth/v1/callback`))
    return client.auth.exchangeCodeForSession(landed.searchParams.get('code')!)
  }

  it('adds the provider to the account, whatever its address there, and takes it away again', async () => {
    const client = await open()
    const person = visit({ email_verified: false })
    const { data } = await linkIn(client)
    const [, added] = data.user!.identities!
    expect(added).toMatchObject({ provider: 'acme', id: person.sub })
    expect((await signIn(browser())).data.user!.id).toBe(data.user!.id)

    expect((await client.auth.unlinkIdentity(added!)).error).toBeNull()
    expect((await client.auth.getUserIdentities()).data!.identities.map((one) => one.provider)).toEqual([
      'email',
    ])
    expect((await client.auth.unlinkIdentity(added!)).error).toMatchObject({ code: 'identity_not_found' })
  })

  it('refuses a provider account that opens another account', async () => {
    visit()
    await signIn(browser())
    expect((await linkIn(await open())).error).toMatchObject({ status: 422, code: 'identity_already_exists' })
  })

  it('leaves a way in: by mail, where there is no other', async () => {
    const person = visit()
    const client = browser()
    const { data } = await signIn(client)
    const [only] = data.user!.identities!
    await t.db.pool.query('update auth.users set email_confirmed_at = null where id = $1', [data.user!.id])
    expect((await client.auth.unlinkIdentity(only!)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    })
    await t.db.pool.query('update auth.users set email_confirmed_at = now() where id = $1', [data.user!.id])
    expect((await client.auth.unlinkIdentity(only!)).error).toBeNull()
    const { data: after } = await client.auth.getUserIdentities()
    expect(after!.identities).toMatchObject([{ provider: 'email', identity_data: { email: person.email } }])
  })

  it('takes away no identity of another account', async () => {
    visit()
    const { data } = await signIn(browser())
    const { error } = await (await open()).auth.unlinkIdentity(data.user!.identities![0]!)
    expect(error).toMatchObject({ code: 'identity_not_found' })
  })

  it('needs the second factor where there is one', async () => {
    const account = await signUp(t)
    await addFactor(t, account)
    const { session } = (await account.client.auth.signInWithPassword(account)).data
    const token = session!.access_token
    const path = '/user/identities/authorize?provider=acme'
    expect(await call(t, path, { token })).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    expect(await call(t, path)).toMatchObject({ status: 401 })
  })
})

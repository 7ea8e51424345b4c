import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'
import { newEmail, PASSWORD, signIn, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { lastMail, mailsTo } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const admin = () => t.client({ secret: true }).auth.admin
const UNKNOWN_ID = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'

describe('administration', () => {
  it('is open to the secret key and to administration tokens, and to no other caller', async () => {
    const { session } = await signUp(t)
    const paths: [string, string][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${UNKNOWN_ID}`],
      ['PUT', `/admin/users/${UNKNOWN_ID}`],
      ['DELETE', `/admin/users/${UNKNOWN_ID}`],
      ['GET', `/admin/users/${UNKNOWN_ID}/factors`],
      ['DELETE', `/admin/users/${UNKNOWN_ID}/factors/${UNKNOWN_ID}`],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
    ]
    for (const [method, path] of paths) {
      const asUser = await call(t, path, {
        method,
        token: session.access_token,
        body: method === 'GET' ? undefined : {},
      })
      expect([path, asUser.status, asUser.body.code]).toEqual([path, 403, 'not_admin'])
      const asAnon = await call(t, path, { method, token: t.deps.keys.publishableKey })
      expect(asAnon.body.code).toBe('not_admin')
      expect((await call(t, path, { method })).body.code).toBe('no_authorization')
    }
    const exp = Math.floor(Date.now() / 1000) + 3600
    const token = await t.deps.keys.sign({ sub: '1234567890', role: 'supabase_admin', exp })
    expect((await call(t, '/admin/users', { token })).status).toBe(200)
  })
})

describe('making an account', () => {
  it('leaves it unconfirmed, mails nothing, and keeps what was given', async () => {
    const email = newEmail()
    const { data, error } = await admin().createUser({
      email: email.toUpperCase(),
      password: PASSWORD,
      user_metadata: { name: 'Anna' },
      app_metadata: { team: 'blue' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: 'Anna' },
      app_metadata: { team: 'blue', provider: 'email', providers: ['email'] },
    })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(await mailsTo(t.db, email)).toEqual([])
    const id = '0b0e0c1e-3f0a-4a8e-9d6a-2f5f0a1b2c3d'
    expect((await admin().createUser({ id, email: newEmail(), email_confirm: true })).data.user?.id).toBe(id)
  })

  it('refuses what cannot be', async () => {
    const { email } = await signUp(t)
    expect((await admin().createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await admin().createUser({ password: PASSWORD })).error?.message).toBe(
      'Cannot create a user without either an email or phone',
    )
    expect((await admin().createUser({ email: newEmail(), ban_duration: 'a while' })).error?.status).toBe(400)
    expect((await admin().createUser({ email: newEmail(), password_hash: 'plain text' })).error?.status).toBe(
      400,
    )
    expect((await admin().createUser({ email: newEmail(), password: '12345678' })).error?.code).toBe(
      'weak_password',
    )
    const phone = '4915199999'
    await admin().createUser({ phone, phone_confirm: true })
    expect((await admin().createUser({ phone })).error).toMatchObject({ status: 422, code: 'phone_exists' })
  })
})

describe('looking accounts up', () => {
  it('lists them newest first, page by page, with the total', async () => {
    const fresh = await createTestApp()
    const client = fresh.client({ secret: true })
    for (let i = 0; i < 5; i++) {
      fresh.setNow(1000)
      await client.auth.admin.createUser({ email: `person${i}@example.org` })
    }
    const list = async (page: number) => (await client.auth.admin.listUsers({ page, perPage: 2 })).data
    const first = await list(1)
    expect(first.users.map(({ email }) => email)).toEqual(['person4@example.org', 'person3@example.org'])
    expect(first).toMatchObject({ aud: 'authenticated', total: 5, nextPage: 2, lastPage: 3 })
    expect((await list(3)).users.map(({ email }) => email)).toEqual(['person0@example.org'])
    expect((await list(4)).users).toEqual([])
    const token = fresh.deps.keys.secretKey
    const found = await call(fresh, '/admin/users?filter=SON3', { token })
    expect(found.body.users.map(({ email }: { email: string }) => email)).toEqual(['person3@example.org'])
    expect((await call(fresh, '/admin/users?filter=%25', { token })).body.users).toEqual([])
    const sorted = await call(fresh, '/admin/users?sort=email%20asc&per_page=1', { token })
    expect(sorted.body.users[0].email).toBe('person0@example.org')
    const injected = await call(fresh, '/admin/users?sort=email;drop%20table%20x', { token })
    expect([injected.status, injected.body.code]).toEqual([400, 'validation_failed'])
    await fresh.close()
  })

  it('refuses page numbers that are not numbers', async () => {
    for (const query of ['page=-1', 'page=x', 'per_page=0', 'page=1.5']) {
      const { status, body } = await call(t, `/admin/users?${query}`, { token: t.deps.keys.secretKey })
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect(body.message).toMatch(/^Bad Pagination Parameters: /)
    }
  })

  it('finds one by id', async () => {
    const { session, email } = await signUp(t)
    expect((await admin().getUserById(session.user.id)).data.user?.email).toBe(email)
    expect((await admin().getUserById(UNKNOWN_ID)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    })
    const odd = await call(t, '/admin/users/no-uuid', { token: t.deps.keys.secretKey })
    expect([odd.status, odd.body.message]).toEqual([404, 'user_id must be an UUID'])
  })
})

describe('changing an account', () => {
  it('takes effect at once', async () => {
    const { session } = await signUp(t, { name: 'Anna', theme: 'dark' })
    const email = newEmail()
    const { data, error } = await admin().updateUserById(session.user.id, {
      email,
      phone: '+4915177777',
      phone_confirm: true,
      user_metadata: { theme: null, locale: 'de' },
      app_metadata: { team: 'red' },
      ban_duration: '1h30m',
      role: 'authenticated',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      phone: '4915177777',
      user_metadata: { name: 'Anna', locale: 'de' },
      app_metadata: { team: 'red', providers: ['email', 'phone'] },
    })
    expect(data.user?.user_metadata.theme).toBeUndefined()
    const banned = new Date(data.user!.banned_until!).getTime() - t.deps.now().getTime()
    expect(banned).toBeGreaterThan(89 * 60_000)
    expect(banned).toBeLessThanOrEqual(90 * 60_000)
  })

  it('ends every session with a new password', async () => {
    const { session, email, client } = await signUp(t)
    await admin().updateUserById(session.user.id, { password: 'quite-another-one-88' })
    expect((await client.auth.getUser()).error).not.toBeNull()
    await signIn(t, { email, password: 'quite-another-one-88' })
  })

  it('confirms, and refuses an address that is taken', async () => {
    const { data } = await admin().createUser({ email: newEmail(), password: PASSWORD })
    const { email } = await signUp(t)
    const confirmed = await admin().updateUserById(data.user!.id, { email_confirm: true })
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
    // Confirming by hand keeps the password.
    await signIn(t, { email: data.user!.email!, password: PASSWORD })
    expect((await admin().updateUserById(data.user!.id, { email })).error?.code).toBe('email_exists')
    expect((await admin().updateUserById(UNKNOWN_ID, { email: newEmail() })).error?.code).toBe(
      'user_not_found',
    )
  })
})

describe('deleting an account', () => {
  it('removes it with everything that belongs to it', async () => {
    const { session, client, email } = await signUp(t)
    expect((await admin().deleteUser(session.user.id)).error).toBeNull()
    expect((await admin().getUserById(session.user.id)).error?.status).toBe(404)
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await t.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull()
    expect((await admin().deleteUser(UNKNOWN_ID)).error?.status).toBe(404)
  })

  it('softly keeps an empty shell and frees the address', async () => {
    const { session, email } = await signUp(t, { name: 'Anna' })
    await admin().deleteUser(session.user.id, true)
    expect((await admin().getUserById(session.user.id)).data.user).toMatchObject({
      email: '',
      user_metadata: {},
      identities: [],
      deleted_at: expect.any(String),
    })
    const gone = await call(t, '/user', { token: session.access_token })
    expect(gone.body.code).toBe('user_not_found')
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await t.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull()
  })
})

describe('inviting', () => {
  it('makes an account and mails a link with which it is taken over', async () => {
    const email = newEmail()
    const { data, error } = await admin().inviteUserByEmail(email, {
      data: { name: 'Guest', locale: 'es' },
      redirectTo: `${TEST_ORIGIN}/welcome`,
    })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeTruthy()
    const mail = await lastMail(t.db, email)
    expect(mail).toMatchObject({ template: 'invitation', locale: 'es' })
    const link = new URL(mail.data.url)
    expect(link.searchParams.get('redirect_to')).toBe(`${TEST_ORIGIN}/welcome`)
    const client = t.client()
    await client.auth.verifyOtp({ token_hash: link.searchParams.get('token')!, type: 'invite' })
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    await signIn(t, { email, password: PASSWORD })
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
  })
})

describe('generating a link', () => {
  const redirectTo = `${TEST_ORIGIN}/welcome`

  it.each(['magiclink', 'recovery'] as const)('of type %s works and is not mailed', async (type) => {
    const { email } = await signUp(t)
    const { data, error } = await admin().generateLink({ type, email, options: { redirectTo } })
    expect(error).toBeNull()
    const { action_link, email_otp, hashed_token, verification_type, redirect_to } = data.properties!
    expect([verification_type, redirect_to]).toEqual([type, redirectTo])
    expect(action_link).toBe(
      `${TEST_ORIGIN}/auth/v1/verify?${new URLSearchParams({ token: hashed_token, type, redirect_to: redirectTo })}`,
    )
    expect(await mailsTo(t.db, email)).toEqual([])
    const verified = await t.client().auth.verifyOtp({ email, token: email_otp, type })
    expect(verified.data.session).toBeTruthy()
  })

  it('of a sign-up makes the account', async () => {
    const email = newEmail()
    const { data } = await admin().generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { status: 'alpha' } },
    })
    expect(data.user?.user_metadata).toEqual({ status: 'alpha' })
    await t.client().auth.verifyOtp({ token_hash: data.properties!.hashed_token, type: 'signup' })
    await signIn(t, { email, password: PASSWORD })
    const again = await admin().generateLink({ type: 'signup', email, password: PASSWORD })
    expect(again.error?.code).toBe('email_exists')
  })

  it('of a magic link to a new address is a sign-up', async () => {
    const { data } = await admin().generateLink({ type: 'magiclink', email: newEmail() })
    expect(data.properties?.verification_type).toBe('signup')
  })

  it('of a change of address comes in two halves', async () => {
    const { email, session } = await signUp(t)
    const newAddress = newEmail()
    const link = async (type: 'email_change_current' | 'email_change_new') =>
      (await admin().generateLink({ type, email, newEmail: newAddress })).data
    const [current, next] = [await link('email_change_current'), await link('email_change_new')]
    expect(current.user?.new_email).toBe(newAddress)
    expect(current.properties?.action_link).toMatch(/[?&]type=email_change&/)
    for (const half of [current, next]) {
      const { error } = await t.client().auth.verifyOtp({
        token_hash: half.properties!.hashed_token,
        type: 'email_change',
      })
      expect(error).toBeNull()
    }
    expect((await admin().getUserById(session.user.id)).data.user?.email).toBe(newAddress)
  })

  it('refuses what cannot be', async () => {
    const bad = await admin().generateLink({ type: 'signup', email: 'xx:;x@x.x', password: PASSWORD })
    expect(bad.error?.message).toBe('Unable to validate email address: invalid format')
    const unknown = await admin().generateLink({ type: 'recovery', email: newEmail() })
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
    const odd = await call(t, '/admin/generate_link', {
      token: t.deps.keys.secretKey,
      body: { type: 'magic', email: newEmail() },
    })
    expect(odd.status).toBe(400)
    const evil = await admin().generateLink({
      type: 'magiclink',
      email: newEmail(),
      options: { redirectTo: 'https://evil.example' },
    })
    expect(evil.data.properties?.redirect_to).toBe(TEST_ORIGIN)
  })
})

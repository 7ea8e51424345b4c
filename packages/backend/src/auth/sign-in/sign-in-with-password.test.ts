import bcrypt from 'bcryptjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail, PASSWORD, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const signIn = (body: object) => call(t, '/token?grant_type=password', { body })

describe('signing in with a password', () => {
  it('gives a session with the claims that the data API needs', async () => {
    const { email } = await signUp(t, { name: 'Anna' })
    const { status, headers, body } = await signIn({ email: ` ${email.toUpperCase()}`, password: PASSWORD })
    expect(status).toBe(200)
    expect(headers.get('sb-auth-user-id')).toBe(body.user.id)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.expires_at - Math.floor(Date.now() / 1000)).toBeGreaterThan(3590)
    const { data } = await t.client().auth.getClaims(body.access_token)
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: t.deps.keys.jwks.keys[0]?.kid })
    expect(data?.claims).toMatchObject({
      iss: 'http://lendaround.test/auth/v1',
      sub: body.user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      aal: 'aal1',
      amr: [{ method: 'password' }],
      session_id: headers.get('sb-auth-session-id'),
      is_anonymous: false,
      user_metadata: { name: 'Anna' },
    })
  })

  it('remembers device and address of the session', async () => {
    const { email } = await signUp(t)
    const { headers } = await call(t, '/token?grant_type=password', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': 'Firefox on a bench' },
    })
    const { rows } = await t.db.pool.query('select user_agent from auth.sessions where id = $1', [
      headers.get('sb-auth-session-id'),
    ])
    expect(rows[0].user_agent).toBe('Firefox on a bench')
  })

  it('says the same of a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await signUp(t)
    const without = await t.user()
    const answers = await Promise.all([
      signIn({ email, password: 'wrong' }),
      signIn({ email: newEmail(), password: 'wrong' }),
      signIn({ email: without.email, password: '' }),
      signIn({ email }),
    ])
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
      })
    }
  })

  it.each([
    ['no address', { password: PASSWORD }, 400, 'validation_failed', 'missing email or phone'],
    [
      'phones switched off',
      { phone: '49123', password: 'x' },
      422,
      'phone_provider_disabled',
      'Phone logins are disabled',
    ],
  ])('%s is refused', async (_, body, status, code, message) => {
    expect(await signIn(body)).toMatchObject({ status, body: { code, message } })
  })

  it('an unknown grant is refused', async () => {
    for (const grant of ['magic', '', 'constructor', '__proto__']) {
      const { status, body } = await call(t, `/token?grant_type=${grant}`, { body: {} })
      expect([status, body.code, body.message]).toEqual([
        400,
        'invalid_credentials',
        'unsupported_grant_type',
      ])
    }
  })

  it('a banned account is told so, until the ban ends', async () => {
    const { email, session } = await signUp(t)
    const { auth } = t.client({ secret: true })
    await auth.admin.updateUserById(session.user.id, { ban_duration: '24h' })
    expect((await signIn({ email, password: PASSWORD })).body.code).toBe('user_banned')
    // A caller with a wrong password learns nothing of the ban.
    expect((await signIn({ email, password: 'wrong' })).body.code).toBe('invalid_credentials')
    await auth.admin.updateUserById(session.user.id, { ban_duration: 'none' })
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200)
  })

  it('an imported bcrypt hash works and is made again', async () => {
    const email = newEmail()
    const { data } = await t.client({ secret: true }).auth.admin.createUser({
      email,
      password_hash: await bcrypt.hash('an old password', 6),
      email_confirm: true,
    })
    const hash = async () =>
      (await t.db.pool.query('select encrypted_password from auth.users where id = $1', [data.user?.id]))
        .rows[0].encrypted_password
    expect(await hash()).toMatch(/^\$2/)
    expect((await signIn({ email, password: 'an old passworD' })).body.code).toBe('invalid_credentials')
    expect((await signIn({ email, password: 'an old password' })).status).toBe(200)
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn({ email, password: 'an old password' })).status).toBe(200)
  })

  it('a password that no longer meets the rules still signs in, with the reasons', async () => {
    const email = newEmail()
    await t.client({ secret: true }).auth.admin.createUser({
      email,
      password_hash: await bcrypt.hash('abc123', 6),
      email_confirm: true,
    })
    const { status, body } = await signIn({ email, password: 'abc123' })
    expect(status).toBe(200)
    expect(body.weak_password.reasons).toEqual(['length', 'pwned'])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail, PASSWORD, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { lastMail, mailsTo } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const MINUTE = 60_000
const verify = (body: object) => call(t, '/verify', { body })
const EXPIRED = { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } }

async function withCode() {
  const { email, session } = await signUp(t)
  await t.client().auth.signInWithOtp({ email })
  const { data } = await lastMail(t.db, email)
  const tokenHash = new URL(data.url).searchParams.get('token')!
  return { email, id: session.user.id, code: data.code, tokenHash }
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a mailed code', () => {
  it('signs in, once', async () => {
    const { email, id, code } = await withCode()
    const client = t.client()
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(id)
    const claims = (await client.auth.getClaims(data.session!.access_token)).data?.claims
    expect(claims).toMatchObject({ amr: [{ method: 'otp' }], aal: 'aal1' })
    expect(await verify({ email, token: code, type: 'email' })).toMatchObject(EXPIRED)
  })

  it('works as a link’s hash as well, and then not again as a code', async () => {
    const { email, code, tokenHash } = await withCode()
    const { data } = await t.client().auth.verifyOtp({ token_hash: tokenHash, type: 'magiclink' })
    expect(data.session).toBeTruthy()
    expect(await verify({ email, token: code, type: 'email' })).toMatchObject(EXPIRED)
    expect(await verify({ token_hash: tokenHash, type: 'magiclink' })).toMatchObject({
      status: 403,
      body: { code: 'otp_expired', message: 'Email link is invalid or has expired' },
    })
  })

  it('works for an hour', async () => {
    const [early, late] = [await withCode(), await withCode()]
    t.setNow(59 * MINUTE)
    expect((await verify({ email: early.email, token: early.code, type: 'email' })).status).toBe(200)
    t.setNow(MINUTE)
    expect(await verify({ email: late.email, token: late.code, type: 'email' })).toMatchObject(EXPIRED)
  })

  it('works for its address alone, and for what it was meant for', async () => {
    const [mine, other] = [await withCode(), await withCode()]
    expect(await verify({ email: other.email, token: mine.code, type: 'email' })).toMatchObject(EXPIRED)
    expect(await verify({ email: mine.email, token: mine.code, type: 'signup' })).toMatchObject(EXPIRED)
    expect((await verify({ email: mine.email, token: mine.code, type: 'magiclink' })).status).toBe(200)
  })

  it('ends after ten wrong tries', async () => {
    const { email, code } = await withCode()
    for (let i = 0; i < 10; i++) {
      expect(await verify({ email, token: wrong(code), type: 'email' })).toMatchObject(EXPIRED)
    }
    expect(await verify({ email, token: code, type: 'email' })).toMatchObject(EXPIRED)
  })

  it('leaves the link of the same mail working when strangers use up its tries', async () => {
    const { email, code, tokenHash } = await withCode()
    for (let i = 0; i < 12; i++) await verify({ email, token: wrong(code), type: 'email' })
    expect((await verify({ token_hash: tokenHash, type: 'magiclink' })).status).toBe(200)
  })

  it('is replaced by the next one', async () => {
    const { email, code } = await withCode()
    await t.client().auth.signInWithOtp({ email })
    const { code: next } = (await lastMail(t.db, email)).data
    if (next !== code) expect(await verify({ email, token: code, type: 'email' })).toMatchObject(EXPIRED)
    expect((await verify({ email, token: next, type: 'email' })).status).toBe(200)
  })

  it('signs in only one of many requests that come at once', async () => {
    const { email, code } = await withCode()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => verify({ email, token: code, type: 'email' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
  })

  it('gives a banned account nothing', async () => {
    const { email, id, code } = await withCode()
    await t.client({ secret: true }).auth.admin.updateUserById(id, { ban_duration: '1h' })
    expect((await verify({ email, token: code, type: 'email' })).body.code).toBe('user_banned')
  })

  it('is nowhere in the database but in the outbox', async () => {
    const { code, email, tokenHash } = await withCode()
    const { rows } = await t.db.pool.query(
      'select token_hash from auth.one_time_tokens where relates_to = $1',
      [email],
    )
    expect(rows).toEqual([{ token_hash: tokenHash }])
    expect(tokenHash).toMatch(/^[0-9a-f]{56}$/)
    expect(tokenHash).not.toContain(code)
  })
})

describe('POST /verify refuses', () => {
  const email = 'nobody@example.org'
  it.each([
    ['no type', { email, token: '123456' }, 'Verify requires a verification type'],
    ['no token', { email, type: 'email' }, 'Verify requires either a token or a token hash'],
    [
      'both',
      { email, type: 'email', token: '1', token_hash: '2' },
      'Verify requires either a token or a token hash',
    ],
    [
      'a code without an address',
      { type: 'email', token: '1' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      'a hash with an address',
      { email, type: 'email', token_hash: '2' },
      'Only the token_hash and type should be provided',
    ],
    [
      'a bad number',
      { phone: '12-x', type: 'sms', token: '1' },
      'Invalid phone number format (E.164 required)',
    ],
  ])('%s', async (_, body, message) => {
    expect(await verify(body)).toMatchObject({ status: 400, body: { code: 'validation_failed', message } })
  })

  it('an unknown address whatever the type', async () => {
    for (const type of ['email', 'signup', 'constructor', 'nonsense']) {
      expect(await verify({ email, token: '123456', type })).toMatchObject(EXPIRED)
    }
    expect(await verify({ phone: '4915112345', token: '123456', type: 'phone_change' })).toMatchObject(
      EXPIRED,
    )
  })

  it('a known address with an unknown type', async () => {
    const { email } = await signUp(t)
    for (const type of ['nonsense', 'constructor']) {
      expect(await verify({ email, token: '123456', type })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message: 'Unsupported verification type' },
      })
    }
  })
})

describe('asking for a code', () => {
  it('makes an account for a new address, unless told not to', async () => {
    const email = newEmail()
    const refused = await t.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(refused.error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
    const { error } = await t
      .client()
      .auth.signInWithOtp({ email, options: { data: { name: 'Neu', locale: 'de' } } })
    expect(error).toBeNull()
    const mail = await lastMail(t.db, email)
    expect(mail).toMatchObject({ template: 'magic-link', locale: 'de' })
    const { data } = await t.client().auth.verifyOtp({ email, token: mail.data.code, type: 'email' })
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Neu', email_verified: true } })
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it.each([
    [
      'both ids',
      { email: 'a@b.org', phone: '49123' },
      'Only an email address or phone number should be provided',
    ],
    ['neither', {}, 'One of email or phone must be set'],
    [
      'a channel with mail',
      { email: 'a@b.org', channel: 'sms' },
      'Channel should only be specified with Phone OTP',
    ],
    ['a bad address', { email: 'a b' }, 'Unable to validate email address: invalid format'],
  ])('%s is refused', async (_, body, message) => {
    expect(await call(t, '/otp', { body })).toMatchObject({ status: 400, body: { message } })
  })

  it('to a phone is not offered, because nothing here can send messages', async () => {
    expect(await call(t, '/otp', { body: { phone: '4915112345' } })).toMatchObject({
      status: 400,
      body: { code: 'phone_provider_disabled', message: 'Unsupported phone provider' },
    })
  })
})

describe('a forgotten password', () => {
  it('becomes a new one through the mailed code', async () => {
    const { email } = await signUp(t)
    const client = t.client()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const mail = await lastMail(t.db, email)
    expect(mail.template).toBe('recovery')
    await client.auth.verifyOtp({ email, token: mail.data.code, type: 'recovery' })
    expect((await client.auth.updateUser({ password: 'quite-another-one-88' })).error).toBeNull()
    const [old, fresh] = await Promise.all(
      [PASSWORD, 'quite-another-one-88'].map((password) =>
        t.client().auth.signInWithPassword({ email, password }),
      ),
    )
    expect([old?.error?.code, fresh?.error]).toEqual(['invalid_credentials', null])
  })

  it('is answered the same for an unknown address, which gets no mail', async () => {
    const email = newEmail()
    const { status, body } = await call(t, '/recover', { body: { email } })
    expect([status, body]).toEqual([200, {}])
    expect(await mailsTo(t.db, email)).toEqual([])
  })

  it('does not leave a stranger’s password on an account whose owner proves the address', async () => {
    const email = newEmail()
    const { auth } = t.client({ secret: true })
    await auth.admin.createUser({ email, password: 'the-stranger-knows-it-1' })
    await t.client().auth.resetPasswordForEmail(email)
    const { code } = (await lastMail(t.db, email)).data
    await t.client().auth.verifyOtp({ email, token: code, type: 'recovery' })
    const stranger = await t.client().auth.signInWithPassword({ email, password: 'the-stranger-knows-it-1' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })
})

describe('resending', () => {
  it('repeats the confirmation of an unconfirmed account only', async () => {
    const [open, done] = [newEmail(), (await signUp(t)).email]
    await t.client({ secret: true }).auth.admin.createUser({ email: open })
    for (const email of [open, done, newEmail()]) {
      expect((await t.client().auth.resend({ type: 'signup', email })).error).toBeNull()
    }
    expect((await lastMail(t.db, open)).template).toBe('confirm-sign-up')
    expect(await mailsTo(t.db, done)).toEqual([])
  })

  it('refuses a type that does not exist', async () => {
    expect(await call(t, '/resend', { body: { type: 'recovery', email: 'a@b.org' } })).toMatchObject({
      status: 400,
      body: { message: 'Missing one of these types: signup, email_change, sms, phone_change' },
    })
  })
})

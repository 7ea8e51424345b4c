import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { lastMail } from '../testing/mailbox.ts'

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

  it('a known address with an unknown type, as if there were no account', async () => {
    const { email } = await signUp(t)
    for (const type of ['nonsense', 'constructor']) {
      expect(await verify({ email, token: '123456', type })).toMatchObject(EXPIRED)
    }
  })
})

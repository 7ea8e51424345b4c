import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { freezeRateLimits } from '#backend/testing/freeze-rate-limits.ts'
import { newEmail, PASSWORD, signUp } from './testing/accounts.ts'
import { call } from './testing/call.ts'
import { cheapHashes } from './testing/cheap-hashes.ts'
import { lastMail } from './testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'true', TRUST_PROXY: 'true', AUTH_AUTOCONFIRM: 'true' })
  await freezeRateLimits(t.db)
})
beforeEach(() => t.db.pool.query('delete from lendaround.rate_limits'))
afterAll(() => t.close())

cheapHashes()

const LIMITED = {
  status: 429,
  body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
}
const signIn = (email: string, password: string, address = '192.0.2.1') =>
  call(t, '/token?grant_type=password', {
    body: { email, password },
    headers: { 'x-forwarded-for': `made-up, ${address}` },
  })

describe('guessing a password', () => {
  it('stops after ten tries from one address, known account or not', async () => {
    for (const email of [(await signUp(t)).email, newEmail()]) {
      const statuses: number[] = []
      for (let i = 0; i < 12; i++) statuses.push((await signIn(email, 'wrong')).status)
      expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    }
  })

  it('does not get past the limit with the right password, and is told when to come back', async () => {
    const { email } = await signUp(t)
    for (let i = 0; i < 10; i++) await signIn(email, 'wrong')
    const answer = await signIn(email, PASSWORD)
    expect(answer).toMatchObject(LIMITED)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('holds when the tries come all at once', async () => {
    const { email } = await signUp(t)
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, 'wrong')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  it('does not lock the owner out at another address', async () => {
    const { email } = await signUp(t)
    for (let i = 0; i < 12; i++) await signIn(email, 'wrong', '198.51.100.7')
    expect((await signIn(email, PASSWORD, '203.0.113.9')).status).toBe(200)
  })

  it('from many addresses at once meets the account’s own limit', async () => {
    const { email } = await signUp(t)
    let passed = 0
    for (let i = 0; i < 110; i++) {
      if ((await signIn(email, 'wrong', `198.51.100.${i}`)).status === 400) passed++
    }
    expect(passed).toBe(100)
  })

  it('of many accounts from one address meets the address’s limit', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => signIn(newEmail(), 'wrong')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(60)
  })

  it('is forgiven by a right one', async () => {
    const { email } = await signUp(t)
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 6; i++) await signIn(email, 'wrong')
      expect((await signIn(email, PASSWORD)).status).toBe(200)
    }
  })

  it('cannot hide behind a made-up address', async () => {
    const direct = await createTestApp({ RATE_LIMITS: 'true' })
    const statuses = []
    for (let i = 0; i < 12; i++) {
      const { status } = await call(direct, '/token?grant_type=password', {
        body: { email: 'somebody@example.org', password: 'wrong' },
        headers: { 'x-forwarded-for': `192.0.2.${i}` },
      })
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(429)
    await direct.close()
  })
})

describe('guessing a mailed code', () => {
  it('meets the account’s limit, on top of the code’s ten tries', async () => {
    const { email } = await signUp(t)
    await t.client().auth.signInWithOtp({ email })
    const { code } = (await lastMail(t.db, email)).data
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const statuses = []
    for (let i = 0; i < 32; i++) {
      statuses.push((await call(t, '/verify', { body: { email, token: wrong, type: 'email' } })).status)
    }
    expect(statuses).toEqual([...Array(30).fill(403), 429, 429])
  })
})

describe('mail', () => {
  it.each([
    ['/recover', {}],
    ['/otp', {}],
    ['/resend', { type: 'signup' }],
  ])('by %s goes out once a minute, and the refusal is the same without an account', async (path, more) => {
    for (const email of [(await signUp(t)).email, newEmail()]) {
      expect((await call(t, path, { body: { email, ...more } })).status).toBe(200)
      const second = await call(t, path, { body: { email, ...more } })
      expect([second.status, second.body.code]).toEqual([429, 'over_email_send_rate_limit'])
      expect(second.body.message).toMatch(
        /^For security purposes, you can only request this after 60 seconds\.$/,
      )
    }
  })

  it('cannot be sent to many people from one address', async () => {
    const statuses = []
    for (let i = 0; i < 32; i++)
      statuses.push((await call(t, '/recover', { body: { email: newEmail() } })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  })
})

describe('signing up', () => {
  it('is limited for an address', async () => {
    const statuses = []
    for (let i = 0; i < 32; i++) {
      const body = { email: newEmail(), password: PASSWORD }
      statuses.push((await call(t, '/signup', { body, headers: { 'x-forwarded-for': '192.0.2.77' } })).status)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
  })
})

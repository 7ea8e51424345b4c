import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'
import { freezeRateLimits } from '#backend/testing/freeze-rate-limits.ts'
import { newEmail, PASSWORD, signUp } from '../testing/accounts.ts'
import { type Answer, call } from '../testing/call.ts'
import { cheapHashes } from '../testing/cheap-hashes.ts'
import { withFactor } from '../testing/factor.ts'
import { lastMail } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'true', TRUST_PROXY: 'true', AUTH_AUTOCONFIRM: 'true' })
  await freezeRateLimits(t.db)
})
beforeEach(() => t.db.pool.query('delete from lendaround.rate_limits'))
afterAll(() => t.close())

cheapHashes()

const HOME = '203.0.113.9'
const ELSEWHERE = '203.0.113.77'

interface From {
  address?: string
  cookie?: string | undefined
}

const post = (path: string, body: object, { address = HOME, cookie }: From = {}, test = t) =>
  call(test, path, { body, headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) } })
const signIn = (email: string, password = PASSWORD, from: From = {}) =>
  post('/token?grant_type=password', { email, password }, from)

/** The cookie that a browser would send back. */
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0]

/** Strangers at ever new addresses, until the account's own limit is used up. */
async function besiege(email: string) {
  const statuses = new Set<number>()
  for (let n = 0; n < 102; n++)
    statuses.add((await signIn(email, 'wrong', { address: `198.51.100.${n}` })).status)
  expect(statuses).toEqual(new Set([400, 429]))
}

describe('an account whose password strangers guess from many addresses', () => {
  it('lets its owner in from a browser that signed in before, wherever that is now', async () => {
    const { email } = await signUp(t)
    const cookie = cookieOf(await signIn(email))
    await besiege(email)
    expect((await signIn(email, PASSWORD, { address: ELSEWHERE })).status).toBe(429)
    expect((await signIn(email, PASSWORD, { address: ELSEWHERE, cookie })).status).toBe(200)
  })

  it('lets its owner in without a cookie from an address of the last 30 days, not from an older one', async () => {
    const { email, session } = await signUp(t)
    await signIn(email)
    await besiege(email)
    expect((await signIn(email)).status).toBe(200)
    await t.db.pool.query(
      `update auth.known_addresses set seen_at = now() - interval '31 days' where user_id = $1`,
      [session.user.id],
    )
    expect((await signIn(email)).status).toBe(429)
  })

  it('counts ten wrong passwords of a known browser, and of a known address', async () => {
    for (const known of [true, false]) {
      const { email } = await signUp(t)
      const cookie = known ? cookieOf(await signIn(email)) : undefined
      await signIn(email)
      const statuses: number[] = []
      for (let n = 0; n < 11; n++) statuses.push((await signIn(email, 'wrong', { cookie })).status)
      expect(statuses).toEqual([...Array(10).fill(400), 429])
    }
  })

  it('forgives a known browser that signs in', async () => {
    const { email } = await signUp(t)
    const cookie = cookieOf(await signIn(email))
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 6; n++) await signIn(email, 'wrong', { cookie })
      expect((await signIn(email, PASSWORD, { cookie })).status).toBe(200)
    }
  })

  it('bounds what all its known browsers may guess together', async () => {
    const { email } = await signUp(t)
    let guessed = 0
    for (let browser = 0; browser < 21; browser++) {
      const address = `192.0.2.${browser}`
      const cookie = cookieOf(await signIn(email, PASSWORD, { address }))
      for (let n = 0; n < 10; n++) {
        if ((await signIn(email, 'wrong', { address, cookie })).status === 400) guessed++
      }
    }
    expect(guessed).toBe(200)
  })

  it('bounds what all its known addresses may guess together', async () => {
    const { email } = await signUp(t)
    let guessed = 0
    for (let place = 0; place < 21; place++) {
      const address = `203.0.113.${place}`
      await signIn(email, PASSWORD, { address })
      for (let n = 0; n < 10; n++) {
        if ((await signIn(email, 'wrong', { address })).status === 400) guessed++
      }
    }
    expect(guessed).toBe(200)
  })

  it('lets its owner in by a mailed code, too', async () => {
    const { email } = await signUp(t)
    const cookie = cookieOf(await signIn(email))
    for (let n = 0; n < 32; n++) {
      await post('/verify', { email, token: '000000', type: 'email' }, { address: `198.51.100.${n}` })
    }
    await t.client().auth.signInWithOtp({ email })
    const { code } = (await lastMail(t.db, email)).data
    const verify = (from: From) => post('/verify', { email, token: code, type: 'email' }, from)
    expect((await verify({ address: ELSEWHERE })).status).toBe(429)
    expect((await verify({ address: ELSEWHERE, cookie })).status).toBe(200)
  })
})

describe('the cookie of a known device', () => {
  it('is kept from scripts and from other paths, and needs encryption where the site has it', async () => {
    const { email } = await signUp(t)
    const attributes = (answer: Answer) => answer.headers.get('set-cookie')?.split('; ').slice(1).sort()
    const plain = ['HttpOnly', 'Max-Age=31536000', 'Path=/auth/v1', 'SameSite=Lax']
    expect(attributes(await signIn(email))).toEqual(plain)

    const production = await createTestApp({
      SITE_URL: TEST_ORIGIN.replace('http:', 'https:'),
      AUTH_AUTOCONFIRM: 'true',
    })
    const answer = await post('/signup', { email: newEmail(), password: PASSWORD }, {}, production)
    expect(attributes(answer)).toEqual([...plain, 'Secure'])
    expect(cookieOf(answer)).toMatch(/^__Secure-device=/)
    const { email: mail } = answer.body.user
    const again = await post(
      '/token?grant_type=password',
      { email: mail, password: PASSWORD },
      { cookie: cookieOf(answer) },
      production,
    )
    const idOf = (one: Answer) => cookieOf(one)?.split(/[=.]/)[1]
    expect(idOf(again)).toBe(idOf(answer))
    await production.close()
  })

  it('comes with every way to begin a session and is renewed with it', async () => {
    const signedUp = await post('/signup', { email: newEmail(), password: PASSWORD })
    const email = signedUp.body.user.email
    await t.client().auth.signInWithOtp({ email })
    const { code } = (await lastMail(t.db, email)).data
    const byCode = await post('/verify', { email, token: code, type: 'email' })
    const refreshed = await post('/token?grant_type=refresh_token', {
      refresh_token: byCode.body.refresh_token,
    })
    for (const answer of [signedUp, byCode, refreshed]) expect(cookieOf(answer)).toMatch(/^device=/)
  })

  it('names no account, and keeps its id when the same account signs in again', async () => {
    const { email, session } = await signUp(t)
    const first = cookieOf(await signIn(email))
    const second = cookieOf(await signIn(email, PASSWORD, { cookie: first }))
    const idOf = (cookie?: string) => cookie?.split('.')[0]
    expect(idOf(second)).toBe(idOf(first))
    expect(second).not.toContain(session.user.id)
    expect(second?.split('~')).toHaveLength(1)
  })

  it('knows several accounts of one browser, five at most', async () => {
    const emails: string[] = []
    let cookie: string | undefined
    for (let n = 0; n < 6; n++) {
      const { email } = await signUp(t)
      cookie = cookieOf(await signIn(email, PASSWORD, { cookie }))
      emails.push(email)
    }
    expect(cookie?.split('~')).toHaveLength(5)
    await besiege(emails[1]!)
    expect((await signIn(emails[1]!, PASSWORD, { address: ELSEWHERE, cookie })).status).toBe(200)
  })

  it('counts for nothing when it is forged, of another account, signed with another secret, or a year old', async () => {
    const { email } = await signUp(t)
    const cookie = cookieOf(await signIn(email))!
    const stranger = cookieOf(await signIn((await signUp(t)).email))!
    const other = await createTestApp({ RATE_LIMITS: 'true', AUTH_AUTOCONFIRM: 'true' })
    const foreign = cookieOf(await post('/signup', { email, password: PASSWORD }, {}, other))!
    await other.close()
    await besiege(email)

    const [name, id, issued, mac] = cookie.split(/[=.]/)
    const forged = [
      `${name}=${id}.${Number(issued) + 1}.${mac}`,
      `${name}=${id!.slice(1)}A.${issued}.${mac}`,
      `${name}=${id}.${issued}.${mac!.slice(1)}A`,
      `${name}=${'~'.repeat(4000)}`,
      stranger,
      foreign,
    ]
    for (const made of forged) {
      expect([made, (await signIn(email, PASSWORD, { address: ELSEWHERE, cookie: made })).status]).toEqual([
        made,
        429,
      ])
    }
    t.setNow(366 * 86_400_000)
    expect((await signIn(email, PASSWORD, { address: ELSEWHERE, cookie })).status).toBe(429)
    t.setNow(-366 * 86_400_000)
  })

  it('made up again for each try does not get a stranger a count of their own', async () => {
    const { email } = await signUp(t)
    let passed = 0
    for (let n = 0; n < 110; n++) {
      const made = `device=${String(n).padStart(16, 'a')}.${Math.floor(Date.now() / 1000)}.${'m'.repeat(43)}`
      if ((await signIn(email, 'wrong', { address: `198.51.100.${n}`, cookie: made })).status === 400)
        passed++
    }
    expect(passed).toBe(100)
  })

  it('is not set for a caller who knows only the password, where a second factor is set up', async () => {
    const account = await withFactor(t)
    const half = await signIn(account.email, PASSWORD, { address: ELSEWHERE })
    expect(half.status).toBe(200)
    expect(cookieOf(half)).toBeUndefined()
    await besiege(account.email)
    expect((await signIn(account.email, PASSWORD, { address: ELSEWHERE })).status).toBe(429)
  })
})

it('what is stored of an address does not contain it', async () => {
  const { session } = await signUp(t)
  await signIn(session.user.email!)
  const { rows } = await t.db.pool.query(
    'select octet_length(address_hash) as bytes, to_jsonb(k)::text as row from auth.known_addresses k where user_id = $1',
    [session.user.id],
  )
  expect(rows.map(({ bytes }) => bytes)).toEqual([32])
  expect(rows[0].row).not.toContain(HOME)
})

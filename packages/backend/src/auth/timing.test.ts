import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail, signUp } from './testing/accounts.ts'
import { call } from './testing/call.ts'

let t: TestApp
let known: string
beforeAll(async () => {
  t = await createTestApp()
  known = (await signUp(t)).email
})
afterAll(() => t.close())

/** Enough on a quiet machine; on a busy one as many more as it takes, up to the most. */
const ROUNDS = 15
const MAX_ROUNDS = 150
const ALLOWED = 1.2

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

async function time(path: string, body: object): Promise<number> {
  const start = performance.now()
  await call(t, path, { body })
  return performance.now() - start
}

/** Known and unknown take turns, so that a busy machine slows both alike. */
async function ratioOfMedians(path: string, body: (email: string) => object): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = -3; i < MAX_ROUNDS; i++) {
    const [a, b] = [await time(path, body(known)), await time(path, body(newEmail()))]
    if (i < 0) continue
    times.known.push(a)
    times.unknown.push(b)
    if (times.known.length % ROUNDS === 0 && ratio(times) < ALLOWED) break
  }
  return ratio(times)
}

function ratio(times: { known: number[]; unknown: number[] }): number {
  const [a, b] = [median(times.known), median(times.unknown)]
  return Math.max(a, b) / Math.min(a, b)
}

describe('the time of an answer does not tell whether an account exists', () => {
  it.each([
    ['a wrong password', '/token?grant_type=password', (email: string) => ({ email, password: 'wrong' })],
    ['a forgotten password', '/recover', (email: string) => ({ email })],
    ['a wrong code', '/verify', (email: string) => ({ email, token: '000000', type: 'email' })],
    ['resending', '/resend', (email: string) => ({ email, type: 'signup' })],
    ['asking for a code', '/otp', (email: string) => ({ email })],
  ])('%s: ratio of medians within 1.2', async (_, path, body) => {
    expect(await ratioOfMedians(path, body)).toBeLessThan(ALLOWED)
  })

  it('a sign-up that is confirmed by mail: ratio of medians within 1.2', async () => {
    const whole = t
    t = await createTestApp({ AUTH_AUTOCONFIRM: 'false' })
    await t.user({ email: known })
    const found = await ratioOfMedians('/signup', (email) => ({ email, password: 'ladder-drill-bench-42' }))
    await t.close()
    t = whole
    expect(found).toBeLessThan(ALLOWED)
  })
})

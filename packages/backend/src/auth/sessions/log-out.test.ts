import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { type Account, signIn, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

async function threeDevices(): Promise<[Account, Account, Account]> {
  const first = await signUp(t)
  return [first, await signIn(t, first), await signIn(t, first)]
}

const isSignedIn = async ({ session }: Account) =>
  (await call(t, '/user', { token: session.access_token })).status === 200

describe('logging out', () => {
  it.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('with scope %s ends exactly these sessions', async (scope, expected) => {
    const devices = await threeDevices()
    const { error } = await devices[0].client.auth.signOut({ scope })
    expect(error).toBeNull()
    expect(await Promise.all(devices.map(isSignedIn))).toEqual(expected)
  })

  it('is global without a scope, answers 204, and makes the access token useless at once', async () => {
    const [first, second] = await threeDevices()
    const answer = await call(t, '/logout', { method: 'POST', token: first.session.access_token })
    expect([answer.status, answer.body]).toEqual([204, undefined])
    const { status, body } = await call(t, '/user', { token: second.session.access_token })
    expect([status, body.code, body.message]).toEqual([
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    ])
  })

  it('leaves other people’s sessions alone', async () => {
    const [mine, other] = [await signUp(t), await signUp(t)]
    await mine.client.auth.signOut()
    expect(await isSignedIn(other)).toBe(true)
  })

  it('refuses another scope', async () => {
    const { session } = await signUp(t)
    for (const scope of ['all', 'constructor']) {
      const { status, body } = await call(t, `/logout?scope=${scope}`, {
        method: 'POST',
        token: session.access_token,
      })
      expect([status, body.code, body.message]).toEqual([
        400,
        'validation_failed',
        `Unsupported logout scope "${scope}"`,
      ])
    }
  })

  it('can be done by an administrator for a person, too', async () => {
    const account = await signUp(t)
    const { error } = await t.client({ secret: true }).auth.admin.signOut(account.session.access_token)
    expect(error).toBeNull()
    expect(await isSignedIn(account)).toBe(false)
  })
})

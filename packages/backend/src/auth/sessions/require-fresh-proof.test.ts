import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail, signIn, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { addFactor } from '../testing/factor.ts'
import { lastMail } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ AUTH_ANONYMOUS: 'true' })
})
afterAll(() => t.close())

const ELEVEN_MINUTES = 11 * 60_000
const NEEDED = { status: 400, body: { code: 'reauthentication_needed' } }

type Request = Parameters<typeof call>[2] & { path: string }
const ACTS: [act: string, request: () => Request][] = [
  ['another address', () => ({ path: '/user', method: 'PUT', body: { email: newEmail() } })],
  ['another password', () => ({ path: '/user', method: 'PUT', body: { password: 'quite-another-one-88' } })],
  ['a second factor', () => ({ path: '/factors', body: { factor_type: 'totp', friendly_name: 'Phone' } })],
  ['a passkey', () => ({ path: '/passkeys/registration/options', body: {} })],
  ['the end of other sessions', () => ({ path: '/logout?scope=others', method: 'POST' })],
]

describe('a session that proved itself eleven minutes ago', () => {
  it.each(ACTS)('is asked for a proof before %s, and not after signing in', async (_, request) => {
    const account = await signUp(t)
    t.setNow(ELEVEN_MINUTES)
    const ask = (token: string) => call(t, request().path, { ...request(), token })
    expect(await ask(account.session.access_token)).toMatchObject(NEEDED)
    const { session } = await signIn(t, account)
    expect((await ask(session.access_token)).status).toBeLessThan(300)
  })

  it('keeps its second factor until it has given a code of it', async () => {
    const account = await addFactor(t, await signUp(t))
    const { mfa } = account.client.auth
    t.setNow(ELEVEN_MINUTES)
    const { factorId } = account
    expect((await mfa.unenroll({ factorId })).error?.code).toBe('reauthentication_needed')
    expect((await mfa.challengeAndVerify({ factorId, code: account.codeAt() })).error).toBeNull()
    expect((await mfa.unenroll({ factorId })).error).toBeNull()
  })

  it('keeps its passkeys', async () => {
    const { session } = await signUp(t)
    t.setNow(ELEVEN_MINUTES)
    const path = `/passkeys/${crypto.randomUUID()}`
    expect(await call(t, path, { method: 'DELETE', token: session.access_token })).toMatchObject(NEEDED)
  })

  it('proves itself by a mailed code, once', async () => {
    const { client, email } = await signUp(t)
    t.setNow(ELEVEN_MINUTES)
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const nonce = (await lastMail(t.db, email)).data.code
    const change = (given: string) => client.auth.updateUser({ email: newEmail(), nonce: given })
    const wrong = String((Number(nonce) + 1) % 1_000_000).padStart(6, '0')
    expect((await change(wrong)).error?.code).toBe('reauthentication_not_valid')
    expect((await change(nonce)).error).toBeNull()
    expect((await change(nonce)).error?.code).toBe('reauthentication_not_valid')
  })

  it('may change its password with the old one', async () => {
    const { client, password } = await signUp(t)
    t.setNow(ELEVEN_MINUTES)
    const change = (current: string) =>
      client.auth.updateUser({ password: 'quite-another-one-88', current_password: current })
    expect((await change('not-this-one-at-all')).error?.code).toBe('current_password_invalid')
    expect((await change(password)).error).toBeNull()
  })

  it('may leave, and change what is no way in', async () => {
    const { client } = await signUp(t)
    t.setNow(ELEVEN_MINUTES)
    expect((await client.auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull()
    expect((await client.auth.signOut()).error).toBeNull()
  })

  it('is asked for nothing where it is anonymous, or the operator wants none', async () => {
    const anonymous = t.client()
    await anonymous.auth.signInAnonymously()
    t.setNow(ELEVEN_MINUTES)
    expect((await anonymous.auth.updateUser({ email: newEmail() })).error).toBeNull()
    const lax = await createTestApp({ AUTH_REAUTHENTICATION: 'false' })
    const { client } = await signUp(lax)
    lax.setNow(ELEVEN_MINUTES)
    expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull()
    await lax.close()
  })
})

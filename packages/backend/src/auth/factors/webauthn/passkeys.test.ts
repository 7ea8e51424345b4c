import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'
import { type Account, signUp } from '../../testing/accounts.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { call } from '../../testing/call.ts'
import { lastMail } from '../../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const start = async (kind: 'registration' | 'authentication', token?: string) =>
  (await call(t, `/passkeys/${kind}/options`, { method: 'POST', body: {}, ...(token && { token }) })).body

async function register(account: Account, device = new Authenticator(TEST_ORIGIN)) {
  const token = account.session.access_token
  const { challenge_id, options } = await start('registration', token)
  const answer = await call(t, '/passkeys/registration/verify', {
    token,
    body: { challenge_id, credential: device.create(options) },
  })
  return { device, answer }
}

async function signInWith(device: Authenticator, change: (credential: object) => object = (same) => same) {
  const { challenge_id, options } = await start('authentication')
  const credential = change(device.get(options))
  return call(t, '/passkeys/authentication/verify', { body: { challenge_id, credential } })
}

const FAILED = { status: 422, body: { code: 'webauthn_verification_failed' } }

describe('a passkey', () => {
  it('is made by a signed-in device, told to the owner, and signs in without a password', async () => {
    const account = await signUp(t, { name: 'Anna', locale: 'fr' })
    const { options } = await start('registration', account.session.access_token)
    expect(options).toMatchObject({
      rp: { id: 'lendaround.test', name: 'Notes' },
      user: { name: account.email, displayName: 'Anna' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const { device, answer } = await register(account)
    expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String), friendly_name: '' } })
    expect(await lastMail(t.db, account.email)).toMatchObject({
      template: 'account-changed',
      locale: 'fr',
      data: { change: 'passkey-added' },
    })

    const { status, body } = await signInWith(device)
    expect(status).toBe(200)
    expect(body.user.id).toBe(account.session.user.id)
    const claims = (await t.client().auth.getClaims(body.access_token)).data?.claims
    expect(claims).toMatchObject({ amr: [{ method: 'passkey' }], aal: 'aal1' })
    const { body: listed } = await call(t, '/passkeys', { token: body.access_token })
    expect(listed).toMatchObject([{ id: answer.body.id, last_used_at: expect.any(String) }])
    expect(JSON.stringify(listed)).not.toContain('publicKey')
  })

  it('is named, listed and deleted by its owner alone', async () => {
    const [mine, other] = [await signUp(t), await signUp(t)]
    const { device, answer } = await register(mine)
    const path = `/passkeys/${answer.body.id}`
    const rename = (account: Account) =>
      call(t, path, {
        method: 'PATCH',
        token: account.session.access_token,
        body: { friendly_name: ' Phone ' },
      })
    expect((await rename(other)).body.code).toBe('webauthn_credential_not_found')
    expect((await rename(mine)).body.friendly_name).toBe('Phone')
    const remove = (account: Account) =>
      call(t, path, { method: 'DELETE', token: account.session.access_token })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(mine)).status).toBe(204)
    expect(await signInWith(device)).toMatchObject(FAILED)
    expect((await call(t, '/passkeys', { token: mine.session.access_token })).body).toEqual([])
  })

  it('is not taken twice, nor for two accounts', async () => {
    const { device } = await register(await signUp(t))
    expect((await register(await signUp(t), device)).answer.body.code).toBe('webauthn_credential_exists')
  })

  it('cannot be added by a session without the second factor that the account has', async () => {
    const account = await signUp(t)
    await t.db.pool.query(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [account.session.user.id],
    )
    const refused = await start('registration', account.session.access_token)
    expect(refused.code).toBe('insufficient_aal')
  })

  it('is removed by an administrator for a person who lost the device', async () => {
    const account = await signUp(t)
    const { answer } = await register(account)
    const token = t.deps.keys.secretKey
    const path = `/admin/users/${account.session.user.id}/passkeys`
    expect((await call(t, path, { token })).body).toMatchObject([{ id: answer.body.id }])
    expect((await call(t, path, { token: account.session.access_token })).body.code).toBe('not_admin')
    expect((await call(t, `${path}/${answer.body.id}`, { method: 'DELETE', token })).status).toBe(204)
    expect((await call(t, path, { token })).body).toEqual([])
  })
})

describe('a forged answer of a passkey', () => {
  let account: Account
  let device: Authenticator
  beforeAll(async () => {
    account = await signUp(t)
    device = (await register(account)).device
  })

  it('that was used before is worth nothing', async () => {
    const { challenge_id, options } = await start('authentication')
    const body = { challenge_id, credential: device.get(options) }
    expect((await call(t, '/passkeys/authentication/verify', { body })).status).toBe(200)
    expect((await call(t, '/passkeys/authentication/verify', { body })).body.code).toBe(
      'webauthn_challenge_not_found',
    )
    const { challenge_id: next } = await start('authentication')
    const replayed = await call(t, '/passkeys/authentication/verify', {
      body: { ...body, challenge_id: next },
    })
    expect(replayed).toMatchObject(FAILED)
  })

  it('given on another site is worth nothing', async () => {
    const phished = new Authenticator('https://evil.example', 'lendaround.test')
    Object.assign(phished, { id: device.id, privateKey: Reflect.get(device, 'privateKey'), counter: 100 })
    expect(await signInWith(phished)).toMatchObject(FAILED)
  })

  it('of another key is worth nothing', async () => {
    const other = new Authenticator(TEST_ORIGIN)
    expect(await signInWith(other)).toMatchObject(FAILED)
    const ours = device.id.toString('base64url')
    expect(await signInWith(other, (credential) => ({ ...credential, id: ours, rawId: ours }))).toMatchObject(
      FAILED,
    )
  })

  it('from a device that did not ask who holds it is worth nothing', async () => {
    device.verifiesUser = false
    expect(await signInWith(device)).toMatchObject(FAILED)
    device.verifiesUser = true
  })

  it('of a copied key shows by its counter', async () => {
    expect((await signInWith(device)).status).toBe(200)
    device.counter -= 2
    expect(await signInWith(device)).toMatchObject(FAILED)
    device.counter += 5
    expect((await signInWith(device)).status).toBe(200)
  })

  it('comes too late after five minutes', async () => {
    const { challenge_id, options } = await start('authentication')
    t.setNow(301_000)
    const body = { challenge_id, credential: device.get(options) }
    expect((await call(t, '/passkeys/authentication/verify', { body })).body.code).toBe(
      'webauthn_challenge_expired',
    )
  })

  it('to the challenge of a registration is worth nothing', async () => {
    const { challenge_id, options } = await start('registration', account.session.access_token)
    const body = { challenge_id, credential: device.get(options) }
    expect((await call(t, '/passkeys/authentication/verify', { body })).body.code).toBe(
      'webauthn_challenge_not_found',
    )
  })

  it('does not sign a banned account in', async () => {
    const { admin } = t.client({ secret: true }).auth
    await admin.updateUserById(account.session.user.id, { ban_duration: '1h' })
    device.counter += 5
    expect((await signInWith(device)).body.code).toBe('user_banned')
  })
})

describe('switched off', () => {
  it('answers as the protocol does', async () => {
    const off = await createTestApp({ AUTH_PASSKEYS: 'false', AUTH_WEBAUTHN: 'false' })
    const { status, body } = await call(off, '/passkeys/authentication/options', { body: {} })
    expect([status, body.code]).toEqual([404, 'passkey_disabled'])
    const { session } = await signUp(off)
    const enrol = await call(off, '/factors', {
      token: session.access_token,
      body: { factor_type: 'webauthn' },
    })
    expect([enrol.status, enrol.body.code]).toEqual([422, 'mfa_webauthn_enroll_not_enabled'])
    await off.close()
  })
})

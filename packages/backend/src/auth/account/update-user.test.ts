import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail, PASSWORD, signIn, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { lastMail, mailsTo } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const HOUR = 3_600_000
const NEW_PASSWORD = 'quite-another-one-88'

describe('changing one’s own data', () => {
  it('merges metadata key by key, and removes what is null', async () => {
    const { client } = await signUp(t, { name: 'Anna', theme: 'dark', nested: { a: 1 } })
    const { data } = await client.auth.updateUser({
      data: { theme: null, locale: 'fr', nested: { b: null } },
    })
    expect(data.user?.user_metadata).toEqual({
      name: 'Anna',
      locale: 'fr',
      nested: { b: null },
      email_verified: true,
    })
  })

  it('leaves app_metadata to the server', async () => {
    const { session } = await signUp(t)
    const { status, body } = await call(t, '/user', {
      method: 'PUT',
      token: session.access_token,
      body: { app_metadata: { roles: ['admin'] } },
    })
    expect([status, body.code]).toEqual([403, 'not_admin'])
  })

  it('takes a phone number only where numbers are switched on', async () => {
    const { client } = await signUp(t)
    const { error } = await client.auth.updateUser({ phone: '+4915112345' })
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })
})

describe('changing the address', () => {
  it('waits for both addresses, in either order', async () => {
    for (const first of ['old', 'new'] as const) {
      const { client, email, session } = await signUp(t)
      const wanted = newEmail()
      const { data } = await client.auth.updateUser({ email: wanted.toUpperCase() })
      expect(data.user).toMatchObject({ email, new_email: wanted })
      const addresses = first === 'old' ? [email, wanted] : [wanted, email]
      const codes = await Promise.all(addresses.map(async (to) => (await lastMail(t.db, to)).data))
      expect(codes[0]).toMatchObject({ from: email, to: wanted })

      const half = await client.auth.verifyOtp({
        email: addresses[0]!,
        token: codes[0]!.code,
        type: 'email_change',
      })
      expect(half.error).toBeNull()
      expect(half.data).toMatchObject({ user: null, session: null })
      expect((await client.auth.getUser()).data.user?.email).toBe(email)
      // The first code counts once.
      const repeated = await client.auth.verifyOtp({
        email: addresses[0]!,
        token: codes[0]!.code,
        type: 'email_change',
      })
      expect(repeated.error?.code).toBe('otp_expired')

      const whole = await client.auth.verifyOtp({
        email: addresses[1]!,
        token: codes[1]!.code,
        type: 'email_change',
      })
      expect(whole.data.user).toMatchObject({ id: session.user.id, email: wanted })
      expect(whole.data.user?.new_email).toBeUndefined()
      expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted })
      const profile = await t.db.pool.query('select email from public.profiles where id = $1', [
        session.user.id,
      ])
      expect(profile.rows).toEqual([{ email: wanted }])
    }
  })

  it('answers the half-confirmed change as the protocol does', async () => {
    const { client, email } = await signUp(t)
    await client.auth.updateUser({ email: newEmail() })
    const { code } = (await lastMail(t.db, email)).data
    const { status, body } = await call(t, '/verify', { body: { email, token: code, type: 'email_change' } })
    expect([status, body]).toEqual([
      200,
      {
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    ])
  })

  it('refuses an address that is taken, at once or by the time of the confirmation', async () => {
    const [mine, other] = [await signUp(t), await signUp(t)]
    const taken = await mine.client.auth.updateUser({ email: other.email })
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })

    const wanted = newEmail()
    await mine.client.auth.updateUser({ email: wanted })
    const codes = [await lastMail(t.db, mine.email), await lastMail(t.db, wanted)]
    await t.client().auth.signUp({ email: wanted, password: PASSWORD })
    const verify = (email: string, token: string) =>
      t.client().auth.verifyOtp({ email, token, type: 'email_change' })
    await verify(mine.email, codes[0]!.data.code)
    // The code belongs to the account that asked; the address now belongs to another, which the code must not open.
    expect((await verify(wanted, codes[1]!.data.code)).error).not.toBeNull()
    expect((await mine.client.auth.getUser()).data.user?.email).toBe(mine.email)
  })

  it('can be asked for again, which starts it over', async () => {
    const { client, email } = await signUp(t)
    const wanted = newEmail()
    await client.auth.updateUser({ email: wanted })
    const old = (await lastMail(t.db, email)).data.code
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull()
    expect(await mailsTo(t.db, wanted)).toHaveLength(2)
    const { code } = (await lastMail(t.db, email)).data
    if (code !== old) {
      const stale = await client.auth.verifyOtp({ email, token: old, type: 'email_change' })
      expect(stale.error?.code).toBe('otp_expired')
    }
  })

  it('asks the new address alone where the operator wants that', async () => {
    const simple = await createTestApp({ AUTH_SECURE_EMAIL_CHANGE: 'false' })
    const { client, email } = await signUp(simple)
    const wanted = newEmail()
    await client.auth.updateUser({ email: wanted })
    expect(await mailsTo(simple.db, email)).toEqual([])
    const { code } = (await lastMail(simple.db, wanted)).data
    const { data } = await client.auth.verifyOtp({ email: wanted, token: code, type: 'email_change' })
    expect(data.user?.email).toBe(wanted)
    await simple.close()
  })
})

describe('changing the password', () => {
  it('keeps this session, ends the others and tells the owner', async () => {
    const account = await signUp(t, { locale: 'de' })
    const other = await signIn(t, account)
    expect((await account.client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect((await account.client.auth.getUser()).error).toBeNull()
    expect((await call(t, '/user', { token: other.session.access_token })).body.code).toBe(
      'session_not_found',
    )
    expect(await lastMail(t.db, account.email)).toMatchObject({
      template: 'account-changed',
      locale: 'de',
      data: { change: 'password-changed' },
    })
    await signIn(t, { email: account.email, password: NEW_PASSWORD })
  })

  it('makes every open code useless', async () => {
    const { client, email } = await signUp(t)
    await t.client().auth.resetPasswordForEmail(email)
    const { code } = (await lastMail(t.db, email)).data
    await client.auth.updateUser({ password: NEW_PASSWORD })
    const stolen = await t.client().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(stolen.error?.code).toBe('otp_expired')
  })

  it('refuses the same one and a weak one', async () => {
    const { client } = await signUp(t)
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
    expect((await client.auth.updateUser({ password: 'qwertyuiop' })).error?.code).toBe('weak_password')
  })

  it('asks a session of more than a day for a mailed code', async () => {
    const account = await signUp(t)
    t.setNow(25 * HOUR)
    const { data } = await account.client.auth.refreshSession()
    const put = (nonce?: string) =>
      call(t, '/user', {
        method: 'PUT',
        token: data.session!.access_token,
        body: { password: NEW_PASSWORD, ...(nonce && { nonce }) },
      })
    expect(await put()).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
    expect((await account.client.auth.reauthenticate()).error).toBeNull()
    const { template, data: mail } = await lastMail(t.db, account.email)
    expect(template).toBe('reauthentication')
    const wrong = String((Number(mail.code) + 1) % 1_000_000).padStart(6, '0')
    expect(await put(wrong)).toMatchObject({
      status: 422,
      body: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
    })
    expect((await put(mail.code)).status).toBe(200)
  })

  it('asks for the current password where the operator wants that', async () => {
    const strict = await createTestApp({ AUTH_CURRENT_PASSWORD: 'true' })
    const { session } = await signUp(strict)
    const put = (body: object) => call(strict, '/user', { method: 'PUT', token: session.access_token, body })
    expect((await put({ password: NEW_PASSWORD })).body.code).toBe('current_password_required')
    const wrong = { password: NEW_PASSWORD, current_password: 'no' }
    expect((await put(wrong)).body.code).toBe('current_password_invalid')
    expect((await put({ password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200)
    await strict.close()
  })

  it('needs a name first, for an anonymous account', async () => {
    const open = await createTestApp({ AUTH_ANONYMOUS: 'true' })
    const client = open.client()
    await client.auth.signInAnonymously()
    const { error } = await client.auth.updateUser({ password: NEW_PASSWORD })
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' })
    expect((await client.auth.reauthenticate()).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
    await open.close()
  })
})

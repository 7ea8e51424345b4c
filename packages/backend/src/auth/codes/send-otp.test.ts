import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { lastMail } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

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

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

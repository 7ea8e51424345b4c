import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { lastMail, mailsTo } from '../testing/mailbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('resending', () => {
  it('repeats the confirmation of an unconfirmed account only', async () => {
    const [open, done] = [newEmail(), (await signUp(t)).email]
    await t.client({ secret: true }).auth.admin.createUser({ email: open })
    for (const email of [open, done, newEmail()]) {
      expect((await t.client().auth.resend({ type: 'signup', email })).error).toBeNull()
    }
    expect((await lastMail(t.db, open)).template).toBe('confirm-sign-up')
    expect(await mailsTo(t.db, done)).toEqual([])
  })

  it('refuses a type that does not exist', async () => {
    expect(await call(t, '/resend', { body: { type: 'recovery', email: 'a@b.org' } })).toMatchObject({
      status: 400,
      body: { message: 'Missing one of these types: signup, email_change, sms, phone_change' },
    })
  })
})

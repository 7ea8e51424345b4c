import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
afterEach(async () => {
  t.deps.mailer?.close()
  await t.close()
})

async function recover(env: Record<string, string>) {
  t = await createTestApp({ LENDAROUND_MODE: 'demo', ...env })
  const { email } = await t.user({ email: 'anna@example.org' })
  await t.client().auth.resetPasswordForEmail(email)
  return t.client().functions.invoke('list-mails', { body: { recipient: 'Anna@example.org' } })
}

describe('the mailbox of the demo', () => {
  it('shows every mail to any visitor, as it would arrive', async () => {
    const { data, error } = await recover({})
    expect(error).toBeNull()
    expect(data.mails).toMatchObject([
      {
        recipient: 'anna@example.org',
        template: 'recovery',
        subject: 'Choose a new password for Lendaround',
      },
    ])
    expect(data.mails[0].html).toContain('<!doctype html>')
    const others = await t.client().functions.invoke('list-mails', { body: { recipient: 'bo@example.org' } })
    expect(others.data).toEqual({ mails: [] })
  })

  it.each([
    ['in production', { LENDAROUND_MODE: 'production', AUTH_AUTOCONFIRM: 'true' }],
    ['where mail leaves the house', { SMTP_URL: 'smtp://127.0.0.1:9' }],
  ])('does not exist %s', async (_, env) => {
    const { error } = await recover(env as Record<string, string>)
    expect(error?.context.status).toBe(404)
  })
})

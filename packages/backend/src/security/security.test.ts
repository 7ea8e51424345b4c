import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newEmail, PASSWORD, signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { senderMark } from './sender-mark.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const info = () => vi.mocked(t.deps.log.info)
beforeEach(() => {
  vi.spyOn(t.deps.log, 'info').mockClear()
})

/** What was written about security, without what stands for the address. */
const lines = () =>
  info()
    .mock.calls.filter(([, text]) => String(text) === 'security')
    .map(([line]) => line as unknown as Record<string, unknown>)

const signIn = (email: string, password: string) =>
  call(t, '/token?grant_type=password', { body: { email, password } })

describe('the log of security', () => {
  it('has a sign-in with its account, and none of the address', async () => {
    const { email } = await signUp(t)
    info().mockClear()
    const { body } = await signIn(email, PASSWORD)
    expect(lines()).toEqual([
      {
        security: 'sign-in',
        outcome: 'done',
        account: body.user.id,
        code: 'password',
        from: expect.stringMatching(/^[\w-]{12}$/),
      },
    ])
    expect(JSON.stringify(lines())).not.toContain(email)
  })

  it('has a wrong password with the account that it was for, and an unknown address without one', async () => {
    const { email, session } = await signUp(t)
    info().mockClear()
    await signIn(email, 'wrong')
    await signIn(newEmail(), 'wrong')
    const refused = { security: 'sign-in', outcome: 'refused', code: 'invalid_credentials' }
    const [known, unknown] = lines()
    expect(known).toMatchObject({ ...refused, account: session.user.id })
    expect(unknown).toMatchObject(refused)
    expect(unknown).not.toHaveProperty('account')
  })

  it('has a change of the password and the end of the session, and not that a session goes on', async () => {
    const { email, session } = await signUp(t)
    const { body } = await signIn(email, PASSWORD)
    info().mockClear()
    const token = body.access_token
    await call(t, '/token?grant_type=refresh_token', { body: { refresh_token: body.refresh_token } })
    await call(t, '/user', { method: 'PUT', token, body: { password: `${PASSWORD}-next` } })
    await call(t, '/logout', { method: 'POST', token })
    expect(lines().map(({ security, outcome, account }) => [security, outcome, account])).toEqual([
      ['change-account', 'done', session.user.id],
      ['sign-out', 'done', session.user.id],
    ])
  })

  it('has a right that was refused, and not that a visitor has to sign in', async () => {
    const person = await t.user()
    info().mockClear()
    expect(
      (
        await t
          .client()
          .from('outbox' as never)
          .select()
      ).status,
    ).toBe(401)
    expect(
      (
        await t
          .client({ as: person })
          .from('outbox' as never)
          .select()
      ).status,
    ).toBe(403)
    expect(lines()).toMatchObject([
      {
        security: 'use-right',
        outcome: 'refused',
        account: person.id,
        code: expect.stringContaining('outbox'),
      },
    ])
  })
})

it('has what fits no schema, by whom', async () => {
  const person = await t.user()
  info().mockClear()
  const odd = t.client({ as: person }).from('notes').select().eq('id', 'no-uuid')
  expect((await odd).status).toBe(400)
  expect(lines()).toMatchObject([{ security: 'odd-input', outcome: 'refused', account: person.id }])
})

it('stands for an address by the same mark within a day, and by another one afterwards', () => {
  const mark = senderMark('203.0.113.7')
  expect(senderMark('203.0.113.7')).toBe(mark)
  expect(senderMark('203.0.113.8')).not.toBe(mark)
  expect(mark).not.toContain('203')
  expect(senderMark('203.0.113.7', Date.now() + 90_000_000)).not.toBe(mark)
})

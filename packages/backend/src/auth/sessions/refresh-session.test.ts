import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { signIn, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ AUTH_SESSION_HOURS: '720', AUTH_INACTIVITY_HOURS: '48' })
})
afterAll(() => t.close())

const MINUTE = 60_000
const refresh = (token: string) =>
  call(t, '/token?grant_type=refresh_token', { body: { refresh_token: token } })
const claimsOf = async (token: string) => (await t.client().auth.getClaims(token)).data!.claims

describe('refreshing a session', () => {
  it('rotates the token and keeps the session', async () => {
    const { session } = await signUp(t)
    const { body } = await refresh(session.refresh_token)
    expect(body.refresh_token).not.toBe(session.refresh_token)
    const [before, after] = [await claimsOf(session.access_token), await claimsOf(body.access_token)]
    expect(after.session_id).toBe(before.session_id)
    expect(after.amr).toEqual(before.amr)
    expect((await refresh(body.refresh_token)).status).toBe(200)
  })

  it('gives the same child again to a client that lost the answer, at any age', async () => {
    const { session } = await signUp(t)
    const { body } = await refresh(session.refresh_token)
    t.setNow(30 * MINUTE)
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(body.refresh_token)
  })

  it('serves two tabs that refresh at the same moment', async () => {
    const { session } = await signUp(t)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('forgives the reuse of an older token within ten seconds', async () => {
    const { session } = await signUp(t)
    const { body: second } = await refresh(session.refresh_token)
    const { body: third } = await refresh(second.refresh_token)
    const { status, body } = await refresh(session.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).toBe(third.refresh_token)
  })

  it('ends the whole family when a stolen token comes back later', async () => {
    const { session } = await signUp(t)
    const { body: second } = await refresh(session.refresh_token)
    const { body: third } = await refresh(second.refresh_token)
    t.setNow(MINUTE)
    const stolen = await refresh(session.refresh_token)
    expect(stolen).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    })
    t.setNow(MINUTE)
    // Discovering the thief ends the victim's session, too: the two cannot be told apart.
    expect((await refresh(third.refresh_token)).body.code).toBe('refresh_token_already_used')
  })

  it('leaves other sessions of the account alone then', async () => {
    const account = await signUp(t)
    const other = await signIn(t, account)
    const { body: second } = await refresh(account.session.refresh_token)
    await refresh(second.refresh_token)
    t.setNow(MINUTE)
    await refresh(account.session.refresh_token)
    expect((await refresh(other.session.refresh_token)).status).toBe(200)
  })

  it('stores nothing that could be used as a token', async () => {
    const { session } = await signUp(t)
    const { rows } = await t.db.pool.query(
      `select string_agg(r::text, ' ') as all from auth.refresh_tokens r`,
    )
    expect(rows[0].all).not.toContain(session.refresh_token)
  })

  it('refuses unknown, empty and ended ones, each in its own way', async () => {
    expect((await refresh('abcdefghijkl')).body).toEqual({
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
    expect(await refresh('')).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', error_description: 'refresh_token required' },
    })
    const account = await signUp(t)
    await account.client.auth.signOut()
    expect((await refresh(account.session.refresh_token)).body.code).toBe('refresh_token_not_found')
  })

  it('refuses a banned account', async () => {
    const { session } = await signUp(t)
    await t.client({ secret: true }).auth.admin.updateUserById(session.user.id, { ban_duration: '1h' })
    expect((await refresh(session.refresh_token)).body).toEqual({
      code: 'user_banned',
      message: 'Invalid Refresh Token: User Banned',
    })
  })

  it('ends a session that was idle for too long, and one that is too old', async () => {
    const idle = await signUp(t)
    t.setNow(49 * 60 * MINUTE)
    expect((await refresh(idle.session.refresh_token)).body).toMatchObject({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    })
    let { session } = await signUp(t)
    for (let day = 0; day < 30; day++) {
      t.setNow(24 * 60 * MINUTE)
      const { status, body } = await refresh(session.refresh_token)
      if (status === 200) session = body
      else expect(body.message).toBe('Invalid Refresh Token: Session Expired')
    }
    expect((await refresh(session.refresh_token)).body.code).toBe('session_expired')
  })

  it('gives an end to a session that an earlier version opened without one', async () => {
    const { session } = await signUp(t)
    const { session_id: id } = await claimsOf(session.access_token)
    const end = async () =>
      (await t.db.pool.query('select not_after from auth.sessions where id = $1', [id])).rows[0].not_after
    await t.db.pool.query('update auth.sessions set not_after = null where id = $1', [id])
    const { body } = await refresh(session.refresh_token)
    const given = await end()
    expect((given.getTime() - t.deps.now().getTime()) / 3_600_000).toBeCloseTo(720, 0)
    t.setNow(MINUTE)
    await refresh(body.refresh_token)
    expect(await end()).toEqual(given)
  })

  it('gives the token of a lost answer again while the signing secret is being changed', async () => {
    const { session } = await signUp(t)
    const { body } = await refresh(session.refresh_token)
    const { secrets } = t.deps.config
    const { signing } = secrets
    Object.assign(secrets, { signing: 'the next one', alsoSigning: [signing] })
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(body.refresh_token)
    Object.assign(secrets, { signing, alsoSigning: [] })
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Account, PASSWORD, signIn, signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { addFactor, withFactor } from '#backend/auth/testing/factor.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const tokenOf = ({ session }: Account) => session.access_token
const headers = (token: string) => new Headers({ authorization: `Bearer ${token}` })

/** The role that each protocol beside the auth service gives the bearer of a token. */
async function standingOf(token: string) {
  const who = await t.deps.authenticate(headers(token))
  if (!who.ok) throw new Error(who.reason)
  return who.caller.missingProof ?? 'good'
}

/** Counts the queries about a session from here on. */
function watch() {
  const query = vi.spyOn(t.db.pool, 'query')
  return () =>
    query.mock.calls.filter(([what]) => (what as { name?: string }).name === 'session-guard').length
}

/** Requests that end sessions or change factors, with this token, about this account. */
async function changeEverything(token: string | undefined, userId: string) {
  const about = { ...(token && { token }) }
  const factor = crypto.randomUUID()
  const answers = [
    await call(t, '/factors', { ...about, body: { factor_type: 'totp' } }),
    await call(t, `/factors/${factor}/verify`, { ...about, body: { challenge_id: factor, code: '000000' } }),
    await call(t, `/factors/${factor}`, { ...about, method: 'DELETE' }),
    await call(t, `/admin/users/${userId}`, { ...about, method: 'PUT', body: { ban_duration: '1h' } }),
    await call(t, `/admin/users/${userId}`, { ...about, method: 'DELETE' }),
    await call(t, `/admin/users/${userId}/factors/${factor}`, { ...about, method: 'DELETE' }),
    await call(t, '/user', { ...about, method: 'PUT', body: { password: `${PASSWORD}-again` } }),
    await call(t, '/logout', { ...about, method: 'POST' }),
  ]
  return answers.map(({ status }) => status)
}

describe('what is known of a session', () => {
  // By the clock it is forgotten after five seconds, which a slow machine may take.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('is not forgotten because of what strangers try', async () => {
    const account = await signUp(t)
    expect(await standingOf(tokenOf(account))).toBe('good')
    const asked = watch()
    const tried = await changeEverything(undefined, account.session.user.id)
    expect(tried.filter((status) => status < 400)).toEqual([])
    const expired = await t.deps.keys.sign({ sub: account.session.user.id, role: 'service_role', exp: 1 })
    await changeEverything(expired, account.session.user.id)
    expect(await standingOf(tokenOf(account))).toBe('good')
    expect(asked()).toBe(0)
  })

  it('is not forgotten because of what another account does to itself, or tries to do to this one', async () => {
    const [account, other] = [await signUp(t), await signUp(t)]
    expect(await standingOf(tokenOf(account))).toBe('good')
    const asked = watch()
    await changeEverything(tokenOf(other), account.session.user.id)
    expect(await standingOf(tokenOf(account))).toBe('good')
    expect(asked()).toBe(0)
    expect(await standingOf(tokenOf(other))).toBe('session')
  })

  it('is forgotten also where it was being asked for while the session ended', async () => {
    const account = await signUp(t)
    const { pool } = t.db
    const ask = pool.query.bind(pool)
    const read = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    vi.spyOn(pool, 'query').mockImplementationOnce((async (what: string) => {
      const rows = await ask(what)
      read.resolve()
      await answer.promise
      return rows
    }) as never)
    const before = standingOf(tokenOf(account))
    await read.promise
    await account.client.auth.signOut({ scope: 'global' })
    answer.resolve()
    expect(await before).toBe('good')
    expect(await standingOf(tokenOf(account))).toBe('session')
  })
})

type Ending = (mine: Account, id: string) => PromiseLike<unknown>

const admin = () => t.client({ secret: true }).auth.admin
const asService = () => t.client({ secret: true }) as unknown as Account['client']
const idOf = ({ session }: Account) =>
  JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString()).session_id as string

/** All ways in which one process ends the other device's session. */
const ENDINGS: Record<string, Ending> = {
  'signing out everywhere': ({ client }) => client.auth.signOut({ scope: 'global' }),
  'signing the others out': ({ client }) => client.auth.signOut({ scope: 'others' }),
  'another password': ({ client }) =>
    client.auth.updateUser({ password: `${PASSWORD}-new`, current_password: PASSWORD }),
  'a second factor': (mine) => addFactor(t, mine),
  'another password from an admin': (_, id) => admin().updateUserById(id, { password: `${PASSWORD}-new` }),
  'a ban': (_, id) => admin().updateUserById(id, { ban_duration: '1h' }),
  'a ban under an id in capitals': (_, id) =>
    call(t, `/admin/users/${id.toUpperCase()}`, {
      method: 'PUT',
      token: t.deps.keys.secretKey,
      body: { ban_duration: '1h' },
    }),
  'the account’s deletion': (_, id) => admin().deleteUser(id),
  'the account’s emptying': (_, id) => admin().deleteUser(id, true),
  'its owner deleting the account': ({ client }) =>
    client.functions.invoke('delete-my-account', { body: {} }),
  'the service emptying the account': (_, id) => asService().rpc('erase_account', { person: id }),
  'the service banning the account': (_, id) =>
    asService().rpc('ban_account', { person: id, until: 'infinity' }),
}

describe('a session ends at once after', () => {
  it.each(Object.entries(ENDINGS))('%s', async (_, end) => {
    const mine = await signUp(t)
    const other = await signIn(t, mine)
    expect(await standingOf(tokenOf(other))).toBe('good')
    const answer = (await end(mine, mine.session.user.id)) as { error?: unknown; status?: number }
    expect(answer.error ?? null).toBeNull()
    expect(await standingOf(tokenOf(other))).toBe('session')
  })

  it('being signed out by hand on another device', async () => {
    const mine = await signUp(t)
    const other = await signIn(t, mine)
    expect(await standingOf(tokenOf(other))).toBe('good')
    const { data } = await mine.client.rpc('end_my_session', { session_id: idOf(other) })
    expect(data).toBe(true)
    expect(await standingOf(tokenOf(other))).toBe('session')
    expect(await standingOf(tokenOf(mine))).toBe('good')
  })

  it.each(['itself', 'an admin'])('its factor counts no longer when %s takes it away', async (who) => {
    const mine = await withFactor(t)
    const raised = (await mine.client.auth.getSession()).data.session!.access_token
    const owing = await signIn(t, mine)
    expect([await standingOf(raised), await standingOf(tokenOf(owing))]).toEqual(['good', 'second-factor'])
    await (who === 'itself'
      ? mine.client.auth.mfa.unenroll({ factorId: mine.factorId })
      : admin().mfa.deleteFactor({ userId: mine.session.user.id, id: mine.factorId }))
    expect(await standingOf(tokenOf(owing))).toBe('good')
  })
})

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { call } from '#backend/auth/testing/call.ts'
import { withFactor } from '#backend/auth/testing/factor.ts'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { SESSION_CHECK_MS } from './session-guard.ts'

let t: TestApp
let person: TestUser
beforeAll(async () => {
  t = await createTestApp()
  person = await t.user()
})
afterAll(() => t.close())
afterEach(() => {
  vi.restoreAllMocks()
})

/** Counts how often the database is asked about a session. */
function watch() {
  const query = vi.spyOn(t.db.pool, 'query')
  return () =>
    query.mock.calls.filter(([what]) => (what as { name?: string }).name === 'session-guard').length
}

const headers = (token: string) => new Headers({ authorization: `Bearer ${token}` })
const ask = (token = person.token) => t.deps.authenticate(headers(token))

it('is asked once for all requests of five seconds', async () => {
  const asked = watch()
  await Promise.all(Array.from({ length: 20 }, () => ask()))
  t.setNow(500)
  await ask()
  expect(asked()).toBe(1)
  t.setNow(SESSION_CHECK_MS)
  await ask()
  expect(asked()).toBe(2)
})

it('is not asked about callers without a session', async () => {
  const asked = watch()
  await t.deps.authenticate(new Headers({ apikey: t.deps.keys.publishableKey }))
  await t.deps.authenticate(new Headers({ apikey: t.deps.keys.secretKey }))
  await t.deps.authenticate(new Headers())
  expect(asked()).toBe(0)
})

it('lets no one in while the database cannot say, and asks again at once', async () => {
  const other = await t.user()
  vi.spyOn(t.db.pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('away')) as never)
  await expect(ask(other.token)).rejects.toThrow('away')
  expect(await ask(other.token)).toMatchObject({ ok: true, caller: { userId: other.id } })
})

it('knows no session whose id is not a UUID, or that belongs to another account', async () => {
  const claims = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString())
  const stranger = await t.user()
  for (const change of [{ session_id: 'none' }, { sub: stranger.id }, { sub: 'nobody' }]) {
    const caller = await ask(await t.deps.keys.sign({ ...claims, ...change }))
    expect(caller).toMatchObject({ ok: true, caller: { role: 'anon', missingProof: 'session' } })
  }
})

it.each([
  [
    'is over by the clock',
    `update auth.sessions set not_after = now() - interval '1 second' where user_id = $1`,
  ],
  ['is of a banned account', `update auth.users set banned_until = now() + interval '1 hour' where id = $1`],
  ['is of a deleted account', 'update auth.users set deleted_at = now() where id = $1'],
])('knows no session that %s, though its row is still there', async (_, change) => {
  const other = await t.user()
  await t.db.pool.query(change, [other.id])
  expect(await ask(other.token)).toMatchObject({
    ok: true,
    caller: { role: 'anon', missingProof: 'session' },
  })
})

it.each([
  ['aal2', 'aal2', undefined, 200],
  // A token from before the session was raised, and one from before it was lowered.
  ['aal2', 'aal1', 'second-factor', 422],
  ['aal1', 'aal2', 'second-factor', 422],
])(
  'of a session at %s with a token of %s it knows the proof that is missing, as does auth',
  async (session, token, missing, status) => {
    const { client, factorId } = await withFactor(t)
    const { claims } = (await client.auth.getClaims()).data!
    await t.db.pool.query('update auth.sessions set aal = $2 where id = $1', [claims.session_id, session])
    const made = await t.deps.keys.sign({ ...claims, aal: token })
    const who = await ask(made)
    expect(who.ok && who.caller.missingProof).toBe(missing)
    expect((await call(t, `/factors/${factorId}`, { token: made, method: 'DELETE' })).status).toBe(status)
  },
)

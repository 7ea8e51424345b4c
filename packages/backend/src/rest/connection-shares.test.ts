import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'

const GATE = 7
const FLOOD = 60

let t: TestApp
beforeAll(async () => {
  // One of the connections keeps the gate shut.
  const env = { TRUST_PROXY: 'true', REST_ANON_TIMEOUT_MS: '60000' }
  t = await createTestApp(env, { connections: 5 })
  await t.db.pool.query(`
    create function public.pass(gate bigint) returns text language sql volatile
      set search_path = '' as $$
        select case when gate > 0 then pg_catalog.pg_advisory_xact_lock_shared(gate)::text end $$;
    grant execute on function public.pass(bigint) to anon, authenticated`)
  await call('203.0.113.1', 0)
})
afterAll(() => t?.close())

const call = async (address: string | undefined, gate: number, token?: string) =>
  t.app.fetch(
    new Request(`${TEST_ORIGIN}/rest/v1/rpc/pass`, {
      method: 'POST',
      body: JSON.stringify({ gate }),
      headers: {
        apikey: t.deps.keys.publishableKey,
        'content-type': 'application/json',
        ...(address && { 'x-forwarded-for': address }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  )

/** Shuts the gate for all calls; answers how to open it. The embedded database has one session, which nothing stops. */
async function shutGate(): Promise<() => Promise<void>> {
  if (t.db.embedded) return async () => {}
  const client = await t.db.pool.connect()
  await client.query('select pg_advisory_lock($1)', [GATE])
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [GATE])
    client.release()
  }
}

it('a person who is signed in holds up neither other people, nor visitors, nor a sign-in', async () => {
  const [me, other] = [await t.user({}), await t.user({})]
  const open = await shutGate()
  let passed = 0
  const flood = Array.from({ length: FLOOD }, (_, i) =>
    call(`203.0.113.${i}`, GATE, me.token).then(() => passed++),
  )
  const answers = await Promise.all([call('203.0.113.1', 0, other.token), call('203.0.113.2', 0)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await t.db.pool.query('select from auth.users limit 1')
  expect(passed).toBeLessThanOrEqual(t.db.embedded ? FLOOD / 2 : 0)
  await open()
  await Promise.all(flood)
})

it('a visitor holds up neither other visitors nor signed-in callers', async () => {
  const me = await t.user({})
  const open = await shutGate()
  let passed = 0
  const flood = Array.from({ length: FLOOD }, () => call('203.0.113.1', GATE).then(() => passed++))
  const answers = await Promise.all([
    call('203.0.113.2', 0),
    call('203.0.113.1', 0, me.token),
    call(undefined, 0),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  // The embedded database has one connection: there they wait for what runs, but not for the whole queue.
  expect(passed).toBeLessThanOrEqual(t.db.embedded ? FLOOD / 2 : 0)
  await open()
  await Promise.all(flood)
})

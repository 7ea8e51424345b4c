import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ TRUST_PROXY: 'true' }, { connections: 4 })
  await t.db.pool.query(`
    create function public.doze(seconds float8) returns text language sql volatile
      set search_path = '' as $$ select pg_catalog.pg_sleep(seconds)::text $$;
    grant execute on function public.doze(float8) to anon, authenticated`)
  await call('203.0.113.1', 0)
})
afterAll(() => t?.close())

const call = (address: string | undefined, seconds: number, token?: string) =>
  t.app.fetch(
    new Request(`${TEST_ORIGIN}/rest/v1/rpc/doze`, {
      method: 'POST',
      body: JSON.stringify({ seconds }),
      headers: {
        apikey: t.deps.keys.publishableKey,
        'content-type': 'application/json',
        ...(address && { 'x-forwarded-for': address }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  )

it('a visitor holds up neither other visitors nor signed-in callers', async () => {
  const done: string[] = []
  const note = async (name: string, asked: Response | Promise<Response>) => {
    expect((await asked).status).toBe(200)
    done.push(name)
  }
  const me = await t.user({})
  const flood = Array.from({ length: 6 }, () => note('flood', call('203.0.113.1', 0.4)))
  await Promise.all([
    note('other', call('203.0.113.2', 0)),
    note('signed in', call('203.0.113.1', 0, me.token)),
    note('page', call(undefined, 0)),
    ...flood,
  ])
  // The embedded database has one connection: there they wait for what is under way, but not for all that waits.
  const first = done.slice(0, t.db.embedded ? 5 : 3)
  expect(first).toEqual(expect.arrayContaining(['other', 'page', 'signed in']))
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, TEST_ORIGIN, type TestApp, type TestUser } from '#server/testing/app.ts'

const COMPLEX = '((((x{1,20}){1,20}){1,20}){1,20})y'

async function open(env: Record<string, string>) {
  const t = await createTestApp(env, { connections: 3 })
  const me = await t.user({})
  await createItem(t.db.pool, { owner: me.id, pricePerDayCents: 1_000 })
  await t.db.pool.query(`
    create function public.some_items() returns setof public.items language sql stable
      as $$ select * from public.items $$;
    grant execute on function public.some_items() to anon, authenticated`)
  const get = async (path: string, token?: string) => {
    const response = await t.app.fetch(
      new Request(`${TEST_ORIGIN}/rest/v1/${path}`, {
        headers: { apikey: t.deps.keys.publishableKey, ...(token && { authorization: `Bearer ${token}` }) },
      }),
    )
    return { status: response.status, body: await response.json() }
  }
  return { t, me, get }
}

describe('regular expressions', () => {
  let t: TestApp
  let me: TestUser
  let get: Awaited<ReturnType<typeof open>>['get']
  beforeAll(async () => {
    ;({ t, me, get } = await open({}))
  })
  afterAll(() => t?.close())

  const refusal = {
    status: 400,
    body: {
      code: 'PGRST127',
      message: 'Feature not implemented',
      details: "The operators 'match' and 'imatch' are not available to anon and authenticated.",
      hint: "Use 'like', 'ilike' or full-text search.",
    },
  }

  it.each([
    'items?select=id&title=match.^a',
    'items?select=id&title=imatch.^a',
    'items?select=id&title=not.match.^a',
    'items?select=id&title=match(any).{^a,^b}',
    'items?select=id&or=(id.is.null,and(id.not.is.null,title.imatch.a))',
    'categories?select=id,items(id)&items.title=match.a',
    'categories?select=id,items(id)&items.or=(title.match.a,id.is.null)',
    'rpc/some_items?select=id&title=match.^a',
  ])('are refused to a caller who asks for %s', async (path) => {
    expect(await get(path)).toEqual(refusal)
    expect(await get(path, me.token)).toEqual(refusal)
  })

  it('are for the server', async () => {
    expect((await get('items?select=id&title=match.', t.deps.keys.secretKey)).status).toBe(200)
  })
})

describe('regular expressions, where they are allowed', () => {
  let t: TestApp
  let get: Awaited<ReturnType<typeof open>>['get']
  beforeAll(async () => {
    ;({ t, get } = await open({ REST_REGEX: 'true', REST_ANON_TIMEOUT_MS: '60000' }))
  })
  afterAll(() => t?.close())

  it('that are wrong or too complex are the fault of the client', async () => {
    expect(await get('items?select=id&title=match.(')).toMatchObject({ status: 400, body: { code: '2201B' } })
    const complex = await get(`items?select=id&title=match.${encodeURIComponent(COMPLEX)}`)
    expect(complex).toMatchObject({ status: 400, body: { code: '2201B' } })
    expect((await get('items?select=id&title=match.')).status).toBe(200)
  })
})

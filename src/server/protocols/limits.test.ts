import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, TEST_ORIGIN, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let me: TestUser
beforeAll(async () => {
  t = await createTestApp(
    { RATE_LIMITS: 'true', REST_TIMEOUT_MS: '6000', REST_ANON_TIMEOUT_MS: '1500' },
    { connections: 3 },
  )
  await t.db.pool.query(`
    create function public.doze(seconds float8) returns text language sql volatile
      set search_path = '' as $$ select pg_catalog.pg_sleep(seconds)::text $$;
    create function public.doze_long(seconds float8) returns text language sql volatile
      set search_path = '' set statement_timeout = '20s' as $$ select pg_catalog.pg_sleep(seconds)::text $$;
    create function public.patience() returns text language sql stable
      set search_path = '' as $$ select pg_catalog.current_setting('statement_timeout') $$;
    grant execute on function public.doze(float8), public.doze_long(float8), public.patience()
      to anon, authenticated, service_role`)
  me = await t.user({})
  for (let n = 0; n < 6; n++) await createItem(t.db.pool, { owner: me.id, pricePerDayCents: 1_000 })
})
afterAll(() => t.close())

const send = (path: string, init: RequestInit & { token?: string } = {}) =>
  t.app.fetch(
    new Request(`${TEST_ORIGIN}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: t.deps.keys.publishableKey,
        'content-type': 'application/json',
        ...(init.token && { authorization: `Bearer ${init.token}` }),
      },
    }),
  )

describe('what would multiply its rows at every level', () => {
  const refused = async (select: string) => {
    const response = await send(`categories?select=${select}`)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST127' }])
  }

  it('is refused: the many of one key, back to the one, and the many again', async () => {
    await refused('id,items(id,categories(id,items(id)))')
    await refused('id,items(id,a:categories(id,children:categories(id,items(id))))')
  })

  it('is refused through a branch of a table and itself as well', async () => {
    await refused('id,down:categories(id,up:parent_id(id,again:categories(id)))')
  })

  it('is not the way down a tree, nor to the neighbours of a row', async () => {
    const tree = 'a:categories(id,b:categories(id,c:categories(id)))'
    expect((await send(`categories?select=id,${tree}`)).status).toBe(200)
    const response = await send('items?select=id,categories(slug,items(id,item_images(path)))')
    const [first] = await response.json()
    expect(first.categories.items).toHaveLength(6)
  })
})

describe('conditions', () => {
  const nested = (levels: number) =>
    `items?select=id&and=(${'or('.repeat(levels)}id.is.null${')'.repeat(levels)})`

  it('may be nested as deep as callers need', async () => {
    expect((await send(nested(30))).status).toBe(200)
  })

  it('are refused where they are nested to break the stack, as are embeds', async () => {
    const embeds = await send(`items?select=${'a('.repeat(7_000)}`)
    expect([embeds.status, (await embeds.json()).code]).toEqual([400, 'PGRST127'])
    for (const levels of [200, 3_500, 20_000]) {
      const response = await send(nested(levels))
      expect([levels, response.status, (await response.json()).code]).toEqual([levels, 400, 'PGRST127'])
    }
  })
})

describe('a statement that takes too long', () => {
  const doze = (seconds: number, token?: string, name = 'doze') =>
    send(`rpc/${name}`, { method: 'POST', body: JSON.stringify({ seconds }), ...(token && { token }) })

  it('is ended, and the next is answered', async () => {
    const response = await doze(60)
    expect([response.status, (await response.json()).code]).toEqual([500, '57014'])
    expect((await doze(0)).status).toBe(200)
  })

  it('is ended soonest for those who are not signed in, and last for the server', async () => {
    const patience = async (token?: string) =>
      (await send('rpc/patience', { ...(token && { token }) })).json()
    expect([await patience(), await patience(me.token)]).toEqual(['1500ms', '6s'])
    // The embedded database is not told how long: the caller ends its thread.
    expect(await patience(t.deps.keys.secretKey)).toBe(t.db.embedded ? '0' : '30s')
  })

  it('may take its time where the function says so', async () => {
    expect((await doze(2, undefined, 'doze_long')).status).toBe(200)
  })
})

describe('writes', () => {
  it('are counted for each person, apart from reads and calls', async () => {
    const other = await t.user({})
    const write = (token: string) =>
      send('profiles?id=is.null', { method: 'PATCH', body: '{"bio":"again"}', token })
    const statuses = new Set<number>()
    let refusal: Response | undefined
    for (let n = 0; n < 400 && !refusal; n++) {
      const response = await write(me.token)
      statuses.add(response.status)
      if (response.status === 429) refusal = response
    }
    expect([...statuses]).toEqual([204, 429])
    expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusal?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await send('items?select=id&limit=1', { token: me.token })).status).toBe(200)
    expect(
      (await send('rpc/search_categories', { method: 'POST', body: '{}', token: me.token })).status,
    ).toBe(200)
    expect((await write(other.token)).status).toBe(204)
  })
})

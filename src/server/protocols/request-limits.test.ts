import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, TEST_ORIGIN, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let me: TestUser
beforeAll(async () => {
  t = await createTestApp({ REST_MAX_ANSWER_BYTES: '200000' }, { connections: 3 })
  me = await t.user({})
  for (let n = 0; n < 30; n++) {
    await createItem(t.db.pool, { owner: me.id, pricePerDayCents: 1_000, description: 'x'.repeat(5_000) })
  }
})
afterAll(() => t.close())

const SECRET = () => t.deps.keys.secretKey

const send = async (path: string, init: RequestInit & { token?: string; type?: string } = {}) => {
  const response = await t.app.fetch(
    new Request(`${TEST_ORIGIN}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: t.deps.keys.publishableKey,
        'content-type': init.type ?? 'application/json',
        ...(init.token && { authorization: `Bearer ${init.token}` }),
        ...init.headers,
      },
    } as RequestInit),
  )
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: text && isJson ? JSON.parse(text) : text }
}

const aliases = (count: number, column: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `a${n}:${column(n)}`).join(',')

describe('what is selected', () => {
  it('has a hundred columns at the most, those of embedded resources included', async () => {
    const inside = (count: number) => aliases(count, (n) => `names->key${n}`)
    expect((await send(`categories?select=${inside(100)}`)).status).toBe(200)
    for (const select of [inside(101), `${inside(60)},items(${aliases(41, (n) => `translations->k${n}`)})`]) {
      expect(await send(`categories?select=${select}`)).toMatchObject({
        status: 400,
        body: { code: 'PGRST127', details: 'Selecting more than 100 columns is not supported.' },
      })
    }
  })

  it('names nothing more than three times, under whatever name, cast or path', async () => {
    const refused = { status: 400, body: { code: 'PGRST127' } }
    expect((await send('items?select=a:title,b:title,c:title::text&limit=1')).status).toBe(200)
    for (const select of [
      'a:title,b:title,c:title::text,title',
      '*,*,*,*',
      'id,categories(a:slug,b:slug,c:slug,d:slug)',
      'id,a:categories(id),b:categories(slug),c:categories(id),d:categories(names)',
      'a:translations->de,b:translations->de,c:translations->>de,d:translations->>de',
    ]) {
      expect([select, await send(`items?select=${select}`)]).toMatchObject([select, refused])
    }
  })

  it('is bounded in what comes back of a write as well', async () => {
    const select = aliases(101, (n) => `translations->k${n}`)
    const answer = await send(`items?select=${select}&id=is.null`, {
      method: 'PATCH',
      body: '{"title":"Drill"}',
      headers: { prefer: 'return=representation' },
      token: me.token,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'PGRST127' } })
  })
})

describe('an answer', () => {
  const TOO_LARGE = { status: 400, body: { code: 'ANSWER_TOO_LARGE' } }

  it('is refused by the database when it is too large, in every format', async () => {
    const whole = 'a:description,b:description'
    expect((await send(`items?select=${whole}&limit=10`)).status).toBe(200)
    expect(await send(`items?select=${whole}`)).toMatchObject(TOO_LARGE)
    expect(await send(`items?select=${whole}`, { headers: { accept: 'text/csv' } })).toMatchObject(TOO_LARGE)
    const stripped = { accept: 'application/vnd.pgrst.array+json;nulls=stripped' }
    expect(await send(`items?select=${whole}`, { headers: stripped })).toMatchObject(TOO_LARGE)
    expect((await send(`items?select=${whole}`, { method: 'HEAD' })).status).toBe(200)
  })

  it('is refused while an embedded resource is being built', async () => {
    const own = 'id,items(a:description,b:description)'
    expect(await send(`categories?select=${own}`)).toMatchObject(TOO_LARGE)
    // Not shown, and yet computed.
    const spread = 'id,...items(a:description,b:description,c:description,translations)'
    expect(await send(`categories?select=${spread}`)).toMatchObject(TOO_LARGE)
  })

  it('is refused as soon as its parts together have taken several times what it may have', async () => {
    const parts = (count: number) =>
      t.db.pool.query(
        `select sum(pg_column_size(rest.spend(json_build_array(repeat('x', 100000)), 200000)))
         from generate_series(1, $1::int)`,
        [count],
      )
    await expect(parts(7)).resolves.toBeTruthy()
    await expect(parts(9)).rejects.toMatchObject({ code: 'PGRST' })
  })

  it('undoes the write whose rows it would show', async () => {
    await t.db.pool.query(`update public.items set status = 'paused', approved_at = null`)
    const answer = await send('items?select=a:description,b:description&id=not.is.null', {
      method: 'PATCH',
      body: '{"title":"Changed"}',
      headers: { prefer: 'return=representation' },
      token: me.token,
    })
    expect(answer).toMatchObject(TOO_LARGE)
    expect(await send('items?select=id&title=eq.Changed', { token: me.token })).toMatchObject({ body: [] })
  })

  it('may have sixteen times as much for the server itself', async () => {
    const answer = await send('items?select=a:description,b:description', { token: SECRET() })
    expect([answer.status, answer.body.length]).toEqual([200, 30])
  })
})

describe('a body', () => {
  const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ item_id: 'none' })))
  const insert = (body: string, more = {}) =>
    send('favourites', { method: 'POST', body, token: me.token, ...more })

  it('has a thousand rows at the most, however they are written', async () => {
    const refused = { status: 413, body: { code: 'PGRST102', message: 'The body has more than 1000 rows' } }
    expect((await insert(rows(1_000))).status).toBe(400)
    expect(await insert(rows(1_001))).toMatchObject(refused)
    expect(
      await send('favourites?columns=item_id', { method: 'POST', body: rows(1_001), token: me.token }),
    ).toMatchObject(refused)
    const csv = `item_id\n${'none\n'.repeat(1_001)}`
    expect(await insert(csv, { type: 'text/csv' })).toMatchObject(refused)
    expect((await insert(rows(1_001), { token: SECRET() })).status).toBe(400)
  })

  it('has a megabyte at the most, and 64 kB for a call or from a visitor', async () => {
    const text = (bytes: number) => JSON.stringify({ bio: 'x'.repeat(bytes) })
    const refused = { status: 413, body: { code: 'PGRST102' } }
    const patch = (bytes: number, more = {}) =>
      send('profiles?id=is.null', { method: 'PATCH', body: text(bytes), token: me.token, ...more })
    expect((await patch(1_000_000)).status).toBe(204)
    expect(await patch(1_050_000)).toMatchObject(refused)
    expect(await patch(70_000, { token: undefined })).toMatchObject(refused)
    const call = { method: 'POST', body: text(70_000) }
    expect(await send('rpc/search_categories', { ...call, token: me.token })).toMatchObject(refused)
    expect(await send('rpc/search_categories', call)).toMatchObject(refused)
    expect((await send('rpc/search_categories', { ...call, token: SECRET() })).status).toBe(404)
  })

  it.each([
    ['rpc/search_categories', 'brackets', '['.repeat(60_000)],
    ['rpc/search_categories', 'pairs of them', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['rpc/search_categories', 'an argument', `{"q":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`],
    ['rpc/search_categories?columns=q', 'not parsed', `{"q":${'['.repeat(50_000)}}`],
    ['favourites', 'rows', `[{"item_id":${'['.repeat(50_000)}}]`],
    ['favourites?columns=item_id', 'rows that are not parsed', `[{"item_id":${'['.repeat(50_000)}}]`],
  ])('of %s that is nested too deep is refused unparsed: %s', async (path, _, body) => {
    expect(await send(path, { method: 'POST', body, token: me.token })).toMatchObject({
      status: 400,
      body: { code: 'PGRST102', message: 'JSON is nested more than 32 levels deep' },
    })
  })

  it('in a form may name an argument as often as it fits', async () => {
    const body = 'q=&'.repeat(16_000)
    const before = process.threadCpuUsage()
    await send('rpc/search_categories', { method: 'POST', body, type: 'application/x-www-form-urlencoded' })
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000)
  })
})

describe('a value in the query string', () => {
  const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)
  const refused = { status: 400, body: { code: 'PGRST127' } }

  it.each([
    ['JSON', `translations=eq.${nested(200)}`],
    ['JSON that never ends', `translations=eq.${nested(14_000, '[', '')}`],
    ['what JSON contains', `translations=cs.${nested(2_000, '{"a":', '}')}`],
    ['one of a list', `translations=in.("${nested(500)}")`],
    ['inside of logic', `or=(translations.eq."${nested(500)}",id.is.null)`],
    ['a search', `title=fts.${nested(500, '(', ')')}`],
    ['a path into JSON', `${'translations'}${'->a'.repeat(40)}=eq.1`],
  ])('is refused when it is nested too deep: %s', async (_, filter) => {
    expect(await send(`items?select=id&${encodeURI(filter)}`)).toMatchObject(refused)
    expect((await send('items?select=id&limit=1')).status).toBe(200)
  })

  it('that is an argument is refused as well, also in a form', async () => {
    const lines = `lines=${nested(5_000, '[', '')}`
    const deep = { status: 400, body: { code: 'PGRST102' } }
    expect(await send(`rpc/unavailable_lines?${lines}`)).toMatchObject(deep)
    const form = { method: 'POST', body: lines, type: 'application/x-www-form-urlencoded' }
    expect(await send('rpc/unavailable_lines', form)).toMatchObject(deep)
  })

  it('may have as many elements as there is room for', async () => {
    const ids = Array.from({ length: 300 }, () => crypto.randomUUID()).join()
    expect((await send(`items?select=id&id=in.(${ids})`)).body).toEqual([])
  })

  it('that is a search of too many operators is the sender’s mistake', async () => {
    expect((await send(`items?select=id&title=fts.${'!'.repeat(200)}a`)).status).toBe(400)
  })
})

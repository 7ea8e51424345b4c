import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlayground, type Playground } from './testing/playground.ts'

let world: Playground

beforeAll(async () => {
  world = await createPlayground()
})
afterAll(() => world?.close())

const OWNER = '00000000-0000-4000-8000-000000000001'
const HOUR = 3600
const now = () => Math.floor(Date.now() / 1000)
const token = (claims: Record<string, unknown>) =>
  world.deps.keys.sign({ iat: now(), exp: now() + HOUR, role: 'authenticated', sub: OWNER, ...claims })
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await world.send(path, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const bearer = (text: string) => ({ Authorization: `Bearer ${text}` })

describe('who asks', () => {
  test('row-level security: a visitor, a person and the service see different rows', async () => {
    const ids = async (headers: Record<string, string>) =>
      (await get('/notes?select=id&order=id', headers)).body.map(({ id }: { id: number }) => id)
    expect(await ids({})).toEqual([1])
    expect(await ids({ apikey: world.deps.keys.publishableKey })).toEqual([1])
    expect(await ids(bearer(await token({})))).toEqual([2])
    expect(await ids(bearer(await token({ sub: '00000000-0000-4000-8000-000000000002' })))).toEqual([])
    expect(await ids({ apikey: world.deps.keys.secretKey })).toEqual([1, 2])
  })

  test('a row that the policy does not allow is refused: 403 for the signed-in, 401 for a visitor', async () => {
    const row = { id: 9, owner: '00000000-0000-4000-8000-000000000002' }
    const signedIn = await world
      .as(await token({}))
      .from('notes')
      .insert(row)
    expect([signedIn.status, signedIn.error!.code]).toEqual([403, '42501'])
    const visitor = await world.as().from('notes').insert(row)
    expect([visitor.status, visitor.error!.code]).toEqual([401, '42501'])
    expect(
      (
        await world
          .as(await token({}))
          .from('notes')
          .insert({ id: 9, owner: OWNER })
          .rollback()
      ).status,
    ).toBe(201)
  })

  test('callers do not leak into one another on shared connections', async () => {
    const person = await token({})
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => get('/rpc/who', i % 2 ? bearer(person) : {})),
    )
    for (const [i, { body }] of answers.entries()) {
      expect([body.role, body.claims.sub]).toEqual(i % 2 ? ['authenticated', OWNER] : ['anon', undefined])
    }
    const { rows } = await world.db.pool.query(
      `select current_user as role, current_setting('request.jwt.claims', true) as claims`,
    )
    expect(rows[0].role).not.toMatch(/anon|authenticated/)
    expect(rows[0].claims ?? '').toBe('')
  })

  test.each(['postgres', 'pg_read_all_data', 'authenticator', 'none', 'anon; drop table x'])(
    'the role %s cannot be taken, whatever the token says',
    async (role) => {
      const { status, body } = await get('/people', bearer(await token({ role })))
      expect([status, body]).toMatchObject([401, { code: '22023', message: `role "${role}" does not exist` }])
    },
  )

  test('a token that is not ours, and one that has expired', async () => {
    const forged = await get('/people', bearer('eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'))
    expect([forged.status, forged.body.code]).toEqual([401, 'PGRST301'])
    expect(forged.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", error_description="/,
    )
    expect(forged.headers.get('proxy-status')).toBe('PostgREST; error=PGRST301')
    const expired = await get('/people', bearer(await token({ iat: now() - 2 * HOUR, exp: now() - HOUR })))
    expect([expired.status, expired.body]).toEqual([
      401,
      { code: 'PGRST303', message: 'JWT expired', details: null, hint: null },
    ])
    const early = await get('/people', bearer(await token({ nbf: now() + HOUR })))
    expect([early.status, early.body.message]).toEqual([401, 'JWT not yet valid'])
  })

  test('settings of a role hold for its requests', async () => {
    await world.db.pool.query(`alter role anon set statement_timeout = '1234ms'`)
    try {
      await world.db.pool.query(`create function playground.limit_in_force() returns text language sql stable
        as $$ select current_setting('statement_timeout') $$;
        grant execute on function playground.limit_in_force() to anon`)
      expect((await get('/rpc/limit_in_force')).body).toBe('1234ms')
    } finally {
      await world.db.pool.query('alter role anon reset statement_timeout')
    }
  })
})

describe('hostile input', () => {
  test('a body that is too large is refused before it is read', async () => {
    const response = await world.send('/notes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `[${' '.repeat(11 * 1024 * 1024)}]`,
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'PGRST102', details: null })
  })

  const evil = `x'; drop table playground.people; --`

  test('values are values', async () => {
    const { data, error } = await world.as().from('people').select('name').eq('name', evil)
    expect([data, error]).toEqual([[], null])
    expect(
      (await world.as().from('people').select('name').in('name', [evil, '"', '\\', '{}'])).error,
    ).toBeNull()
    expect((await world.as().from('people').select('name').or(`name.eq."${evil}"`)).error).toBeNull()
    const stored = await world
      .as()
      .from('drafts')
      .insert({ title: `${evil}"\\` })
      .select('title')
      .rollback()
    expect(stored.data).toEqual([{ title: `${evil}"\\` }])
    expect((await get(`/people?name=like.*${encodeURIComponent("'%_")}*`)).body).toEqual([])
    expect((await get(`/people?words=fts(${encodeURIComponent('simple')}).a`)).status).toBe(200)
    expect((await get('/people?name=eq.a%00b')).body).toEqual([])
  })

  test('names are names', async () => {
    const name = encodeURIComponent(`"id\\") from pg_shadow; --"`)
    for (const query of [
      `select=${name}`,
      `select=${name}:id,a:${name}`,
      `order=${name}`,
      `${name}=eq.1`,
      `select=id,cities(${name})`,
      `select=settings->>${encodeURIComponent(`'||current_user||'`)}`,
      `select=count:${name}.count()`,
    ]) {
      const { status, body } = await get(`/people?${query}`)
      expect([query, status < 500, JSON.stringify(body).includes('pg_shadow"')]).toEqual([query, true, false])
    }
    const insert = await world.send(`/drafts?columns=${name}`, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect((await insert.json()).code).toBe('PGRST204')
    const conflict = await world.send(`/drafts?on_conflict=${name}`, {
      method: 'POST',
      body: '{"title":"x"}',
      headers: { 'Content-Type': 'application/json', Prefer: 'resolution=merge-duplicates' },
    })
    expect((await conflict.json()).code).toBe('42703')
  })

  test('aliases with quotes come out as they went in', async () => {
    expect((await get(`/people?select=${encodeURIComponent('"a""b')}:id&id=eq.1`)).status).toBe(400)
    expect((await get(`/people?select=${encodeURIComponent(`"a\\"b';--"`)}:id&id=eq.1`)).body).toEqual([
      { 'a"b\';--': 1 },
    ])
  })

  test('casts name types and nothing else', async () => {
    expect((await get('/people?select=id::text);select(1')).body.code).toBe('PGRST100')
    expect((await get('/people?select=id::nothing')).body.code).toBe('42704')
  })

  test('a schema, a path or a function that is not served does not exist', async () => {
    expect((await get('/secrets')).body.code).toBe('PGRST205')
    expect((await get('/pg_class')).body.code).toBe('PGRST205')
    expect((await get('/rpc/pg_sleep?=1')).body.code).toBe('PGRST202')
    expect((await get('/people', { 'Accept-Profile': 'hidden' })).body).toMatchObject({
      code: 'PGRST106',
      message: 'Invalid schema: hidden',
      hint: 'Only the following schemas are exposed: playground, public',
    })
  })
})

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectPostgres } from '#backend/db/database.ts'
import { rest } from './rest.ts'
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

describe('paths, methods and schemas', () => {
  test('unknown tables, with the nearest name', async () => {
    const { status, body } = await get('/peoples')
    expect([status, body]).toEqual([
      404,
      {
        code: 'PGRST205',
        message: "Could not find the table 'playground.peoples' in the schema cache",
        details: null,
        hint: "Perhaps you meant the table 'playground.people'",
      },
    ])
    expect((await get('/zzzzzz')).body.hint).toBeNull()
  })

  test('deeper paths and other methods', async () => {
    expect(await get('/people/1')).toMatchObject({ status: 404, body: { code: 'PGRST125' } })
    const trace = await world.send('/people', { method: 'PROPFIND' })
    expect([trace.status, (await trace.json()).message]).toEqual([405, 'Unsupported HTTP method: PROPFIND'])
  })

  test('a schema by profile, named in the answer', async () => {
    const response = await get('/cities?select=code&limit=1', { 'Accept-Profile': 'playground' })
    expect(response.headers.get('content-profile')).toBe('playground')
    expect((await get('/cities', { 'Accept-Profile': 'public' })).body.code).toBe('PGRST205')
    const write = await world.send('/drafts', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Profile': 'nowhere' },
    })
    expect([write.status, (await write.json()).code]).toEqual([406, 'PGRST106'])
  })

  test('OPTIONS tells what a relation allows, and asks for no token', async () => {
    const allow = async (path: string) => {
      const response = await world.send(path, { method: 'OPTIONS', headers: bearer('nonsense') })
      return [response.status, response.headers.get('allow')]
    }
    expect(await allow('/people')).toEqual([200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'])
    expect(await allow('/head_count')).toEqual([200, 'OPTIONS,GET,HEAD'])
    expect(await allow('/adults')).toEqual([200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'])
    expect(await allow('/rpc/add')).toEqual([200, 'OPTIONS,GET,HEAD,POST'])
    expect(await allow('/rpc/add_draft')).toEqual([200, 'OPTIONS,POST'])
    expect(await allow('/')).toEqual([200, 'OPTIONS,GET,HEAD'])
    expect((await allow('/nothing'))[0]).toBe(404)
  })

  test('a preflight lets any page send what it asks for', async () => {
    const response = await world.send('/people', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://example.com',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey, prefer',
      },
    })
    expect(response.status).toBeLessThan(300)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toBe(
      'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
    )
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, apikey, prefer, Accept, Accept-Language, Content-Language',
    )
    expect(response.headers.get('access-control-max-age')).toBe('86400')
    const answer = await get('/people?limit=1', { Origin: 'https://example.com' })
    expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range')
  })

  test('HEAD of a refusal has its headers and no body', async () => {
    const response = await world.send('/nothing', { method: 'HEAD' })
    expect([response.status, response.headers.get('proxy-status'), await response.text()]).toEqual([
      404,
      'PostgREST; error=PGRST205',
      '',
    ])
  })

  test('every kind of answer names its type', async () => {
    expect((await get('/people?limit=1')).headers.get('content-type')).toBe('application/json; charset=utf-8')
    const one = await world.send('/people?id=eq.1', {
      headers: { Accept: 'application/vnd.pgrst.object+json' },
    })
    expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8')
    const csv = await world.send('/people?id=eq.1', { headers: { Accept: 'text/csv' } })
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })
})

describe('the description of itself', () => {
  test('lists what the caller may reach, with keys and types', async () => {
    const { status, headers, body } = await get('/')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/openapi+json; charset=utf-8'])
    expect(body.swagger).toBe('2.0')
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/', '/people', '/adults', '/rpc/add']))
    expect(body.definitions.people.properties.id).toMatchObject({ type: 'integer', format: 'bigint' })
    expect(body.definitions.people.properties.city.description).toContain(
      "<fk table='cities' column='code'/>",
    )
    expect(body.definitions.people.properties.mood.enum).toEqual(['calm', 'busy'])
    expect(body.definitions.cities.description).toBe('Where people live.')
    expect(body.paths['/head_count'].post).toBeUndefined()
    expect(body.paths['/rpc/add'].get.parameters).toMatchObject([
      { name: 'a', required: true },
      { name: 'b', required: false },
    ])
    expect(body.paths['/rpc/add_draft'].get).toBeUndefined()
    expect(body.paths['/secrets']).toBeUndefined()
  })

  test('leaves out what the caller has no right to', async () => {
    await world.db.pool.query('revoke all on playground.vault from anon')
    expect((await get('/')).body.paths['/vault']).toBeUndefined()
    expect((await get('/', { apikey: world.deps.keys.secretKey })).body.paths['/vault']).toBeDefined()
  })
})

describe('a schema that changes', () => {
  test('a table made after the first request is found', async () => {
    await get('/people?limit=1')
    await new Promise((resolve) => setTimeout(resolve, 250))
    await world.db.pool.query(
      'create table playground.fresh (id int primary key); grant select on playground.fresh to anon',
    )
    expect((await get('/fresh')).body).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 250))
    await world.db.pool.query(
      'alter table playground.fresh add column extra text; grant insert on playground.fresh to anon',
    )
    expect((await world.as().from('fresh').insert({ id: 1, extra: 'x' })).status).toBe(201)
  })

  test('a notification is enough where a connection can listen', async () => {
    if (world.db.embedded) return
    await world.db.pool.query(
      'create function playground.later() returns int language sql stable as $$ select 1 $$',
    )
    await world.db.pool.query(
      `comment on table playground.clubs is 'Changed.'; notify pgrst, 'reload schema'`,
    )
    await expect.poll(async () => (await get('/')).body.definitions.clubs.description).toBe('Changed.')
  })
})

describe('with everything switched off', () => {
  let plain: Playground

  beforeAll(async () => {
    plain = await createPlayground({
      REST_AGGREGATES: 'false',
      REST_PLAN: 'false',
      REST_TX_OVERRIDE: 'false',
      REST_OPENAPI: 'false',
      REST_MAX_ROWS: '2',
    })
  })
  afterAll(() => plain?.close())

  test('aggregates, plans and the root are refused', async () => {
    const code = async (path: string, headers = {}) => {
      const response = await plain.send(path, { headers })
      return [response.status, (await response.json()).code]
    }
    expect(await code('/people?select=count()')).toEqual([400, 'PGRST123'])
    expect(await code('/people', { Accept: 'application/vnd.pgrst.plan+json' })).toEqual([406, 'PGRST107'])
    expect(await code('/')).toEqual([404, 'PGRST126'])
  })

  test('no more rows than the server gives, on any level, and the count tells', async () => {
    const { data, count, status } = await plain.as().from('people').select('name', { count: 'exact' })
    expect([data!.length, count, status]).toEqual([2, 4, 206])
    // Everything has three of each, so that a shorter list is the server's own limit of two.
    await plain.db.pool.query(`insert into playground.memberships values (3, 2, null)`)
    await plain.db.pool.query(`update playground.people set boss = 1, city = 'ber' where id > 1`)
    const most = async (embed: string, filter: string) => {
      const response = await plain.send(`/${filter}&select=id,${embed}`)
      return lengthsIn(await response.json())
    }
    const lengthsIn = (value: unknown): number[] => {
      if (typeof value !== 'object' || value === null) return []
      const deeper = Object.values(value).flatMap(lengthsIn)
      return Array.isArray(value) ? [value.length, ...deeper] : deeper
    }
    for (const [embed, filter] of [
      ['people(name)', 'clubs?id=eq.2'],
      ['people(name)&people.limit=100', 'clubs?id=eq.2'],
      // Below what is one row by itself.
      ['city:cities(code,people(name))', 'people?id=eq.1'],
    ] as const) {
      const lengths = await most(embed, filter)
      expect([embed, Math.max(...lengths), lengths.length]).toEqual([embed, 2, 2])
    }
  })

  test('a preference for a rollback is ignored', async () => {
    const response = await plain.send('/clubs', {
      method: 'POST',
      body: '{"id":50,"title":"kept"}',
      headers: { 'Content-Type': 'application/json', Prefer: 'tx=rollback' },
    })
    expect([response.status, response.headers.get('preference-applied')]).toEqual([201, null])
    expect((await plain.db.pool.query('select from playground.clubs where id = 50')).rowCount).toBe(1)
  })
})

describe('a database that is away', () => {
  test('is answered with 503', async () => {
    const db = connectPostgres('postgres://nobody@127.0.0.1:1/nothing')
    const app = new Hono().route(
      '/rest/v1',
      rest({ ...world.deps, db, log: { ...world.deps.log, error() {}, warn() {} } }),
    )
    const response = await app.request('/rest/v1/people')
    expect([response.status, (await response.json()).code]).toEqual([503, 'PGRST002'])
    await db.close()
  })

  test('comes back unnoticed', async () => {
    if (world.db.embedded) return
    await Promise.all(Array.from({ length: 5 }, () => get('/people?limit=1')))
    await world.db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    // All but the one that ended them.
    await expect.poll(() => world.db.pool.totalCount).toBeLessThanOrEqual(1)
    expect((await get('/people?limit=1')).status).toBe(200)
  })
})

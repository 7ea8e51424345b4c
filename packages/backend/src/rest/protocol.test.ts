import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { rest } from './rest.ts'
import { createPlayground, type Playground } from './testing/playground.ts'

let world: Playground

beforeAll(async () => {
  world = await createPlayground()
})
afterAll(() => world?.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await world.send(path, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const bearer = (text: string) => ({ Authorization: `Bearer ${text}` })

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

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPlayground, type Playground } from './testing/playground.ts'

let world: Playground

beforeAll(async () => {
  world = await createPlayground()
})
afterAll(() => world?.close())

const call = (
  name: string,
  args?: Record<string, unknown>,
  options?: { get?: boolean; head?: boolean; count?: 'exact' },
) => world.as(undefined, { Prefer: 'tx=rollback' }).rpc(name, args, options)
const refused = async (path: string, init?: RequestInit) => {
  const response = await world.send(path, init)
  return { status: response.status, ...(await response.json()) }
}
const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type },
})

describe('arguments', () => {
  test('by name, with defaults left out, by POST and by GET', async () => {
    expect((await call('add', { a: 1, b: 2 })).data).toBe(3)
    expect((await call('add', { a: 1 })).data).toBe(2)
    expect((await call('add', { a: 5, b: 6 }, { get: true })).data).toBe(11)
  })

  test('from a form', async () => {
    const response = await world.send('/rpc/add', {
      method: 'POST',
      body: new URLSearchParams({ a: '4', b: '5' }),
    })
    expect(await response.json()).toBe(9)
  })

  test('a row given as an object', async () => {
    expect((await call('greet', { person: { id: 1, name: 'Ada', mood: 'busy' } })).data).toBe('Hello Ada')
  })

  test('variadic ones, from an array, a literal or several parameters', async () => {
    expect((await call('total', { numbers: [1, 2, 3] })).data).toBe(6)
    expect((await call('total', { numbers: [1, 2, 3] }, { get: true })).data).toBe(6)
    expect(await (await world.send('/rpc/total?numbers=1&numbers=4')).json()).toBe(5)
  })

  test('the whole body for a function with one unnamed parameter', async () => {
    expect(await (await world.send('/rpc/echo', post('{"a": [1, 2]}'))).json()).toEqual({ a: [1, 2] })
    expect(await (await world.send('/rpc/echo', post('[1, 2]'))).json()).toEqual([1, 2])
    expect(await (await world.send('/rpc/length_of', post('héllo', 'text/plain'))).json()).toBe(5)
    expect(await (await world.send('/rpc/bytes_of', post('h\0é', 'application/octet-stream'))).json()).toBe(4)
  })

  test('what looks like a filter is a value for a function that gives no rows', async () => {
    expect(await (await world.send('/rpc/length_of?=eq.abc')).json()).toBe(6)
    expect((await world.send('/rpc/add?a=eq.1')).status).toBe(400)
  })
})

describe('results', () => {
  test('nothing for void', async () => {
    const { status, data } = await call('nothing')
    expect([status, data]).toEqual([204, null])
  })

  test('rows of a table, with everything that reads have', async () => {
    const { data, count, status } = await call('people_of', { code: 'ber' }, { count: 'exact' })
      .select('name, shout, cities(name), clubs(title)')
      .gte('age', 10)
      .order('name', { ascending: false })
      .range(0, 0)
    expect(data).toEqual([
      { name: 'Bo', shout: 'BO', cities: { name: 'Berlin' }, clubs: [{ title: 'Rowing' }] },
    ])
    expect([count, status]).toEqual([2, 206])
  })

  test('rows by GET: what has an operator filters, the rest are arguments', async () => {
    const response = await world.send('/rpc/people_of?code=ber&age=gt.18&select=name,neighbours(name)')
    expect(await response.json()).toEqual([{ name: 'Ada', neighbours: [{ name: 'Bo' }] }])
  })

  test('one row as an object, texts as an array, columns of OUT parameters', async () => {
    expect((await call('first_person').select('name')).data).toEqual({ name: 'Ada' })
    expect((await call('names')).data).toEqual(['Ada', 'Bo', 'Cy', 'Dee'])
    expect((await call('pairs').select('left_one').eq('right_one', 4)).data).toEqual([{ left_one: 3 }])
  })

  test('a single object out of rows, or its refusal', async () => {
    expect((await call('people_of', { code: 'vie' }).select('name').single()).data).toEqual({ name: 'Cy' })
    const { error, status } = await call('people_of', { code: 'ber' }).select('name').single()
    expect([status, error!.code]).toEqual([406, 'PGRST116'])
  })

  test('HEAD counts', async () => {
    const { data, count, status } = await call('people_of', { code: 'ber' }, { head: true, count: 'exact' })
    expect([data, count, status]).toEqual([null, 2, 200])
  })

  test('CSV', async () => {
    const response = await world.send('/rpc/pairs', {
      headers: { Accept: 'text/csv' },
      ...{ method: 'POST' },
    })
    expect(await response.text()).toBe('left_one,right_one\n1,2\n3,4')
  })
})

describe('what a function may do', () => {
  test('by GET it may not write', async () => {
    const { error, status } = await world.as().rpc('add_draft', { title: 'x' }, { get: true })
    expect([status, error!.code]).toEqual([405, '25006'])
  })

  test('by POST it may, and a rollback undoes it', async () => {
    expect((await call('add_draft', { title: 'x' })).status).toBe(200)
    expect((await world.db.pool.query('select * from playground.drafts')).rows).toEqual([])
  })

  test('max-affected limits what it gives, and needs rows', async () => {
    const limited = (name: string, args = {}) =>
      world.as(undefined, { Prefer: 'handling=strict, max-affected=2' }).rpc(name, args)
    const rows = await limited('age_all')
    expect([rows.status, rows.error!.code]).toEqual([400, 'PGRST124'])
    expect((await world.db.pool.query('select age from playground.people where id = 1')).rows).toEqual([
      { age: 36 },
    ])
    const scalar = await limited('add', { a: 1 })
    expect([scalar.status, scalar.error!.code]).toEqual([400, 'PGRST128'])
  })

  test('it sets status and headers of the answer', async () => {
    const response = await world.send('/rpc/teapot')
    expect([response.status, response.headers.get('x-pot'), response.headers.get('cache-control')]).toEqual([
      418,
      'full',
      'no-store',
    ])
    expect(await refused('/rpc/bad_headers')).toMatchObject({ status: 500, code: 'PGRST111' })
    expect(await refused('/rpc/bad_status')).toMatchObject({ status: 500, code: 'PGRST112' })
  })

  test('it is told everything about the request', async () => {
    const response = await world.send('/rpc/who', {
      headers: {
        'X-Agent': 'tester',
        Cookie: 'flavour=oat; a=b',
        Prefer: 'timezone=Asia/Tokyo',
      },
    })
    expect(await response.json()).toEqual({
      role: 'anon',
      claims: { role: 'anon' },
      method: 'GET',
      path: '/rpc/who',
      agent: 'tester',
      cookie: 'oat',
      zone: 'Asia/Tokyo',
      path_of_search: '"playground", "public", "extensions"',
    })
  })

  const raise = (args: Record<string, string>) => refused('/rpc/fail', post(JSON.stringify(args)))

  test('what it raises becomes the answer', async () => {
    expect(await raise({ state: 'P0001', text: 'no', detail: 'because', advice: 'stop' })).toEqual({
      status: 400,
      code: 'P0001',
      message: 'no',
      details: 'because',
      hint: 'stop',
    })
    expect(await raise({ state: 'PT402', text: 'pay first' })).toMatchObject({ status: 402, code: 'PT402' })
  })

  test('RAISE SQLSTATE PGRST gives body, status and headers', async () => {
    const text = JSON.stringify({ code: '123', message: 'mine', details: 'd', hint: 'h' })
    const detail = JSON.stringify({ status: 332, headers: { 'X-Own': 'yes' } })
    const response = await world.send('/rpc/fail', post(JSON.stringify({ state: 'PGRST', text, detail })))
    expect([response.status, response.headers.get('x-own'), await response.json()]).toEqual([
      332,
      'yes',
      { code: '123', message: 'mine', details: 'd', hint: 'h' },
    ])
    expect(await raise({ state: 'PGRST', text: 'no json', detail })).toMatchObject({
      status: 500,
      code: 'PGRST121',
      details: "Invalid JSON value for MESSAGE: 'no json'",
    })
    expect(await raise({ state: 'PGRST', text, detail: '{}' })).toMatchObject({ code: 'PGRST121' })
  })

  test.each([
    ['08006', 503],
    ['0L000', 403],
    ['0P000', 403],
    ['09000', 500],
    ['21000', 500],
    ['22012', 400],
    ['23514', 400],
    ['25001', 500],
    ['28000', 403],
    ['2D000', 500],
    ['38000', 500],
    ['39000', 500],
    ['3B000', 500],
    ['40002', 500],
    ['40001', 409],
    ['40P01', 409],
    ['23P01', 409],
    ['53000', 503],
    ['53400', 500],
    ['54000', 500],
    ['55000', 500],
    ['57014', 500],
    ['57P01', 503],
    ['58000', 500],
    ['F0000', 500],
    ['HV000', 500],
    ['P0002', 500],
    ['XX000', 500],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['42501', 401],
    ['42703', 400],
    ['PTABC', 500],
  ])('SQLSTATE %s is answered with %i', async (state, status) => {
    expect((await raise({ state, text: 'x' })).status).toBe(status)
  })

  test('after an error the connection goes on', async () => {
    for (let i = 0; i < 30; i++) await raise({ state: '22012', text: 'x' })
    const { totalCount, idleCount } = world.db.pool
    expect(totalCount).toBeLessThanOrEqual(10)
    expect(idleCount).toBe(totalCount)
  })
})

describe('which function', () => {
  test('none of that name, with the nearest as a hint', async () => {
    expect(await refused('/rpc/people_oof', post('{}'))).toEqual({
      status: 404,
      code: 'PGRST202',
      message: 'Could not find the function playground.people_oof without parameters in the schema cache',
      details:
        'Searched for the function playground.people_oof without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function playground.people_of',
    })
  })

  test('none with these arguments', async () => {
    expect(await refused('/rpc/add', post('{"b":1,"a":1,"c":1}'))).toMatchObject({
      message: 'Could not find the function playground.add(a, b, c) in the schema cache',
      details:
        'Searched for the function playground.add with parameters a, b, c or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function playground.add(a, b)',
    })
    expect(await refused('/rpc/add?b=1')).toMatchObject({
      details:
        'Searched for the function playground.add with parameter b, but no matches were found in the schema cache.',
    })
    expect(await refused('/rpc/add', post('x', 'text/plain'))).toMatchObject({
      message: 'Could not find the function playground.add in the schema cache',
      details:
        'Searched for the function playground.add with a single unnamed text parameter, but no matches were found in the schema cache.',
      hint: null,
    })
  })

  test('two that fit alike', async () => {
    expect(await refused('/rpc/unclear', post('{"a":1}'))).toEqual({
      status: 300,
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: playground.unclear(a => integer), playground.unclear(a => text)',
      details: null,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    })
  })

  test('a method that functions do not have, and a body of a type that they do not take', async () => {
    const method = await refused('/rpc/add', { method: 'DELETE' })
    expect(method).toMatchObject({
      status: 405,
      code: 'PGRST101',
      message: 'Cannot use the DELETE method on RPC',
    })
    expect(await refused('/rpc/add', post('a,b', 'text/html'))).toMatchObject({
      status: 400,
      code: 'PGRST102',
    })
  })
})

test('a function of high cost waits for its turn among the heavy ones, others do not', async () => {
  const heavy = vi.spyOn(world.deps.db, 'heavy')
  expect((await call('add', { a: 1 })).data).toBe(2)
  expect(heavy).not.toHaveBeenCalled()
  expect((await call('ponder')).data).toBe(42)
  expect(heavy).toHaveBeenCalledTimes(1)
})

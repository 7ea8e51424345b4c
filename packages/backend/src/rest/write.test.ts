import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPlayground, type Playground } from './testing/playground.ts'

let world: Playground

beforeAll(async () => {
  world = await createPlayground()
})
afterAll(() => world?.close())
afterEach(() => world.db.pool.query('truncate playground.drafts restart identity'))

const drafts = () => world.as().from('drafts')
const stored = async () =>
  (await world.db.pool.query('select id, title, words from playground.drafts order by id')).rows

const JSON_TYPE = { 'Content-Type': 'application/json' }
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  world.send(path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } })

describe('insert', () => {
  test('one row answers with 201 and nothing', async () => {
    const response = await post('/drafts', { title: 'a' })
    expect([response.status, await response.text()]).toEqual([201, ''])
    expect(response.headers.get('content-range')).toBe('*/*')
    expect(await stored()).toEqual([{ id: 1, title: 'a', words: 0 }])
  })

  test('gives rows back, with what is embedded in them', async () => {
    const { data, status } = await world
      .as(undefined, { Prefer: 'tx=rollback' })
      .from('letters')
      .insert({ id: 9, sender: 1, receiver: 3, body: 'x' })
      .select('body, from:people!letters_sender_fkey(name), receiver(name, cities(name))')
      .single()
    expect(status).toBe(201)
    expect(data).toEqual({
      body: 'x',
      from: { name: 'Ada' },
      receiver: { name: 'Cy', cities: { name: 'Vienna' } },
    })
  })

  test('many rows: missing keys become null, or the default when that is wanted', async () => {
    const refused = await drafts().insert([{ title: 'a', words: 1 }, { title: 'b' }])
    expect(refused.error!.code).toBe('23502')
    const { data } = await drafts()
      .insert([{ title: 'a', words: 1 }, { title: 'b' }, { words: 3 }], { defaultToNull: false })
      .select('title, words')
    expect(data).toEqual([
      { title: 'a', words: 1 },
      { title: 'b', words: 0 },
      { title: 'untitled', words: 3 },
    ])
  })

  test('without columns the first row’s keys count, and others are refused rather than lost', async () => {
    expect((await post('/clubs', [{ id: 7, title: 'x' }, { id: 8 }])).status).toBe(400)
    const lost = await post('/drafts', [{ title: 'a' }, { title: 'b', words: 2 }])
    expect([lost.status, (await lost.json()).code]).toEqual([400, 'PGRST102'])
  })

  test('rows of defaults, and no rows', async () => {
    expect((await post('/drafts', {})).status).toBe(201)
    expect((await post('/drafts', [{}, {}])).status).toBe(201)
    expect((await post('/drafts', [])).status).toBe(201)
    expect(await stored()).toHaveLength(3)
  })

  test('only the columns that are asked for', async () => {
    await post('/drafts?columns=title', { title: 'a', words: 9, nonsense: true })
    expect(await stored()).toEqual([{ id: 1, title: 'a', words: 0 }])
  })

  test('names the new row when only headers are wanted', async () => {
    const response = await post('/drafts', { title: 'a' }, { Prefer: 'return=headers-only' })
    expect(response.headers.get('location')).toBe('/drafts?id=eq.1')
    expect(response.headers.get('preference-applied')).toBe('return=headers-only')
    const junction = await post(
      '/memberships',
      { person_id: 3, club_id: 1 },
      { Prefer: 'return=headers-only, tx=rollback' },
    )
    expect(junction.headers.get('location')).toBe('/memberships?person_id=eq.3&club_id=eq.1')
  })

  test('CSV and forms', async () => {
    const csv = await world.send('/drafts', {
      method: 'POST',
      body: 'title,words\n"a, ""b""",1\nNULL,2',
      headers: { 'Content-Type': 'text/csv' },
    })
    expect((await csv.json()).code).toBe('23502')
    await world.send('/drafts', {
      method: 'POST',
      body: 'title,words\r\n"a, ""b""\nc",1\r\nd,2\r\n',
      headers: { 'Content-Type': 'text/csv' },
    })
    await world.send('/drafts', { method: 'POST', body: new URLSearchParams({ title: 'form', words: '3' }) })
    expect((await stored()).map(({ title, words }) => [title, words])).toEqual([
      ['a, "b"\nc', 1],
      ['d', 2],
      ['form', 3],
    ])
  })

  test('refuses bodies that it cannot read, and keys that are no columns', async () => {
    const broken = await world.send('/drafts', { method: 'POST', body: '{"title":', headers: JSON_TYPE })
    expect([broken.status, await broken.json()]).toMatchObject([
      400,
      { code: 'PGRST102', message: 'Empty or invalid json' },
    ])
    const xml = await world.send('/drafts', {
      method: 'POST',
      body: '<a/>',
      headers: { 'Content-Type': 'text/xml' },
    })
    expect((await xml.json()).message).toBe('Content-Type not acceptable: text/xml')
    expect(await (await post('/drafts', { nope: 1 })).json()).toEqual({
      code: 'PGRST204',
      message: "Could not find the 'nope' column of 'drafts' in the schema cache",
      details: null,
      hint: null,
    })
    expect((await (await post('/drafts?columns=nope', {})).json()).code).toBe('PGRST204')
  })

  test('needs no right to read what it does not give back', async () => {
    expect((await post('/vault', { id: 1 }, { Prefer: 'tx=rollback' })).status).toBe(201)
    const reading = await post('/vault', { id: 1 }, { Prefer: 'return=representation' })
    expect([reading.status, (await reading.json()).code]).toEqual([401, '42501'])
    expect(reading.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('a single object or nothing at all', async () => {
    const { error, status } = await drafts()
      .insert([{ title: 'a' }, { title: 'b' }])
      .select()
      .single()
    expect([status, error!.code]).toEqual([406, 'PGRST116'])
    expect(await stored()).toEqual([])
  })

  test('numbers beyond JavaScript’s go through unharmed', async () => {
    const response = await world.send('/people?select=id', {
      method: 'POST',
      body: '{"id":9007199254740993,"name":"Big"}',
      headers: { ...JSON_TYPE, Prefer: 'return=representation, tx=rollback' },
    })
    expect(await response.text()).toBe('[{"id":9007199254740993}]')
  })
})

describe('upsert', () => {
  test('merges on the primary key: 200 when nothing was new', async () => {
    await drafts().insert({ id: 1, title: 'a', words: 1 })
    const merged = await drafts().upsert({ id: 1, title: 'b' }).select('title, words')
    expect([merged.status, merged.data]).toEqual([200, [{ title: 'b', words: 1 }]])
    const mixed = await drafts().upsert([
      { id: 1, title: 'c' },
      { id: 2, title: 'd' },
    ])
    expect(mixed.status).toBe(201)
    expect((await stored()).map(({ title }) => title)).toEqual(['c', 'd'])
  })

  test('ignores duplicates, and works on other unique columns', async () => {
    const ignored = await world
      .as(undefined, { Prefer: 'tx=rollback' })
      .from('passports')
      .upsert({ person_id: 3, number: 'P-1' }, { onConflict: 'number', ignoreDuplicates: true })
      .select()
    expect([ignored.status, ignored.data]).toEqual([201, []])
    const merged = await world
      .as(undefined, { Prefer: 'tx=rollback' })
      .from('passports')
      .upsert({ person_id: 3, number: 'P-1' }, { onConflict: 'number' })
      .select()
    expect(merged.data).toEqual([{ person_id: 3, number: 'P-1' }])
  })

  test('PUT inserts or replaces the one row that the URL names', async () => {
    const put = (path: string, body: unknown, headers = {}) =>
      world.send(path, { method: 'PUT', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } })
    expect((await put('/clubs?id=eq.7', { id: 7, title: 'Go' })).status).toBe(204)
    const again = await put('/clubs?id=eq.7', { id: 7, title: 'Shogi' }, { Prefer: 'return=representation' })
    expect([again.status, await again.json()]).toEqual([200, [{ id: 7, title: 'Shogi' }]])
    const fresh = await put(
      '/clubs?id=eq.8',
      { id: 8, title: 'x' },
      { Prefer: 'return=representation, tx=rollback' },
    )
    expect(fresh.status).toBe(201)
    const code = async (response: Response) => [response.status, (await response.json()).code]
    expect(await code(await put('/clubs?id=eq.7', { id: 9, title: 'x' }))).toEqual([400, 'PGRST115'])
    expect(await code(await put('/clubs?title=eq.x', { id: 9, title: 'x' }))).toEqual([405, 'PGRST105'])
    expect(await code(await put('/clubs?id=gt.7', { id: 9, title: 'x' }))).toEqual([405, 'PGRST105'])
    expect(await code(await put('/clubs?id=eq.7&limit=1', { id: 7, title: 'x' }))).toEqual([400, 'PGRST114'])
    await world.db.pool.query('delete from playground.clubs where id = 7')
  })
})

describe('update and delete', () => {
  test('change what the filters choose, and count it', async () => {
    await drafts().insert([{ title: 'a' }, { title: 'b' }, { title: 'c' }])
    const updated = await drafts().update({ words: 5 }, { count: 'exact' }).in('title', ['a', 'b'])
    expect([updated.status, updated.count]).toEqual([204, 2])
    const { data } = await drafts()
      .update({ words: 6 })
      .or('title.eq.a,title.eq.c')
      .select('title')
      .order('title', { ascending: false })
    expect(data).toEqual([{ title: 'c' }, { title: 'a' }])
    const deleted = await drafts().delete({ count: 'exact' }).eq('words', 6)
    expect([deleted.status, deleted.count]).toEqual([204, 2])
    expect(await stored()).toEqual([{ id: 2, title: 'b', words: 5 }])
  })

  test('gives deleted rows back with their embeds', async () => {
    const { data, status } = await world
      .as(undefined, { Prefer: 'tx=rollback' })
      .from('memberships')
      .delete()
      .eq('person_id', 1)
      .select('clubs(title), people(name, shout)')
      .order('club_id')
    expect(status).toBe(200)
    expect(data).toEqual([
      { clubs: { title: 'Chess' }, people: { name: 'Ada', shout: 'ADA' } },
      { clubs: { title: 'Rowing' }, people: { name: 'Ada', shout: 'ADA' } },
    ])
  })

  test('an embed’s filter does not choose rows', async () => {
    const { data } = await world
      .as(undefined, { Prefer: 'tx=rollback' })
      .from('people')
      .update({ age: 1 })
      .eq('city', 'ber')
      .select('name, shout, clubs(title), neighbours(name)')
      .eq('clubs.title', 'Chess')
      .order('id')
    expect(data).toEqual([
      { name: 'Ada', shout: 'ADA', clubs: [{ title: 'Chess' }], neighbours: [{ name: 'Bo' }] },
      { name: 'Bo', shout: 'BO', clubs: [], neighbours: [{ name: 'Ada' }] },
    ])
  })

  test('an update with nothing to set touches nothing', async () => {
    await drafts().insert({ title: 'a' })
    const { data, status, count } = await drafts().update({}, { count: 'exact' }).eq('id', 1).select()
    expect([status, data, count]).toEqual([200, [], 0])
  })

  test('max-affected undoes what goes too far', async () => {
    await drafts().insert([{ title: 'a' }, { title: 'b' }])
    const limited = () => world.as(undefined, { Prefer: 'handling=strict, max-affected=1' }).from('drafts')
    const { error, status } = await limited().update({ words: 9 }).gte('id', 0)
    expect([status, error]).toMatchObject([
      400,
      {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 2 rows',
      },
    ])
    expect((await stored()).map(({ words }) => words)).toEqual([0, 0])
    expect((await limited().delete().eq('id', 1)).status).toBe(204)
  })

  test('tx=rollback answers as if it were done, deferred constraints included', async () => {
    const { data, status } = await drafts().insert({ title: 'a' }).select('title').rollback()
    expect([status, data]).toEqual([201, [{ title: 'a' }]])
    expect(await stored()).toEqual([])
  })

  test('Preference-Applied names what counted, in its order', async () => {
    const response = await post(
      '/drafts',
      { title: 'a' },
      {
        Prefer:
          'timezone=UTC, tx=rollback, count=exact, return=minimal, missing=default, resolution=merge-duplicates, handling=lenient, nonsense',
      },
    )
    expect(response.headers.get('preference-applied')).toBe(
      'resolution=merge-duplicates, missing=default, return=minimal, count=exact, tx=rollback, handling=lenient, timezone=UTC',
    )
  })

  test('strict handling refuses unknown preferences', async () => {
    const response = await post('/drafts', { title: 'a' }, { Prefer: 'handling=strict, nonsense, what=ever' })
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        code: 'PGRST122',
        message: 'Invalid preferences given with handling=strict',
        details: 'Invalid preferences: nonsense, what=ever',
        hint: null,
      },
    ])
  })
})

describe('what the database refuses', () => {
  test('unique and foreign keys are conflicts', async () => {
    const unique = await world.as().from('clubs').insert({ id: 1, title: 'x' })
    expect([unique.status, unique.error!.code, unique.error!.details]).toEqual([
      409,
      '23505',
      'Key (id)=(1) already exists.',
    ])
    const foreign = await world.as().from('people').insert({ name: 'x', city: 'nowhere' })
    expect([foreign.status, foreign.error!.code]).toEqual([409, '23503'])
  })

  test('checks, not-nulls and values that do not fit are bad requests', async () => {
    const codes = async (row: object) => {
      const { status, error } = await world.as().from('people').insert(row)
      return [status, error!.code]
    }
    expect(await codes({ name: 'x', age: -1 })).toEqual([400, '23514'])
    expect(await codes({ name: null })).toEqual([400, '23502'])
    expect(await codes({ name: 'x', age: 'old' })).toEqual([400, '22P02'])
    expect(await codes({ name: 'x', mood: 'furious' })).toEqual([400, '22P02'])
  })

  test('of many who want the same hours one gets them, and the others lose without an internal error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.as().from('bookings').insert({ room: 1, during: '[2026-05-01 10:00+00,2026-05-01 12:00+00)' }),
      ),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const losers = answers.filter(({ error }) => error !== null)
    expect(losers.map(({ status }) => status)).toEqual(Array(19).fill(409))
    expect(losers.every(({ error }) => error!.code === '23P01' || error!.code === '40P01')).toBe(true)
    expect(world.db.pool.totalCount).toBeLessThanOrEqual(10)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlayground, type Playground } from './testing/playground.ts'

let world: Playground

beforeAll(async () => {
  world = await createPlayground()
})
afterAll(() => world?.close())

const names = async (query: PromiseLike<{ data: { name: string }[] | null; error: unknown }>) => {
  const { data, error } = await query
  expect(error).toBeNull()
  return data!.map(({ name }) => name)
}
const people = () => world.as().from('people')

describe('filters', () => {
  const cases: [string, string, string[]][] = [
    ['eq', 'age=eq.36', ['Ada']],
    ['neq', 'age=neq.36', ['Bo', 'Dee']],
    ['gt', 'age=gt.36', ['Dee']],
    ['gte', 'age=gte.36', ['Ada', 'Dee']],
    ['lt', 'age=lt.36', ['Bo']],
    ['lte', 'age=lte.36', ['Ada', 'Bo']],
    ['like with a star', 'name=like.*e*', ['Dee']],
    ['ilike', 'name=ilike.a*', ['Ada']],
    ['match', 'name=match.^[AB]', ['Ada', 'Bo']],
    ['imatch', 'name=imatch.^[ab]', ['Ada', 'Bo']],
    ['in', 'name=in.(Ada,"Dee",Nobody)', ['Ada', 'Dee']],
    ['in with nothing', 'name=in.()', []],
    ['is null', 'age=is.null', ['Cy']],
    ['is not null', 'age=is.not_null', ['Ada', 'Bo', 'Dee']],
    ['not', 'age=not.eq.36', ['Bo', 'Dee']],
    ['isdistinct counts null as a value', 'mood=isdistinct.calm', ['Ada', 'Dee']],
    ['cs on an array', 'tags=cs.{maths}', ['Ada']],
    ['cd on an array', 'tags=cd.{maths,engines,boats}', ['Ada', 'Bo']],
    ['ov on an array', 'tags=ov.{engines,boats}', ['Ada']],
    ['cs on json', 'settings=cs.{"lang":"de"}', ['Bo']],
    ['sl on a range', 'stay=sl.[2026-03-01,2026-04-01)', ['Ada']],
    ['sr on a range', 'stay=sr.[2026-01-01,2026-02-01)', ['Bo']],
    ['nxr on a range', 'stay=nxr.[2026-01-01,2026-02-01)', ['Ada']],
    ['nxl on a range', 'stay=nxl.[2026-03-01,2026-04-01)', ['Bo']],
    ['adj on a range', 'stay=adj.[2026-02-01,2026-03-01)', ['Ada', 'Bo']],
    ['ov on a range', 'stay=ov.[2026-01-15,2026-01-16)', ['Ada']],
    ['fts on a tsvector', 'words=fts.fat%26cat', ['Ada']],
    ['fts with a language', 'words=fts(simple).rat', ['Bo']],
    ['plfts', 'words=plfts.fat cat', ['Ada']],
    ['phfts', 'name=phfts(simple).Ada', ['Ada']],
    ['wfts on a text', 'name=wfts.Bo', ['Bo']],
    ['any', 'name=like(any).{A*,C*}', ['Ada', 'Cy']],
    ['all', 'name=ilike(all).{*e*,d*}', ['Dee']],
    ['a json path', 'settings->>lang=eq.en', ['Ada']],
    ['a json index', 'settings->n->0=eq.1', ['Ada']],
    ['a computed column', 'shout=eq.ADA', ['Ada']],
    ['or', 'or=(age.eq.36,name.eq.Bo)', ['Ada', 'Bo']],
    ['and within or', 'or=(and(age.gt.10,age.lt.20),not.age.lt.50)', ['Bo', 'Dee']],
    ['not.or', 'not.or=(name.eq.Ada,name.eq.Bo)', ['Cy', 'Dee']],
    ['in within logic', 'or=(name.in.(Ada,Bo),age.eq.52)', ['Ada', 'Bo', 'Dee']],
    ['a quoted value within logic', 'or=(tags.cs.{"a, b"},name.eq."Ada")', ['Ada', 'Dee']],
    ['a column twice', 'age=gte.17&age=lt.40', ['Ada', 'Bo']],
    ['a quoted column', '"odd%20\\"name"=is.null', ['Ada', 'Bo', 'Cy', 'Dee']],
  ]

  test.each(cases)('%s chooses the right rows', async (_, filter, expected) => {
    const response = await world.send(`/people?select=name&order=id&${filter}`)
    expect(await response.json()).toEqual(expected.map((name) => ({ name })))
    expect(response.status).toBe(200)
  })

  test('the client’s own builders come through', async () => {
    expect(await names(people().select('name').contains('tags', ['maths']))).toEqual(['Ada'])
    expect(
      await names(people().select('name').rangeAdjacent('stay', '[2026-02-01,2026-03-01)')),
    ).toHaveLength(2)
    expect(await names(people().select('name').textSearch('words', 'thin cat', { type: 'plain' }))).toEqual([
      'Cy',
    ])
    expect(await names(people().select('name').not('age', 'is', null).or('age.lt.20,age.gt.50'))).toEqual([
      'Bo',
      'Dee',
    ])
  })
})

describe('select', () => {
  test('gives columns under other names, casts and what json paths lead to', async () => {
    const { data } = await people()
      .select('who:name, age::text, lang:settings->>lang, settings->n->1, shout')
      .eq('name', 'Ada')
      .single()
    expect(data).toEqual({ who: 'Ada', age: '36', lang: 'en', n: 2, shout: 'ADA' })
  })

  test('reads a path into a type that is not json through json', async () => {
    const { data } = await people().select('name, first:tags->0').eq('name', 'Ada').single()
    expect(data).toEqual({ name: 'Ada', first: 'maths' })
  })

  test('an unknown column is the database’s own refusal', async () => {
    const { error, status } = await people().select('nope')
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '42703', message: 'column people.nope does not exist' })
  })

  test('aggregates group by what stands beside them', async () => {
    const { data } = await people().select('city, count(), oldest:age.max()').order('city')
    expect(data).toEqual([
      { city: 'ber', count: 2, oldest: 36 },
      { city: 'vie', count: 1, oldest: null },
      { city: null, count: 1, oldest: 52 },
    ])
  })

  test('aggregates inside embeds and spreads count what belongs to the row', async () => {
    const { data } = await world.as().from('cities').select('code, people(count(), age.sum())').order('code')
    expect(data).toEqual([
      { code: 'ber', people: [{ count: 2, sum: 53 }] },
      { code: 'vie', people: [{ count: 1, sum: null }] },
    ])
    const spread = await people().select('...cities(name), age.avg()::int').not('city', 'is', null)
    expect(spread.data).toEqual(
      expect.arrayContaining([
        { name: 'Berlin', avg: 27 },
        { name: 'Vienna', avg: null },
      ]),
    )
    const hoisted = await world.as().from('passports').select('...people(age.max())')
    expect(hoisted.data).toEqual([{ max: 36 }])
  })
})

describe('order, limit and range', () => {
  test('orders by several terms, nulls where they are wanted', async () => {
    expect(await names(people().select('name').order('age', { nullsFirst: true }))).toEqual([
      'Cy',
      'Bo',
      'Ada',
      'Dee',
    ])
    expect(await names(people().select('name').order('mood').order('age', { ascending: false }))).toEqual([
      'Cy',
      'Bo',
      'Ada',
      'Dee',
    ])
  })

  test('orders by a column of a to-one embed', async () => {
    expect(
      await names(
        people().select('name, cities(name)').order('cities(name)', { ascending: false }).order('id'),
      ),
    ).toEqual(['Dee', 'Cy', 'Ada', 'Bo'])
  })

  test('pages, and says which part of how many it gives', async () => {
    const { data, count, status } = await people().select('name', { count: 'exact' }).order('id').range(1, 2)
    expect(data).toEqual([{ name: 'Bo' }, { name: 'Cy' }])
    expect([count, status]).toEqual([4, 206])
    const response = await world.send('/people?select=name&order=id&limit=2&offset=1', {
      headers: { Prefer: 'count=exact' },
    })
    expect(response.headers.get('content-range')).toBe('1-2/4')
    expect(response.headers.get('content-location')).toBe('/people?limit=2&offset=1&order=id&select=name')
  })

  test('intersects the Range header with limit and offset', async () => {
    const response = await world.send('/people?select=name&order=id&offset=1', { headers: { Range: '0-1' } })
    expect(await response.json()).toEqual([{ name: 'Bo' }])
    expect(response.headers.get('content-range')).toBe('1-1/*')
  })

  test('gives nothing for limit 0, and refuses what cannot be', async () => {
    expect(await (await world.send('/people?limit=0')).json()).toEqual([])
    const negative = await world.send('/people?limit=-1')
    expect([negative.status, await negative.json()]).toEqual([
      416,
      {
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: 'Limit should be greater than or equal to zero.',
        hint: null,
      },
    ])
    const reversed = await world.send('/people', { headers: { Range: '5-2' } })
    expect((await reversed.json()).details).toBe(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  })

  test('an offset beyond the last row is not satisfiable when the total is known', async () => {
    const { error, status } = await people().select('*', { count: 'exact' }).range(50, 60)
    expect(status).toBe(416)
    expect(error).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 50 was requested, but there are only 4 rows.',
    })
  })

  test('orders and limits inside an embed', async () => {
    const { data } = await world
      .as()
      .from('cities')
      .select('code, people(name)')
      .order('name', { referencedTable: 'people', ascending: false })
      .limit(1, { referencedTable: 'people' })
      .eq('code', 'ber')
      .single()
    expect(data).toEqual({ code: 'ber', people: [{ name: 'Bo' }] })
  })
})

describe('counting', () => {
  test('HEAD gives the count and no body', async () => {
    const { data, count, status } = await people().select('*', { count: 'exact', head: true })
    expect([data, count, status]).toEqual([null, 4, 200])
  })

  test.each(['planned', 'estimated'] as const)('%s gives a number', async (count) => {
    const result = await people().select('*', { count, head: true })
    expect(result.count).toEqual(expect.any(Number))
    expect(result.error).toBeNull()
  })

  test('counts the parents that an inner embed leaves', async () => {
    const { count } = await people().select('name, passports!inner(number)', { count: 'exact' }).limit(1)
    expect(count).toBe(2)
    const { count: without } = await people()
      .select('name, passports(number)', { count: 'exact' })
      .is('passports', null)
      .limit(1)
    expect(without).toBe(2)
  })
})

describe('forms of the answer', () => {
  test('one object, or a refusal that says how many rows there were', async () => {
    expect((await people().select('name').eq('id', 1).single()).data).toEqual({ name: 'Ada' })
    const none = await people().select('name').eq('id', 0).single()
    expect([none.status, none.error]).toEqual([
      406,
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
    ])
    expect((await people().select('name').single()).error!.details).toBe('The result contains 4 rows')
    expect((await people().select('name').eq('id', 0).maybeSingle()).data).toBeNull()
  })

  test('CSV with quotes where they are needed', async () => {
    await world.db.pool.query(`insert into playground.clubs values (9, 'a "b", c\\d')`)
    const { data } = await world.as().from('clubs').select('id,title').order('id').csv()
    expect(data).toBe('id,title\n1,Chess\n2,Rowing\n9,"a ""b"", c\\d"')
    await world.db.pool.query('delete from playground.clubs where id = 9')
  })

  test('json without its nulls', async () => {
    const { data } = await people().select('name,age').eq('name', 'Cy').stripNulls()
    expect(data).toEqual([{ name: 'Cy' }])
  })

  test('a plan, as text and as json', async () => {
    expect((await people().select().explain()).data).toMatch(/Aggregate .*cost=/)
    const response = await world.send('/people', {
      headers: { Accept: 'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose' },
    })
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose; charset=utf-8',
    )
    expect((await response.json())[0].Plan).toBeDefined()
  })

  test('geo+json is the database’s to refuse where PostGIS is missing', async () => {
    const { error, status } = await people().select().geojson()
    expect([status, error!.code]).toEqual([404, '42883'])
  })

  test('nothing acceptable, and the first acceptable of several', async () => {
    const response = await world.send('/people', { headers: { Accept: 'image/png, x/y' } })
    expect([response.status, await response.json()]).toMatchObject([
      406,
      { code: 'PGRST107', message: 'None of these media types are available: image/png, x/y' },
    ])
    const second = await world.send('/people?select=id&limit=1', {
      headers: { Accept: 'image/png, text/csv' },
    })
    expect(await second.text()).toBe('id\n1')
  })

  test('large numbers keep their digits', async () => {
    const response = await world.send('/people?select=n:id::numeric&id=eq.1')
    expect(await response.text()).toBe('[{"n":1}]')
  })
})

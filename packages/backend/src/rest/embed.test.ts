import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlayground, type Playground } from './testing/playground.ts'

let world: Playground

beforeAll(async () => {
  world = await createPlayground()
})
afterAll(() => world?.close())

const rows = async (path: string) => {
  const response = await world.send(path)
  expect(response.status).toBe(200)
  return response.json()
}

describe('relationships', () => {
  test('many to one gives an object or null', async () => {
    expect(await rows('/people?select=name,cities(name)&order=id&id=in.(3,4)')).toEqual([
      { name: 'Cy', cities: { name: 'Vienna' } },
      { name: 'Dee', cities: null },
    ])
  })

  test('one to many gives an array, empty if need be', async () => {
    expect(await rows('/people?select=name,letters!letters_sender_fkey(body)&order=id&id=in.(1,4)')).toEqual([
      { name: 'Ada', letters: [{ body: 'dear Bo' }] },
      { name: 'Dee', letters: [] },
    ])
  })

  test('one to one is an object from both sides', async () => {
    expect(await rows('/people?select=name,passports(number)&id=in.(1,3)&order=id')).toEqual([
      { name: 'Ada', passports: { number: 'P-1' } },
      { name: 'Cy', passports: null },
    ])
    expect(await rows('/passports?select=number,people(name)&person_id=eq.2')).toEqual([
      { number: 'P-2', people: { name: 'Bo' } },
    ])
  })

  test('many to many goes through the junction, which can be embedded as well', async () => {
    expect(await rows('/people?select=name,clubs(title),memberships(since)&id=eq.1')).toEqual([
      {
        name: 'Ada',
        clubs: [{ title: 'Chess' }, { title: 'Rowing' }],
        memberships: [{ since: '2020-01-01' }, { since: '2021-01-01' }],
      },
    ])
    expect(await rows('/clubs?select=title,people!memberships(name)&id=eq.2')).toEqual([
      { title: 'Rowing', people: [{ name: 'Ada' }, { name: 'Bo' }] },
    ])
  })

  test('a table and itself: its name means the many, a column the one', async () => {
    expect(await rows('/people?select=name,boss(name),team:people(name)&id=eq.1')).toEqual([
      { name: 'Ada', boss: null, team: [{ name: 'Bo' }, { name: 'Cy' }] },
    ])
    expect(await rows('/people?select=name,chief:boss(name,boss(name))&id=eq.4')).toEqual([
      { name: 'Dee', chief: { name: 'Bo', boss: { name: 'Ada' } } },
    ])
  })

  test('functions of a row are relationships, to many and to one', async () => {
    expect(await rows('/people?select=name,neighbours(name)&id=eq.1')).toEqual([
      { name: 'Ada', neighbours: [{ name: 'Bo' }] },
    ])
    expect(await rows('/cities?select=code,eldest(name,neighbours(name))&order=code')).toEqual([
      { code: 'ber', eldest: { name: 'Ada', neighbours: [{ name: 'Bo' }] } },
      { code: 'vie', eldest: { name: 'Cy', neighbours: [] } },
    ])
  })

  test('views stand in for the tables whose keys they show, through other views too', async () => {
    expect(await rows('/adults?select=name,cities(name),passports(number)&person=eq.1')).toEqual([
      { name: 'Ada', cities: { name: 'Berlin' }, passports: { number: 'P-1' } },
    ])
    expect(await rows('/adults_of_adults?select=person,cities(name)&person=eq.1')).toEqual([
      { person: 1, cities: { name: 'Berlin' } },
    ])
    expect(await rows('/cities?select=code,adults(name)&code=eq.ber')).toEqual([
      { code: 'ber', adults: [{ name: 'Ada' }] },
    ])
    expect(await rows('/head_count?select=people,cities(name)&city=eq.ber')).toEqual([
      { people: 2, cities: { name: 'Berlin' } },
    ])
  })

  test('a view may call its columns whatever it likes', async () => {
    await world.db.pool.query(`
      create table playground."odd {t(" ("id)" int primary key, "c} ""ity" text references playground.cities (code));
      create view playground.odd_view as
        select upper('(x)') as "{", o."c} ""ity" as "to\\w:n ", o."id)" as ":id" from playground."odd {t(" o;
      insert into playground."odd {t(" values (1, 'ber');
      grant select on playground."odd {t(", playground.odd_view to anon`)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(await rows('/odd_view?select=cities(name)&%22:id%22=eq.1')).toEqual([
      { cities: { name: 'Berlin' } },
    ])
    expect(await rows('/cities?select=code,odd_view(*)&code=eq.ber')).toEqual([
      { code: 'ber', odd_view: [{ '{': '(X)', 'to\\w:n ': 'ber', ':id': 1 }] },
    ])
  })

  test('the same target several times under aliases, each with its own filter', async () => {
    expect(
      await rows(
        '/cities?select=code,old:people(name),young:people(name)&old.age=gte.18&young.age=lt.18&code=eq.ber',
      ),
    ).toEqual([{ code: 'ber', old: [{ name: 'Ada' }], young: [{ name: 'Bo' }] }])
    const response = await world.send('/cities?select=code,x:people(name),x:people(age)')
    expect([response.status, (await response.json()).code]).toEqual([400, '42712'])
  })
})

describe('filters and embeds', () => {
  test('a filter on an embed leaves the parents, inner does not', async () => {
    expect(await rows('/people?select=name,cities(name)&cities.code=eq.vie&order=id&id=lte.2')).toEqual([
      { name: 'Ada', cities: null },
      { name: 'Bo', cities: null },
    ])
    expect(await rows('/people?select=name,cities!inner(name)&cities.code=eq.vie')).toEqual([
      { name: 'Cy', cities: { name: 'Vienna' } },
    ])
    expect(await rows('/cities?select=code,people!inner(name)&people.name=eq.Ada')).toEqual([
      { code: 'ber', people: [{ name: 'Ada' }] },
    ])
    expect(await rows('/people?select=name,clubs!inner()&clubs.title=eq.Chess')).toEqual([{ name: 'Ada' }])
  })

  test('null filters choose by whether an embed found anything', async () => {
    expect(await rows('/people?select=name,passports()&passports=is.null&order=id')).toEqual([
      { name: 'Cy' },
      { name: 'Dee' },
    ])
    expect(await rows('/people?select=name,clubs()&clubs=not.is.null&order=id')).toEqual([
      { name: 'Ada' },
      { name: 'Bo' },
    ])
    expect(
      await rows('/people?select=name,clubs(),passports()&or=(clubs.is.null,passports.not.is.null)&order=id'),
    ).toHaveLength(4)
  })

  test('any other filter on a whole embed is refused', async () => {
    const response = await world.send('/people?select=name,clubs()&clubs=eq.1')
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        code: 'PGRST120',
        message: "Bad operator on the 'clubs' embedded resource",
        details: 'Only is null or not is null filters are allowed on embedded resources',
        hint: null,
      },
    ])
  })

  test('logic inside an embed', async () => {
    expect(
      await rows('/cities?select=code,people(name)&people.or=(age.lt.18,age.gt.50)&code=eq.ber'),
    ).toEqual([{ code: 'ber', people: [{ name: 'Bo' }] }])
  })
})

describe('spreads', () => {
  test('to one lifts the columns into the parent', async () => {
    expect(
      await rows('/people?select=name,...cities(town:name,mayor->since->>year)&id=in.(1,4)&order=id'),
    ).toEqual([
      { name: 'Ada', town: 'Berlin', year: '2023' },
      { name: 'Dee', town: null, year: null },
    ])
  })

  test('to one within to one', async () => {
    expect(await rows('/passports?select=number,...people(who:name,...cities(*))&person_id=eq.1')).toEqual([
      {
        number: 'P-1',
        who: 'Ada',
        code: 'ber',
        name: 'Berlin',
        mayor: { name: 'Kai', since: { year: 2023 } },
      },
    ])
  })

  test('to many makes an array of each column, all in one order', async () => {
    expect(
      await rows(
        '/cities?select=code,...people(names:name,ages:age)&people.order=age.desc.nullslast&order=code',
      ),
    ).toEqual([
      { code: 'ber', names: ['Ada', 'Bo'], ages: [36, 17] },
      { code: 'vie', names: ['Cy'], ages: [null] },
    ])
    expect(await rows('/people?select=name,...clubs(titles:title)&id=eq.3')).toEqual([
      { name: 'Cy', titles: [] },
    ])
  })

  test('aggregates in a to-many spread are not there', async () => {
    const response = await world.send('/cities?select=code,...people(age.max())')
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST127'])
  })
})

describe('refusals', () => {
  const refused = async (path: string) => {
    const response = await world.send(path)
    return { status: response.status, ...(await response.json()) }
  }

  test('no relationship, with the nearest name as a hint', async () => {
    expect(await refused('/people?select=citys(name)')).toEqual({
      status: 400,
      code: 'PGRST200',
      message: "Could not find a relationship between 'people' and 'citys' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'people' and 'citys' in the schema 'playground', but no matches were found.",
      hint: "Perhaps you meant 'cities' instead of 'citys'.",
    })
    expect((await refused('/people?select=cities!nope(name)')).details).toContain(
      "'cities' using the hint 'nope'",
    )
  })

  test('what is not exposed cannot be embedded', async () => {
    expect((await refused('/people?select=secrets(id)')).code).toBe('PGRST200')
  })

  test('more joins than any caller needs', async () => {
    const deep = (levels: number): string => (levels === 0 ? 'id' : `boss(${deep(levels - 1)})`)
    expect((await world.send(`/people?select=${deep(12)}&limit=1`)).status).toBe(200)
    expect(await refused(`/people?select=${deep(65)}`)).toMatchObject({ status: 400, code: 'PGRST127' })
    const wide = Array.from({ length: 65 }, (_, i) => `a${i}:boss(id)`).join(',')
    expect((await refused(`/people?select=${wide}`)).code).toBe('PGRST127')
  })

  test('several relationships, with all of them named', async () => {
    const error = await refused('/people?select=letters(body)')
    expect(error).toMatchObject({
      status: 300,
      code: 'PGRST201',
      message: "Could not embed because more than one relationship was found for 'people' and 'letters'",
      details: [
        {
          cardinality: 'one-to-many',
          embedding: 'people with letters',
          relationship: 'letters_receiver_fkey using people(id) and letters(receiver)',
        },
        {
          cardinality: 'one-to-many',
          embedding: 'people with letters',
          relationship: 'letters_sender_fkey using people(id) and letters(sender)',
        },
      ],
    })
    expect(error.hint).toContain("'letters!letters_receiver_fkey', 'letters!letters_sender_fkey'")
    expect((await refused('/clubs?select=people(name),x:memberships!nope(since)')).code).toBe('PGRST200')
  })

  test('filters and orders on what is not selected', async () => {
    expect(await refused('/people?select=name&cities.code=eq.ber')).toMatchObject({
      status: 400,
      code: 'PGRST108',
      message: "'cities' is not an embedded resource in this request",
      hint: "Verify that 'cities' is included in the 'select' query parameter.",
    })
    expect((await refused('/people?select=name&order=cities(name)')).code).toBe('PGRST108')
    expect(await refused('/people?select=name,clubs(title)&order=clubs(title)')).toMatchObject({
      status: 400,
      code: 'PGRST118',
      details: "'people' and 'clubs' do not form a many-to-one or one-to-one relationship",
    })
  })
})

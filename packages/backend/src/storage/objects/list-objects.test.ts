import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  await site.client({ secret: true }).storage.createBucket('tree')
  for (const name of [
    'Z.txt',
    'a/one.txt',
    'a/two.txt',
    'b.txt',
    'c/d/deep.txt',
    'c_d.txt',
    'm%2F.txt'.replace('%2F', '_'),
  ])
    await tree().upload(name, name)
})
afterAll(() => site.close())

const tree = () => site.client({ secret: true }).storage.from('tree')
const names = async (...args: Parameters<ReturnType<typeof tree>['list']>) =>
  (await tree().list(...args)).data?.map(({ name }) => name)

test('direct children come back, folders and files mixed by lower-case name', async () => {
  expect(await names()).toEqual(['a', 'b.txt', 'c', 'c_d.txt', 'm_.txt', 'Z.txt'])
  expect(await names('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
    'Z.txt',
    'm_.txt',
    'c_d.txt',
    'c',
    'b.txt',
    'a',
  ])
})

test('names are relative to the folder, with or without a slash at its end', async () => {
  expect(await names('a')).toEqual(['one.txt', 'two.txt'])
  expect(await names('a/')).toEqual(['one.txt', 'two.txt'])
  expect(await names('c')).toEqual(['d'])
  expect(await names('c/d')).toEqual(['deep.txt'])
  expect(await names('none')).toEqual([])
})

test('a file has all its columns, a folder only its name', async () => {
  const { data } = await tree().list('c/d')
  expect(data?.[0]).toMatchObject({
    name: 'deep.txt',
    id: expect.any(String),
    metadata: { size: 12, mimetype: 'text/plain;charset=UTF-8' },
  })
  const [folder] = (await tree().list('c')).data!
  expect(folder).toEqual({
    name: 'd',
    id: null,
    updated_at: null,
    created_at: null,
    last_accessed_at: null,
    metadata: null,
  })
})

test('search filters children by how they begin, whatever the case; % and _ are only letters', async () => {
  expect(await names('', { search: 'z' })).toEqual(['Z.txt'])
  expect(await names('a', { search: 'TW' })).toEqual(['two.txt'])
  expect(await names('', { search: '%' })).toEqual([])
  expect(await names('', { search: 'c_' })).toEqual(['c_d.txt'])
})

test('pages follow each other, and times put folders first', async () => {
  expect(await names('', { limit: 2, offset: 1 })).toEqual(['b.txt', 'c'])
  const byTime = await names('', { sortBy: { column: 'created_at', order: 'asc' } })
  expect(byTime).toEqual(['a', 'c', 'Z.txt', 'b.txt', 'c_d.txt', 'm_.txt'])
})

test('no list is longer than the reference server makes it, whatever is asked for', async () => {
  await site.client({ secret: true }).storage.createBucket('many')
  await site.db.pool.query(
    `insert into storage.objects (bucket_id, name) select 'many', lpad(i::text, 5, '0') from generate_series(1, 1600) i`,
  )
  const many = site.client({ secret: true }).storage.from('many')
  expect((await many.list()).data).toHaveLength(100)
  const { data } = await many.list('', { limit: 1_000_000 })
  expect(data).toHaveLength(1500)
  const rest = await many.list('', { limit: 1_000_000, offset: data!.length })
  expect(rest.data?.map(({ name }) => name)).toEqual(Array.from({ length: 100 }, (_, i) => `0${1501 + i}`))
  const page = await many.listV2({ limit: 1_000_000 })
  expect(page.data).toMatchObject({ hasNext: true, nextCursor: expect.any(String) })
  expect(page.data?.objects).toHaveLength(1000)
})

test('an unknown bucket is an empty one; an unknown column is refused', async () => {
  expect((await site.client({ secret: true }).storage.from('none').list()).data).toEqual([])
  const { error } = await tree().list('', { sortBy: { column: 'size; drop table', order: 'asc' } })
  expect(error).toMatchObject({
    statusCode: '400',
    message: 'body/sortBy/column must be equal to one of the allowed values',
  })
})

const allPages = async (options: Parameters<ReturnType<typeof tree>['listV2']>[0], limit: number) => {
  const keys: string[] = []
  let pages = 0
  for (let cursor: string | undefined; pages === 0 || cursor; pages++) {
    const { data, error } = await tree().listV2({ ...options, limit, ...(cursor && { cursor }) })
    if (error) throw error
    keys.push(...[...data.folders, ...data.objects].map(({ name }) => name))
    expect(Boolean(data.nextCursor)).toBe(data.hasNext)
    cursor = data.nextCursor
  }
  return { keys, pages }
}

test('the second listing is in byte order, with whole names', async () => {
  const { data } = await tree().listV2({})
  expect(data?.objects.map(({ name }) => name)).toEqual([
    'Z.txt',
    'a/one.txt',
    'a/two.txt',
    'b.txt',
    'c/d/deep.txt',
    'c_d.txt',
    'm_.txt',
  ])
  expect(data).toMatchObject({ hasNext: false, folders: [] })
})

test('with a delimiter, what lies deeper collapses into folders', async () => {
  const { data } = await tree().listV2({ with_delimiter: true })
  expect(data?.folders).toEqual([
    expect.objectContaining({ key: 'a', name: 'a/', id: null }),
    expect.objectContaining({ key: 'c', name: 'c/', id: null }),
  ])
  expect(data?.objects.map(({ key }) => key)).toEqual(['Z.txt', 'b.txt', 'c_d.txt', 'm_.txt'])
  expect((await tree().listV2({ prefix: 'c', with_delimiter: true })).data).toMatchObject({
    folders: [{ name: 'c/' }],
    objects: [{ name: 'c_d.txt' }],
  })
})

test.each([
  ['name', 'asc'],
  ['name', 'desc'],
  ['created_at', 'asc'],
  ['updated_at', 'desc'],
] as const)('pages of %s %s miss nothing and repeat nothing', async (column, order) => {
  for (const with_delimiter of [false, true]) {
    const whole = await allPages({ with_delimiter, sortBy: { column, order } }, 1000)
    for (const limit of [1, 2, 3]) {
      const paged = await allPages({ with_delimiter, sortBy: { column, order } }, limit)
      expect([...paged.keys].sort()).toEqual([...whole.keys].sort())
      expect(paged.pages).toBe(Math.ceil(whole.keys.length / limit))
    }
  }
})

test('objects of the same microsecond are told apart by name across pages', async () => {
  await site.client({ secret: true }).storage.createBucket('same')
  await site.db.pool.query(
    `insert into storage.objects (bucket_id, name, created_at)
     select 'same', 'n' || i, '2026-01-01 00:00:00.123456+00' from generate_series(1, 5) i`,
  )
  const same = site.client({ secret: true }).storage.from('same')
  const first = await same.listV2({ limit: 3, sortBy: { column: 'created_at', order: 'desc' } })
  const second = await same.listV2({
    limit: 3,
    sortBy: { column: 'created_at', order: 'desc' },
    cursor: first.data!.nextCursor!,
  })
  expect([first, second].flatMap(({ data }) => data!.objects.map(({ name }) => name))).toEqual([
    'n5',
    'n4',
    'n3',
    'n2',
    'n1',
  ])
  expect(second.data?.hasNext).toBe(false)
})

test('a made-up cursor is refused', async () => {
  for (const cursor of ['nonsense', Buffer.from("l:a\n2026'; drop").toString('base64')])
    expect((await tree().listV2({ cursor })).error).toMatchObject({ code: 'InvalidRequest' })
  const { data } = await tree().listV2({ limit: 1 })
  const otherOrder = await tree().listV2({
    cursor: data!.nextCursor!,
    sortBy: { column: 'created_at', order: 'asc' },
  })
  expect(otherOrder.error).toMatchObject({ code: 'InvalidRequest', message: 'Invalid cursor' })
})

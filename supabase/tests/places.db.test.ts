import { afterAll, beforeAll, expect, it } from 'vitest'
import { createItem, type ItemOptions } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { countPlaces } from '#server/listing/tasks/count-places.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const MINUTE_MS = 60_000
const TOWN = { country: 'DE', latitude: 50.1, longitude: 8.6 }
const FAR_AWAY = { latitude: -33.9, longitude: 151.2 }

/** Publishes that many items in a city, all by one new lender. */
async function offer(count: number, options: Omit<ItemOptions, 'owner'>): Promise<string[]> {
  const owner = (await createPerson(site.db.pool)).id
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await createItem(site.db.pool, { owner, ...options })).id)
  return ids
}

async function find(q: string) {
  const { data, error } = await site.client().rpc('search_places', { q, locale: 'de' })
  expect(error).toBeNull()
  return data!
}

/** The results for a visitor who names a city and a walking distance. */
async function countNear(q: string): Promise<number> {
  const [place] = await find(q)
  const { data, error } = await site
    .client()
    .rpc('search_items', { lat: place!.latitude, lng: place!.longitude, radius_m: 5_000 })
  expect(error).toBeNull()
  return (data as { total: number }).total
}

const publish = (ids: string[], status: string) =>
  site.db.pool.query('update public.items set status = $2 where id = any ($1)', [ids, status])

it('does not move a city when one lender offers many items elsewhere under its name', async () => {
  const in_town = { ...TOWN, city: 'Mittelstadt', neighbourhood: 'Altstadt' }
  await offer(1, in_town)
  await offer(2, { ...in_town, latitude: 50.12, longitude: 8.64 })
  await offer(8, { ...in_town, ...FAR_AWAY })
  expect(await find('mittelstadt')).toEqual([
    {
      neighbourhood: null,
      city: 'Mittelstadt',
      country: 'DE',
      latitude: 50.12,
      longitude: 8.64,
      item_count: 3,
    },
    {
      neighbourhood: 'Altstadt',
      city: 'Mittelstadt',
      country: 'DE',
      latitude: 50.12,
      longitude: 8.64,
      item_count: 3,
    },
  ])
  expect(await countNear('mittelstadt')).toBe(3)
})

it('follows the first of two lenders who name the same city in different places', async () => {
  await offer(1, { ...TOWN, city: 'Erstdorf' })
  await offer(1, { ...FAR_AWAY, city: 'Erstdorf', country: 'DE' })
  expect((await find('erstdorf'))[0]).toMatchObject({ latitude: 50.1, longitude: 8.6, item_count: 1 })
})

it('knows a place from its first published item to its last', async () => {
  const ids = await offer(2, { ...TOWN, city: 'Kurzweil', neighbourhood: 'Süd', status: 'draft' })
  expect(await find('kurzweil')).toEqual([])
  await publish(ids, 'published')
  expect((await find('kurzweil')).map(({ item_count }) => item_count)).toEqual([2, 2])
  await site.db.pool.query(`update public.items set neighbourhood = 'Nord' where id = $1`, [ids[0]])
  expect((await find('kurzweil')).map((place) => [place.neighbourhood, place.item_count])).toEqual([
    [null, 2],
    ['Nord', 1],
    ['Süd', 1],
  ])
  await publish(ids, 'paused')
  expect(await find('kurzweil')).toEqual([])
})

it('does not block when two lenders publish in the same place at once, and counts both', async () => {
  await offer(1, { ...TOWN, city: 'Gleichzeit', neighbourhood: '' })
  const [first, second] = await Promise.all([
    offer(1, { ...TOWN, city: 'Gleichzeit', neighbourhood: '', status: 'paused' }),
    offer(1, { ...TOWN, city: 'Gleichzeit', neighbourhood: '', status: 'paused' }),
  ])
  const client = await site.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update public.items set status = 'published' where id = $1`, [first![0]])
    await publish(second!, 'published')
    await client.query('commit')
  } finally {
    client.release()
  }
  site.setNow(11 * MINUTE_MS)
  await countPlaces.run(site.deps, async (request) => site.app.fetch(request))
  expect((await find('gleichzeit')).map(({ item_count }) => item_count)).toEqual([3])
})

it('counts again the later, the more items a place has', async () => {
  await offer(1, { ...TOWN, city: 'Vielerlei', neighbourhood: '' })
  await site.db.pool.query(
    `update public.places set item_count = 600, counted_at = now() where city = 'Vielerlei'`,
  )
  const countAfter = async (minutes: number) => {
    site.setNow(minutes * MINUTE_MS)
    await countPlaces.run(site.deps, async (request) => site.app.fetch(request))
    return (await find('vielerlei')).map(({ item_count }) => item_count)
  }
  expect(await countAfter(11)).toEqual([600])
  expect(await countAfter(31)).toEqual([1])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LandingFacts } from '#contract/landing.ts'
import { createItem, type ItemOptions } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  await offer(2, { ...LYON, neighbourhood: 'Croix-Rousse', pricePerDayCents: 1000 })
  await offer(1, { ...LYON, neighbourhood: 'Croix-Rousse', pricePerDayCents: 4000 })
  await offer(1, { ...LYON, neighbourhood: 'Saint-Étienne', pricePerDayCents: 500 })
  await offer(1, { ...LYON, country: 'US', neighbourhood: 'Main', pricePerDayCents: 700 })
})
afterAll(() => site.close())

const LYON = { city: 'Lyon', country: 'FR', latitude: 45.76, longitude: 4.83 }

async function offer(count: number, options: Omit<ItemOptions, 'owner'>): Promise<void> {
  const owner = (await createPerson(site.db.pool)).id
  for (let n = 0; n < count; n++) await createItem(site.db.pool, { owner, ...options })
}

async function page(town: string, part = '', category = '') {
  const { data, error } = await site.client().rpc('landing_page', { town, part, category, locale: 'en' })
  expect(error).toBeNull()
  return data
}

/** The only category of what is offered there. */
const firstKind = async () => ((await page('lyon')) as unknown as LandingFacts).categories[0]!.slug

async function paths(town: string) {
  const { data, error } = await site.client().rpc('landing_paths', { town })
  expect(error).toBeNull()
  return data
}

it('shows what a town costs, by whom, and its parts', async () => {
  expect(await page('lyon')).toMatchObject({
    town: { slug: 'lyon', name: 'Lyon' },
    part: null,
    category: null,
    count: 4,
    lender_count: 3,
    lowest_cents: 500,
    usual_cents: 1000,
    parts: [
      { slug: 'croix-rousse', name: 'Croix-Rousse', count: 3 },
      { slug: 'saint-etienne', name: 'Saint-Étienne', count: 1 },
    ],
  })
})

it('narrows down to a part and a category, whatever accents a name has', async () => {
  const slug = await firstKind()
  expect(await page('lyon', 'croix-rousse', slug)).toMatchObject({ count: 3, category: { slug } })
  expect(await page('lyon', 'saint-etienne')).toMatchObject({ count: 1, part: { name: 'Saint-Étienne' } })
})

it('tells two towns of one name apart by the country', async () => {
  expect(await page('lyon-us')).toMatchObject({ town: { slug: 'lyon-us', name: 'Lyon' }, count: 1 })
})

it('knows a town by its names in other languages', async () => {
  await site.db.pool.query(
    `insert into public.city_names (city, country, names) values ('Lyon', 'FR', '{"en": "Lyons"}')
     on conflict (city, country) do update set names = excluded.names`,
  )
  expect(await page('lyons')).toMatchObject({ town: { slug: 'lyon', name: 'Lyons' }, count: 4 })
})

it.each([
  ['atlantis', '', ''],
  ['lyon', 'nowhere', ''],
  ['lyon', '', 'no-such-category'],
  ['', '', ''],
  ["lyon'; drop table", '', ''],
])('has no page for %o %o %o', async (town, part, category) => {
  expect(await page(town, part, category)).toBeNull()
})

it('lists the addresses with three items or more', async () => {
  const slug = await firstKind()
  expect(await paths('lyon')).toEqual(
    ['lyon', 'lyon/croix-rousse', `lyon/croix-rousse/${slug}`, `lyon/${slug}`].sort(),
  )
  expect(await paths('atlantis')).toEqual([])
})

it('shows a category wherever it is, by the addresses of what is in it, too', async () => {
  const slug = await firstKind()
  const ofCategory = async (category: string) =>
    (await site.client().rpc('landing_category', { category, locale: 'en' })).data
  expect(await ofCategory(slug)).toMatchObject({
    category: { slug },
    count: 5,
    lender_count: 4,
    lowest_cents: 500,
    usual_cents: 1000,
    towns: [
      { slug: 'lyon', count: 4 },
      { slug: 'lyon-us', name: 'Lyon', count: 1 },
    ],
  })
  const { rows } = await site.db.pool.query<{ slug: string }>(
    `insert into public.categories (slug, names, icon, tint, position, parent_id)
     select 'of-a-kind', names, icon, tint, 99, id from public.categories where slug = $1 returning slug`,
    [slug],
  )
  expect(await ofCategory(rows[0]!.slug)).toMatchObject({ category: { slug }, count: 5 })
  expect(await ofCategory('no-such-category')).toBeNull()
})

it('lists the towns, the largest first', async () => {
  const { data } = await site.client().rpc('landing_overview', { locale: 'de' })
  expect(data).toEqual([
    { slug: 'lyon', name: 'Lyon', country: 'FR', item_count: 4 },
    { slug: 'lyon-us', name: 'Lyon', country: 'US', item_count: 1 },
  ])
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SearchAnswer, SimilarItem } from '#contract/search-answer.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

/** Where the fixture's item is. */
const [LATITUDE, LONGITUDE] = [52.4881, 13.4292]

/** Offers another item so many degrees further north. */
const offer = (north: number, options = {}) =>
  t.another({ title: `${north} north`, latitude: LATITUDE + north, ...options })

async function similar() {
  const { data, error } = await t.client().rpc('similar_items', { item: t.item.id })
  expect(error).toBeNull()
  return data as unknown as SimilarItem[]
}

const titles = async () => (await similar()).map(({ title }) => title)

it('gives the nearest four of the same category, without the item itself', async () => {
  for (const north of [0.4, -0.1, 0.3, 0.2, 0]) await offer(north)
  expect(await titles()).toEqual(['0 north', '-0.1 north', '0.2 north', '0.3 north'])
})

it('looks no further than 50 kilometres, and for what others may see', async () => {
  await offer(0.44)
  await offer(0.46)
  await offer(0.1, { status: 'paused' })
  await offer(0.2, { category: 'camping' })
  expect(await titles()).toEqual(['0.44 north'])
})

it('says what is near no item that others may not see', async () => {
  await offer(0)
  await t.rows(`update public.items set status = 'paused' where id = $1`, [t.item.id])
  expect(await titles()).toEqual([])
})

it('gives what a search by distance does', async () => {
  for (const north of [0.3, -0.1, 0.2]) await offer(north)
  const near = { lat: LATITUDE, lng: LONGITUDE, radius_m: 50_000 }
  const { data } = await t
    .client()
    .rpc('search_items', { ...near, category: 'power-tools', sort: 'distance' })
  const found = (data as unknown as SearchAnswer).items.filter(({ id }) => id !== t.item.id)
  expect(found).toHaveLength(3)
  expect(found).toMatchObject(await similar())
})

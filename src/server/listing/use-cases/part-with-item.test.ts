import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MyListings } from '#contract/my-listings.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

const say = (name: string, itemId: string, as = t.owner) => t.say(as, name, { itemId })
const listed = async (state: string | null) => {
  const { data } = await t.client({ as: t.owner }).rpc('my_listings', { state })
  return (data as unknown as MyListings).listings.map(({ id }) => id)
}
async function rented(id: string) {
  const start = new Date(Date.now() - 10 * 86_400_000)
  const end = new Date(start.getTime() + 86_400_000)
  await createBooking(t.db.pool, { item: id, renter: t.renter.id, start, end, status: 'completed' })
}

it('retires an item with its history, out of the list until it is published again', async () => {
  const { id } = await t.another()
  await rented(id)
  expect(await say('retire-item', id)).toMatchObject({ value: { status: 'paused' } })
  expect(await say('retire-item', id)).toMatchObject({ status: 200 })
  expect(await listed(null)).not.toContain(id)
  expect(await listed('paused')).not.toContain(id)
  expect(await listed('retired')).toEqual([id])
  expect(await t.rows('select 1 from public.bookings where item_id = $1', [id])).toHaveLength(1)
  await t.rows(`update public.items set status = 'published' where id = $1`, [t.item.id])
  await expect(t.rows(`update public.items set status = 'published' where id = $1`, [id])).rejects.toThrow(
    /items_retired_at_rest/,
  )
})

it('deletes what was never rented, and nothing else', async () => {
  const { id: offered } = await t.another()
  expect(await say('delete-item', offered)).toMatchObject({ code: 'WRONG_STATE' })
  const { id: used } = await t.another({ status: 'paused' })
  await rented(used)
  expect(await say('delete-item', used)).toMatchObject({ code: 'ITEM_RENTED' })
  const { id } = await t.another({ status: 'paused' })
  expect(await say('delete-item', id, t.renter)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await say('delete-item', id)).toMatchObject({ status: 200 })
  expect(await t.rows('select 1 from public.items where id = $1', [id])).toEqual([])
})

it('says what similar items of others cost, where there are enough of them', async () => {
  const neighbour = await t.user({ name: 'Nadia' })
  const [own] = await t.rows<{ category_id: string; latitude: number; longitude: number }>(
    'select category_id, latitude, longitude from public.items where id = $1',
    [t.item.id],
  )
  const hint = async () =>
    (
      await t.client({ as: t.owner }).rpc('price_hint', {
        category: own!.category_id,
        near_latitude: own!.latitude,
        near_longitude: own!.longitude,
      })
    ).data
  for (const pricePerDayCents of [900, 1_200]) await t.another({ owner: neighbour.id, pricePerDayCents })
  expect(await hint()).toBeNull()
  const dear = await t.another({ owner: neighbour.id, pricePerDayCents: 1_400 })
  for (let i = 0; i < 9; i++) {
    const start = new Date(Date.now() - (10 + 3 * i) * 86_400_000)
    const end = new Date(start.getTime() + 86_400_000)
    await createBooking(t.db.pool, { item: dear.id, renter: t.renter.id, start, end, status: 'completed' })
  }
  expect(await hint()).toEqual({ count: 3, low_cents: 900, high_cents: 1_400, rentals: 1 })
})

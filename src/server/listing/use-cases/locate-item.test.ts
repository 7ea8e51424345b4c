import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

const BERLIN = { latitude: 52.4881, longitude: 13.4292, address: 'Sonnenallee 12' }
const locate = (as: TestUser, itemId: string, place: object) =>
  t.say<{ timeZone: string }>(as, 'locate-item', { itemId, ...BERLIN, ...place })
const stored = async (itemId: string) =>
  (
    await t.rows(
      `select i.time_zone, i.latitude, l.latitude as exact, l.address
       from public.items i join public.item_locations l on l.item_id = i.id where i.id = $1`,
      [itemId],
    )
  )[0]

it.each([
  ['Berlin', 52.52, 13.405, 'Europe/Berlin'],
  ['London', 51.5085, -0.1257, 'Europe/London'],
  ['Las Palmas, on another clock than Madrid', 28.1248, -15.43, 'Atlantic/Canary'],
  ['Ponta Delgada, on another clock than Lisbon', 37.7394, -25.6687, 'Atlantic/Azores'],
  ['Tui, a bridge away from Portugal', 42.0466, -8.6446, 'Europe/Madrid'],
  ['Valença, a bridge away from Spain', 42.0278, -8.6346, 'Europe/Lisbon'],
  ['Sarandë, opposite to Corfu', 39.8756, 20.0053, 'Europe/Tirane'],
])('the clock is that of the place: %s', async (_, latitude, longitude, zone) => {
  const { id } = await t.another({ status: 'draft' })
  expect(await locate(t.owner, id, { latitude, longitude })).toMatchObject({ value: { timeZone: zone } })
  expect(await stored(id)).toMatchObject({ time_zone: zone, exact: latitude, address: 'Sonnenallee 12' })
})

it('moves a paused item with its clock, and rounds what everyone sees', async () => {
  const { id } = await t.another({ status: 'paused' })
  expect((await locate(t.owner, id, { latitude: 51.50853, longitude: -0.12574 })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ time_zone: 'Europe/London', latitude: 51.5075, exact: 51.50853 })
})

it('is the only way: a browser can neither name a clock nor write a place', async () => {
  const { id } = await t.another({ status: 'draft' })
  const owner = t.client({ as: t.owner })
  const refused = { code: '42501' }
  expect((await owner.from('items').update({ time_zone: 'Asia/Tokyo' }).eq('id', id)).error).toMatchObject(
    refused,
  )
  const { error } = await owner
    .from('items')
    .insert({ owner_id: t.owner.id, language: 'en', time_zone: 'Asia/Tokyo' })
  expect(error).toMatchObject(refused)
  const place = { item_id: id, ...BERLIN }
  expect((await owner.from('item_locations').upsert(place)).error).toMatchObject(refused)
  expect((await owner.from('item_locations').update({ latitude: 1 }).eq('item_id', id)).error).toMatchObject(
    refused,
  )
})

it('is for the owner alone, and not while others see or judge it', async () => {
  const { id } = await t.another({ status: 'draft' })
  expect(await locate(t.renter, id, {})).toMatchObject({ code: 'NOT_FOUND' })
  for (const [status, code] of [
    ['published', 'ITEM_OFFERED'],
    ['pending_review', 'ITEM_OFFERED'],
    ['removed', 'ITEM_REMOVED'],
  ] as const) {
    const item = await t.another({ status })
    expect(await locate(t.owner, item.id, {})).toMatchObject({ code })
  }
})

it.each([{ latitude: 91 }, { longitude: -181 }, { latitude: '1' }, { address: 'x'.repeat(301) }])(
  'takes no place such as %j',
  async (place) => {
    const { id } = await t.another({ status: 'draft' })
    expect(await locate(t.owner, id, place)).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  },
)

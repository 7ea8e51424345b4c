import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'

let t: CheckoutFixture
let booking: string
let day = 0
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (by: 'owner' | 'renter') => `${booking}/${t[by].id}/front`

beforeEach(async () => {
  const start = new Date(Date.UTC(2026, 9, ++day, 20))
  const { id } = await createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start,
    end: new Date(start.getTime() + 3_600_000),
    status: 'picked_up',
  })
  booking = id
  for (const by of ['owner', 'renter'] as const) {
    const { error } = await t
      .client({ as: t[by] })
      .storage.from('handovers')
      .upload(photo(by), PNG, { contentType: 'image/png' })
    expect(error).toBeNull()
    await t.rows(
      `insert into public.handovers (booking_id, kind, role, user_id, with_code, is_complete, is_undamaged, at, photos)
       values ($1, 'pick_up', $2, $3, false, true, true, $4, $5)`,
      // Late in the evening it is the next day already at the place of the item.
      [id, by, t[by].id, `2026-10-${String(day).padStart(2, '0')}T23:30:00Z`, [photo(by)]],
    )
  }
})

const show = (path: string, isShown = true, as = t.owner, itemId = t.item.id) =>
  t.say(as, 'show-condition-photo', { itemId, photo: path, isShown })
const shown = async () =>
  (await t.client().from('condition_photos').select('path, kind, taken_on').like('path', `${booking}/%`)).data
const signed = async (path: string) =>
  (await t.client().storage.from('handovers').createSignedUrl(path, 60)).data?.signedUrl

it('shows everyone a photo that the lender chose, with its day at the place, until it is taken off', async () => {
  expect(await signed(photo('owner'))).toBeUndefined()
  expect(await show(photo('owner'))).toMatchObject({ status: 200 })
  expect(await show(photo('owner'))).toMatchObject({ status: 200 })
  const next = `2026-10-${String(day + 1).padStart(2, '0')}`
  expect(await shown()).toEqual([{ path: photo('owner'), kind: 'pick_up', taken_on: next }])
  expect(await signed(photo('owner'))).toEqual(expect.any(String))
  expect(await show(photo('owner'), false)).toMatchObject({ status: 200 })
  expect(await shown()).toEqual([])
  expect(await signed(photo('owner'))).toBeUndefined()
})

it('shows nobody the photos of the renter, nor those of another item', async () => {
  expect(await show(photo('renter'))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await show(photo('renter'), true, t.renter)).toMatchObject({ code: 'NOT_FOUND' })
  const other = await t.another()
  expect(await show(photo('owner'), true, t.owner, other.id)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await shown()).toEqual([])
  expect(await signed(photo('renter'))).toBeUndefined()
})

it('leaves a photo alone that a stranger, or the lender for another item, takes off', async () => {
  await show(photo('owner'))
  expect(await show(photo('owner'), false, t.renter)).toMatchObject({ code: 'NOT_FOUND' })
  await show(photo('owner'), false, t.owner, (await t.another()).id)
  expect(await shown()).toHaveLength(1)
})

it('hides the photos with the item', async () => {
  await show(photo('owner'))
  await t.rows(`update public.items set status = 'paused' where id = $1`, [t.item.id])
  expect(await shown()).toEqual([])
  expect(await signed(photo('owner'))).toBeUndefined()
  await t.rows(`update public.items set status = 'published' where id = $1`, [t.item.id])
  expect(await shown()).toHaveLength(1)
})

it.each([
  ['a photo of the renter', () => photo('renter'), 'pick_up', 1],
  ['another handover', () => photo('owner'), 'return', 1],
  ['another day', () => photo('owner'), 'pick_up', 0],
] as const)('is refused by the database with %s', async (_, path, kind, after) => {
  await expect(
    t.rows('insert into public.condition_photos (path, item_id, kind, taken_on) values ($1, $2, $3, $4)', [
      path(),
      t.item.id,
      kind,
      `2026-10-${String(day + after).padStart(2, '0')}`,
    ]),
  ).rejects.toMatchObject({ code: 'LA081', constraint: 'condition_photos_of_their_item' })
})

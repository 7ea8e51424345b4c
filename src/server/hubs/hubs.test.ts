import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LoadedHubs } from '#contract/hubs.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { corner } from '#server/testing/calls/hub-calls.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const save = (change: object = {}) => t.say<{ id: string }>(admin, 'save-hub', { ...corner, ...change })
const hubs = async () => (await t.say<LoadedHubs>(admin, 'load-hubs', {})).value!.hubs
const readBy = async (as?: TestUser) =>
  (
    await t
      .client(as && { as })
      .from('hubs')
      .select('name')
  ).data!.map(({ name }) => name)

it('adds a hub in the time zone of its place, which visitors see at once', async () => {
  await save({ latitude: 40.42, longitude: -3.7, city: 'Madrid', country: 'ES' })
  expect(await hubs()).toMatchObject([{ name: 'Corner shop', state: 'active', version: 0, ahead: 0 }])
  expect(await t.rows('select time_zone, opening_hours from public.hubs')).toEqual([
    { time_zone: 'Europe/Madrid', opening_hours: corner.openingHours },
  ])
  expect(await readBy()).toEqual(['Corner shop'])
})

it('changes one of its latest state only', async () => {
  const { id } = (await save()).value!
  const known = { id, version: 0 }
  expect(await save({ known, name: 'Kiosk' })).toMatchObject({ status: 200 })
  expect(await save({ known, name: 'Other' })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await save({ known: { id: admin.id, version: 0 } })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await hubs()).toMatchObject([{ name: 'Kiosk', version: 1 }])
})

it.each(['paused', 'retired'])(
  'keeps a %s one on its rentals, whose sides still read it, and no one else',
  async (state) => {
    const { id } = (await save()).value!
    const start = new Date(t.deps.now().getTime() + 86_400_000)
    const booking = await createBooking(t.db.pool, {
      item: t.item.id,
      renter: t.renter.id,
      start,
      end: new Date(start.getTime() + 86_400_000),
      status: 'confirmed',
    })
    await t.rows(`update public.bookings set delivery_method = 'hub', hub_id = $2 where id = $1`, [
      booking.id,
      id,
    ])
    await save({ known: { id, version: 0 }, state })
    expect(await hubs()).toMatchObject([{ state, ahead: 1 }])
    expect(await readBy(t.renter)).toEqual(['Corner shop'])
    expect(await readBy(t.owner)).toEqual(['Corner shop'])
    expect(await readBy(await t.user())).toEqual([])
    expect(await readBy()).toEqual([])
    await save({ known: { id, version: 1 } })
    expect(await readBy()).toEqual(['Corner shop'])
  },
)

it.each([
  [
    'times that overlap',
    {
      openingHours: {
        mon: [
          ['08:00', '12:00'],
          ['11:00', '13:00'],
        ],
      },
    },
  ],
  ['a day without times', { openingHours: { mon: [] } }],
  ['a place that is none', { latitude: 91 }],
  ['a name of two lines', { name: 'a\nb' }],
])('refuses %s', async (_, change) => {
  expect(await save(change)).toMatchObject({ code: 'BAD_INPUT' })
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

it('counts people, published items and rentals that are not over, as counted anew, for admins alone', async () => {
  const start = new Date(Date.now() + 86_400_000)
  const end = new Date(start.getTime() + 86_400_000)
  for (const status of ['confirmed', 'cancelled', 'declined'] as const)
    await createBooking(t.db.pool, { item: t.item.id, renter: t.renter.id, start, end, status })
  const admin = await t.user({ roles: ['admin'] })
  const [anew] = await t.rows<{ people: number; items: number; rentals: number }>(
    `select (select count(*)::int from public.profiles) as people,
       (select count(*)::int from public.items where status = 'published') as items,
       (select count(*)::int from public.bookings where status = any ($1)) as rentals`,
    [OPEN_STATUSES],
  )
  expect(anew).toMatchObject({ rentals: 1 })
  expect((await t.client({ as: admin }).rpc('site_counts')).data).toEqual([anew])
  const moderator = await t.user({ roles: ['moderator'] })
  for (const as of [moderator, t.owner]) expect((await t.client({ as }).rpc('site_counts')).data).toEqual([])
})

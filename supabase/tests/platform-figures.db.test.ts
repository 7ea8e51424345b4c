import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PlatformFigures } from '#contract/platform-figures.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ roles: ['moderator'] })
  // What the fixture made is older than what is asked for.
  await t.rows(`update public.profiles set created_at = '2020-01-01'`)
  await t.rows(`update public.items set published_at = '2020-01-01'`)
})
afterEach(() => t.close())

async function figures(args: object, as = moderator) {
  const { data, error } = await t.client({ as }).rpc('platform_figures', args as never)
  expect(error).toBeNull()
  return data as unknown as PlatformFigures | null
}

let booked = 0
function rental(createdAt: string, status: 'confirmed' | 'cancelled' | 'declined' = 'confirmed') {
  const start = new Date(Date.UTC(2027, 0, 1 + 3 * booked++))
  const end = new Date(start.getTime() + 86_400_000)
  return createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start,
    end,
    status,
    rentalCents: 1_000,
    createdAt: new Date(createdAt),
  })
}

it('counts what happened in each week, and what was lost again is not in the volume', async () => {
  // 2026-11-16 and 2026-11-23 are Mondays.
  await rental('2026-11-17T10:00:00Z')
  await rental('2026-11-22T10:00:00Z', 'cancelled')
  await rental('2026-11-24T10:00:00Z')
  await rental('2026-11-25T10:00:00Z')
  await t.rows(`update public.profiles set created_at = '2026-11-18' where id = $1`, [t.renter.id])
  await t.rows(`update public.items set published_at = '2026-11-24'`)
  const seen = await figures({ step: 'week', periods: 3, moment: '2026-11-26T12:00:00Z' })
  const nothing = {
    people: 0,
    items: 0,
    begun: 0,
    paid: 0,
    rentals: 0,
    lost: 0,
    volume_cents: 0,
    kept_cents: 0,
  }
  expect(seen?.periods).toEqual([
    { day: '2026-11-09', ...nothing },
    { day: '2026-11-16', ...nothing, people: 1, begun: 2, paid: 2, rentals: 2, lost: 1, volume_cents: 1_000 },
    {
      day: '2026-11-23',
      ...nothing,
      items: expect.any(Number),
      begun: 2,
      paid: 2,
      rentals: 2,
      volume_cents: 2_000,
    },
  ])
  expect(seen?.cities).toMatchObject([{ rentals: 3, volume_cents: 3_000 }])
})

it('begins its days where the reader is', async () => {
  await rental('2026-11-23T23:30:00Z')
  const days = async (zone: string) =>
    (await figures({ step: 'day', periods: 2, zone, moment: '2026-11-24T12:00:00Z' }))?.periods.map(
      ({ day, rentals }) => [day, rentals],
    )
  expect(await days('UTC')).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 0],
  ])
  expect(await days('Europe/Berlin')).toEqual([
    ['2026-11-23', 0],
    ['2026-11-24', 1],
  ])
})

it('is bounded, and makes do with a step that there is not', async () => {
  const many = await figures({ step: 'century', periods: 1_000_000 })
  expect(many?.periods).toHaveLength(60)
  expect((await figures({ step: 'month', periods: -4 }))?.periods).toHaveLength(1)
  const { error } = await t.client({ as: moderator }).rpc('platform_figures', { zone: 'Nowhere' } as never)
  expect(error?.code).toBe('22023')
})

it('is for the back office alone', async () => {
  const affiliate = await t.user({ roles: ['affiliate'] })
  for (const who of [t.renter, t.owner, affiliate]) expect(await figures({}, who)).toBeNull()
  expect((await t.client().rpc('platform_figures', {} as never)).error?.code).toBe('42501')
})

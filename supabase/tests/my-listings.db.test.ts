import { afterEach, beforeEach, expect, it } from 'vitest'
import { LISTING_SORTS, type MyListings } from '#contract/my-listings.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { randomFrom } from '#seed/random.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
  await t.rows(`update public.items set title = 'Hammer drill' where id = $1`, [t.item.id])
})
afterEach(() => t.close())

const MOMENT = new Date('2027-03-15T12:00:00Z')

async function listings(as: TestUser, criteria: object = {}, moment = MOMENT) {
  const { data, error } = await t
    .client({ as })
    .rpc('my_listings', { moment: moment.toISOString(), ...criteria })
  expect(error).toBeNull()
  return data as unknown as MyListings
}
const titlesOf = async (criteria: object) =>
  (await listings(t.owner, criteria)).listings.map(({ title }) => title)

type Status = 'requested' | 'confirmed' | 'picked_up' | 'completed' | 'cancelled'
const book = async (item: string, status: Status, start: string, end: string) =>
  (
    await createBooking(t.db.pool, {
      item,
      renter: t.renter.id,
      start: new Date(start),
      end: new Date(end),
      status,
    })
  ).id

it('names the next handover: the earliest open pick-up or return, and whose it is', async () => {
  const { id: item } = t.item
  const none = await listings(t.owner)
  expect(none.listings[0]).toMatchObject({ handover: null, taken_days: 0, earned_cents: 0 })
  await book(item, 'requested', '2027-03-16T08:00:00Z', '2027-03-17T08:00:00Z')
  await book(item, 'confirmed', '2027-03-20T08:00:00Z', '2027-03-21T08:00:00Z')
  const out = await book(item, 'picked_up', '2027-03-13T08:00:00Z', '2027-03-15T08:00:00Z')
  const [shown] = (await listings(t.owner)).listings
  expect(shown!.handover).toMatchObject({ booking_id: out, kind: 'return', renter_name: 'Rita' })
  expect(Date.parse(shown!.handover!.at)).toBe(Date.parse('2027-03-15T08:00:00Z'))
})

it('counts the days of this month on which it is rented, by the clock of its place', async () => {
  const { id: item } = t.item
  // In Berlin from the last day of February to 2 March, midnight: one day of March.
  await book(item, 'completed', '2027-02-27T08:00:00Z', '2027-03-01T23:00:00Z')
  await book(item, 'confirmed', '2027-03-30T08:00:00Z', '2027-04-03T08:00:00Z')
  // Neither a request nor what was cancelled takes a day.
  await book(item, 'requested', '2027-03-16T08:00:00Z', '2027-03-17T08:00:00Z')
  await book(item, 'cancelled', '2027-03-18T08:00:00Z', '2027-03-19T08:00:00Z')
  const daysAt = async (moment: string) =>
    (await listings(t.owner, {}, new Date(moment))).listings[0]!.taken_days
  expect(await daysAt('2027-03-15T12:00:00Z')).toBe(3)
  // Midnight has passed in Berlin, not in UTC.
  expect(await daysAt('2027-03-31T22:30:00Z')).toBe(3)
  expect(await daysAt('2027-04-15T12:00:00Z')).toBe(3)
  expect(await daysAt('2027-02-15T12:00:00Z')).toBe(2)
})

it('sums what the ledger credited for it this month, without payouts', async () => {
  const { id: item } = t.item
  const booking = await book(item, 'completed', '2027-03-02T08:00:00Z', '2027-03-04T08:00:00Z')
  const credit = (key: string, at: string, cents: number) =>
    t.rows('select public.post_transfer($1, $2, $3::uuid, null, $4::timestamptz, $5::jsonb)', [
      'pick_up',
      key,
      booking,
      at,
      JSON.stringify([
        { account: 'provider', user_id: null, cents: -cents },
        { account: 'lender', user_id: t.owner.id, cents },
      ]),
    ])
  await credit('a', '2027-03-02T09:00:00Z', 1800)
  await credit('b', '2027-03-05T09:00:00Z', 200)
  await credit('c', '2027-02-27T09:00:00Z', 999)
  expect((await listings(t.owner)).listings[0]!.earned_cents).toBe(2000)
})

it('finds by title and state, sorts, and pages', async () => {
  const tent = await t.another({ title: 'Tent 50%' })
  await t.another({ title: 'apple press', status: 'paused' })
  await book(tent.id, 'confirmed', '2027-03-20T08:00:00Z', '2027-03-21T08:00:00Z')
  expect((await titlesOf({ sort: 'handover' }))[0]).toBe('Tent 50%')
  expect(await titlesOf({ sort: 'title' })).toEqual(['apple press', 'Hammer drill', 'Tent 50%'])
  expect(await titlesOf({ sort: 'newest' })).toEqual(['apple press', 'Tent 50%', 'Hammer drill'])
  expect(await titlesOf({ sort: 'title', page_size: 1, skipped: 1 })).toEqual(['Hammer drill'])
  expect(await titlesOf({ words: ' DRILL ' })).toEqual(['Hammer drill'])
  expect(await titlesOf({ words: '50%' })).toEqual(['Tent 50%'])
  expect(await titlesOf({ words: '%' })).toEqual(['Tent 50%'])
  expect(await listings(t.owner, { state: 'paused' })).toMatchObject({
    all_count: 3,
    count: 1,
    listings: [{ title: 'apple press' }],
  })
})

it('comes page by page in the order of all, each listing once, where many are alike', async () => {
  const random = randomFrom('pages of listings')
  for (let n = 0; n < 24; n++) {
    const { id } = await t.another({ title: random.pick(['Tent', 'tent', 'Saw', 'Äxte "2"']) })
    if (random.between(0, 1))
      await book(id, 'confirmed', '2027-03-20T08:00:00Z', `2027-03-2${random.between(1, 9)}T08:00:00Z`)
  }
  await t.rows('alter table public.items disable trigger user')
  await t.rows(`update public.items set updated_at = date_trunc('second', now()), created_at = date_trunc('second', now()) + '0.1234567s'
    where ascii(id::text) % 3 <> 0`)
  await t.rows('alter table public.items enable trigger user')
  for (const sort of LISTING_SORTS) {
    const all = await listings(t.owner, { sort, page_size: 100 })
    expect(all).toMatchObject({ count: 25, next: null })
    const read: string[] = []
    let after: MyListings['next'] = null
    do {
      const page: MyListings = await listings(t.owner, { sort, page_size: 4, after })
      read.push(...page.listings.map(({ id }) => id))
      after = page.next
    } while (after)
    expect([sort, read]).toEqual([sort, all.listings.map(({ id }) => id)])
    expect(new Set(read).size).toBe(25)
  }
})

it('goes on where the page before ended, also when what it ended with is gone', async () => {
  await t.another({ title: 'apple press', status: 'paused' })
  await t.another({ title: 'Tent' })
  const first = await listings(t.owner, { sort: 'title', page_size: 1 })
  expect(first.listings).toMatchObject([{ title: 'apple press' }])
  await t.rows(`update public.items set title = 'Zither' where title = 'apple press'`)
  const second = await listings(t.owner, { sort: 'title', page_size: 1, after: first.next })
  expect(second.listings).toMatchObject([{ title: 'Hammer drill' }])
})

it('shows nobody else’s, and nothing to a visitor', async () => {
  expect(await listings(t.renter)).toEqual({ all_count: 0, count: 0, next: null, listings: [] })
  expect((await t.client().rpc('my_listings')).error?.code).toBe('42501')
})

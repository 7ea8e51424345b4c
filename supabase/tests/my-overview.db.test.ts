import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Overview {
  kyc_level: number
  listing_count: number
  rentals: { id: string; side: string; need: string | null; other_name: string; item: { title: string } }[]
  reviews: { id: string; due_at: string | null; other_name: string }[]
  returned_listings: { title: string }[]
  rejected_step: string | null
  balances: Record<string, number>
  messages: { item: { title: string | null } }[]
}

async function overview(as: TestUser, moment = new Date()) {
  const { data, error } = await t.client({ as }).rpc('my_overview', { moment: moment.toISOString() })
  expect(error).toBeNull()
  return data as unknown as Overview
}
const needsOf = async (as: TestUser, moment?: Date) =>
  (await overview(as, moment)).rentals.map(({ id, side, need }) => ({ id, side, need }))

async function book(status: 'requested' | 'confirmed' | 'picked_up' | 'completed', start: Date) {
  const item = await t.another({ isInstant: status !== 'requested' })
  const end = new Date(start.getTime() + 2 * DAY_MS)
  return (await createBooking(t.db.pool, { item: item.id, renter: t.renter.id, start, end, status })).id
}

it('shows each side what needs their action, and what is upcoming', async () => {
  const soon = new Date(Date.now() + 3 * DAY_MS)
  const asked = await book('requested', soon)
  const [forOwner, forRenter] = [await overview(t.owner), await overview(t.renter)]
  expect(forOwner.rentals).toMatchObject([
    { id: asked, side: 'owner', need: 'answer', other_name: 'Rita', item: { title: 'Hammer drill' } },
  ])
  expect(forRenter.rentals).toMatchObject([{ id: asked, side: 'renter', need: null, other_name: 'Olga' }])
  expect(forRenter.kyc_level).toBe(1)
  expect(await needsOf(await t.user())).toEqual([])
})

it('asks for a pickup or return from its day on, in the item’s time zone', async () => {
  // Half past midnight in Berlin, while it is still the day before in UTC.
  const start = new Date('2027-01-12T23:30:00Z')
  const id = await book('confirmed', start)
  const before = new Date('2027-01-12T22:59:00Z')
  const on = new Date('2027-01-12T23:01:00Z')
  expect(await needsOf(t.renter, before)).toEqual([{ id, side: 'renter', need: null }])
  expect(await needsOf(t.renter, on)).toEqual([{ id, side: 'renter', need: 'pick_up' }])
  expect(await needsOf(t.owner, on)).toEqual([{ id, side: 'owner', need: 'pick_up' }])
  await t.rows(`update public.bookings set status = 'picked_up' where id = $1`, [id])
  expect(await needsOf(t.owner, on)).toEqual([{ id, side: 'owner', need: null }])
  const due = new Date(start.getTime() + 5 * DAY_MS)
  expect(await needsOf(t.owner, due)).toEqual([{ id, side: 'owner', need: 'return' }])
})

it('leaves out finished rentals', async () => {
  await book('completed', new Date(Date.now() - 9 * DAY_MS))
  expect(await needsOf(t.renter)).toEqual([])
})

it('asks each side for the review that they have not written, until none is taken any more', async () => {
  const id = await book('completed', new Date(Date.now() - 9 * DAY_MS))
  const reviewsOf = async (as: TestUser, moment?: Date) => (await overview(as, moment)).reviews
  expect(await reviewsOf(t.owner)).toMatchObject([{ id, other_name: 'Rita', due_at: expect.any(String) }])
  const reviews = ['renter_to_item', 'renter_to_owner'].map((kind) => ({ kind, rating: 5, text: '' }))
  await t.say(t.renter, 'write-review', { bookingId: id, reviews, language: 'en' })
  expect(await reviewsOf(t.renter)).toEqual([])
  expect(await reviewsOf(t.owner)).toHaveLength(1)
  expect(await reviewsOf(t.owner, new Date(Date.now() + 30 * DAY_MS))).toEqual([])
  const back = await book('picked_up', new Date(Date.now() - 2 * DAY_MS))
  expect(await reviewsOf(t.renter)).toEqual([])
  await t.rows(`update public.bookings set status = 'returned' where id = $1`, [back])
  expect(await reviewsOf(t.renter)).toMatchObject([{ id: back, due_at: null }])
})

it('names returned listings and rejected proofs of identity', async () => {
  const moderator = await t.user({ roles: ['moderator'] })
  const { id } = await t.another({ status: 'pending_review', title: 'Ladder' })
  await t.say(moderator, 'return-listing', { id, reason: 'price' })
  const submission = await createSubmission(t.db.pool, { user: t.owner.id, step: 'identity' })
  await t.say(moderator, 'view-identity', { id: submission })
  await t.say(moderator, 'reject-identity', { id: submission, reason: 'unreadable' })
  expect(await overview(t.owner)).toMatchObject({
    listing_count: 2,
    returned_listings: [{ title: 'Ladder' }],
    rejected_step: 'identity',
  })
  await createSubmission(t.db.pool, { user: t.owner.id, step: 'identity' })
  expect(await overview(t.owner)).toMatchObject({ rejected_step: null })
})

it('names the item of an unread message while the reader may see it', async () => {
  const { id } = await t.another({ title: 'Ladder' })
  const [talk] = await t.rows<{ id: string }>(
    'insert into public.conversations (item_id, renter_id, owner_id) values ($1, $2, $3) returning id',
    [id, t.renter.id, t.owner.id],
  )
  const write = (sender: TestUser) =>
    t.rows('insert into public.messages (conversation_id, sender_id, body) values ($1, $2, $3)', [
      talk!.id,
      sender.id,
      'Is it there?',
    ])
  const titles = async (as: TestUser) => (await overview(as)).messages.map(({ item }) => item.title)
  await write(t.owner)
  expect(await titles(t.renter)).toEqual(['Ladder'])
  expect(await titles(t.owner)).toEqual([])
  await t.rows('alter table public.items disable trigger user')
  await t.rows(`update public.items set status = 'removed' where id = $1`, [id])
  await t.rows('alter table public.items enable trigger user')
  expect(await titles(t.renter)).toEqual([null])
  await write(t.renter)
  expect(await titles(t.owner)).toEqual(['Ladder'])
})

it('is empty for a visitor', async () => {
  expect((await t.client().rpc('my_overview')).error?.code).toBe('42501')
})

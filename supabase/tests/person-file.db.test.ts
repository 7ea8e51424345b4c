import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
  const start = new Date(Date.now() + 86_400_000)
  const end = new Date(start.getTime() + 86_400_000)
  await createBooking(t.db.pool, { item: t.item.id, renter: t.renter.id, start, end })
  await createSubmission(t.db.pool, { user: t.owner.id, step: 'identity' })
})
afterEach(() => t.close())

async function fileOf(person: string, as: TestUser) {
  const { data, error } = await t.client({ as }).rpc('person_file', { person })
  expect(error).toBeNull()
  return data as Record<string, unknown> | null
}

it('shows an admin all that the site knows of a person', async () => {
  const admin = await t.user({ roles: ['admin'] })
  await t.say(admin, 'note-person', { personId: t.owner.id, text: 'Called twice' })
  expect(await fileOf(t.owner.id, admin)).toMatchObject({
    email: t.owner.email,
    sign_in: { is_confirmed: true, is_banned: false, second_factors: 0 },
    items: [{ id: t.item.id, status: 'published' }],
    rentals: [{ side: 'owner', status: 'confirmed', other_id: t.renter.id }],
    identities: [{ step: 'identity', status: 'pending' }],
    notes: [{ text: 'Called twice' }],
    balances: expect.any(Array),
  })
})

it('shows a moderator no rentals, no money and no history', async () => {
  const moderator = await t.user({ roles: ['moderator'] })
  expect(await fileOf(t.owner.id, moderator)).toMatchObject({
    email: t.owner.email,
    items: [{ id: t.item.id }],
    identities: [{ step: 'identity' }],
    rentals: [],
    balances: [],
    history: [],
  })
})

it('shows nothing to others, not even of themselves', async () => {
  for (const who of [t.renter, t.owner]) expect(await fileOf(t.owner.id, who)).toBeNull()
  const { data } = await t.client({ as: t.renter }).rpc('sign_in_state', { person: t.renter.id })
  expect(data).toBeNull()
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'

let t: CheckoutFixture
let booked = 0
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const HOUR_MS = 3_600_000

async function rental(status: 'completed' | 'declined' | 'cancelled', answer?: [string, minutes: number]) {
  // Each one before the others: the item has one unit.
  const start = new Date(Date.now() - ++booked * 72 * HOUR_MS)
  const createdAt = new Date(start.getTime() - 200 * HOUR_MS)
  const { id } = await createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start,
    end: new Date(start.getTime() + 24 * HOUR_MS),
    status,
    createdAt,
  })
  if (answer)
    await t.db.pool.query(
      `insert into public.booking_events (booking_id, transition, from_status, to_status, role, at)
       values ($1, $2, 'requested', $3, 'owner', $4)`,
      [
        id,
        answer[0],
        status === 'completed' ? 'confirmed' : status,
        new Date(createdAt.getTime() + answer[1] * 60_000),
      ],
    )
}

async function factsOf(person: string) {
  const { data, error } = await t.client().rpc('person_facts', { person })
  expect(error).toBeNull()
  return data
}

it('counts the rentals that took place on either side, for everybody', async () => {
  await rental('completed')
  await rental('completed')
  await rental('declined')
  const unknown = { answered_percent: null, answer_minutes: null }
  expect(await factsOf(t.owner.id)).toEqual({ lent: 2, rented: 0, ...unknown })
  expect(await factsOf(t.renter.id)).toEqual({ lent: 0, rented: 2, ...unknown })
})

it('says how often and how fast a lender answers requests, from three requests on', async () => {
  await rental('completed', ['accept', 10])
  await rental('declined', ['decline', 30])
  expect(await factsOf(t.owner.id)).toMatchObject({ answered_percent: null, answer_minutes: null })
  await rental('cancelled', ['expire', 2_880])
  expect(await factsOf(t.owner.id)).toMatchObject({ answered_percent: 67, answer_minutes: null })
  await rental('completed', ['accept', 90])
  expect(await factsOf(t.owner.id)).toMatchObject({ answered_percent: 75, answer_minutes: 30 })
})

it('knows no one who is blocked or gone', async () => {
  await t.rows('update public.profiles set is_blocked = true where id = $1', [t.owner.id])
  expect(await factsOf(t.owner.id)).toBeNull()
  expect(await factsOf('00000000-0000-4000-8000-000000000000')).toBeNull()
})

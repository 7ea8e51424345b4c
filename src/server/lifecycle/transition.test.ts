import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { refuse } from '#domain/result.ts'
import { booking } from '#server/booking/booking.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type Kind, step } from './lifecycle.ts'
import { type TransitionRequest, transition } from './transition.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

/** Bookings with transitions of the test's own. */
const kind: Kind<BookingRow> = {
  ...booking,
  steps: [
    step<BookingRow>()({
      name: 'decline',
      input: { reason: z.string() },
      guard: (_context, _row, { reason }) => (reason === 'rude' ? refuse('BAD_INPUT') : undefined),
      reason: ({ reason }) => reason,
      async effects({ role }, row) {
        return { role, version: row.version }
      },
    }),
  ],
}

async function request(): Promise<string> {
  const item = await t.another({ isInstant: false })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  const [row] = await t.rows<{ id: string }>('select id from public.bookings order by number desc limit 1')
  return row!.id
}

const by = (person: TestUser, id: string, name: string, rest: Partial<TransitionRequest> = {}) =>
  inTransaction(t.db, { as: 'service' }, (tx) =>
    transition(tx, t.deps, kind, { id, name, actor: { userId: person.id }, ...rest }),
  )
const decline = (person: TestUser, id: string, rest: Partial<TransitionRequest> = {}) =>
  by(person, id, 'decline', { input: { reason: 'away' }, ...rest })
const events = (id: string) =>
  t.rows(
    'select transition, from_status, to_status, role, user_id, reason, details from public.booking_events where booking_id = $1',
    [id],
  )
const stateOf = async (id: string) =>
  (await t.rows('select status, status_reason, version from public.bookings where id = $1', [id]))[0]

it('changes the status with its reason and version, and appends who, from, to and why', async () => {
  const id = await request()
  expect(await decline(t.owner, id)).toEqual({ ok: true, value: { id, status: 'declined', version: 1 } })
  expect(await stateOf(id)).toEqual({ status: 'declined', status_reason: 'away', version: 1 })
  expect(await events(id)).toEqual([
    {
      transition: 'decline',
      from_status: 'requested',
      to_status: 'declined',
      role: 'owner',
      user_id: t.owner.id,
      reason: 'away',
      details: { role: 'owner', version: 1 },
    },
  ])
})

it('answers the same transition asked for again as done, without a second event', async () => {
  const id = await request()
  await decline(t.owner, id)
  expect(await decline(t.owner, id)).toMatchObject({
    ok: true,
    value: { status: 'declined', version: 1 },
  })
  expect(await events(id)).toHaveLength(1)
})

it('has one effect when asked for ten times at once', async () => {
  const id = await request()
  const answers = await Promise.all(Array.from({ length: 10 }, () => decline(t.owner, id)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await events(id)).toHaveLength(1)
})

it('refuses the wrong person, state and version, and changes nothing', async () => {
  const id = await request()
  const stranger = await t.user()
  expect(await decline(stranger, id)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await decline(t.renter, id)).toMatchObject({ code: 'WRONG_ACTOR' })
  expect(await by(t.owner, id, 'expire')).toMatchObject({ code: 'WRONG_ACTOR' })
  expect(await by(t.owner, id, 'return')).toMatchObject({ code: 'WRONG_STATE' })
  expect(await by(t.owner, id, 'explode')).toMatchObject({ code: 'WRONG_STATE' })
  expect(await decline(t.owner, id, { version: 7 })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await decline(t.owner, id, { input: { reason: 'rude' } })).toMatchObject({ code: 'BAD_INPUT' })
  expect(await stateOf(id)).toEqual({ status: 'requested', status_reason: null, version: 0 })
  expect(await events(id)).toEqual([])
})

it('leaves nothing behind when an effect fails', async () => {
  const id = await request()
  const failing: Kind<BookingRow> = {
    ...kind,
    steps: [
      step<BookingRow>()({
        name: 'decline',
        async effects() {
          throw new Error('boom')
        },
      }),
    ],
  }
  const attempt = inTransaction(t.db, { as: 'service' }, (tx) =>
    transition(tx, t.deps, failing, { id, name: 'decline', actor: { userId: t.owner.id } }),
  )
  await expect(attempt).rejects.toThrow('boom')
  expect(await stateOf(id)).toEqual({ status: 'requested', status_reason: null, version: 0 })
})

it('shows its events to renter and owner alone, and lets no one change them', async () => {
  const id = await request()
  await decline(t.owner, id)
  const stranger = await t.user()
  const seenBy = async (as: TestUser) =>
    (await t.client({ as }).from('booking_events').select('transition').eq('booking_id', id)).data
  expect(await seenBy(t.renter)).toEqual([{ transition: 'decline' }])
  expect(await seenBy(t.owner)).toEqual([{ transition: 'decline' }])
  expect(await seenBy(stranger)).toEqual([])
  const { error } = await t.client({ secret: true }).from('booking_events').delete().eq('booking_id', id)
  expect(error?.code).toBe('42501')
})

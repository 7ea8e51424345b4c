import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Replacement, RescueOffer } from '#contract/rescue.ts'
import { runDue } from '#server/testing/run-due.ts'
import { type Cast, createCast } from '../testing/calls/cast.ts'

let t: Cast
beforeEach(async () => {
  t = await createCast()
  await t.rows(`update public.items set status = 'paused'`)
})
afterEach(() => t.close())

/** A paid rental of two days for 20 €. */
async function booked(): Promise<string> {
  const started = await t.pay(t.renter, [t.line(await t.another(), 5)])
  const { value } = await t.complete(t.renter, started)
  await runDue(t)
  return value!.bookings[0]!.id
}
const other = (change: object = {}) => t.another({ owner: t.people.neighbour.id, ...change })
const reason = 'The motor burnt out'
const offer = (as: Cast['renter'], id: string, itemIds: string[], more: object = {}) =>
  t.say(as, 'offer-replacements', { id, itemIds, reason, ...more })
const freeFor = async (as: Cast['renter'], id: string) =>
  (await t.say<Replacement[]>(as, 'get-replacements', { id })).value ?? []
const rentals = () =>
  t.rows<{ status: string; refund_cents: number }>(
    'select status, refund_cents from public.bookings order by number',
  )
const events = () => t.rows(`select 1 from public.booking_events where transition = 'rebook'`)

it('calls a rental off for its lender, gives all back, and has the renter choose', async () => {
  const id = await booked()
  const near = await other({ latitude: 52.4882, longitude: 13.4293 })
  const far = await other({ latitude: 52.55, pricePerDayCents: 900 })
  expect(await freeFor(t.people.finance, id)).toMatchObject([
    { id: near.id, total_cents: 2_000, top_up_cents: 0, is_suggested: false },
    { id: far.id, total_cents: 1_800, top_up_cents: 0, is_suggested: false },
  ])
  expect(await offer(t.people.finance, id, [far.id], { expectedRefundCents: 1_999 })).toMatchObject({
    code: 'REFUND_CHANGED',
  })
  expect(await offer(t.people.finance, id, [far.id], { expectedRefundCents: 2_000 })).toMatchObject({
    value: { id, status: 'cancelled' },
  })
  await runDue(t)
  // Nothing is booked or charged for the renter.
  expect(await rentals()).toEqual([{ status: 'cancelled', refund_cents: 2_000 }])
  expect(await t.rows('select captured_cents, refunded_cents from payments_test.payments')).toEqual([
    { captured_cents: 2_000, refunded_cents: 2_000 },
  ])
  const mails = await t.rows<{ recipient: string; data: object }>(
    `select recipient, data from public.outbox where template = 'replacements-offered'`,
  )
  expect(mails).toMatchObject([
    { recipient: t.renter.email, data: { message: reason, replacements: [{ cents: 1_800 }] } },
  ])
  expect(
    await t.rows(`select user_id from public.notifications where kind = 'replacements-offered'`),
  ).toEqual([{ user_id: t.renter.id }])
  const [entry] = await t.rows<{ actor_id: string; details: object }>(
    `select actor_id, details from public.audit_log where action = 'offer-replacements'`,
  )
  expect(entry).toMatchObject({
    actor_id: t.people.finance.id,
    details: { reason, isCalledOff: true, items: [{ total_cents: 1_800 }] },
  })
  const offers = await t.say<RescueOffer[]>(t.renter, 'get-rescue-offers', { id })
  expect(offers.value).toMatchObject([
    { id: far.id, is_suggested: true },
    { id: near.id, is_suggested: false },
  ])
  expect(await t.say(t.renter, 'rebook-booking', { id, itemId: far.id })).toMatchObject({
    value: { bookings: [{ itemId: far.id, status: 'confirmed' }] },
  })
  expect(await freeFor(t.people.finance, id)).toEqual([])
})

it('brings what was suggested before the renter although three others are nearer', async () => {
  const id = await booked()
  for (let count = 0; count < 3; count += 1) await other()
  const far = await other({ latitude: 52.55 })
  await t.say(t.owner, 'cancel-booking', { id })
  await runDue(t)
  const shown = async () =>
    (await t.say<RescueOffer[]>(t.renter, 'get-rescue-offers', { id })).value!.map((one) => one.id)
  expect(await shown()).not.toContain(far.id)
  expect(await offer(t.people.support, id, [far.id])).toMatchObject({ status: 200 })
  expect((await shown())[0]).toBe(far.id)
  // What is suggested later stands in its place.
  const [nearest] = await freeFor(t.people.support, id)
  expect(await offer(t.people.support, id, [nearest!.id])).toMatchObject({ status: 200 })
  expect((await shown())[0]).toBe(nearest!.id)
  expect(await shown()).not.toContain(far.id)
  expect(await t.rows(`select 1 from public.outbox where template = 'replacements-offered'`)).toHaveLength(2)
})

it('leaves a rental alone where something chosen is not free, for others’ duties, and for who takes part', async () => {
  const id = await booked()
  const near = await other()
  const dear = await other({ pricePerDayCents: 1_001 })
  const own = await other({ owner: t.people.finance.id })
  expect(await freeFor(t.people.finance, id)).toMatchObject([{ id: near.id }])
  for (const item of [dear, own])
    expect(await offer(t.people.finance, id, [near.id, item.id])).toMatchObject({ code: 'RESCUE_GONE' })
  // Calling off moves money, which is not support's.
  expect(await offer(t.people.support, id, [near.id])).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await offer(t.people.finance, id, [near.id], { version: 99 })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  await t.rows(`update public.profiles set duties = '{finance}' where id = any ($1)`, [
    [t.renter.id, t.owner.id],
  ])
  for (const side of [t.renter, t.owner])
    for (const answer of [await offer(side, id, [near.id]), await t.say(side, 'get-replacements', { id })])
      expect(answer).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  // Nor may its renter book something else while it stands.
  expect(await t.say(t.renter, 'rebook-booking', { id, itemId: near.id })).toMatchObject({
    code: 'RESCUE_GONE',
  })
  expect(await rentals()).toEqual([{ status: 'confirmed', refund_cents: 0 }])
  expect(await events()).toEqual([])
  expect(await offer(t.people.finance, (await t.rental('picked_up')).id, [near.id])).toMatchObject({
    code: 'WRONG_STATE',
  })
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StoppedItem } from '#contract/rescue.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
})
afterEach(() => t.close())

async function settle() {
  await settleDue(t.deps)
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}
async function rent(item: { id: string }, daysAhead: number) {
  const line = t.line(item as Parameters<typeof t.line>[0], daysAhead)
  await t.complete(t.renter, await t.pay(t.renter, [line]))
  await settle()
}
const stop = (input: object, as = t.owner) => t.say<StoppedItem>(as, 'stop-broken', input)
const statuses = async () =>
  (await t.rows<{ status: string }>('select status from public.bookings order by start_date')).map(
    ({ status }) => status,
  )

it('takes a broken item offline, calls off what is ahead, tells the renters and offers them another', async () => {
  await rent(t.item, 5)
  await rent(t.item, 9)
  const answer = await stop({ itemId: t.item.id, message: 'The motor burned out' })
  expect(answer).toMatchObject({ value: { calledOffCount: 2, movedCount: 0, isPaused: true } })
  await settle()
  expect(await statuses()).toEqual(['cancelled', 'cancelled'])
  expect(await t.rows('select status from public.items where id = $1', [t.item.id])).toEqual([
    { status: 'paused' },
  ])
  const told = await t.rows(
    `select data ->> 'message' as message from public.notifications where user_id = $1 and kind = 'booking-cancelled'`,
    [t.renter.id],
  )
  expect(told).toEqual([{ message: 'The motor burned out' }, { message: 'The motor burned out' }])
  const neighbour = await t.user({ name: 'Nadia' })
  const near = await t.another({ owner: neighbour.id })
  const [lost] = await t.rows<{ id: string }>('select id from public.bookings order by start_date limit 1')
  const offered = await t.say<{ id: string }[]>(t.renter, 'get-rescue-offers', { id: lost!.id })
  expect(offered.value?.map(({ id }) => id)).toEqual([near.id])
  // Once more: nothing is left to call off.
  expect(await stop({ itemId: t.item.id })).toMatchObject({ value: { calledOffCount: 0 } })
})

it('moves the rentals of one broken unit to another that is free, and calls off only the rest', async () => {
  await t.rows(`insert into public.item_units (item_id, label) values ($1, 'second')`, [t.item.id])
  await rent(t.item, 5)
  await rent(t.item, 5)
  await rent(t.item, 9)
  const [unit] = await t.rows<{ id: string }>(
    `select e.unit_id as id from public.calendar_entries e join public.bookings b on b.id = e.booking_id
     order by b.start_date desc limit 1`,
  )
  const answer = await stop({ itemId: t.item.id, unitId: unit!.id })
  expect(answer).toMatchObject({ value: { calledOffCount: 1, movedCount: 1, isPaused: false } })
  await settle()
  expect((await statuses()).toSorted()).toEqual(['cancelled', 'confirmed', 'confirmed'])
  expect(await t.rows('select status from public.items where id = $1', [t.item.id])).toEqual([
    { status: 'published' },
  ])
  expect(await t.rows('select 1 from public.calendar_entries where unit_id = $1', [unit!.id])).toEqual([])
  // Mended, it can be rented again.
  expect(
    await t.say(t.owner, 'change-unit', { unitId: unit!.id, label: 'second', isActive: true }),
  ).toMatchObject({ code: 'LABEL_TAKEN' })
  expect(await t.say(t.owner, 'change-unit', { unitId: unit!.id, isActive: true })).toMatchObject({
    status: 200,
  })
  expect(await t.rows('select unit_count from public.items where id = $1', [t.item.id])).toEqual([
    { unit_count: 2 },
  ])
})

it('leaves the units of others alone', async () => {
  const other = await t.another()
  const [unit] = await t.rows<{ id: string }>('select id from public.item_units where item_id = $1', [
    other.id,
  ])
  expect(await stop({ itemId: t.item.id, unitId: unit!.id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await stop({ itemId: t.item.id }, t.renter)).toMatchObject({ code: 'NOT_FOUND' })
})

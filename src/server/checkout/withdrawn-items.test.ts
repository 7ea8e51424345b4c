import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const nothingHappened = async () => {
  expect(await t.rows('select id from public.bookings')).toEqual([])
  expect(await t.rows('select id from public.calendar_entries where booking_id is not null')).toEqual([])
  expect(await t.rows('select status, captured_cents from public.payments')).toEqual([
    { status: 'voided', captured_cents: 0 },
  ])
  expect(await t.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
}

describe('what was paid for after it was withdrawn', () => {
  it.each([
    ['removed', `update public.items set status = 'removed'`],
    [
      'of a blocked owner',
      'update public.profiles set is_blocked = true where id = (select owner_id from public.items)',
    ],
  ])('is not booked when it was %s: the money is released, and a mail says why', async (_, withdraw) => {
    const started = await t.pay(t.renter, [t.line()])
    await t.rows(withdraw)
    expect(await t.complete(t.renter, started)).toMatchObject({
      status: 409,
      code: 'DATES_GONE_PAYMENT_VOIDED',
    })
    await nothingHappened()
    expect(await t.rows('select template, data from public.outbox')).toMatchObject([
      { template: 'no-longer-available', data: { isWithdrawn: true } },
    ])
  })

  it('is not booked by the clock either', async () => {
    await t.pay(t.renter, [t.line()])
    await t.rows(`update public.items set status = 'removed'`)
    t.setNow(60_000)
    await settleDue(t.deps)
    await nothingHappened()
  })

  it('is booked when its owner only paused it: what was held stays held', async () => {
    const started = await t.pay(t.renter, [t.line()])
    await t.rows(`update public.items set status = 'paused'`)
    expect(await t.complete(t.renter, started)).toMatchObject({ status: 200 })
  })
})

describe.skipIf(process.env.TEST_DATABASE === 'pglite')('an owner who leaves while a renter books', () => {
  it('waits for the booking, and then may not leave', async () => {
    const { owner, item, renter } = t
    const booking = await t.db.pool.connect()
    await booking.query('begin')
    await booking.query('select public.lock_calendar($1)', [item.id])
    const leaving = t.say(owner, 'delete-my-account')
    const first = await Promise.race([leaving, new Promise((resolve) => setTimeout(resolve, 400, 'waits'))])
    const { start, end } = t.line()
    await createBooking(booking, {
      item: item.id,
      renter: renter.id,
      start: new Date(start),
      end: new Date(end),
    })
    await booking.query('commit')
    booking.release()
    expect([first, (await leaving).code]).toEqual(['waits', 'ACCOUNT_HAS_BOOKINGS'])
  })
})

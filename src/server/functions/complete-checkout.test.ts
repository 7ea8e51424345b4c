import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, createStage, type Stage } from '#server/checkout/testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

describe('complete-checkout', () => {
  it('books an instant item, takes over its dates, captures the money and writes to both', async () => {
    const { renter, owner, item } = stage
    const held = await stage.hold(renter, stage.line())
    expect(held).toMatchObject({ status: 200, value: { totalCents: 2_000, requiredKycLevel: 1 } })
    const started = await stage.start(renter, held)
    expect(started).toMatchObject({ status: 200, value: { orderStatus: 'pending', paymentStatus: 'open' } })
    expect(await stage.confirm(started)).toMatchObject({ value: { paymentStatus: 'authorised' } })
    const done = await stage.complete(renter, started)
    expect(done).toMatchObject({
      status: 200,
      value: {
        totalCents: 2_000,
        bookings: [{ itemId: item.id, status: 'confirmed', requestExpiresAt: null }],
      },
    })

    const bookingId = done.value!.bookings[0]!.id
    expect(await stage.rows('select reservation_id, booking_id from public.calendar_entries')).toEqual([
      { reservation_id: null, booking_id: bookingId },
    ])
    expect(await stage.rows('select id from public.reservations')).toEqual([])
    expect(await stage.rows('select status, capture_cents, captured_cents from public.payments')).toEqual([
      { status: 'captured', capture_cents: 2_000, captured_cents: 2_000 },
    ])
    expect(await stage.rows('select status, captured_cents from payments_test.payments')).toEqual([
      { status: 'captured', captured_cents: 2_000 },
    ])
    expect(await stage.rows('select recipient, template from public.outbox order by template')).toEqual([
      { recipient: owner.email, template: 'items-booked' },
      { recipient: renter.email, template: 'order-booked' },
    ])
    const { data } = await stage.client({ as: renter }).from('booking_codes').select('code')
    expect(data).toEqual([{ code: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })

  it('lets a declined card be followed by a good one', async () => {
    const { renter } = stage
    const started = await stage.pay(renter, [stage.line(stage.item, 10)], CARDS.declined)
    expect(await stage.complete(renter, started)).toMatchObject({ status: 402, code: 'PAYMENT_DECLINED' })
    await stage.confirm(started)
    expect(await stage.complete(renter, started)).toMatchObject({ status: 200 })
  })
})

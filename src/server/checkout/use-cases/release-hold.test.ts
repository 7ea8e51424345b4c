import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const heldIds = async () =>
  (await t.rows<{ id: string }>('select id from public.reservations order by created_at')).map(({ id }) => id)

describe('release-hold', () => {
  it('frees the caller’s holds, named or all, and no one else’s', async () => {
    const { renter } = t
    const rival = await t.user({ kyc_level: 1 })
    const theirs = await t.hold(rival, t.line(await t.another()))
    const held = await t.hold(renter, t.line(), t.line(await t.another()))
    const [first] = held.value!.reservationIds
    const named = { reservationIds: [first, theirs.value!.reservationIds[0]] }
    expect(await t.say(renter, 'release-hold', named)).toMatchObject({ value: { released: 1 } })
    expect(await t.say(renter, 'release-hold')).toMatchObject({ value: { released: 1 } })
    expect(await t.say(renter, 'release-hold')).toMatchObject({ value: { released: 0 } })
    expect(await heldIds()).toEqual(theirs.value!.reservationIds)
    expect(await t.hold(rival, t.line())).toMatchObject({ status: 200 })
  })

  it('abandons the open order: a payment that arrives nevertheless is voided', async () => {
    const started = await t.pay(t.renter, [t.line()])
    await t.say(t.renter, 'release-hold')
    expect(await t.complete(t.renter, started)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    expect(await t.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
    expect(await t.rows('select status, status_reason from public.orders')).toEqual([
      { status: 'failed', status_reason: 'released' },
    ])
  })
})

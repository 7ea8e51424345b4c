import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'

let stage: CheckoutFixture
beforeEach(async () => {
  stage = await createCheckoutFixture()
})
afterEach(() => stage.close())

const heldIds = async () =>
  (await stage.rows<{ id: string }>('select id from public.reservations order by created_at')).map(
    ({ id }) => id,
  )

describe('release-hold', () => {
  it('frees the caller’s holds, named or all, and no one else’s', async () => {
    const { renter } = stage
    const rival = await stage.user({ kyc_level: 1 })
    const theirs = await stage.hold(rival, stage.line(await stage.another()))
    const held = await stage.hold(renter, stage.line(), stage.line(await stage.another()))
    const [first] = held.value!.reservationIds
    const named = { reservationIds: [first, theirs.value!.reservationIds[0]] }
    expect(await stage.say(renter, 'release-hold', named)).toMatchObject({ value: { released: 1 } })
    expect(await stage.say(renter, 'release-hold')).toMatchObject({ value: { released: 1 } })
    expect(await stage.say(renter, 'release-hold')).toMatchObject({ value: { released: 0 } })
    expect(await heldIds()).toEqual(theirs.value!.reservationIds)
    expect(await stage.hold(rival, stage.line())).toMatchObject({ status: 200 })
  })

  it('abandons the open order: a payment that arrives nevertheless is voided', async () => {
    const started = await stage.pay(stage.renter, [stage.line()])
    await stage.say(stage.renter, 'release-hold')
    expect(await stage.complete(stage.renter, started)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    expect(await stage.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
    expect(await stage.rows('select status, status_reason from public.orders')).toEqual([
      { status: 'failed', status_reason: 'released' },
    ])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Checkout } from '#contract/checkout.ts'
import { PaymentProviderError } from '#server/payments/provider.ts'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'
import { CARDS } from '../testing/steps.ts'

let stage: CheckoutFixture
beforeEach(async () => {
  stage = await createCheckoutFixture()
})
afterEach(() => stage.close())

const get = async (body: object = {}, as = stage.renter) =>
  (await stage.say<Checkout>(as, 'get-checkout', body)).value!

describe('get-checkout', () => {
  it('shows what is held, with item, lender and the time that is left', async () => {
    const held = await stage.hold(stage.renter, stage.line())
    const { reservationIds, expiresAt } = held.value!
    const checkout = await get({ reservationIds })
    expect(checkout).toMatchObject({
      state: 'held',
      endsAt: expiresAt,
      kycLevel: 1,
      address: null,
      payment: { provider: 'test', cards: [], completed: null },
      lines: [
        {
          reservationId: reservationIds[0],
          quantity: 1,
          item: { id: stage.item.id, price_per_day_cents: 1_000, is_instant: true },
          lender: { name: 'Olga' },
        },
      ],
    })
    expect(JSON.stringify(checkout)).not.toContain('Owner')
    expect(Math.abs(Date.parse(checkout.now) - Date.now())).toBeLessThan(60_000)
  })

  it('keeps the order of the basket', async () => {
    const others = [await stage.another(), await stage.another(), stage.item]
    const held = await stage.hold(stage.renter, ...others.map((item) => stage.line(item)))
    const reservationIds = [...held.value!.reservationIds].reverse()
    const { lines } = await get({ reservationIds })
    expect(lines.map((line) => line.reservationId)).toEqual(reservationIds)
  })

  it('tells apart what is wanted, what has lapsed, and nothing', async () => {
    const line = stage.line()
    expect(await get()).toMatchObject({ state: 'nothing', lines: [], endsAt: null })
    expect(await get({ lines: [line] })).toMatchObject({
      state: 'wanted',
      endsAt: null,
      lines: [{ reservationId: null, item: { id: stage.item.id } }],
    })
    const { reservationIds } = (await stage.hold(stage.renter, line)).value!
    expect(await get({ lines: [line] })).toMatchObject({ state: 'held' })
    await stage.lapseHolds()
    expect(await get({ lines: [line], reservationIds })).toMatchObject({ state: 'lapsed', endsAt: null })
  })

  it('does not take what is held for what is wanted instead', async () => {
    await stage.hold(stage.renter, stage.line())
    const other = stage.line(await stage.another())
    expect(await get({ lines: [other] })).toMatchObject({
      state: 'wanted',
      lines: [{ item: { id: other.itemId } }],
    })
  })

  it('shows no one else’s holds', async () => {
    const { reservationIds } = (await stage.hold(stage.renter, stage.line())).value!
    const rival = await stage.user({ kyc_level: 1 })
    expect(await get({ reservationIds }, rival)).toMatchObject({ state: 'lapsed', lines: [] })
  })

  it('shows a visitor the lines they asked for, and nothing that is not published', async () => {
    const line = stage.line()
    const stranger = await stage.say<Checkout>(undefined, 'get-checkout', { lines: [line] })
    expect(stranger.value).toMatchObject({
      state: 'wanted',
      lines: [{ lender: { name: 'Olga' } }],
      kycLevel: 0,
    })
    const { reservationIds } = (await stage.hold(stage.renter, line)).value!
    await stage.db.pool.query(`update public.items set status = 'paused'`)
    const hidden = await stage.say<Checkout>(undefined, 'get-checkout', { lines: [line] })
    expect(hidden.value).toMatchObject({ state: 'nothing', lines: [] })
    const rival = await stage.user({ kyc_level: 1 })
    expect(await get({ lines: [line] }, rival)).toMatchObject({ state: 'wanted', lines: [] })
    expect(await get({ reservationIds })).toMatchObject({
      state: 'held',
      lines: [{ item: { id: line.itemId } }],
    })
  })

  it('books what was paid when the page was closed', async () => {
    await stage.pay(stage.renter, [stage.line()])
    const checkout = await get()
    expect(checkout).toMatchObject({
      state: 'paid',
      payment: { completed: { totalCents: 2_000, bookings: [{ itemId: stage.item.id }] } },
    })
    expect(await stage.rows('select id from public.bookings')).toHaveLength(1)
  })

  it('says that the dates are gone where a late payment was voided for that', async () => {
    const held = await stage.hold(stage.renter, stage.line())
    const started = await stage.start(stage.renter, held)
    await stage.lapseHolds()
    await stage.hold(await stage.user({ kyc_level: 1 }), stage.line())
    await stage.confirm(started)
    const { reservationIds } = held.value!
    expect(await get({ lines: [stage.line()], reservationIds })).toMatchObject({ state: 'gone' })
  })

  it('stays where it is after a card was refused, and while the provider does not answer', async () => {
    await stage.pay(stage.renter, [stage.line()], CARDS.declined)
    expect(await get()).toMatchObject({ state: 'held' })
    stage.deps.payments.retrieve = async () => {
      throw new PaymentProviderError('unavailable', 'away')
    }
    expect(await get()).toMatchObject({ state: 'held' })
  })

  it('offers saved cards, and the address of the last delivery', async () => {
    const item = await stage.another({ deliveryMethods: ['delivery'] })
    const held = await stage.hold(stage.renter, stage.line(item, 3, { deliveryMethod: 'delivery' }))
    const started = await stage.start(stage.renter, held, {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weserstraße 7, 12047 Berlin',
    })
    await stage.confirm(started)
    await stage.say(stage.renter, 'complete-checkout', { orderId: started.value!.orderId, saveCard: true })
    expect(await get()).toMatchObject({
      state: 'nothing',
      address: { street: 'Weserstraße 7', postalCode: '12047', city: 'Berlin' },
      payment: { cards: [{ brand: 'visa', last4: '4242' }] },
    })
  })
})

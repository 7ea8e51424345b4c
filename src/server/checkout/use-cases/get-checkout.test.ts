import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Checkout } from '#contract/checkout.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'
import { CARDS } from '../testing/steps.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const get = async (body: object = {}, as = t.renter) =>
  (await t.say<Checkout>(as, 'get-checkout', body)).value!

describe('get-checkout', () => {
  it('shows what is held, with item, lender and the time that is left', async () => {
    const held = await t.hold(t.renter, t.line())
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
          item: { id: t.item.id, price_per_day_cents: 1_000, is_instant: true },
          lender: { name: 'Olga' },
        },
      ],
    })
    expect(JSON.stringify(checkout)).not.toContain('Owner')
    expect(Math.abs(Date.parse(checkout.now) - Date.now())).toBeLessThan(60_000)
  })

  it('keeps the order of the basket', async () => {
    const others = [await t.another(), await t.another(), t.item]
    const held = await t.hold(t.renter, ...others.map((item) => t.line(item)))
    const reservationIds = [...held.value!.reservationIds].reverse()
    const { lines } = await get({ reservationIds })
    expect(lines.map((line) => line.reservationId)).toEqual(reservationIds)
  })

  it('tells apart what is wanted, what has lapsed, and nothing', async () => {
    const line = t.line()
    expect(await get()).toMatchObject({ state: 'nothing', lines: [], endsAt: null })
    expect(await get({ lines: [line] })).toMatchObject({
      state: 'wanted',
      endsAt: null,
      lines: [{ reservationId: null, item: { id: t.item.id } }],
    })
    const { reservationIds } = (await t.hold(t.renter, line)).value!
    expect(await get({ lines: [line] })).toMatchObject({ state: 'held' })
    await t.lapseHolds()
    expect(await get({ lines: [line], reservationIds })).toMatchObject({ state: 'lapsed', endsAt: null })
  })

  it('does not take what is held for what is wanted instead', async () => {
    await t.hold(t.renter, t.line())
    const other = t.line(await t.another())
    expect(await get({ lines: [other] })).toMatchObject({
      state: 'wanted',
      lines: [{ item: { id: other.itemId } }],
    })
  })

  it('shows no one else’s holds', async () => {
    const { reservationIds } = (await t.hold(t.renter, t.line())).value!
    const rival = await t.user({ kyc_level: 1 })
    expect(await get({ reservationIds }, rival)).toMatchObject({ state: 'lapsed', lines: [] })
  })

  it('shows a visitor the lines they asked for, and nothing that is not published', async () => {
    const line = t.line()
    const stranger = await t.say<Checkout>(undefined, 'get-checkout', { lines: [line] })
    expect(stranger.value).toMatchObject({
      state: 'wanted',
      lines: [{ lender: { name: 'Olga' } }],
      kycLevel: 0,
    })
    const { reservationIds } = (await t.hold(t.renter, line)).value!
    await t.db.pool.query(`update public.items set status = 'paused'`)
    const hidden = await t.say<Checkout>(undefined, 'get-checkout', { lines: [line] })
    expect(hidden.value).toMatchObject({ state: 'nothing', lines: [] })
    const rival = await t.user({ kyc_level: 1 })
    expect(await get({ lines: [line] }, rival)).toMatchObject({ state: 'wanted', lines: [] })
    expect(await get({ reservationIds })).toMatchObject({
      state: 'held',
      lines: [{ item: { id: line.itemId } }],
    })
  })

  it('books what was paid when the page was closed', async () => {
    await t.pay(t.renter, [t.line()])
    const checkout = await get()
    expect(checkout).toMatchObject({
      state: 'paid',
      payment: { completed: { totalCents: 2_000, bookings: [{ itemId: t.item.id }] } },
    })
    expect(await t.rows('select id from public.bookings')).toHaveLength(1)
  })

  it('says that the dates are gone where a late payment was voided for that', async () => {
    const held = await t.hold(t.renter, t.line())
    const started = await t.start(t.renter, held)
    await t.lapseHolds()
    await t.hold(await t.user({ kyc_level: 1 }), t.line())
    await t.confirm(started)
    const { reservationIds } = held.value!
    expect(await get({ lines: [t.line()], reservationIds })).toMatchObject({ state: 'gone' })
  })

  it('stays where it is after a card was refused, and while the provider does not answer', async () => {
    await t.pay(t.renter, [t.line()], CARDS.declined)
    expect(await get()).toMatchObject({ state: 'held' })
    t.deps.payments.retrieve = async () => {
      throw new PaymentProviderError('unavailable', 'away')
    }
    expect(await get()).toMatchObject({ state: 'held' })
  })

  it('offers saved cards, and the address of the last delivery', async () => {
    const item = await t.another({ deliveryMethods: ['delivery'] })
    const held = await t.hold(t.renter, t.line(item, 3, { deliveryMethod: 'delivery' }))
    const started = await t.start(t.renter, held, {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weserstraße 7, 12047 Berlin',
    })
    await t.confirm(started)
    await t.say(t.renter, 'complete-checkout', { orderId: started.value!.orderId, saveCard: true })
    expect(await get()).toMatchObject({
      state: 'nothing',
      address: { street: 'Weserstraße 7', postalCode: '12047', city: 'Berlin' },
      payment: { cards: [{ brand: 'visa', last4: '4242' }] },
    })
  })
})

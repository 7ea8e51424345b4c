import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '#server/payments/provider.ts'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'
import { CARDS, linesOf } from '../testing/steps.ts'

let stage: CheckoutFixture
beforeEach(async () => {
  stage = await createCheckoutFixture()
})
afterEach(() => stage.close())

const counts = async () => {
  const [row] = await stage.rows(`select
    (select count(*) from public.orders) as orders,
    (select count(*) from public.payments) as payments,
    (select count(*) from payments_test.payments) as "atProvider"`)
  return row
}

const addHub = async (city: string) => {
  const [hub] = await stage.rows<{ id: string }>(
    `insert into public.hubs (name, address, city, country, latitude, longitude)
     values ('Späti', 'Weg 1', $1, 'DE', 52.5, 13.4) returning id`,
    [city],
  )
  return hub!.id
}

describe('start-payment', () => {
  it('writes down what is to be paid and opens the payment', async () => {
    const started = await stage.start(stage.renter, await stage.hold(stage.renter, stage.line()))
    expect(started).toEqual({
      status: 200,
      value: {
        orderId: expect.any(String),
        orderNumber: 10_001,
        orderStatus: 'pending',
        paymentStatus: 'open',
        provider: 'test',
        clientSecret: expect.stringMatching(/^pay_test_[0-9a-f]{32}_secret_/),
        amountCents: 2_000,
        currency: 'EUR',
        holdExpiresAt: expect.any(String),
      },
    })
    const lines = await stage.rows(
      'select position, rental_type, duration_units, total_cents from public.order_lines',
    )
    expect(lines).toEqual([{ position: 1, rental_type: 'day', duration_units: 2, total_cents: 2_000 }])
  })

  it('answers the same order and payment when clicked twice, at once or later', async () => {
    const held = await stage.hold(stage.renter, stage.line())
    const answers = await Promise.all([1, 2, 3].map(() => stage.start(stage.renter, held)))
    answers.push(await stage.start(stage.renter, held))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200 })
    expect(await counts()).toEqual({ orders: 1, payments: 1, atProvider: 1 })
  })

  it('answers the same order to a second tab that held the same basket again', async () => {
    const { renter } = stage
    const first = await stage.start(renter, await stage.hold(renter, stage.line()))
    const second = await stage.start(renter, await stage.hold(renter, stage.line()))
    expect(second.value!.orderId).toBe(first.value!.orderId)
    expect(second.value!.clientSecret).toBe(first.value!.clientSecret)
  })

  it('books at once for a tab that was closed after the card was accepted, whatever it chooses now', async () => {
    const item = await stage.another({ deliveryMethods: ['pickup', 'delivery'] })
    const held = await stage.hold(stage.renter, stage.line(item))
    const started = await stage.start(stage.renter, held)
    await stage.confirm(started)
    const change = {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weg 1',
      expectedTotalCents: 3_000,
    } as const
    for (const choice of [change, {}]) {
      expect(await stage.start(stage.renter, held, choice)).toMatchObject({
        value: {
          orderId: started.value!.orderId,
          orderStatus: 'paid',
          paymentStatus: 'captured',
          clientSecret: null,
        },
      })
    }
    expect(await stage.complete(stage.renter, started)).toMatchObject({ status: 200 })
    expect(await counts()).toEqual({ orders: 1, payments: 1, atProvider: 1 })
  })

  it('replaces the order when the delivery changes, and lets the old payment go', async () => {
    const { renter } = stage
    const item = await stage.another({ deliveryMethods: ['pickup', 'delivery'] })
    const held = await stage.hold(renter, stage.line(item))
    const first = await stage.start(renter, held)
    const change = {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weg 1',
      expectedTotalCents: 3_000,
    } as const
    const second = await stage.start(renter, held, change)
    expect(second).toMatchObject({ status: 200, value: { amountCents: 3_000 } })
    expect(second.value!.orderId).not.toBe(first.value!.orderId)
    expect(await stage.start(renter, held, { ...change, deliveryAddress: ' Weg 1 ' })).toEqual(second)
    await stage.confirm(first)
    expect(await stage.complete(renter, first)).toMatchObject({ code: 'CHECKOUT_REPLACED' })
    await stage.confirm(second)
    expect(await stage.complete(renter, second)).toMatchObject({ status: 200 })
    const payments = await stage.rows(
      'select amount_cents, status from payments_test.payments order by amount_cents',
    )
    expect(payments).toEqual([
      { amount_cents: 2_000, status: 'voided' },
      { amount_cents: 3_000, status: 'captured' },
    ])
  })

  it('keeps delivery addresses and hubs only where they belong', async () => {
    const hubId = await addHub('Berlin')
    const item = await stage.another({ deliveryMethods: ['pickup', 'hub'] })
    const held = await stage.hold(stage.renter, stage.line(item))
    await stage.start(stage.renter, held, { deliveryMethod: 'hub', hubId, deliveryAddress: 'nowhere' })
    expect(
      await stage.rows('select delivery_method, delivery_address, hub_id from public.order_lines'),
    ).toEqual([{ delivery_method: 'hub', delivery_address: '', hub_id: hubId }])
  })

  it('refuses holds that lapsed, were released, or are another person’s', async () => {
    const rival = await stage.user({ kyc_level: 1 })
    const held = await stage.hold(stage.renter, stage.line())
    expect(await stage.start(rival, held)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    await stage.lapseHolds()
    expect(await stage.start(stage.renter, held)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    await stage.say(stage.renter, 'release-hold')
    expect(await stage.start(stage.renter, held)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    expect(await counts()).toEqual({ orders: 0, payments: 0, atProvider: 0 })
  })

  it('refuses a price that is not the one that was seen', async () => {
    const held = await stage.hold(stage.renter, stage.line())
    await stage.db.pool.query('update public.items set price_per_day_cents = 1100')
    expect(await stage.start(stage.renter, held)).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      details: { totalCents: 2_200, quotes: [{ totalCents: 2_200 }] },
    })
    expect(await stage.start(stage.renter, held, { expectedTotalCents: 2_200 })).toMatchObject({
      status: 200,
    })
  })

  it('asks for the KYC level that the total needs', async () => {
    const setLevel = (level: number) =>
      stage.db.pool.query('update public.profiles set kyc_level = $2 where id = $1', [stage.renter.id, level])
    const cheap = await stage.hold(stage.renter, stage.line())
    await setLevel(0)
    expect(await stage.start(stage.renter, cheap)).toMatchObject({
      status: 403,
      code: 'KYC_REQUIRED',
      details: { required: 1, current: 0 },
    })
    await setLevel(1)
    // With its delivery, which is chosen after holding, it is above 1000 €.
    const atLimit = await stage.another({
      pricePerDayCents: 50_000,
      deliveryMethods: ['pickup', 'delivery'],
    })
    const held = await stage.hold(stage.renter, stage.line(atLimit))
    const brought = {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weserstraße 7',
      expectedTotalCents: 101_000,
    } as const
    expect(await stage.start(stage.renter, held, brought)).toMatchObject({
      code: 'KYC_REQUIRED',
      details: { required: 2, current: 1 },
    })
    expect(await stage.start(stage.renter, held)).toMatchObject({ status: 200 })
  })

  it('refuses delivery without an address, and hubs that are not of the item’s city', async () => {
    const item = await stage.another({ deliveryMethods: ['delivery', 'hub'] })
    const held = await stage.hold(stage.renter, stage.line(item, 3, { deliveryMethod: 'delivery' }))
    const start = (change: object) => stage.start(stage.renter, held, change)
    expect(await start({ deliveryMethod: 'delivery' })).toMatchObject({
      code: 'ADDRESS_MISSING',
      details: { index: 0 },
    })
    expect(await start({ deliveryMethod: 'delivery', deliveryAddress: '  ' })).toMatchObject({
      code: 'ADDRESS_MISSING',
    })
    expect(await start({ deliveryMethod: 'hub' })).toMatchObject({ status: 422, code: 'HUB_MISSING' })
    const hubId = await addHub('Vienna')
    expect(await start({ deliveryMethod: 'hub', hubId })).toMatchObject({
      code: 'HUB_MISSING',
      details: { index: 0 },
    })
  })

  it('refuses an item that was paused after it was held, and a way of delivery that is not offered', async () => {
    const held = await stage.hold(stage.renter, stage.line())
    const brought = await stage.start(stage.renter, held, {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weg 1',
    })
    expect(linesOf(brought)).toEqual([{ index: 0, code: 'DELIVERY_NOT_OFFERED' }])
    await stage.db.pool.query(`update public.items set status = 'paused'`)
    const started = await stage.start(stage.renter, held)
    expect(started).toMatchObject({ status: 409, code: 'ITEMS_UNAVAILABLE' })
    expect(linesOf(started)).toEqual([{ index: 0, code: 'ITEM_NOT_PUBLISHED' }])
  })

  it('checks holds that came through the data API by the same rules', async () => {
    const { renter, item } = stage
    const { start, end } = stage.line()
    const { data } = await stage
      .client({ as: renter })
      .from('reservations')
      .insert({ item_id: item.id, user_id: renter.id, start_date: start, end_date: end })
      .select('id')
      .single()
    await stage.db.pool.query('update public.items set min_hours = 100')
    const lines = [{ reservationId: data!.id, deliveryMethod: 'pickup' }]
    const started = await stage.say(renter, 'start-payment', { lines, expectedTotalCents: 2_000 })
    expect(linesOf(started)).toEqual([{ index: 0, code: 'PERIOD_TOO_SHORT', details: { hours: 100 } }])
  })

  it('counts the owner’s notice from when the hold was placed', async () => {
    const item = await stage.another({ noticeHours: 1 })
    const start = new Date(Date.now() + 3_600_000 + 60_000)
    const line = {
      itemId: item.id,
      start: start.toISOString(),
      end: new Date(+start + 7_200_000).toISOString(),
    }
    const held = await stage.hold(stage.renter, line)
    stage.setNow(10 * 60_000)
    expect(await stage.start(stage.renter, held)).toMatchObject({ status: 200 })
    stage.setNow(60 * 60_000)
    expect(linesOf(await stage.start(stage.renter, held))).toEqual([{ index: 0, code: 'PERIOD_PAST' }])
  })

  it('loses nothing while the provider is down: the same holds make one payment afterwards', async () => {
    const held = await stage.hold(stage.renter, stage.line())
    const { createPayment } = stage.deps.payments
    const quiet = stage.deps.log.warn
    stage.deps.log.warn = () => {}
    stage.deps.payments.createPayment = async (request) => {
      await createPayment(request)
      throw new PaymentProviderError('unavailable', 'the answer was lost on its way')
    }
    expect(await stage.start(stage.renter, held)).toMatchObject({
      status: 503,
      code: 'PAYMENT_PROVIDER_DOWN',
    })
    stage.deps.payments.createPayment = createPayment
    stage.deps.log.warn = quiet
    expect(await stage.start(stage.renter, held)).toMatchObject({ status: 200 })
    expect(await counts()).toEqual({ orders: 1, payments: 1, atProvider: 1 })
  })

  it('lets a payment go that another tab replaced while the provider was asked', async () => {
    const { renter } = stage
    const held = await stage.hold(renter, stage.line())
    const other = await stage.another()
    const { createPayment } = stage.deps.payments
    stage.deps.payments.createPayment = async (request) => {
      const payment = await createPayment(request)
      await stage.hold(renter, stage.line(other))
      return payment
    }
    expect(await stage.start(renter, held)).toMatchObject({ status: 409, code: 'CHECKOUT_REPLACED' })
    expect(await stage.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
  })

  it('refuses a blocked renter and malformed input', async () => {
    const held = await stage.hold(stage.renter, stage.line())
    const [reservationId] = held.value!.reservationIds
    const line = { reservationId, deliveryMethod: 'pickup' }
    for (const body of [
      {},
      { lines: [], expectedTotalCents: 0 },
      { lines: [line, line], expectedTotalCents: 0 },
    ]) {
      expect(await stage.say(stage.renter, 'start-payment', body)).toMatchObject({
        status: 400,
        code: 'BAD_INPUT',
      })
    }
    await stage.db.pool.query('update public.profiles set is_blocked = true where id = $1', [stage.renter.id])
    expect(await stage.start(stage.renter, held)).toMatchObject({ status: 403, code: 'BLOCKED' })
  })

  it('makes a new order when the provider let the payment of the old one go', async () => {
    const { renter, deps } = stage
    const held = await stage.hold(renter, stage.line())
    const first = await stage.start(renter, held)
    await deps.payments.void(first.value!.clientSecret!.split('_secret_')[0]!, 'by hand')
    const second = await stage.start(renter, held)
    expect(await stage.complete(renter, first)).toMatchObject({ code: 'HOLD_EXPIRED' })
    expect(second).toMatchObject({ status: 200, value: { paymentStatus: 'open' } })
    await stage.confirm(second, CARDS.good)
    expect(await stage.complete(renter, second)).toMatchObject({ status: 200 })
  })
})

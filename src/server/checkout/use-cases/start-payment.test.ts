import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ShownTerms, termsNow } from '#domain/booking/shown-terms.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'
import { CARDS, type Line, linesOf } from '../testing/steps.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const counts = async () => {
  const [row] = await t.rows(`select
    (select count(*) from public.orders) as orders,
    (select count(*) from public.payments) as payments,
    (select count(*) from payments_test.payments) as "atProvider"`)
  return row
}

const addHub = async (city: string) => {
  const [hub] = await t.rows<{ id: string }>(
    `insert into public.hubs (name, address, city, country, latitude, longitude)
     values ('Späti', 'Weg 1', $1, 'DE', 52.5, 13.4) returning id`,
    [city],
  )
  return hub!.id
}

const weekOf = (line: Line): Line => {
  const end = new Date(Date.parse(line.start) + 7 * 86_400_000).toISOString()
  return { ...line, end }
}

describe('start-payment', () => {
  it('writes down what is to be paid and opens the payment', async () => {
    const started = await t.start(t.renter, await t.hold(t.renter, t.line()))
    expect(started).toEqual({
      status: 200,
      value: {
        orderId: expect.any(String),
        orderNumber: 10_001,
        orderStatus: 'pending',
        paymentStatus: 'open',
        provider: 'test',
        clientSecrets: [expect.stringMatching(/^pay_test_[0-9a-f]{32}_secret_/)],
        amountCents: 2_000,
        currency: 'EUR',
        holdExpiresAt: expect.any(String),
      },
    })
    const lines = await t.rows(
      'select position, rental_type, duration_units, total_cents from public.order_lines',
    )
    expect(lines).toEqual([{ position: 1, rental_type: 'day', duration_units: 2, total_cents: 2_000 }])
  })

  it('keeps the lender’s weekend price and discount as they were', async () => {
    const item = await t.another({ maxHours: 720 })
    await t.rows(
      `update public.items set weekend_price_cents = 1500, duration_discounts = '{0,10,20}' where id = $1`,
      [item.id],
    )
    const started = await t.start(t.renter, await t.hold(t.renter, weekOf(t.line(item))))
    // Any week has two weekend days: 5 × 10 € and 2 × 15 €, less 10 %.
    expect(started.value).toMatchObject({ amountCents: 7_200 })
    await t.rows(`update public.items set weekend_price_cents = null, duration_discounts = '{0,0,0}'`)
    const [line] =
      await t.rows(`select duration_units, unit_price_cents, weekend_units, weekend_price_cents, discount_days,
      discount_percent, discount_cents, rental_cents from public.order_lines`)
    expect(line).toEqual({
      duration_units: 7,
      unit_price_cents: 1_000,
      weekend_units: 2,
      weekend_price_cents: 1_500,
      discount_days: 7,
      discount_percent: 10,
      discount_cents: 800,
      rental_cents: 7_200,
    })
    for (const wrong of ['discount_cents = 900', 'weekend_units = 1', 'rental_cents = 1'])
      await expect(t.rows(`update public.order_lines set ${wrong}`)).rejects.toMatchObject({
        constraint: 'order_lines_adds_up',
      })
  })

  it('answers the same order and payment when clicked twice, at once or later', async () => {
    const held = await t.hold(t.renter, t.line())
    const answers = await Promise.all([1, 2, 3].map(() => t.start(t.renter, held)))
    answers.push(await t.start(t.renter, held))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200 })
    expect(await counts()).toEqual({ orders: 1, payments: 1, atProvider: 1 })
  })

  it('answers the same order to a second tab that held the same basket again', async () => {
    const { renter } = t
    const first = await t.start(renter, await t.hold(renter, t.line()))
    const second = await t.start(renter, await t.hold(renter, t.line()))
    expect(second.value!.orderId).toBe(first.value!.orderId)
    expect(second.value!.clientSecrets).toEqual(first.value!.clientSecrets)
  })

  it('books at once for a tab that was closed after the card was accepted, whatever it chooses now', async () => {
    const item = await t.another({ deliveryMethods: ['pickup', 'delivery'] })
    const held = await t.hold(t.renter, t.line(item))
    const started = await t.start(t.renter, held)
    await t.confirm(started)
    const change = {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weg 1',
      expectedTotalCents: 3_000,
    } as const
    for (const choice of [change, {}]) {
      expect(await t.start(t.renter, held, choice)).toMatchObject({
        value: {
          orderId: started.value!.orderId,
          orderStatus: 'paid',
          paymentStatus: 'captured',
          clientSecrets: [],
        },
      })
    }
    expect(await t.complete(t.renter, started)).toMatchObject({ status: 200 })
    expect(await counts()).toEqual({ orders: 1, payments: 1, atProvider: 1 })
  })

  it('replaces the order when the delivery changes, and voids the old payment', async () => {
    const { renter } = t
    const item = await t.another({ deliveryMethods: ['pickup', 'delivery'] })
    const held = await t.hold(renter, t.line(item))
    const first = await t.start(renter, held)
    const change = {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weg 1',
      expectedTotalCents: 3_000,
    } as const
    const second = await t.start(renter, held, change)
    expect(second).toMatchObject({ status: 200, value: { amountCents: 3_000 } })
    expect(second.value!.orderId).not.toBe(first.value!.orderId)
    expect(await t.start(renter, held, { ...change, deliveryAddress: ' Weg 1 ' })).toEqual(second)
    await t.confirm(first)
    expect(await t.complete(renter, first)).toMatchObject({ code: 'CHECKOUT_REPLACED' })
    await t.confirm(second)
    expect(await t.complete(renter, second)).toMatchObject({ status: 200 })
    const payments = await t.rows(
      'select amount_cents, status from payments_test.payments order by amount_cents',
    )
    expect(payments).toEqual([
      { amount_cents: 2_000, status: 'voided' },
      { amount_cents: 3_000, status: 'captured' },
    ])
  })

  it('keeps delivery addresses and hubs only where they belong', async () => {
    const hubId = await addHub('Berlin')
    const item = await t.another({ deliveryMethods: ['pickup', 'hub'] })
    const held = await t.hold(t.renter, t.line(item))
    await t.start(t.renter, held, { deliveryMethod: 'hub', hubId, deliveryAddress: 'nowhere' })
    expect(await t.rows('select delivery_method, delivery_address, hub_id from public.order_lines')).toEqual([
      { delivery_method: 'hub', delivery_address: '', hub_id: hubId },
    ])
  })

  it('refuses holds that lapsed, were released, or are another person’s', async () => {
    const rival = await t.user({ kyc_level: 1 })
    const held = await t.hold(t.renter, t.line())
    expect(await t.start(rival, held)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    await t.lapseHolds()
    expect(await t.start(t.renter, held)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    await t.say(t.renter, 'release-hold')
    expect(await t.start(t.renter, held)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    expect(await counts()).toEqual({ orders: 0, payments: 0, atProvider: 0 })
  })

  it('refuses a price that is not the one that was seen', async () => {
    const held = await t.hold(t.renter, t.line())
    await t.db.pool.query('update public.items set price_per_day_cents = 1100')
    expect(await t.start(t.renter, held)).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      details: { totalCents: 2_200, quotes: [{ totalCents: 2_200 }] },
    })
    expect(await t.start(t.renter, held, { expectedTotalCents: 2_200 })).toMatchObject({
      status: 200,
    })
  })

  it('asks for the KYC level that the total needs', async () => {
    const setLevel = (level: number) =>
      t.db.pool.query('update public.profiles set kyc_level = $2 where id = $1', [t.renter.id, level])
    const cheap = await t.hold(t.renter, t.line())
    await setLevel(0)
    expect(await t.start(t.renter, cheap)).toMatchObject({
      status: 403,
      code: 'KYC_REQUIRED',
      details: { required: 1, current: 0 },
    })
    await setLevel(1)
    // With its delivery, which is chosen after holding, it is above 1000 €.
    const atLimit = await t.another({
      pricePerDayCents: 50_000,
      deliveryMethods: ['pickup', 'delivery'],
    })
    const held = await t.hold(t.renter, t.line(atLimit))
    const brought = {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weserstraße 7',
      expectedTotalCents: 101_000,
    } as const
    expect(await t.start(t.renter, held, brought)).toMatchObject({
      code: 'KYC_REQUIRED',
      details: { required: 2, current: 1 },
    })
    expect(await t.start(t.renter, held)).toMatchObject({ status: 200 })
  })

  it('refuses delivery without an address, and hubs that are not of the item’s city', async () => {
    const item = await t.another({ deliveryMethods: ['delivery', 'hub'] })
    const held = await t.hold(t.renter, t.line(item, 3, { deliveryMethod: 'delivery' }))
    const start = (change: object) => t.start(t.renter, held, change)
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
    const held = await t.hold(t.renter, t.line())
    const brought = await t.start(t.renter, held, {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weg 1',
    })
    expect(linesOf(brought)).toEqual([{ index: 0, code: 'DELIVERY_NOT_OFFERED' }])
    await t.db.pool.query(`update public.items set status = 'paused'`)
    const started = await t.start(t.renter, held)
    expect(started).toMatchObject({ status: 409, code: 'ITEMS_UNAVAILABLE' })
    expect(linesOf(started)).toEqual([{ index: 0, code: 'ITEM_NOT_PUBLISHED' }])
  })

  it('checks holds that came through the data API by the same rules', async () => {
    const { renter, item } = t
    const { start, end } = t.line()
    const { data } = await t
      .client({ as: renter })
      .from('reservations')
      .insert({ item_id: item.id, user_id: renter.id, start_date: start, end_date: end })
      .select('id')
      .single()
    await t.db.pool.query('update public.items set min_hours = 100')
    const lines = [{ reservationId: data!.id, deliveryMethod: 'pickup' }]
    const started = await t.say(renter, 'start-payment', { lines, expectedTotalCents: 2_000 })
    expect(linesOf(started)).toEqual([{ index: 0, code: 'PERIOD_TOO_SHORT', details: { hours: 100 } }])
  })

  it('counts the owner’s notice from when the hold was placed', async () => {
    const item = await t.another({ noticeHours: 1 })
    const start = new Date(Date.now() + 3_600_000 + 60_000)
    const line = {
      itemId: item.id,
      start: start.toISOString(),
      end: new Date(+start + 7_200_000).toISOString(),
    }
    const held = await t.hold(t.renter, line)
    t.setNow(10 * 60_000)
    expect(await t.start(t.renter, held)).toMatchObject({ status: 200 })
    t.setNow(60 * 60_000)
    expect(linesOf(await t.start(t.renter, held))).toEqual([{ index: 0, code: 'PERIOD_PAST' }])
  })

  it('loses nothing while the provider is down: the same holds make one payment afterwards', async () => {
    const held = await t.hold(t.renter, t.line())
    const { createPayment } = t.deps.payments
    const quiet = t.deps.log.warn
    t.deps.log.warn = () => {}
    t.deps.payments.createPayment = async (request) => {
      await createPayment(request)
      throw new PaymentProviderError('unavailable', 'the answer was lost on its way')
    }
    expect(await t.start(t.renter, held)).toMatchObject({
      status: 503,
      code: 'PAYMENT_PROVIDER_DOWN',
    })
    t.deps.payments.createPayment = createPayment
    t.deps.log.warn = quiet
    expect(await t.start(t.renter, held)).toMatchObject({ status: 200 })
    expect(await counts()).toEqual({ orders: 1, payments: 1, atProvider: 1 })
  })

  it('voids a payment that another tab replaced while the provider was asked', async () => {
    const { renter } = t
    const held = await t.hold(renter, t.line())
    const other = await t.another()
    const { createPayment } = t.deps.payments
    t.deps.payments.createPayment = async (request) => {
      const payment = await createPayment(request)
      await t.hold(renter, t.line(other))
      return payment
    }
    expect(await t.start(renter, held)).toMatchObject({ status: 409, code: 'CHECKOUT_REPLACED' })
    expect(await t.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
  })

  it('refuses a blocked renter and malformed input', async () => {
    const held = await t.hold(t.renter, t.line())
    const [reservationId] = held.value!.reservationIds
    const line = { reservationId, deliveryMethod: 'pickup' }
    for (const body of [
      {},
      { lines: [], expectedTotalCents: 0 },
      { lines: [line, line], expectedTotalCents: 0 },
    ]) {
      expect(await t.say(t.renter, 'start-payment', body)).toMatchObject({
        status: 400,
        code: 'BAD_INPUT',
      })
    }
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [t.renter.id])
    expect(await t.start(t.renter, held)).toMatchObject({ status: 403, code: 'BLOCKED' })
  })

  it('makes a new order when the provider voided the payment of the old one', async () => {
    const { renter, deps } = t
    const held = await t.hold(renter, t.line())
    const first = await t.start(renter, held)
    await deps.payments.void([first.value!.clientSecrets[0]!.split('_secret_')[0]!], 'by hand')
    const second = await t.start(renter, held)
    expect(await t.complete(renter, first)).toMatchObject({ code: 'HOLD_EXPIRED' })
    expect(second).toMatchObject({ status: 200, value: { paymentStatus: 'open' } })
    await t.confirm(second, CARDS.good)
    expect(await t.complete(renter, second)).toMatchObject({ status: 200 })
  })
})

describe('the terms that the payer was shown', () => {
  const shown = (change: Partial<ShownTerms> = {}): ShownTerms => ({
    ...termsNow({ isInstant: true, cancellationPolicy: 'flexible', depositCents: 0 }),
    ...change,
  })
  const agreed = async () =>
    (await t.rows<{ terms: object }>('select terms from public.order_lines')).map(({ terms }) => terms)

  it('are asked for again where an admin has set others, and bind nobody until then', async () => {
    const held = await t.hold(t.renter, t.line())
    const terms = shown()
    setTerms({ flexibleHours: 48, latePercent: 300 })
    expect(await t.start(t.renter, held, { terms })).toEqual({
      status: 409,
      code: 'TERMS_CHANGED',
      details: {
        lines: [{ reservationId: held.value!.reservationIds[0], changed: ['cancellation', 'late'] }],
      },
    })
    expect(await counts()).toEqual({ orders: 0, payments: 0, atProvider: 0 })
    expect(await t.start(t.renter, held, { terms: shown() })).toMatchObject({ status: 200 })
    expect(await agreed()).toEqual([expect.objectContaining({ latePercent: 300 })])
  })

  it('are asked for again where the lender has changed the item', async () => {
    const held = await t.hold(t.renter, t.line())
    const before = shown()
    await t.rows(
      `update public.items set deposit_cents = 7000, is_instant = false, cancellation_policy = 'strict' where id = $1`,
      [t.line().itemId],
    )
    expect(await t.start(t.renter, held, { terms: before })).toMatchObject({
      code: 'TERMS_CHANGED',
      details: { lines: [{ changed: ['answer', 'cancellation', 'deposit'] }] },
    })
    const after = termsNow({ isInstant: false, cancellationPolicy: 'strict', depositCents: 7_000 })
    expect(await t.start(t.renter, held, { terms: after })).toMatchObject({ status: 200 })
  })

  it('stay those of an order that was placed under them, however often it is tried', async () => {
    const held = await t.hold(t.renter, t.line())
    const terms = shown()
    const first = await t.start(t.renter, held, { terms })
    setTerms({ claimHours: 24 })
    expect(await t.start(t.renter, held, { terms })).toEqual(first)
    expect(await counts()).toEqual({ orders: 1, payments: 1, atProvider: 1 })
    // A page that was loaded anew shows the new ones: these are what is paid for now.
    const second = await t.start(t.renter, held, { terms: shown() })
    expect(second).toMatchObject({ status: 200 })
    expect(second.value!.orderId).not.toBe(first.value!.orderId)
    await t.confirm(second)
    expect(await t.complete(t.renter, second)).toMatchObject({ status: 200 })
    expect((await t.rows<{ terms: object }>('select terms from public.bookings'))[0]!.terms).toMatchObject({
      claimHours: 24,
    })
  })
})

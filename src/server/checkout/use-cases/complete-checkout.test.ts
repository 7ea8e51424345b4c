import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countStatements } from '#backend/testing/count-statements.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'
import { CARDS, HOUR_MS } from '../testing/steps.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const providerStatus = async () =>
  (await t.rows<{ status: string }>('select status from payments_test.payments order by created_at')).map(
    ({ status }) => status,
  )
const bookingCount = async () => (await t.rows('select id from public.bookings')).length

describe('complete-checkout', () => {
  it('books an instant item, takes over its dates, captures the money and writes to both', async () => {
    const { renter, owner, item } = t
    const started = await t.pay(renter, [t.line()])
    const done = await t.complete(renter, started)
    expect(done).toMatchObject({
      status: 200,
      value: {
        totalCents: 2_000,
        bookings: [{ itemId: item.id, status: 'confirmed', requestExpiresAt: null }],
      },
    })
    const bookingId = done.value!.bookings[0]!.id
    expect(await t.rows('select reservation_id, booking_id from public.calendar_entries')).toEqual([
      { reservation_id: null, booking_id: bookingId },
    ])
    expect(await t.rows('select id from public.reservations')).toEqual([])
    expect(await t.rows('select status, capture_cents, captured_cents from public.payments')).toEqual([
      { status: 'captured', capture_cents: 2_000, captured_cents: 2_000 },
    ])
    expect(await t.rows('select status, captured_cents from payments_test.payments')).toEqual([
      { status: 'captured', captured_cents: 2_000 },
    ])
    expect(await t.rows('select recipient, template from public.outbox order by template')).toEqual([
      { recipient: owner.email, template: 'items-booked' },
      { recipient: renter.email, template: 'order-booked' },
    ])
    const { data } = await t.client({ as: renter }).from('booking_codes').select('code')
    expect(data).toEqual([{ code: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })

  it('asks the database no more than it needs to', async () => {
    const started = await t.pay(t.renter, [t.line()])
    const { statements, transactions } = await countStatements(t.db, () => t.complete(t.renter, started))
    // One of the transactions, and 11 statements, are the test provider's own.
    expect(transactions).toBe(3)
    expect(statements).toBeLessThanOrEqual(35)
  })

  it('keeps what was agreed: policy, place, time zone and price as they were', async () => {
    const item = await t.another({
      cancellationPolicy: 'strict',
      timeZone: 'Europe/Madrid',
      depositCents: 3_000,
      deliveryMethods: ['delivery'],
      units: 2,
    })
    const line = t.line(item, 3, { deliveryMethod: 'delivery', quantity: 2 })
    const held = await t.hold(t.renter, line)
    const started = await t.start(t.renter, held, {
      deliveryMethod: 'delivery',
      deliveryAddress: 'Weg 1',
    })
    await t.confirm(started)
    await t.db.pool.query(
      `update public.items set cancellation_policy = 'flexible', price_per_day_cents = 9900`,
    )
    await t.complete(t.renter, started)
    expect(await t.rows('select * from public.bookings')).toMatchObject([
      {
        cancellation_policy: 'strict',
        time_zone: 'Europe/Madrid',
        deposit_cents: 6_000,
        rental_cents: 4_000,
        delivery_cents: 1_000,
        total_cents: 5_000,
        delivery_address: 'Weg 1',
        quantity: 2,
        owner_id: t.owner.id,
        renter_id: t.renter.id,
      },
    ])
    expect(await t.rows('select booking_id from public.calendar_entries')).toHaveLength(2)
  })

  it('asks the owner first where the item is on request: nothing is captured, the dates are kept', async () => {
    const item = await t.another({ isInstant: false })
    const started = await t.pay(t.renter, [t.line(item)])
    const done = await t.complete(t.renter, started)
    const [booking] = done.value!.bookings
    expect(booking!.status).toBe('requested')
    const hours = (Date.parse(booking!.requestExpiresAt!) - Date.now()) / HOUR_MS
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThan(48.1)
    expect(await providerStatus()).toEqual(['authorised'])
    expect(await t.rows('select status, capture_cents from public.payments')).toEqual([
      { status: 'authorised', capture_cents: null },
    ])
    const rival = await t.user({ kyc_level: 1 })
    expect(await t.hold(rival, t.line(item))).toMatchObject({ code: 'ITEMS_UNAVAILABLE' })
  })

  it('captures nothing of a mixed order before its last request is answered', async () => {
    const onRequest = await t.another({ isInstant: false })
    const started = await t.pay(t.renter, [t.line(), t.line(onRequest)])
    const done = await t.complete(t.renter, started)
    expect(done.value!.bookings.map(({ status }) => status)).toEqual(['confirmed', 'requested'])
    expect(await providerStatus()).toEqual(['authorised'])
  })

  it('writes to each owner of an order once, in their language, of their own items only', async () => {
    const spaniard = await t.user({ name: 'Sofía' })
    await t.db.pool.query(`update public.profiles set locale = 'es' where id = $1`, [spaniard.id])
    const theirs = await t.another({
      owner: spaniard.id,
      title: 'Ladder',
      translations: { es: { title: 'Escalera', description: '' } },
    })
    const started = await t.pay(t.renter, [t.line(), t.line(theirs), t.line(theirs, 8)])
    expect(await t.complete(t.renter, started)).toMatchObject({ status: 200 })
    const mails = await t.rows<{
      recipient: string
      locale: string
      data: { rentals: { title: string }[] }
    }>(`select recipient, locale, data from public.outbox where template = 'items-booked'`)
    const titles = (of: string) =>
      mails.filter((mail) => mail.recipient === of).map((m) => m.data.rentals.map((r) => r.title))
    expect(mails.map(({ locale }) => locale).sort()).toEqual(['en', 'es'])
    expect(titles(spaniard.email)).toEqual([['Escalera', 'Escalera']])
    expect(titles(t.owner.email)).toEqual([['Hammer drill']])
  })

  it('is done once, however often and from how many tabs it is asked at once', async () => {
    const started = await t.pay(t.renter, [t.line()])
    const answers = await Promise.all([1, 2, 3, 4].map(() => t.complete(t.renter, started)))
    answers.push(await t.complete(t.renter, started))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200 })
    expect(await bookingCount()).toBe(1)
    expect(await t.rows('select id from public.outbox')).toHaveLength(2)
    expect(await providerStatus()).toEqual(['captured'])
  })

  it.each([
    ['PAYMENT_DECLINED', CARDS.declined],
    ['PAYMENT_INSUFFICIENT_FUNDS', CARDS.insufficient],
    ['PAYMENT_CARD_EXPIRED', '4000 0000 0000 0069'],
    ['PAYMENT_CARD_INVALID', '4000 0000 0000 0127'],
  ])('leaves the order payable with another card after %s', async (code, number) => {
    const { renter } = t
    const started = await t.start(renter, await t.hold(renter, t.line()))
    expect(await t.confirm(started, number)).toMatchObject({ status: 402, code })
    expect(await t.complete(renter, started)).toMatchObject({
      status: 402,
      code,
      details: { holdExpiresAt: expect.any(String) },
    })
    expect(await bookingCount()).toBe(0)
    expect(await t.confirm(started)).toMatchObject({ status: 200 })
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
    expect(await t.rows('select failure_code from public.payments')).toEqual([{ failure_code: null }])
  })

  it('waits for the challenge, and books once it is approved', async () => {
    const { renter } = t
    const started = await t.start(renter, await t.hold(renter, t.line()))
    expect(await t.complete(renter, started)).toMatchObject({
      status: 409,
      code: 'PAYMENT_PENDING',
      details: { paymentStatus: 'open' },
    })
    expect(await t.confirm(started, CARDS.challenge)).toMatchObject({
      value: { paymentStatus: 'requires_action' },
    })
    expect(await t.complete(renter, started)).toMatchObject({
      status: 409,
      code: 'PAYMENT_PENDING',
      details: { paymentStatus: 'requires_action' },
    })
    expect(await t.challenge(started, true)).toMatchObject({ value: { paymentStatus: 'authorised' } })
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
  })

  it('lets a failed challenge be tried again with another card', async () => {
    const { renter } = t
    const started = await t.pay(renter, [t.line()], CARDS.challenge)
    expect(await t.challenge(started, false)).toMatchObject({
      status: 402,
      code: 'PAYMENT_CHALLENGE_FAILED',
    })
    expect(await t.complete(renter, started)).toMatchObject({
      status: 402,
      code: 'PAYMENT_CHALLENGE_FAILED',
    })
    await t.confirm(started)
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
  })

  it('books although the hold lapsed during the payment, where the dates are still free', async () => {
    const { renter } = t
    for (const deleted of [false, true]) {
      const started = await t.pay(renter, [t.line(await t.another())])
      await t.lapseHolds()
      if (deleted) await t.db.pool.query('delete from public.reservations')
      expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
    }
    expect(await providerStatus()).toEqual(['captured', 'captured'])
  })

  it('takes all units again where the hold of several lapsed during the payment', async () => {
    const item = await t.another({ units: 3 })
    const started = await t.pay(t.renter, [t.line(item, 3, { quantity: 2 })])
    await t.lapseHolds()
    await t.db.pool.query('delete from public.reservations')
    expect(await t.complete(t.renter, started)).toMatchObject({ status: 200 })
    const taken = await t.rows('select unit_id from public.calendar_entries where item_id = $1', [item.id])
    expect(taken).toHaveLength(2)
  })

  it('voids the payment in full where another renter came first, and books nothing of the order', async () => {
    const { renter } = t
    const rival = await t.user({ kyc_level: 1 })
    const other = await t.another()
    const started = await t.pay(renter, [t.line(), t.line(other)])
    await t.lapseHolds()
    await t.hold(rival, t.line())
    expect(await t.complete(renter, started)).toMatchObject({
      status: 409,
      code: 'DATES_GONE_PAYMENT_VOIDED',
    })
    expect(await t.complete(renter, started)).toMatchObject({ code: 'DATES_GONE_PAYMENT_VOIDED' })
    expect(await providerStatus()).toEqual(['voided'])
    expect(await bookingCount()).toBe(0)
    expect(
      await t.rows('select id from public.calendar_entries where item_id = $1', [other.id]),
    ).toHaveLength(1)
    expect(await t.rows('select status, status_reason from public.orders')).toEqual([
      { status: 'voided', status_reason: 'dates_gone' },
    ])
    expect(await t.rows('select recipient, template, data from public.outbox')).toMatchObject([
      {
        recipient: renter.email,
        template: 'no-longer-available',
        data: { totalCents: 4_000, rentals: [{ title: 'Hammer drill' }] },
      },
    ])
  })

  it('gives the last unit to exactly one of two people, and the other the money back', async () => {
    const rival = await t.user({ kyc_level: 1 })
    const first = await t.pay(t.renter, [t.line()])
    await t.lapseHolds()
    const second = await t.pay(rival, [t.line()])
    await t.lapseHolds()
    const answers = await Promise.all([t.complete(t.renter, first), t.complete(rival, second)])
    expect(answers.map(({ code }) => code ?? 'booked').sort()).toEqual([
      'DATES_GONE_PAYMENT_VOIDED',
      'booked',
    ])
    expect(await bookingCount()).toBe(1)
    expect((await providerStatus()).sort()).toEqual(['captured', 'voided'])
  })

  it('does not lose against a hold of the payer’s own', async () => {
    const { renter, item } = t
    const started = await t.pay(renter, [t.line()])
    await t.db.pool.query('delete from public.reservations')
    const { start, end } = t.line()
    const { error } = await t
      .client({ as: renter })
      .from('reservations')
      .insert({ item_id: item.id, user_id: renter.id, start_date: start, end_date: end })
    expect(error).toBeNull()
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
    expect(await t.rows('select id from public.reservations')).toEqual([])
  })

  it('gives up the order of a newer hold that it books instead', async () => {
    const { renter, item } = t
    const held = await t.hold(renter, t.line())
    const first = await t.start(renter, held)
    await t.confirm(first)
    await t.db.pool.query('delete from public.reservations')
    const { start, end } = t.line()
    const newer = await t
      .client({ as: renter })
      .from('reservations')
      .insert({ item_id: item.id, user_id: renter.id, start_date: start, end_date: end })
      .select('id')
      .single()
    const second = await t.start(renter, {
      ...held,
      value: { ...held.value!, reservationIds: [newer.data!.id] },
    })
    expect(second).toMatchObject({ status: 200, value: { paymentStatus: 'open' } })
    expect(await t.complete(renter, first)).toMatchObject({ status: 200 })
    await t.confirm(second)
    expect(await t.complete(renter, second)).toMatchObject({ status: 409, code: 'CHECKOUT_REPLACED' })
    expect((await providerStatus()).sort()).toEqual(['captured', 'voided'])
    expect(await bookingCount()).toBe(1)
  })

  it('says until when an unpaid order is held, which it is whole or not at all', async () => {
    const held = await t.hold(t.renter, t.line(), t.line(await t.another()))
    const started = await t.start(t.renter, held)
    const { expiresAt, reservationIds } = held.value!
    expect(await t.complete(t.renter, started)).toMatchObject({
      code: 'PAYMENT_PENDING',
      details: { holdExpiresAt: expiresAt },
    })
    await t.db.pool.query('delete from public.reservations where id = $1', [reservationIds[0]])
    expect(await t.complete(t.renter, started)).toMatchObject({
      code: 'PAYMENT_PENDING',
      details: { holdExpiresAt: null },
    })
  })

  it('leaves other holds of the payer alone', async () => {
    const { renter, item } = t
    const started = await t.pay(renter, [t.line()])
    const { start, end } = t.line(item, 20)
    await t
      .client({ as: renter })
      .from('reservations')
      .insert({ item_id: item.id, user_id: renter.id, start_date: start, end_date: end })
    await t.complete(renter, started)
    expect(await t.rows('select id from public.reservations')).toHaveLength(1)
  })

  it('knows no order of another person', async () => {
    const rival = await t.user()
    const started = await t.pay(t.renter, [t.line()])
    expect(await t.complete(rival, started)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const unknown = { orderId: '00000000-0000-4000-8000-000000000000' }
    expect(await t.say(rival, 'complete-checkout', unknown)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await bookingCount()).toBe(0)
  })

  it('says that the provider is down, and books when it is back', async () => {
    const { renter, deps } = t
    const started = await t.pay(renter, [t.line()])
    const { retrieve } = deps.payments
    const { warn } = deps.log
    deps.log.warn = () => {}
    deps.payments.retrieve = () => Promise.reject(new PaymentProviderError('unavailable', 'timed out'))
    expect(await t.complete(renter, started)).toMatchObject({
      status: 503,
      code: 'PAYMENT_PROVIDER_DOWN',
    })
    Object.assign(deps.payments, { retrieve })
    deps.log.warn = warn
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
  })

  it('keeps the booking when the money cannot be captured yet; the next check captures it', async () => {
    const { renter, deps } = t
    const started = await t.pay(renter, [t.line()])
    const { capture } = deps.payments
    const { warn } = deps.log
    deps.log.warn = () => {}
    deps.payments.capture = () => Promise.reject(new PaymentProviderError('unavailable', 'timed out'))
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
    expect(await providerStatus()).toEqual(['authorised'])
    Object.assign(deps.payments, { capture })
    deps.log.warn = warn
    await t.complete(renter, started)
    expect(await providerStatus()).toEqual(['captured'])
    expect(await t.rows('select status from public.payments')).toEqual([{ status: 'captured' }])
  })

  it('cancels what was to be paid by an authorisation that ran out before it was captured', async () => {
    const { renter, deps } = t
    const started = await t.pay(renter, [t.line(t.item, 20)])
    const { capture } = deps.payments
    const { warn } = deps.log
    deps.log.warn = () => {}
    deps.payments.capture = () => Promise.reject(new PaymentProviderError('unavailable', 'down for days'))
    await t.complete(renter, started)
    Object.assign(deps.payments, { capture })
    deps.log.warn = warn
    t.setNow(8 * 24 * HOUR_MS)
    expect(await t.complete(renter, started)).toMatchObject({
      value: { bookings: [{ status: 'cancelled' }] },
    })
    expect(await t.rows('select status, status_reason from public.bookings')).toEqual([
      { status: 'cancelled', status_reason: 'payment_lapsed' },
    ])
    expect(await t.rows('select status, captured_cents from public.payments')).toEqual([
      { status: 'voided', captured_cents: 0 },
    ])
    expect(await t.rows('select id from public.calendar_entries')).toEqual([])
    const lapsed = `select recipient from public.outbox where template = 'payment-lapsed'`
    expect(await t.rows(lapsed)).toHaveLength(2)
  })
})

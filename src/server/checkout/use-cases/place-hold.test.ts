import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { type CheckoutFixture, createCheckoutFixture } from '../testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS, linesOf } from '../testing/steps.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const heldIds = async () =>
  (await t.rows<{ id: string }>('select id from public.reservations order by created_at')).map(({ id }) => id)

describe('place-hold', () => {
  it('holds every line for 20 minutes and says what it costs', async () => {
    const other = await t.another({
      pricePerDayCents: 60_000,
      depositCents: 5_000,
      deliveryMethods: ['delivery'],
    })
    await t.db.pool.query('update public.profiles set kyc_level = 2 where id = $1', [t.renter.id])
    const before = Date.now()
    const held = await t.hold(t.renter, t.line(other, 3, { deliveryMethod: 'delivery' }), t.line(t.item, 3))
    expect(held).toMatchObject({
      status: 200,
      value: {
        totalCents: 123_000,
        depositCents: 5_000,
        requiredKycLevel: 2,
        currentKycLevel: 2,
        quotes: [
          { type: 'day', units: 2, rentalCents: 120_000, deliveryCents: 1_000, totalCents: 121_000 },
          { totalCents: 2_000 },
        ],
      },
    })
    const [first, second] = held.value!.reservationIds
    const rows = await t.rows<{ id: string; item_id: string }>('select id, item_id from public.reservations')
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ id: first, item_id: other.id })
    expect(rows).toContainEqual({ id: second, item_id: t.item.id })
    const expiresAt = Date.parse(held.value!.expiresAt) - 20 * 60_000
    expect(expiresAt).toBeGreaterThan(before - 1_000)
    expect(expiresAt).toBeLessThan(Date.now() + 1_000)
  })

  it('holds nothing when one line is taken, and says which', async () => {
    const { renter, item } = t
    const rival = await t.user({ kyc_level: 1 })
    const free = await t.another()
    await t.hold(rival, t.line(item, 3))
    const held = await t.hold(renter, t.line(free, 3), t.line(item, 4))
    expect(held).toMatchObject({ status: 409, code: 'ITEMS_UNAVAILABLE' })
    expect(linesOf(held)).toEqual([{ index: 1, code: 'DATES_TAKEN' }])
    expect(await t.rows('select id from public.reservations where user_id = $1', [renter.id])).toEqual([])
  })

  it('keeps what was held before when the new basket cannot be held', async () => {
    const { renter, item } = t
    const rival = await t.user({ kyc_level: 1 })
    const own = await t.hold(renter, t.line(await t.another(), 3))
    await t.hold(rival, t.line(item, 3))
    await t.hold(renter, t.line(item, 3))
    expect(await heldIds()).toContain(own.value!.reservationIds[0])
  })

  it('lets one rental start when another ends', async () => {
    const rival = await t.user({ kyc_level: 1 })
    await t.hold(rival, t.line(t.item, 3))
    expect(await t.hold(t.renter, t.line(t.item, 5))).toMatchObject({ status: 200 })
  })

  it('keeps the buffer after a rental free', async () => {
    const item = await t.another({ bufferMinutes: 60 })
    const rival = await t.user({ kyc_level: 1 })
    await t.hold(rival, t.line(item, 3))
    expect(linesOf(await t.hold(t.renter, t.line(item, 5)))).toEqual([{ index: 0, code: 'DATES_TAKEN' }])
  })

  it('refuses the same unit twice in one basket, unless there are two', async () => {
    const twice = (itemId = t.item) => [t.line(itemId, 3), t.line(itemId, 4)]
    expect(linesOf(await t.hold(t.renter, ...twice()))).toEqual([{ index: 1, code: 'DATES_TAKEN' }])
    const pair = await t.another({ units: 2 })
    expect(await t.hold(t.renter, ...twice(pair))).toMatchObject({ status: 200 })
  })

  it('renews the same holds for the same basket, in any order', async () => {
    const { renter } = t
    const lines = [t.line(t.item, 3), t.line(await t.another(), 3)] as const
    const first = await t.hold(renter, ...lines)
    await t.db.pool.query(`update public.reservations set expires_at = now() + interval '1 minute'`)
    const again = await t.hold(renter, lines[1], lines[0])
    expect(again.value!.reservationIds).toEqual(first.value!.reservationIds.toReversed())
    expect(Date.parse(again.value!.expiresAt)).toBeGreaterThan(Date.now() + 19 * 60_000)
  })

  it('holds once when clicked twice at the same time', async () => {
    const line = t.line()
    const both = await Promise.all([t.hold(t.renter, line), t.hold(t.renter, line)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]!.value!.reservationIds).toEqual(both[1]!.value!.reservationIds)
    expect(await heldIds()).toHaveLength(1)
  })

  it('replaces other holds, and gives up what was about to be paid for them', async () => {
    const { renter } = t
    const started = await t.start(renter, await t.hold(renter, t.line()))
    const other = await t.hold(renter, t.line(await t.another()))
    expect(await heldIds()).toEqual(other.value!.reservationIds)
    await t.confirm(started)
    expect(await t.complete(renter, started)).toMatchObject({ status: 409, code: 'CHECKOUT_REPLACED' })
    expect(await t.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
  })

  it('books what was paid for before another basket replaces it', async () => {
    const { renter } = t
    const started = await t.pay(renter, [t.line()])
    expect(await t.hold(renter, t.line(await t.another()))).toMatchObject({ status: 200 })
    expect(await t.rows('select status from public.bookings')).toEqual([{ status: 'confirmed' }])
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
  })

  it('replaces what may have been paid for while the provider is down, and voids it later', async () => {
    const { renter, deps } = t
    const started = await t.pay(renter, [t.line()])
    const [{ retrieve }, { warn }] = [deps.payments, deps.log]
    deps.log.warn = () => {}
    deps.payments.retrieve = () => Promise.reject(new PaymentProviderError('unavailable', 'down'))
    expect(await t.hold(renter, t.line(await t.another()))).toMatchObject({ status: 200 })
    Object.assign(deps.payments, { retrieve })
    deps.log.warn = warn
    expect(await t.complete(renter, started)).toMatchObject({ code: 'CHECKOUT_REPLACED' })
    expect(await t.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
  })

  it('takes what a lapsed hold left behind', async () => {
    const rival = await t.user({ kyc_level: 1 })
    await t.hold(rival, t.line())
    await t.lapseHolds()
    expect(await t.hold(t.renter, t.line())).toMatchObject({ status: 200 })
    expect(await heldIds()).toHaveLength(1)
  })

  it.each([
    ['ITEM_NOT_PUBLISHED', { status: 'paused' }, {}],
    ['OWN_ITEM', {}, {}],
    ['PERIOD_REVERSED', {}, { end: new Date(Date.now() + DAY_MS).toISOString() }],
    ['PERIOD_PAST', {}, { start: new Date(Date.now() - HOUR_MS).toISOString() }],
    ['PERIOD_TOO_SOON', { noticeHours: 200 }, {}],
    ['PERIOD_TOO_FAR', { maxHours: 8_760 }, { end: new Date(Date.now() + 367 * DAY_MS).toISOString() }],
    ['PERIOD_TOO_SHORT', { minHours: 100 }, {}],
    ['PERIOD_TOO_LONG', { maxHours: 40 }, {}],
    ['QUANTITY_TOO_HIGH', {}, { quantity: 2 }],
    ['DELIVERY_NOT_OFFERED', {}, { deliveryMethod: 'hub' }],
  ] as const)('refuses a line with %s', async (code, itemChange, lineChange) => {
    const item = await t.another(itemChange)
    const who = code === 'OWN_ITEM' ? t.owner : t.renter
    const held = await t.hold(who, t.line(item, 3, lineChange))
    expect(held).toMatchObject({ status: 409, code: 'ITEMS_UNAVAILABLE' })
    expect(linesOf(held)).toMatchObject([{ index: 0, code }])
    expect(await heldIds()).toEqual([])
  })

  it('names broken and taken lines together, in their order', async () => {
    const rival = await t.user({ kyc_level: 1 })
    await t.hold(rival, t.line())
    const short = await t.another({ minHours: 100 })
    const held = await t.hold(t.renter, t.line(), t.line(await t.another()), t.line(short))
    expect(linesOf(held)).toEqual([
      { index: 0, code: 'DATES_TAKEN' },
      { index: 2, code: 'PERIOD_TOO_SHORT', details: { hours: 100 } },
    ])
  })

  it('refuses the 21st hold of a person, as when others are placed through the data API meanwhile', async () => {
    await t.db.pool.query(`
      create function public.hold_more() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() = 1 then
          insert into public.reservations (item_id, user_id, start_date, end_date)
          select new.item_id, new.user_id, now() + n * interval '10 days', now() + n * interval '10 days 1 hour'
          from generate_series(2, 21) n;
        end if;
        return new;
      end $$;
      create trigger a_hold_more before insert on public.reservations
        for each row execute function public.hold_more()`)
    const held = await t.hold(t.renter, t.line())
    expect(held).toMatchObject({ status: 409, code: 'TOO_MANY_HOLDS' })
    expect(await heldIds()).toEqual([])
  })

  it('refuses an unknown item like one that is not published', async () => {
    const line = { ...t.line(), itemId: '00000000-0000-4000-8000-000000000000' }
    expect(linesOf(await t.hold(t.renter, line))).toEqual([{ index: 0, code: 'ITEM_NOT_PUBLISHED' }])
  })

  it.each([
    ['BASKET_EMPTY', 422, { lines: [] }],
    ['BAD_INPUT', 400, {}],
    ['BAD_INPUT', 400, { lines: [{ itemId: 'x', start: 'y', end: 'z' }] }],
  ])('refuses with %s', async (code, status, body) => {
    expect(await t.say(t.renter, 'place-hold', body)).toMatchObject({ status, code })
  })

  it('refuses more lines than a basket has, and says how many it may have', async () => {
    const lines = Array.from({ length: 21 }, (_, n) => t.line(t.item, 3 + 2 * n))
    expect(await t.hold(t.renter, ...lines)).toMatchObject({
      status: 422,
      code: 'BASKET_FULL',
      details: { most: 20 },
    })
    expect(await t.hold(t.renter, ...lines.slice(1))).toMatchObject({ status: 200 })
  })

  it('refuses dates without an offset or beyond every calendar', async () => {
    for (const start of [
      '2027-01-01T10:00:00',
      '2027-01-01',
      '9999-01-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
    ]) {
      const held = await t.hold(t.renter, t.line(t.item, 3, { start }))
      expect(held).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    }
  })

  it('refuses visitors and blocked people', async () => {
    const lines = [t.line()]
    expect(await t.say(undefined, 'place-hold', { lines })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [t.renter.id])
    expect(await t.hold(t.renter, ...lines)).toMatchObject({ status: 403, code: 'BLOCKED' })
  })
})

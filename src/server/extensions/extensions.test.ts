import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS, type Said } from '#server/checkout/testing/steps.ts'
import { repairBooks } from '#server/money/reconcile/repair-books.ts'
import type { TestUser } from '#server/testing/app.ts'
import { runDue } from '#server/testing/run-due.ts'
import { finishExtensions } from './tasks/finish-extensions.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
})
afterEach(() => t.close())

const fetchApp = async (request: Request) => t.app.fetch(request)

/** Runs the jobs and tasks that are due. */
async function settle() {
  await runDue(t)
  await finishExtensions.run(t.deps, fetchApp)
}

interface Rental {
  id: string
  itemId: string
  start: Date
  end: Date
}

/** Two days at 10 €, paid; an item that is lent on request is accepted. */
async function rent(isInstant = true): Promise<Rental> {
  const item = await t.another({ isInstant, maxHours: 240 })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 3)]))
  const [row] = await t.rows<{ id: string; start_date: Date; end_date: Date }>(
    'select id, start_date, end_date from public.bookings order by number desc limit 1',
  )
  if (!isInstant) await t.say(t.owner, 'accept-booking', { id: row!.id })
  await settle()
  return { id: row!.id, itemId: item.id, start: row!.start_date, end: row!.end_date }
}
const later = (end: Date, days: number) => new Date(end.getTime() + days * DAY_MS).toISOString()
const extend = (as: TestUser, { id, end }: Rental, days = 1, expectedCents = days * 1_000) =>
  t.say<{ id: string; status: string }>(as, 'extend-booking', {
    id,
    end: later(end, days),
    expectedCents,
  })
const answer = (as: TestUser, name: string, said: Said<{ id: string }>) =>
  t.say<{ status: string }>(as, `${name}-extension`, { id: said.value!.id })
const bookingOf = async ({ id }: Rental) =>
  (
    await t.rows<{ end_date: Date; rental_cents: number; refund_cents: number }>(
      'select end_date, rental_cents, refund_cents from public.bookings where id = $1',
      [id],
    )
  )[0]!
const takenUntil = async ({ id }: Rental) =>
  (
    await t.rows<{ ends_at: Date }>('select ends_at from public.calendar_entries where booking_id = $1', [id])
  )[0]!.ends_at
const statuses = async () =>
  (await t.rows<{ status: string }>('select status from public.extensions order by created_at')).map(
    ({ status }) => status,
  )
const mails = (step: string) =>
  t.rows(`select 1 from public.outbox where template = 'extension-changed' and data ->> 'step' = $1`, [step])
const balances = async () =>
  Object.fromEntries(
    (
      await t.rows<{ kind: string; cents: number }>(
        `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
         join public.ledger_accounts a on a.id = e.account_id group by a.kind having sum(e.amount_cents) <> 0`,
      )
    ).map(({ kind, cents }) => [kind, cents]),
  )

describe('a later end of an item that is lent at once', () => {
  it('takes the dates, charges the difference and ends the rental later', async () => {
    const rental = await rent()
    expect(await extend(t.renter, rental)).toMatchObject({ value: { status: 'paying' } })
    expect((await takenUntil(rental)) > rental.end).toBe(true)
    expect(await bookingOf(rental)).toMatchObject({ end_date: rental.end, rental_cents: 2_000 })
    await settle()
    expect(await statuses()).toEqual(['done'])
    expect(await bookingOf(rental)).toMatchObject({
      end_date: new Date(later(rental.end, 1)),
      rental_cents: 3_000,
    })
    expect(await balances()).toEqual({ provider: -3_000, renter: 3_000 })
    expect(await mails('extended')).toHaveLength(2)
    expect(
      await t.rows(
        `select transition from public.booking_events where transition like '%extension' order by id`,
      ),
    ).toEqual([{ transition: 'ask_extension' }, { transition: 'pay_extension' }])
  })

  it('is owed to the lender and released with the rental, cent by cent', async () => {
    const rental = await rent()
    t.setNow(rental.start)
    await t.say(t.renter, 'pick-up-booking', { id: rental.id })
    await extend(t.renter, rental)
    await settle()
    expect(await balances()).toEqual({ provider: -3_000, lender_pending: 3_000 })
    t.setNow(new Date(rental.end.getTime() + DAY_MS))
    await t.say(t.renter, 'return-booking', { id: rental.id })
    await settle()
    expect(await t.rows('select 1 from public.claims')).toEqual([])
    await t.rows(`update public.bookings set returned_at = returned_at - interval '49 hours'`)
    const { completeReturned } = await import('#server/booking/tasks/complete-returned.ts')
    await completeReturned.run(t.deps, fetchApp)
    expect(await balances()).toEqual({ provider: -3_000, lender: 2_550, platform: 450 })
  })

  it('is given back with the rental when the lender cancels', async () => {
    const rental = await rent()
    await extend(t.renter, rental)
    await settle()
    await t.say(t.owner, 'cancel-booking', { id: rental.id })
    await settle()
    expect(await bookingOf(rental)).toMatchObject({ refund_cents: 3_000 })
    expect(
      await t.rows('select captured_cents, refunded_cents from payments_test.payments order by created_at'),
    ).toEqual([
      { captured_cents: 2_000, refunded_cents: 2_000 },
      { captured_cents: 1_000, refunded_cents: 1_000 },
    ])
    expect(await balances()).toEqual({})
  })

  it('costs nothing where a day is cheaper than the hours before it, and needs no payment', async () => {
    const rental = await rent()
    await t.rows(
      `update public.bookings set end_date = start_date + interval '23 hours', rental_type = 'hour' where id = $1`,
      [rental.id],
    )
    await t.rows('update public.items set price_per_hour_cents = 300 where id = $1', [rental.itemId])
    const end = new Date(rental.start.getTime() + 23 * HOUR_MS)
    const said = await t.say(t.renter, 'extend-booking', {
      id: rental.id,
      end: new Date(rental.start.getTime() + DAY_MS).toISOString(),
      expectedCents: 0,
    })
    expect(said.status).toBe(200)
    await settle()
    expect(await statuses()).toEqual(['done'])
    expect((await bookingOf(rental)).end_date > end).toBe(true)
  })

  it('has one effect when it races a new booking of the same time', async () => {
    const rental = await rent()
    const others = await Promise.all([0, 1, 2, 3].map(() => t.user({ kyc_level: 1 })))
    const line = { itemId: rental.itemId, start: rental.end.toISOString(), end: later(rental.end, 2) }
    const answers = await Promise.all([
      t.hold(others[0]!, line),
      extend(t.renter, rental, 2),
      t.hold(others[1]!, line),
      extend(t.renter, rental, 2),
      t.hold(others[2]!, line),
      t.hold(others[3]!, line),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('goes only as far as the calendar lets it', async () => {
    const rental = await rent()
    const other = await t.user({ kyc_level: 1 })
    const from = { itemId: rental.itemId, start: later(rental.end, 2), end: later(rental.end, 4) }
    expect((await t.hold(other, from)).status).toBe(200)
    expect(await extend(t.renter, rental, 3)).toMatchObject({ status: 409, code: 'DATES_TAKEN' })
    expect(await takenUntil(rental)).toEqual(rental.end)
    expect((await extend(t.renter, rental, 1)).status).toBe(200)
  })

  it('goes into the time of a hold that has lapsed', async () => {
    const rental = await rent()
    const from = { itemId: rental.itemId, start: rental.end.toISOString(), end: later(rental.end, 2) }
    expect((await t.hold(await t.user({ kyc_level: 1 }), from)).status).toBe(200)
    expect(await extend(t.renter, rental)).toMatchObject({ code: 'DATES_TAKEN' })
    await t.lapseHolds()
    expect((await extend(t.renter, rental)).status).toBe(200)
    expect(await t.rows('select 1 from public.reservations')).toEqual([])
  })

  it('is not given back a second time with the rental where it came too late and was refunded', async () => {
    const rental = await rent()
    await extend(t.renter, rental)
    t.setNow(2 * HOUR_MS + 1_000)
    await finishExtensions.run(t.deps, fetchApp)
    await settle()
    await settle()
    expect(
      await t.rows(`select status, captured_cents from public.payments where purpose = 'extension'`),
    ).toEqual([{ status: 'refunded', captured_cents: 1_000 }])
    await t.say(t.owner, 'cancel-booking', { id: rental.id })
    await settle()
    expect(
      await t.rows('select captured_cents, refunded_cents from payments_test.payments order by created_at'),
    ).toEqual([
      { captured_cents: 2_000, refunded_cents: 2_000 },
      { captured_cents: 1_000, refunded_cents: 1_000 },
    ])
    expect(await balances()).toEqual({})
  })

  it('is refused to others, twice, at another price and when it is over', async () => {
    const rental = await rent()
    expect(await extend(t.owner, rental)).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
    expect(await extend(await t.user(), rental)).toMatchObject({ status: 404 })
    expect(await extend(t.renter, rental, 1, 999)).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { totalCents: 1_000 },
    })
    expect(await extend(t.renter, rental, 30)).toMatchObject({ code: 'PERIOD_TOO_LONG' })
    expect(await extend(t.renter, rental, -1, 0)).toMatchObject({ code: 'PERIOD_REVERSED' })
    await extend(t.renter, rental)
    expect(await extend(t.renter, rental)).toMatchObject({ code: 'EXTENSION_OPEN' })
    t.setNow(rental.end)
    expect(await extend(t.renter, rental)).toMatchObject({ code: 'PERIOD_PAST' })
  })

  it('is abandoned when it is not paid within two hours, and a later payment is refunded', async () => {
    const rental = await rent()
    await extend(t.renter, rental)
    // The provider is not asked meanwhile.
    t.setNow(2 * HOUR_MS + 1_000)
    await finishExtensions.run(t.deps, fetchApp)
    expect(await statuses()).toEqual(['lapsed'])
    expect(await takenUntil(rental)).toEqual(rental.end)
    expect(await mails('lapsed')).toHaveLength(2)
    await settle()
    await settle()
    expect(await bookingOf(rental)).toMatchObject({ end_date: rental.end, rental_cents: 2_000 })
    expect(
      await t.rows('select captured_cents, refunded_cents from payments_test.payments order by created_at'),
    ).toEqual([
      { captured_cents: 2_000, refunded_cents: 0 },
      { captured_cents: 1_000, refunded_cents: 1_000 },
    ])
    expect(await balances()).toEqual({ provider: -2_000, renter: 2_000 })
    // Whoever repairs the books tells of the capture again.
    const [late] = await t.rows<{ id: string }>(`select id from public.payments where purpose = 'extension'`)
    await repairBooks(t.deps, late!)
    expect(await t.rows('select amount_cents::int, reason from public.refunds')).toEqual([
      { amount_cents: 1_000, reason: 'extension_lapsed' },
    ])
  })
})

describe('a later end of an item that is lent on request', () => {
  it('waits until the rental itself is paid', async () => {
    const item = await t.another({ isInstant: false, maxHours: 240 })
    await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 3)]))
    const [row] = await t.rows<{ id: string; start_date: Date; end_date: Date }>(
      'select id, start_date, end_date from public.bookings',
    )
    const rental = { id: row!.id, itemId: item.id, start: row!.start_date, end: row!.end_date }
    await t.say(t.owner, 'accept-booking', { id: rental.id })
    expect(await extend(t.renter, rental)).toMatchObject({ status: 409, code: 'PAYMENT_PENDING' })
    await settle()
    expect(await extend(t.renter, rental)).toMatchObject({ status: 200 })
  })

  it('waits for the lender, and is charged when they accept', async () => {
    const rental = await rent(false)
    const asked = await extend(t.renter, rental)
    expect(asked).toMatchObject({ value: { status: 'requested' } })
    expect(await mails('requested')).toHaveLength(2)
    await settle()
    expect(await t.rows(`select 1 from public.payments where purpose = 'extension'`)).toEqual([])
    expect(await answer(t.renter, 'accept', asked)).toMatchObject({ code: 'WRONG_ACTOR' })
    expect(await answer(await t.user(), 'accept', asked)).toMatchObject({ status: 404 })
    expect(await answer(t.owner, 'accept', asked)).toMatchObject({ value: { status: 'paying' } })
    expect(await answer(t.owner, 'decline', asked)).toMatchObject({ code: 'WRONG_STATE' })
    await settle()
    expect(await statuses()).toEqual(['done'])
    expect(await bookingOf(rental)).toMatchObject({ rental_cents: 3_000 })
  })

  it.each([
    ['declines', 'owner', 'decline', 'declined'],
    ['takes it back', 'renter', 'cancel', 'cancelled'],
  ] as const)('frees the dates when one side %s', async (_, side, action, status) => {
    const rental = await rent(false)
    const asked = await extend(t.renter, rental)
    await answer(t[side], action, asked)
    expect(await statuses()).toEqual([status])
    expect(await takenUntil(rental)).toEqual(rental.end)
    // An extension can be requested again.
    expect((await extend(t.renter, rental)).status).toBe(200)
  })

  it('expires where the lender does not answer within a day', async () => {
    const rental = await rent(false)
    const asked = await extend(t.renter, rental)
    t.setNow(DAY_MS)
    expect(await answer(t.owner, 'accept', asked)).toMatchObject({ code: 'WRONG_STATE' })
    await Promise.all([finishExtensions.run(t.deps, fetchApp), finishExtensions.run(t.deps, fetchApp)])
    expect(await statuses()).toEqual(['expired'])
    expect(await takenUntil(rental)).toEqual(rental.end)
  })
})

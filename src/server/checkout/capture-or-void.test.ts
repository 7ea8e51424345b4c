import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTask } from '#server/areas.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from './testing/steps.ts'

let fixture: CheckoutFixture
beforeEach(async () => {
  fixture = await createCheckoutFixture()
  fixture.deps.log.warn = () => {}
})
afterEach(() => fixture.close())

/** One order over two lenders: what is booked at once, and what its lender is asked for. */
async function bookBoth(): Promise<{ instant: string; asked: string; lender: TestUser }> {
  const lender = await fixture.user({ name: 'Lea Lender' })
  const item = await fixture.another({ owner: lender.id, isInstant: false, pricePerDayCents: 3_000 })
  const lines = [fixture.line(fixture.item, 2), fixture.line(item, 5)]
  await fixture.complete(fixture.renter, await fixture.pay(fixture.renter, lines))
  const [first, second] = await fixture.rows<{ id: string }>('select id from public.bookings order by number')
  return { instant: first!.id, asked: second!.id, lender }
}

async function settle(): Promise<void> {
  await settleDue(fixture.deps)
  await fixture.deps.tasks.drain((name, data) => runTask(fixture.deps, name, data))
}
const act = (as: TestUser, name: string, id: string) => fixture.say(as, `${name}-booking`, { id })
const provider = async () =>
  (await fixture.rows('select status, captured_cents, refunded_cents from payments_test.payments'))[0]
const own = async () =>
  (await fixture.rows('select status, capture_cents, captured_cents, refunded_cents from public.payments'))[0]
const captures = () => fixture.rows('select amount_cents, status from public.captures order by amount_cents')
const balances = async () =>
  Object.fromEntries(
    (
      await fixture.rows<{ kind: string; cents: number }>(
        `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
         join public.ledger_accounts a on a.id = e.account_id group by a.kind having sum(e.amount_cents) <> 0`,
      )
    ).map(({ kind, cents }) => [kind, cents]),
  )

describe('an order over two lenders', () => {
  it('is authorised once, and captured booking by booking as each is confirmed', async () => {
    const { asked, lender } = await bookBoth()
    expect(await provider()).toEqual({ status: 'authorised', captured_cents: 2_000, refunded_cents: 0 })
    expect(await own()).toMatchObject({ status: 'authorised', capture_cents: null, captured_cents: 2_000 })
    expect(await balances()).toEqual({ provider: -2_000, renter: 2_000 })
    await act(lender, 'accept', asked)
    await settle()
    expect(await provider()).toEqual({ status: 'captured', captured_cents: 8_000, refunded_cents: 0 })
    expect(await own()).toMatchObject({ status: 'captured', capture_cents: 8_000, captured_cents: 8_000 })
    expect(await captures()).toEqual([
      { amount_cents: 2_000, status: 'captured' },
      { amount_cents: 6_000, status: 'captured' },
    ])
    expect(await balances()).toEqual({ provider: -8_000, renter: 8_000 })
  })

  it('waits for the next try where its provider refuses to capture what it calls authorised', async () => {
    const { payments } = fixture.deps
    const { capture } = payments
    payments.capture = () => Promise.reject(new PaymentProviderError('wrong_state', 'not now'))
    await fixture.complete(fixture.renter, await fixture.pay(fixture.renter, [fixture.line(fixture.item, 2)]))
    expect(await captures()).toEqual([{ amount_cents: 2_000, status: 'requested' }])
    expect(await fixture.rows('select status from public.bookings')).toEqual([{ status: 'confirmed' }])
    payments.capture = capture
    await settle()
    expect(await captures()).toEqual([{ amount_cents: 2_000, status: 'captured' }])
  })

  it('stays authorised until its provider has voided it', async () => {
    const { payments } = fixture.deps
    const voidIt = payments.void
    await fixture.pay(fixture.renter, [fixture.line(fixture.item, 2)])
    payments.void = () => Promise.reject(new PaymentProviderError('wrong_state', 'not now'))
    await fixture.say(fixture.renter, 'release-hold')
    await settle()
    const before = await own()
    expect(before).not.toMatchObject({ status: 'voided' })
    payments.void = voidIt
    fixture.setNow(DAY_MS)
    await settle()
    expect([before, await provider(), await own()]).toMatchObject([
      { capture_cents: 0 },
      { status: 'voided' },
      { status: 'voided' },
    ])
  })

  it('is voided without a question where it was given up', async () => {
    await fixture.pay(fixture.renter, [fixture.line(fixture.item, 2)])
    fixture.deps.payments.retrieve = () =>
      Promise.reject(new PaymentProviderError('unavailable', 'no answer'))
    await fixture.say(fixture.renter, 'release-hold')
    await settle()
    expect(await provider()).toMatchObject({ status: 'voided' })
  })

  it('voids what is declined, keeping what was captured', async () => {
    const { asked, lender } = await bookBoth()
    await act(lender, 'decline', asked)
    await settle()
    expect(await provider()).toEqual({ status: 'captured', captured_cents: 2_000, refunded_cents: 0 })
    expect(await own()).toMatchObject({ status: 'captured', capture_cents: 2_000 })
    expect(await captures()).toHaveLength(1)
  })

  it('hands the first item over while the second lender is still thinking, with no account in debt', async () => {
    const { instant, asked, lender } = await bookBoth()
    await fixture.rows(
      `update public.bookings set request_expires_at = request_expires_at + interval '9 days' where id = $1`,
      [asked],
    )
    fixture.setNow(2 * DAY_MS)
    expect(await act(fixture.renter, 'pick-up', instant)).toMatchObject({ value: { status: 'picked_up' } })
    expect(await balances()).toEqual({ provider: -2_000, lender_pending: 2_000 })
    await act(lender, 'decline', asked)
    await settle()
    expect(await balances()).toEqual({ provider: -2_000, lender_pending: 2_000 })
  })

  it('refunds a booking while another one of its order is still open', async () => {
    const { instant, asked, lender } = await bookBoth()
    await act(fixture.owner, 'cancel', instant)
    await settle()
    expect(await provider()).toEqual({ status: 'authorised', captured_cents: 2_000, refunded_cents: 2_000 })
    await act(lender, 'decline', asked)
    await settle()
    expect(await own()).toMatchObject({ status: 'refunded', captured_cents: 2_000, refunded_cents: 2_000 })
    expect(await balances()).toEqual({})
  })

  it('captures what is confirmed after all that was captured before has been refunded', async () => {
    const { instant, asked, lender } = await bookBoth()
    await act(fixture.owner, 'cancel', instant)
    await settle()
    expect(await own()).toMatchObject({ status: 'authorised', refunded_cents: 2_000 })
    await act(lender, 'accept', asked)
    await settle()
    expect(await own()).toMatchObject({ status: 'captured', captured_cents: 8_000, refunded_cents: 2_000 })
    expect(await provider()).toEqual({ status: 'captured', captured_cents: 8_000, refunded_cents: 2_000 })
    expect(await balances()).toEqual({ provider: -6_000, renter: 6_000 })
  })
})

describe('a capture', () => {
  it('against a cancellation has one effect: what is captured and given back adds up', async () => {
    for (let round = 0; round < 8; round++) {
      const renter = await fixture.user({ kyc_level: 1 })
      const item = await fixture.another({ isInstant: false })
      await fixture.complete(renter, await fixture.pay(renter, [fixture.line(item, 10)]))
      const [row] = await fixture.rows<{ id: string }>(
        'select id from public.bookings order by number desc limit 1',
      )
      await act(fixture.owner, 'accept', row!.id)
      await Promise.all([settle(), act(fixture.owner, 'cancel', row!.id), settle(), settle()])
      await settle()
    }
    const rows = await fixture.rows<{ kept: number; own: number; left: number }>(
      `select t.captured_cents - t.refunded_cents as kept, p.captured_cents - p.refunded_cents as own,
         (select count(*)::int from public.captures c where c.payment_id = p.id and c.status = 'requested') as left
       from payments_test.payments t join public.payment_intents i on i.id = t.id
         join public.payments p on p.id = i.payment_id`,
    )
    expect(rows).toEqual(Array(8).fill({ kept: 0, own: 0, left: 0 }))
    expect(await balances()).toEqual({})
  })

  it('that the provider could not be asked for is posted with the pick-up when it comes through', async () => {
    const { payments } = fixture.deps
    const { capture } = payments
    payments.capture = () => Promise.reject(new PaymentProviderError('unavailable', 'down'))
    const { instant, asked, lender } = await bookBoth()
    fixture.setNow(2 * DAY_MS)
    await act(lender, 'decline', asked)
    await act(fixture.renter, 'pick-up', instant)
    expect(await balances()).toEqual({})
    payments.capture = capture
    fixture.setNow(HOUR_MS)
    await settle()
    expect(await balances()).toEqual({ provider: -2_000, lender_pending: 2_000 })
  })

  it('that was carried out and not noted is noted once', async () => {
    const { payments } = fixture.deps
    const { capture } = payments
    payments.capture = async (...request) => {
      await capture(...request)
      throw new PaymentProviderError('unavailable', 'no answer')
    }
    const { asked, lender } = await bookBoth()
    expect(await captures()).toEqual([{ amount_cents: 2_000, status: 'requested' }])
    payments.capture = capture
    await act(lender, 'decline', asked)
    await Promise.all([settle(), settle()])
    await settle()
    expect(await captures()).toEqual([{ amount_cents: 2_000, status: 'captured' }])
    expect(await provider()).toEqual({ status: 'captured', captured_cents: 2_000, refunded_cents: 0 })
    expect(await balances()).toEqual({ provider: -2_000, renter: 2_000 })
  })

  it('that comes after the authorisation has run out cancels what was not paid, and only that', async () => {
    const { payments } = fixture.deps
    const { capture } = payments
    const { instant, asked, lender } = await bookBoth()
    payments.capture = () => Promise.reject(new PaymentProviderError('unavailable', 'down'))
    await act(lender, 'accept', asked)
    await settle()
    payments.capture = capture
    fixture.setNow(8 * DAY_MS)
    await settle()
    expect(
      await fixture.rows('select id, status, status_reason from public.bookings order by number'),
    ).toEqual([
      { id: instant, status: 'confirmed', status_reason: null },
      { id: asked, status: 'cancelled', status_reason: 'payment_lapsed' },
    ])
    expect(await own()).toMatchObject({ status: 'captured', captured_cents: 2_000 })
    expect(await captures()).toEqual([
      { amount_cents: 2_000, status: 'captured' },
      { amount_cents: 6_000, status: 'failed' },
    ])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { lapseClaims } from '#server/claims/tasks/lapse-claims.ts'
import { runDue } from '#server/testing/run-due.ts'
import { endMissed } from './end-missed.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
})
afterEach(() => t.close())

const request = async (input: Request) => t.app.fetch(input)
const settle = () => runDue(t)
const endAll = () => endMissed.run(t.deps, request)

/** A paid and confirmed rental of two days for 20 €. */
async function book() {
  await t.complete(t.renter, await t.pay(t.renter, [t.line(t.item, 5)]))
  await settle()
  const [row] = await t.rows<{ id: string; start_date: Date; end_date: Date }>(
    'select id, start_date, end_date from public.bookings',
  )
  return { id: row!.id, start: row!.start_date.getTime(), end: row!.end_date.getTime() }
}
const rental = async () =>
  (await t.rows('select status, status_reason, refund_cents from public.bookings'))[0]
const report = (id: string) =>
  t.say<{ id: string }>(t.renter, 'open-claim', {
    bookingId: id,
    kind: 'no_show',
    amountCents: 2_000,
    description: 'I stood there for an hour.',
  })
const balances = async () =>
  Object.fromEntries(
    (
      await t.rows<{ kind: string; cents: number }>(
        `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
         join public.ledger_accounts a on a.id = e.account_id group by a.kind having sum(e.amount_cents) <> 0`,
      )
    ).map(({ kind, cents }) => [kind, cents]),
  )
const mails = () =>
  t.rows(`select recipient from public.outbox where template = 'booking-missed' order by recipient`)

describe('a confirmed rental that is never picked up', () => {
  it('stays as it is until it is over and the lender can no longer be reported', async () => {
    const { end } = await book()
    t.setNow(new Date(end - HOUR_MS))
    await endAll()
    expect(await rental()).toMatchObject({ status: 'confirmed' })
  })

  it('ends as missed by the renter: the lender gets the price less the fee, once, and both are told', async () => {
    const { id, end } = await book()
    t.setNow(new Date(end))
    await Promise.all([endAll(), endAll(), endAll()])
    await endAll()
    await settle()
    expect(await rental()).toEqual({ status: 'cancelled', status_reason: 'missed', refund_cents: 0 })
    expect(await balances()).toEqual({ provider: -2_000, lender: 1_700, platform: 300 })
    expect(await mails()).toEqual([t.owner.email, t.renter.email].sort().map((recipient) => ({ recipient })))
    expect(
      await t.rows(`select role, transition from public.booking_events where booking_id = $1`, [id]),
    ).toEqual([{ role: 'clock', transition: 'miss' }])
    expect(await t.rows('select 1 from public.calendar_entries where booking_id = $1', [id])).toEqual([])
  })

  it('allows no review, since nothing was rented', async () => {
    const { id, end } = await book()
    t.setNow(new Date(end))
    await endAll()
    const reviews = [
      { kind: 'renter_to_item', rating: 1, text: '' },
      { kind: 'renter_to_owner', rating: 1, text: 'Not there' },
    ]
    const written = await t.say(t.renter, 'write-review', { bookingId: id, reviews, language: 'en' })
    expect(written).toMatchObject({ code: 'WRONG_STATE', details: { status: 'cancelled' } })
  })

  it('waits for the claim of a renter who stood at the door, and pays the price back when that is accepted by silence', async () => {
    const { id, start, end } = await book()
    t.setNow(new Date(start + 47 * HOUR_MS))
    await report(id)
    t.setNow(new Date(end + HOUR_MS))
    await endAll()
    expect(await rental()).toMatchObject({ status: 'confirmed' })
    t.setNow(new Date(end + 5 * DAY_MS))
    await lapseClaims.run(t.deps, request)
    await endAll()
    await settle()
    expect(await rental()).toEqual({ status: 'cancelled', status_reason: 'no_show', refund_cents: 2_000 })
    expect(await balances()).toEqual({})
    expect(await mails()).toEqual([])
  })

  it('ends as missed after all when the renter takes the claim back', async () => {
    const { id, start, end } = await book()
    t.setNow(new Date(start + 47 * HOUR_MS))
    const claim = await report(id)
    t.setNow(new Date(end + HOUR_MS))
    await t.say(t.renter, 'withdraw-claim', { id: claim.value!.id })
    await endAll()
    expect(await rental()).toMatchObject({ status: 'cancelled', status_reason: 'missed' })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS, type Line } from '#server/checkout/testing/steps.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { expireRequests } from './expire-requests.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const expire = () => expireRequests.run(t.deps, async (request) => t.app.fetch(request))
const settle = () => settleDue(t.deps)
const statuses = () => t.rows('select status, status_reason from public.bookings order by number')
const money = () => t.rows('select status, captured_cents from payments_test.payments')

async function book(...lines: Line[]) {
  await t.complete(t.renter, await t.pay(t.renter, lines))
}

describe('expire-requests', () => {
  it('leaves a request alone until 48 hours have passed', async () => {
    await book(t.line(await t.another({ isInstant: false }), 10))
    t.setNow(47.9 * HOUR_MS)
    await expire()
    expect(await statuses()).toEqual([{ status: 'requested', status_reason: null }])
  })

  it('cancels it afterwards, frees its dates, voids the money and writes to both', async () => {
    const item = await t.another({ isInstant: false })
    await book(t.line(item, 10))
    t.setNow(48 * HOUR_MS + 1_000)
    await expire()
    await settle()
    expect(await statuses()).toEqual([{ status: 'cancelled', status_reason: 'expired' }])
    expect(await money()).toEqual([{ status: 'voided', captured_cents: 0 }])
    expect(await t.rows('select status, capture_cents from public.payments')).toEqual([
      { status: 'voided', capture_cents: 0 },
    ])
    expect(await t.rows('select id from public.calendar_entries')).toEqual([])
    const mails = `select recipient, template from public.outbox where template like 'request%' order by template`
    expect(await t.rows(mails)).toEqual([
      { recipient: t.renter.email, template: 'request-expired' },
      { recipient: t.owner.email, template: 'request-missed' },
    ])
  })

  it('does not wait beyond the start of the rental', async () => {
    await book(t.line(await t.another({ isInstant: false }), 1))
    t.setNow(25 * HOUR_MS)
    await expire()
    expect(await statuses()).toEqual([{ status: 'cancelled', status_reason: 'expired' }])
  })

  it('captures what else was confirmed of the order, and no more', async () => {
    const dear = await t.another({ isInstant: false, pricePerDayCents: 3_000 })
    await book(t.line(t.item, 10), t.line(dear, 10))
    expect(await money()).toEqual([{ status: 'authorised', captured_cents: 2_000 }])
    t.setNow(48 * HOUR_MS + 1_000)
    await expire()
    await settle()
    expect(await money()).toEqual([{ status: 'captured', captured_cents: 2_000 }])
  })

  it('does it once when two processes do it at the same time', async () => {
    await book(t.line(await t.another({ isInstant: false }), 10))
    t.setNow(49 * HOUR_MS)
    await Promise.all([expire(), expire(), expire()])
    const mails = await t.rows(`select id from public.outbox where template like 'request%'`)
    expect(mails).toHaveLength(2)
  })

  it('ends the others where one cannot be ended', async () => {
    await book(t.line(await t.another({ isInstant: false }), 10))
    await book(t.line(await t.another({ isInstant: false }), 10))
    await t.db.pool.query(`
      create function public.refuse_first() returns trigger language plpgsql as $$
      begin
        if new.id = (select id from public.bookings order by request_expires_at, id limit 1) then
          raise exception 'no';
        end if;
        return new;
      end $$;
      create trigger refuse_first before update on public.bookings
        for each row execute function public.refuse_first()`)
    t.setNow(49 * HOUR_MS)
    await expire()
    expect(await t.rows('select status from public.bookings order by status::text')).toEqual([
      { status: 'cancelled' },
      { status: 'requested' },
    ])
  })

  it('leaves alone what the owner answered in the same moment', async () => {
    await book(t.line(await t.another({ isInstant: false }), 10))
    t.setNow(49 * HOUR_MS)
    const owner = await t.db.pool.connect()
    await owner.query('begin')
    await owner.query(`update public.bookings set status = 'confirmed'`)
    const expiring = expire()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await owner.query('commit')
    owner.release()
    await expiring
    await settle()
    expect(await statuses()).toEqual([{ status: 'confirmed', status_reason: null }])
  })
})

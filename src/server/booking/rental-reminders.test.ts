import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { planReminders } from './tasks/plan-reminders.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

/** Now, as far as the site knows: noon UTC in winter, 13:00 in Berlin. */
const NOON = Date.parse('2027-01-13T12:00:00Z')
const plan = () => planReminders.run(t.deps, async (request) => t.app.fetch(request))
const told = () =>
  t.rows<{ who: string; kind: string; path: string }>(
    `select case user_id when $1 then 'renter' else 'owner' end as who, data ->> 'reminder' as kind, path
     from public.notifications where kind = 'rental-reminder' order by id`,
    [t.renter.id],
  )
const planned = () =>
  t.rows<{ kind: string; due: Date }>(
    `select data -> 'data' ->> 'kind' as kind, start_after as due from pgboss.job
     where data ->> 'name' = 'remind-of-rental' and state = 'created' order by start_after`,
  )
const rental = (status: 'requested' | 'confirmed' | 'picked_up', start: number, end: number) =>
  createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start: new Date(start),
    end: new Date(end),
    status,
  })

describe('reminders of a rental', () => {
  it('are planned ahead, each once, and tell both sides of a pick-up tomorrow, the renter with the code', async () => {
    t.deps.now = () => new Date(NOON)
    const { id } = await rental('confirmed', NOON + DAY_MS, NOON + 2 * DAY_MS)
    await plan()
    await plan()
    expect(await planned()).toEqual([{ kind: 'pick-up', due: new Date('2027-01-13T17:00:00Z') }])
    expect(await told()).toEqual([])
    await run(NOON + 5 * HOUR_MS)
    expect(await told()).toEqual([
      { who: 'renter', kind: 'pick-up', path: `/booking/qr/${id}` },
      { who: 'owner', kind: 'pick-up', path: `/dashboard/customers/${id}` },
    ])
    await plan()
    await run(NOON + 6 * HOUR_MS)
    expect(await told()).toHaveLength(2)
    const mails = await t.rows(`select recipient from public.outbox where template = 'rental-reminder'`)
    expect(mails).toHaveLength(2)
  })

  it('are enqueued by each process once, not again each minute', async () => {
    t.deps.now = () => new Date(NOON)
    await rental('confirmed', NOON + DAY_MS, NOON + DAY_MS + HOUR_MS)
    await plan()
    const { enqueue } = t.deps.tasks
    let enqueued = 0
    t.deps.tasks.enqueue = (...task) => {
      enqueued += 1
      return enqueue(...task)
    }
    await plan()
    expect(enqueued).toBe(0)
    await rental('confirmed', NOON + DAY_MS + 4 * HOUR_MS, NOON + DAY_MS + 5 * HOUR_MS)
    await plan()
    expect(enqueued).toBe(1)
  })

  it('are none of what was cancelled meanwhile, and come at the new time of what was moved', async () => {
    t.deps.now = () => new Date(NOON)
    const { id } = await rental('picked_up', NOON - DAY_MS, NOON + 3 * HOUR_MS)
    await plan()
    await t.rows('update public.bookings set end_date = $2 where id = $1', [id, new Date(NOON + 8 * HOUR_MS)])
    await run(NOON + 1 * HOUR_MS)
    expect(await told()).toEqual([])
    await plan()
    await run(NOON + 6 * HOUR_MS)
    expect((await told()).map(({ kind }) => kind)).toEqual(['return', 'return'])
    await t.rows(`update public.bookings set status = 'returned', returned_at = now() where id = $1`, [id])
    await run(NOON + 9 * HOUR_MS)
    expect(await told()).toHaveLength(2)
  })

  it('never come after the fact: neither planned late nor done late', async () => {
    t.deps.now = () => new Date(NOON)
    await rental('confirmed', NOON + 5 * HOUR_MS, NOON + DAY_MS)
    await plan()
    expect(await planned()).toEqual([])
    await rental('picked_up', NOON - 5 * DAY_MS, NOON + 4 * HOUR_MS)
    await plan()
    // The site was down meanwhile.
    await run(NOON + 4 * HOUR_MS + 20 * 60_000)
    expect(await told()).toEqual([])
    await run(NOON + 5 * HOUR_MS)
    expect((await told()).map(({ kind }) => kind)).toEqual(['overdue', 'overdue'])
  })

  it('tell the lender of a request that is about to lapse', async () => {
    t.deps.now = () => new Date(NOON)
    const { id } = await rental('requested', NOON + 3 * DAY_MS, NOON + 4 * DAY_MS)
    await t.rows(`update public.bookings set request_expires_at = $2 where id = $1`, [
      id,
      new Date(NOON + 10 * HOUR_MS),
    ])
    await plan()
    await run(NOON + 6 * HOUR_MS)
    expect(await told()).toEqual([{ who: 'owner', kind: 'request', path: `/dashboard/customers/${id}` }])
  })
})

/** Does what is due by then, as if it were that time. */
async function run(instant: number) {
  t.deps.now = () => new Date(instant)
  const due = await t.rows<{ data: { name: string; data: object } }>(
    `delete from pgboss.job where state = 'created' and start_after <= $1
       and data ->> 'name' = 'remind-of-rental' returning data`,
    [new Date(instant)],
  )
  for (const { data } of due) await runTask(t.deps, data.name, data.data)
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RescueOffer } from '#contract/rescue.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import type { Item, ItemOptions } from '#seed/fixtures/create-item.ts'
import { jobsOf, runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let neighbour: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture({ env: { RESCUE_LIMIT_CENTS: '500' } })
  t.deps.log.warn = () => {}
  neighbour = await t.user({ name: 'Nadia Neighbour' })
})
afterEach(() => t.close())

const run = (name: string) =>
  jobsOf(t.deps)
    .find((job) => job.name === name)!
    .run(t.deps, async (request) => t.app.fetch(request))
async function settle() {
  await settleDue(t.deps)
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}

/** A paid rental of two days for 2,000 cents that its lender has cancelled or declined, and its id. */
async function letDown(how: 'cancel' | 'decline' = 'cancel'): Promise<string> {
  const item = how === 'cancel' ? t.item : await t.another({ isInstant: false })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  await settle()
  const [row] = await t.rows<{ id: string }>('select id from public.bookings order by number desc')
  await t.say(t.owner, `${how}-booking`, { id: row!.id })
  await settle()
  return row!.id
}

/** An item of the neighbour's for 2,400 cents. */
const dearer = (change: Partial<ItemOptions> = {}): Promise<Item> =>
  t.another({ owner: neighbour.id, pricePerDayCents: 1_200, ...change })
const offers = async (id: string) =>
  (await t.say<RescueOffer[]>(t.renter, 'get-rescue-offers', { id })).value ?? []

/** Rebooks it and answers the id of the new rental. */
async function rebook(id: string, item: Item): Promise<string> {
  const { value } = await t.say<{ bookings: { id: string }[] }>(t.renter, 'rebook-booking', {
    id,
    itemId: item.id,
  })
  await settle()
  return value!.bookings[0]!.id
}

/** The balance of each account in cents, by its kind; the provider's is the money at the provider. */
async function accounts(): Promise<Record<string, number>> {
  const rows = await t.rows<{ kind: string; cents: number }>(`
    select a.kind, sum(e.amount_cents)::int as cents from public.ledger_accounts a
    join public.ledger_entries e on e.account_id = a.id group by a.kind having sum(e.amount_cents) <> 0`)
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]))
}

describe('what costs more than the rental that its lender let down', () => {
  it('is offered at the old price up to the limit', async () => {
    const instead = await dearer()
    await dearer({ pricePerDayCents: 1_251 })
    expect(await offers(await letDown())).toMatchObject([
      { id: instead.id, total_cents: 2_000, top_up_cents: 400 },
    ])
  })

  it('is not offered for a request that was declined', async () => {
    await dearer()
    expect(await offers(await letDown('decline'))).toEqual([])
  })

  it('is not offered to a renter who was helped three times this month', async () => {
    await dearer()
    const id = await letDown()
    for (const days of [20, 30, 40]) {
      const start = new Date(t.deps.now().getTime() + days * DAY_MS)
      await createBooking(t.db.pool, {
        item: t.item.id,
        renter: t.renter.id,
        start,
        end: new Date(start.getTime() + DAY_MS),
      })
    }
    await t.rows(`update public.bookings set top_up_cents = 1 where status = 'confirmed'`)
    expect(await offers(id)).toEqual([])
    await t.rows(`update public.bookings set created_at = now() - interval '31 days' where top_up_cents > 0`)
    expect(await offers(id)).toHaveLength(1)
  })

  it.each([
    ['counts as help where it was cancelled too late or missed', 0, 0],
    ['is no help where it was cancelled for free', 1_999, 1],
  ])('%s', async (_, refundCents, offered) => {
    await dearer()
    const id = await letDown()
    for (const days of [20, 30, 40]) {
      const start = new Date(t.deps.now().getTime() + days * DAY_MS)
      const end = new Date(start.getTime() + 2 * DAY_MS)
      await createBooking(t.db.pool, { item: t.item.id, renter: t.renter.id, start, end })
    }
    await t.rows(
      `update public.bookings set top_up_cents = 1, status = 'cancelled', status_reason = 'missed', refund_cents = $1
       where status = 'confirmed'`,
      [refundCents],
    )
    expect(await offers(id)).toHaveLength(offered)
  })
})

describe('the replacement of one lost rental', () => {
  /** A paid rental for tomorrow at 2,000 cents that its lender has cancelled, and its id. */
  async function lostTomorrow(): Promise<string> {
    await t.complete(t.renter, await t.pay(t.renter, [t.line(t.item, 1)]))
    await settle()
    const [row] = await t.rows<{ id: string }>('select id from public.bookings order by number desc')
    await t.say(t.owner, 'cancel-booking', { id: row!.id })
    await settle()
    return row!.id
  }
  const carried = async () => -((await accounts()).platform ?? 0)

  it('is carried once, however often the renter cancels it late and rebooks', async () => {
    const id = await lostTomorrow()
    for (let round = 0; round < 8; round += 1) {
      const instead = await dearer({ cancellationPolicy: 'strict' })
      const { value } = await t.say<{ bookings: { id: string }[] }>(t.renter, 'rebook-booking', {
        id,
        itemId: instead.id,
      })
      await settle()
      if (value) await t.say(t.renter, 'cancel-booking', { id: value.bookings[0]!.id })
      await settle()
    }
    // The top-up of 400 less the fee of 15 % on 2,400.
    expect(await carried()).toBe(40)
    expect(await t.rows('select 1 from public.bookings')).toHaveLength(2)
    expect(await offers(id)).toEqual([])
  })

  it('may be tried again where the next lender cancels too, by either booking, and is carried once then', async () => {
    const id = await lostTomorrow()
    const second = await rebook(id, await dearer())
    await t.say(neighbour, 'cancel-booking', { id: second })
    await settle()
    const owner = (await t.user()).id
    const instead = await dearer({ owner, cancellationPolicy: 'strict' })
    expect(await offers(id)).toContainEqual(expect.objectContaining({ id: instead.id }))
    const third = await rebook(second, instead)
    await t.say(t.renter, 'cancel-booking', { id: third })
    await settle()
    expect(await offers(id)).toEqual([])
    expect(await offers(second)).toEqual([])
    expect(await carried()).toBe(40)
  })

  it('is held to one by the database', async () => {
    const id = await lostTomorrow()
    await rebook(id, await dearer())
    const start = new Date(t.deps.now().getTime() + 20 * DAY_MS)
    const end = new Date(start.getTime() + DAY_MS)
    const another = await createBooking(t.db.pool, { item: t.item.id, renter: t.renter.id, start, end })
    await expect(
      t.rows('update public.bookings set replaces_booking_id = $1 where id = $2', [id, another.id]),
    ).rejects.toMatchObject({ code: '23505', constraint: 'bookings_one_replacement' })
  })
})

describe('a rental that the platform carries a part of', () => {
  it('costs its renter the old price and earns its lender the full one, less the fee', async () => {
    const instead = await dearer()
    const id = await rebook(await letDown(), instead)
    expect(await accounts()).toEqual({ provider: -2_000, renter: 2_000 })
    t.setNow(10 * DAY_MS + HOUR_MS)
    await t.say(t.renter, 'pick-up-booking', { id })
    expect(await accounts()).toEqual({ provider: -2_000, platform: -400, lender_pending: 2_400 })
    t.setNow(DAY_MS)
    await t.say(neighbour, 'return-booking', { id })
    t.setNow(3 * DAY_MS)
    await run('complete-returned')
    // The fee is 15 % of the full price: 360.
    expect(await accounts()).toEqual({ provider: -2_000, platform: -40, lender: 2_040 })
  })

  it('gives the renter back what they paid, and the platform as large a share of its own', async () => {
    const instead = await dearer({ cancellationPolicy: 'strict' })
    const id = await rebook(await letDown(), instead)
    t.setNow(2 * HOUR_MS)
    const answer = await t.say(t.renter, 'cancel-booking', { id, expectedRefundCents: 1_000 })
    expect(answer.status).toBe(200)
    await settle()
    // The lender keeps half of 2,400 less 15 %: 1,000 of the renter's and 200 of the platform's.
    expect(await accounts()).toEqual({ provider: -1_000, platform: -20, lender: 1_020 })
    expect(
      await t.rows(`select captured_cents, refunded_cents from payments_test.payments
        order by created_at desc limit 1`),
    ).toEqual([{ captured_cents: 2_000, refunded_cents: 1_000 }])
  })

  it('costs nothing when its lender cancels too, and the next is offered at the first price', async () => {
    const instead = await dearer()
    const id = await rebook(await letDown(), instead)
    const third = await t.another({
      owner: (await t.user()).id,
      pricePerDayCents: 1_250,
    })
    await t.say(neighbour, 'cancel-booking', { id })
    await settle()
    expect(await accounts()).toEqual({})
    const next = (await offers(id)).find((offer) => offer.id === third.id)
    expect(next).toMatchObject({ total_cents: 2_000, top_up_cents: 500 })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RescueOffer } from '#contract/rescue.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let neighbour: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture({ env: { RESCUE_LIMIT_CENTS: '0' } })
  t.deps.log.warn = () => {}
  neighbour = await t.user({ name: 'Nadia Neighbour' })
})
afterEach(() => t.close())

async function settle() {
  await settleDue(t.deps)
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}

/** A paid rental of two days that its lender has cancelled, and its id. */
async function letDown(): Promise<string> {
  await t.complete(t.renter, await t.pay(t.renter, [t.line(t.item, 5)]))
  await settle()
  const [row] = await t.rows<{ id: string }>('select id from public.bookings order by number desc limit 1')
  await t.say(t.owner, 'cancel-booking', { id: row!.id })
  await settle()
  return row!.id
}
const other = (change: object = {}) => t.another({ owner: neighbour.id, ...change })
const offers = async (as: TestUser, booking: string) =>
  (await t.say<RescueOffer[]>(as, 'get-rescue-offers', { id: booking })).value?.map(({ id }) => id)
const rebook = (as: TestUser, id: string, itemId: string) =>
  t.say<{ orderId: string; bookings: { itemId: string; status: string }[] }>(as, 'rebook-booking', {
    id,
    itemId,
  })

describe('a replacement for a rental that its lender cancelled', () => {
  it('is the nearest of the same kind that is free then, at no higher price', async () => {
    const near = await other()
    const nearer = await other({ latitude: 52.4882, longitude: 13.4293 })
    await other({ pricePerDayCents: 1_001 })
    await other({ latitude: 48.2, longitude: 16.37 })
    await other({ minHours: 72 })
    await other({ status: 'paused' })
    await other({ category: 'party' })
    const taken = await other()
    const id = await letDown()
    const rival = await t.user({ kyc_level: 1 })
    await t.hold(rival, t.line(taken, 5))
    const offered = await offers(t.renter, id)
    expect(offered).toHaveLength(2)
    expect(new Set(offered)).toEqual(new Set([near.id, nearer.id]))
    expect(await offers(t.owner, id)).toEqual([])
    expect(await offers(rival, id)).toEqual([])
  })

  it('is nothing for a rental that stands, or that the renter cancelled', async () => {
    await other()
    await t.complete(t.renter, await t.pay(t.renter, [t.line(t.item, 5)]))
    await settle()
    const [row] = await t.rows<{ id: string }>('select id from public.bookings')
    expect(await offers(t.renter, row!.id)).toEqual([])
    await t.say(t.renter, 'cancel-booking', { id: row!.id })
    expect(await offers(t.renter, row!.id)).toEqual([])
  })
})

describe('rebooking', () => {
  it('books it for the same hours on the same card, in one step', async () => {
    const instead = await other()
    const id = await letDown()
    expect(await rebook(t.renter, id, instead.id)).toMatchObject({
      value: { bookings: [{ itemId: instead.id, status: 'confirmed' }] },
    })
    await settle()
    const rentals = await t.rows('select status, start_date, end_date from public.bookings order by number')
    expect(rentals).toMatchObject([{ status: 'cancelled' }, { status: 'confirmed' }])
    const [lost, found] = rentals as { start_date: Date; end_date: Date }[]
    expect([found!.start_date, found!.end_date]).toEqual([lost!.start_date, lost!.end_date])
    expect(
      await t.rows('select captured_cents, refunded_cents from payments_test.payments order by created_at'),
    ).toEqual([
      { captured_cents: 2_000, refunded_cents: 2_000 },
      { captured_cents: 2_000, refunded_cents: 0 },
    ])
    expect(await offers(t.renter, id)).toEqual([])
  })

  it('has one effect when it is tapped twice', async () => {
    const instead = await other()
    const id = await letDown()
    await Promise.all([rebook(t.renter, id, instead.id), rebook(t.renter, id, instead.id)])
    await settle()
    expect(await t.rows(`select 1 from public.bookings where status = 'confirmed'`)).toHaveLength(1)
  })

  it('gives one item to one of two renters who were let down, and costs the other nothing', async () => {
    const rival = await t.user({ name: 'Ravi Rival', kyc_level: 1 })
    const lost = await t.another()
    await t.complete(rival, await t.pay(rival, [t.line(lost, 5)]))
    await settle()
    const [rivals] = await t.rows<{ id: string }>('select id from public.bookings')
    await t.say(t.owner, 'pause-item', { id: lost.id })
    await t.say(t.owner, 'cancel-booking', { id: rivals!.id })
    const id = await letDown()
    await t.rows(`update public.items set status = 'paused' where owner_id = $1`, [t.owner.id])
    const instead = await other()
    const answers = await Promise.all([
      rebook(t.renter, id, instead.id),
      rebook(rival, rivals!.id, instead.id),
    ])
    await settle()
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(['RESCUE_GONE', 'ITEMS_UNAVAILABLE']).toContain(answers.find(({ code }) => code)?.code)
    expect(await t.rows(`select 1 from public.bookings where status = 'confirmed'`)).toHaveLength(1)
    const kept = await t.rows(
      'select sum(captured_cents - refunded_cents)::int as cents from payments_test.payments',
    )
    expect(kept).toEqual([{ cents: 2_000 }])
    expect(await t.rows(`select 1 from payments_test.payments where status = 'authorised'`)).toEqual([])
    expect(await t.rows('select 1 from public.reservations')).toEqual([])
  })

  describe('of what is another one than the renter was shown', () => {
    /** The offer of the one item as a page shows it, and so as it is asked for. */
    async function shown(id: string) {
      const [offer] = (await t.say<RescueOffer[]>(t.renter, 'get-rescue-offers', { id })).value!
      const { total_cents, delivery_method, terms } = offer!
      return {
        id,
        itemId: offer!.id,
        expectedTotalCents: total_cents,
        deliveryMethod: delivery_method,
        terms,
      }
    }
    const take = (request: object) => t.say(t.renter, 'rebook-booking', request)
    const left = async () => [
      await t.rows('select 1 from public.reservations'),
      await t.rows(`select 1 from public.orders where status = 'pending'`),
    ]
    afterEach(() => setTerms({}))

    it('asks again for other terms, of the item or of the site, and books what is shown then', async () => {
      const instead = await other()
      const id = await letDown()
      const before = await shown(id)
      expect(before.terms).toMatchObject({ depositCents: 0, cancellationPolicy: 'flexible', isInstant: true })
      await t.rows(
        `update public.items set deposit_cents = 7000, cancellation_policy = 'strict' where id = $1`,
        [instead.id],
      )
      setTerms({ latePercent: 300 })
      expect(await take(before)).toMatchObject({
        status: 409,
        code: 'TERMS_CHANGED',
        details: { lines: [{ changed: ['cancellation', 'deposit', 'late'] }] },
      })
      expect(await left()).toEqual([[], []])
      expect(await take(await shown(id))).toMatchObject({ status: 200 })
      expect(
        await t.rows(
          'select deposit_cents, cancellation_policy from public.bookings order by number desc limit 1',
        ),
      ).toEqual([{ deposit_cents: 7_000, cancellation_policy: 'strict' }])
    })

    it('asks again for another price or way of handing over', async () => {
      const instead = await other()
      const id = await letDown()
      const before = await shown(id)
      expect(await take({ ...before, deliveryMethod: 'delivery' })).toMatchObject({
        code: 'DELIVERY_NOT_OFFERED',
      })
      await t.rows('update public.items set price_per_day_cents = 900 where id = $1', [instead.id])
      expect(await take(before)).toMatchObject({
        status: 409,
        code: 'PRICE_CHANGED',
        details: { totalCents: 1_800 },
      })
      expect(await left()).toEqual([[], []])
      expect(await take(await shown(id))).toMatchObject({ status: 200 })
    })
  })

  it('is refused to others, and for what is not offered', async () => {
    const instead = await other()
    const dear = await other({ pricePerDayCents: 5_000 })
    const id = await letDown()
    expect(await rebook(t.owner, id, instead.id)).toMatchObject({ status: 409, code: 'RESCUE_GONE' })
    expect(await rebook(neighbour, id, instead.id)).toMatchObject({ code: 'RESCUE_GONE' })
    expect(await rebook(t.renter, id, dear.id)).toMatchObject({ code: 'RESCUE_GONE' })
    expect(await rebook(t.renter, id, t.item.id)).toMatchObject({ code: 'RESCUE_GONE' })
    expect(await t.rows('select 1 from public.reservations')).toEqual([])
  })
})

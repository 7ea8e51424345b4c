import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestUser } from '#server/testing/app.ts'
import { deleteLapsedHolds } from './tasks/delete-lapsed-holds.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'
import type { Line } from './testing/steps.ts'

let t: CheckoutFixture
let rival: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  rival = await t.user({ kyc_level: 1 })
})
afterEach(() => t.close())

/** Makes everything that is held, and was, so many minutes older. */
async function pass(minutes: number) {
  await t.rows(
    `update public.held_periods set first_held_at = first_held_at - make_interval(mins => $1),
    held_until = held_until - make_interval(mins => $1)`,
    [minutes],
  )
  await t.rows(`alter table public.reservations disable trigger renew_reservation`)
  await t.rows(`update public.reservations set expires_at = expires_at - make_interval(mins => $1)`, [
    minutes,
  ])
  await t.rows(`alter table public.reservations enable trigger renew_reservation`)
}

/** Holds it again every 19 minutes, as `hold` does that, for an hour. */
async function holdForAnHour(hold: () => Promise<unknown>) {
  for (const minutes of [19, 19, 19, 3]) {
    await hold()
    await pass(minutes)
  }
}
const insert = ({ itemId, start, end }: Line, as: TestUser = t.renter) =>
  t
    .client({ as })
    .from('reservations')
    .insert({ item_id: itemId, user_id: as.id, start_date: start, end_date: end, quantity: 1 })
const HELD_TOO_LONG = {
  status: 409,
  code: 'HELD_TOO_LONG',
  details: { minutes: 20, again: expect.any(String) },
}

describe('a period that one person holds again and again', () => {
  it('is free for others an hour after the first hold, and for them 20 minutes later', async () => {
    const line = t.line()
    for (const minutes of [19, 19, 12]) {
      await t.hold(t.renter, line)
      await pass(minutes)
    }
    const last = await t.hold(t.renter, line)
    const leftMs = Date.parse(last.value!.expiresAt) - Date.now()
    expect(leftMs).toBeGreaterThan(9 * 60_000)
    expect(leftMs).toBeLessThanOrEqual(10 * 60_000)
    expect(await t.hold(rival, line)).toMatchObject({ code: 'ITEMS_UNAVAILABLE' })
    await pass(10)
    expect(await t.hold(t.renter, line)).toMatchObject(HELD_TOO_LONG)
    const { error } = await insert(line)
    expect(error).toMatchObject({ code: 'LA034', hint: 'HELD_TOO_LONG' })
    await pass(20)
    expect(await t.hold(t.renter, line)).toMatchObject({ status: 200 })
    await t.rows('delete from public.reservations')
    expect(await t.hold(rival, line)).toMatchObject({ status: 200 })
  })

  it('cannot be kept by renewing it', async () => {
    const line = t.line()
    await holdForAnHour(() => t.hold(t.renter, line))
    expect(await t.hold(t.renter, line)).toMatchObject(HELD_TOO_LONG)
    expect(await t.hold(rival, line)).toMatchObject({ status: 200 })
  })

  it('cannot be kept by deleting and inserting it', async () => {
    const line = t.line()
    await holdForAnHour(async () => {
      await t.client({ as: t.renter }).from('reservations').delete().eq('user_id', t.renter.id)
      expect((await insert(line)).error).toBeNull()
    })
    await t.client({ as: t.renter }).from('reservations').delete().eq('user_id', t.renter.id)
    expect((await insert(line)).error).toMatchObject({ code: 'LA034' })
    expect((await insert(line, rival)).error).toBeNull()
  })

  it('cannot be kept by dates that overlap or adjoin, nor by waiting for less than a hold lasts', async () => {
    const [at3, at4, at5, at8] = [3, 4, 5, 8].map((day) => t.line(t.item, day)) as [Line, Line, Line, Line]
    const turns = [at3, at4, at5, at4]
    await holdForAnHour(async () => {
      expect(await t.hold(t.renter, turns.shift()!)).toMatchObject({ status: 200 })
    })
    for (const line of [at3, at4, at5])
      expect(await t.hold(t.renter, line)).toMatchObject({ code: 'HELD_TOO_LONG' })
    expect(await t.hold(t.renter, at8)).toMatchObject({ status: 200 })
  })

  it('cannot go on with dates that adjoin', async () => {
    const [at3, at5] = [t.line(t.item, 3), t.line(t.item, 5)]
    await holdForAnHour(() => t.hold(t.renter, at3))
    expect(await t.hold(t.renter, at5)).toMatchObject({ code: 'HELD_TOO_LONG' })
  })

  it('counts from the first of dates that adjoin', async () => {
    const turns = [t.line(t.item, 3), ...Array.from({ length: 3 }, () => t.line(t.item, 5))]
    await holdForAnHour(() => t.hold(t.renter, turns.shift()!))
    expect(await t.hold(t.renter, t.line(t.item, 5))).toMatchObject({ code: 'HELD_TOO_LONG' })
  })

  it('is forgotten once it may be held again', async () => {
    await t.hold(t.renter, t.line())
    await pass(41)
    await deleteLapsedHolds.run(t.deps, async (request) => t.app.fetch(request))
    expect(await t.rows('select 1 from public.held_periods')).toEqual([])
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rounds, SEED } from '#backend/testing/rounds.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import { rentalRefusal } from '#domain/booking/rental-rules.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS, linesOf } from './testing/steps.ts'

let t: CheckoutFixture
let blocked: TestUser
beforeAll(async () => {
  t = await createCheckoutFixture()
  blocked = await t.user()
  // So that no length of a rental takes more proof than the renter has given.
  await t.db.pool.query('update public.profiles set kyc_level = 2 where id = $1', [t.renter.id])
  await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [blocked.id])
})
afterAll(() => t.close())

interface Wanted {
  start: string
  end: string
  quantity: number
}

/** The refusal that a hold gets as a row through the data API, by its code; nothing where it is placed. */
async function insertHold(who: TestUser, { start, end, quantity }: Wanted): Promise<string | undefined> {
  const { error } = await t
    .client({ as: who })
    .from('reservations')
    .insert({ item_id: t.item.id, user_id: who.id, start_date: start, end_date: end, quantity })
  return error?.hint ?? undefined
}

/** The refusal that the same hold gets as a basket. */
async function placeHold(who: TestUser, wanted: Wanted): Promise<string | undefined> {
  const held = await t.hold(who, { itemId: t.item.id, ...wanted })
  return held.code === 'ITEMS_UNAVAILABLE' ? linesOf(held)[0]!.code : held.code
}

/** For so many days of 24 hours, from one day ahead. */
function days(count: number): Omit<Wanted, 'quantity'> {
  const start = Date.now() + DAY_MS
  return { start: new Date(start).toISOString(), end: new Date(start + count * DAY_MS).toISOString() }
}

const releaseAll = () => t.db.pool.query('delete from public.reservations')

/** Both ways, one after the other. */
async function bothWays(who: TestUser, wanted: Wanted): Promise<[string | undefined, string | undefined]> {
  const inserted = await insertHold(who, wanted)
  await releaseAll()
  const placed = await placeHold(who, wanted)
  await releaseAll()
  return [inserted, placed]
}

const WORKDAYS: OpeningHours = {
  mon: [['08:00', '20:00']],
  tue: [['00:00', '24:00']],
  wed: [
    ['06:00', '11:30'],
    ['13:00', '24:00'],
  ],
  fri: [['08:00', '20:00']],
}
const EVENINGS: OpeningHours = {
  mon: [['17:30', '22:00']],
  sat: [['09:00', '24:00']],
  sun: [['00:00', '12:00']],
}

const settings = fc.record({
  status: fc.constantFrom('published', 'published', 'published', 'published', 'paused'),
  noticeHours: fc.constantFrom(0, 0, 24, 720),
  minHours: fc.constantFrom(1, 2, 24),
  maxHours: fc.constantFrom(24, 48, 720, 8_760),
  weeklyHours: fc.constantFrom<(OpeningHours | null)[]>(null, null, WORKDAYS, EVENINGS),
  timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
})
const request = fc.record({
  /** Hours from now, in quarters. */
  from: fc.oneof(fc.integer({ min: -8, max: 4 * 48 }), fc.integer({ min: 4, max: 4 * 24 * 360 })),
  length: fc.oneof(
    fc.integer({ min: -4, max: 4 * 30 }),
    fc.constantFrom(4 * 23, 4 * 24, 4 * 25, 4 * 48, 4 * 49),
    fc.integer({ min: 1, max: 4 * 24 * 400 }),
  ),
  quantity: fc.constantFrom(1, 1, 1, 2),
  who: fc.constantFrom('renter', 'renter', 'renter', 'renter', 'renter', 'owner', 'blocked'),
})

describe('a hold', () => {
  it('is refused for the same reason as a row and as a basket, which is the one that the browser gives', async () => {
    const cases = fc.sample(fc.tuple(settings, request), { numRuns: rounds(150, 2_000), seed: SEED })
    const reasons = new Set<string | undefined>()
    for (const [item, { from, length, quantity, who }] of cases) {
      await t.db.pool.query(
        `update public.items set status = $2, notice_hours = $3, min_hours = $4, max_hours = $5, time_zone = $6,
           weekly_hours = $7
         where id = $1`,
        [
          t.item.id,
          item.status,
          item.noticeHours,
          item.minHours,
          item.maxHours,
          item.timeZone,
          item.weeklyHours,
        ],
      )
      const person = who === 'blocked' ? blocked : t[who as 'renter' | 'owner']
      // A second off the quarter, so that a rule's edge is not crossed while the test runs.
      const now = Date.now()
      const start = now + from * (HOUR_MS / 4) + 30_000
      const end = start + length * (HOUR_MS / 4)
      const wanted = { start: new Date(start).toISOString(), end: new Date(end).toISOString(), quantity }
      const explained =
        who === 'blocked'
          ? 'BLOCKED'
          : rentalRefusal(
              {
                ...item,
                ownerId: t.owner.id,
                isPublished: item.status === 'published',
                units: 1,
                deliveryMethods: ['pickup'],
              },
              { renterId: person.id, start, end, quantity, deliveryMethod: 'pickup' },
              now,
            )?.code
      expect([item, wanted, who, ...(await bothWays(person, wanted))]).toEqual([
        item,
        wanted,
        who,
        explained,
        explained,
      ])
      reasons.add(explained)
    }
    expect(reasons).toContain(undefined)
    expect(reasons.size).toBeGreaterThanOrEqual(7)
  })

  it('that lost its race has one reason, too', async () => {
    await t.db.pool.query(
      `update public.items set status = 'published', notice_hours = 0, min_hours = 1, max_hours = 720,
         weekly_hours = null`,
    )
    const { start, end } = t.line()
    const wanted = { start, end, quantity: 1 }
    const rival = await t.user({ kyc_level: 1 })
    const held = () =>
      t.db.pool.query(
        'insert into public.reservations (item_id, user_id, start_date, end_date) values ($1, $2, $3, $4)',
        [t.item.id, rival.id, start, end],
      )
    await held()
    expect(await insertHold(t.renter, wanted)).toBe('DATES_TAKEN')
    expect(await placeHold(t.renter, wanted)).toBe('DATES_TAKEN')
    await releaseAll()
  })

  it('that a basket asks for is refused in a setting, which lets nothing in', async () => {
    const { start, end } = t.line()
    const { rows } = await t.db.pool.query(
      `with asked as materialized (select set_config('lendaround.held_line', '{"delivery_method": "pickup"}', true))
       insert into public.reservations (item_id, user_id, start_date, end_date)
       select $1, $2, $3, $4 from asked
       returning id, current_setting('lendaround.hold_refusal', true)`,
      [t.item.id, blocked.id, start, end],
    )
    expect(rows).toEqual([])
    const { rows: again } = await t.db.pool.query('select id from public.reservations where user_id = $1', [
      blocked.id,
    ])
    expect(again).toEqual([])
  })

  it('through the data API says with which numbers it was refused', async () => {
    await t.db.pool.query('update public.items set max_hours = 24')
    const { start, end } = t.line()
    const { error } = await t
      .client({ as: t.renter })
      .from('reservations')
      .insert({ item_id: t.item.id, user_id: t.renter.id, start_date: start, end_date: end })
    expect(error).toMatchObject({
      code: 'LA026',
      message: 'period too long',
      hint: 'PERIOD_TOO_LONG',
      details: '{"hours": 24}',
    })
  })

  it.each([
    ['9999-06-01T00:00Z', '9999-06-02T00:00Z', 'PERIOD_TOO_FAR'],
    ['2026-01-01T00:00Z', 'infinity', 'PERIOD_PAST'],
    ['infinity', 'infinity', 'PERIOD_REVERSED'],
    ['-infinity', 'infinity', 'PERIOD_PAST'],
    ['0001-01-01T00:00Z', '0001-01-02T00:00Z', 'PERIOD_PAST'],
  ])('from %s to %s is refused', async (start, end, reason) => {
    expect(await insertHold(t.renter, { start, end, quantity: 1 })).toBe(reason)
  })

  it('takes the proof of identity that its total takes, either way', async () => {
    await t.db.pool.query(`update public.items set max_hours = 8760, time_zone = 'UTC'`)
    // 10 € a day: 100 days are 1000 €, which a document is enough for.
    const cases = [
      [0, 1],
      [1, 100],
      [1, 101],
      [2, 101],
    ] as const
    for (const [level, count] of cases) {
      const person = await t.user({ kyc_level: level })
      const expected = level < requiredKycLevel(count * 1_000) ? 'KYC_REQUIRED' : undefined
      expect([level, count, ...(await bothWays(person, { ...days(count), quantity: 1 }))]).toEqual([
        level,
        count,
        expected,
        expected,
      ])
    }
  })

  it('says which level is missing, and counts what the same person holds already', async () => {
    const person = await t.user({ kyc_level: 1 })
    const other = await t.another({ maxHours: 8_760, timeZone: 'UTC' })
    const hold = (itemId: string, count: number) => {
      const { start, end } = days(count)
      return t
        .client({ as: person })
        .from('reservations')
        .insert({ item_id: itemId, user_id: person.id, start_date: start, end_date: end })
    }
    expect((await hold(t.item.id, 60)).error).toBeNull()
    expect((await hold(other.id, 41)).error).toMatchObject({
      code: 'LA030',
      message: 'kyc required',
      details: '{"current": 1, "required": 2}',
    })
    expect((await hold(other.id, 40)).error).toBeNull()
    await releaseAll()

    const stranger = await t.user({ kyc_level: 0 })
    const basket = [60, 41].map((count, n) => ({
      itemId: [t.item.id, other.id][n]!,
      ...days(count),
    }))
    for (const who of [stranger, person]) {
      const held = await t.hold(who, ...basket)
      expect(held).toMatchObject({ status: 403, code: 'KYC_REQUIRED', details: { required: 2 } })
    }
    expect(await t.rows('select from public.reservations')).toEqual([])
  })

  it('of a person whose proof was taken back is not renewed', async () => {
    const person = await t.user({ kyc_level: 1 })
    const line = t.line()
    expect(await t.hold(person, line)).toMatchObject({ status: 200 })
    await t.db.pool.query('update public.profiles set kyc_level = 0 where id = $1', [person.id])
    expect(await t.hold(person, line)).toMatchObject({ status: 403, code: 'KYC_REQUIRED' })
    await releaseAll()
  })
})

describe('the clock of a rental', () => {
  it('is the one that it was held on, whatever the owner sets meanwhile', async () => {
    await t.db.pool.query(`update public.items set time_zone = 'Europe/Berlin', max_hours = 720`)
    const { renter, item } = t
    const held = await t.hold(renter, { itemId: item.id, ...days(1) })
    // As it moves with the item's place.
    const setZone = (zone: string) =>
      t.db.pool.query('update public.items set time_zone = $2 where id = $1', [item.id, zone])
    await setZone('Asia/Tokyo')
    const started = await t.start(renter, held)
    await t.confirm(started)
    await setZone('America/Adak')
    expect(await t.complete(renter, started)).toMatchObject({ status: 200 })
    expect(
      await t.rows(
        'select b.time_zone as booked, l.time_zone as ordered from public.bookings b join public.order_lines l on l.id = b.order_line_id',
      ),
    ).toEqual([{ booked: 'Europe/Berlin', ordered: 'Europe/Berlin' }])
  })

  it('is a new one where the same basket is held again after the zone was changed', async () => {
    const { renter, item } = t
    const line = t.line(item, 20)
    await t.hold(renter, line)
    await t.db.pool.query(`update public.items set time_zone = 'Europe/Lisbon' where id = $1`, [item.id])
    await t.hold(renter, line)
    expect(await t.rows('select time_zone from public.reservations')).toEqual([
      { time_zone: 'Europe/Lisbon' },
    ])
    await releaseAll()
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rounds, SEED } from '#backend/testing/rounds.ts'
import {
  CLOCK_CHANGE_EXAMPLES,
  CLOCK_CHANGE_PRICES,
  MACHINE_ZONES,
} from '#domain/booking/clock-change.examples.ts'
import { durationOf } from '#domain/booking/duration.ts'
import { wallClock } from '#domain/booking/wall-clock.ts'
import { quote } from '#domain/money/quote.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

const HOUR_MS = 3_600_000
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati']

let site: TestApp
const items = new Map<string, string>()
const { pricePerDayCents, pricePerHourCents } = CLOCK_CHANGE_PRICES

beforeAll(async () => {
  site = await createTestApp()
  const { id: owner } = await site.user()
  for (const timeZone of ZONES) {
    const { id } = await createItem(site.db.pool, {
      owner,
      timeZone,
      pricePerDayCents,
      pricePerHourCents,
      minHours: 2,
      maxHours: 50,
    })
    items.set(timeZone, id)
  }
})
afterAll(() => site.close())

describe.each(MACHINE_ZONES)('with session and machine in %s', (machine) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = machine
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('the database counts the hours and the price of every example', async () => {
    const client = await site.db.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('timezone', $1, true)`, [machine])
      const { rows } = await client.query<{ hours: number; cents: number }>(
        `select hours, public.all_in_cents($1, $2, hours, 1, 'pickup') as cents
         from rows from (unnest($3::timestamptz[]), unnest($4::timestamptz[]), unnest($5::text[]))
           with ordinality e (starts, ends, zone, n),
           lateral (select public.rental_hours(starts, ends, zone) as hours) counted
         order by n`,
        [
          pricePerDayCents,
          pricePerHourCents,
          CLOCK_CHANGE_EXAMPLES.map(({ from }) => from),
          CLOCK_CHANGE_EXAMPLES.map(({ to }) => to),
          CLOCK_CHANGE_EXAMPLES.map(({ zone }) => zone),
        ],
      )
      const counted = CLOCK_CHANGE_EXAMPLES.map((example, n) => ({
        ...example,
        hours: rows[n]!.hours,
        totalCents: rows[n]!.cents,
      }))
      expect(counted).toEqual(CLOCK_CHANGE_EXAMPLES)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

it('no time zone skips an hour by day, so that a search need not check them all', async () => {
  const { rows } = await site.db.pool.query<{ zone: string; gap_from: string; gap_to: string }>(
    `with days as (
       select z.name as zone, day, (day at time zone z.name) - (day at time zone 'UTC') as offset_before,
         ((day + interval '24 hours') at time zone z.name) - ((day + interval '24 hours') at time zone 'UTC') as offset_after
       from pg_timezone_names z,
         generate_series(date_trunc('day', now(), 'UTC'), now() + interval '6 years', interval '24 hours') day
       where z.name ~ '/'
     ), gaps as (
       select zone, (moment at time zone 'UTC') + offset_before as gap_from, (moment at time zone 'UTC') + offset_after as gap_to
       from days, lateral (
         select min(quarter) as moment
         from generate_series(day, day + interval '24 hours', interval '15 minutes') quarter
         where (quarter at time zone zone) - (quarter at time zone 'UTC') = offset_after
       ) change
       where offset_after > offset_before
     )
     select zone, gap_from, gap_to
     from gaps
     cross join lateral (values (gap_from), (gap_to - interval '1 second')) skipped (local)
     cross join lateral public.search_bounds(jsonb_populate_record(
       null::public.search_criteria, jsonb_build_object('local_from', local, 'local_to', local))) criteria
     where criteria.hours is not null`,
  )
  expect(rows).toEqual([])
})

describe('a search', () => {
  /** Midnights (UTC) around which the clock changes in one of these zones. */
  const nights = ZONES.flatMap((zone) =>
    Array.from(
      { length: 400 },
      (_, day) => Math.ceil(Date.now() / (24 * HOUR_MS) + day + 2) * 24 * HOUR_MS,
    ).filter((night) => wallClock(night + 24 * HOUR_MS, zone) - wallClock(night, zone) !== 24 * HOUR_MS),
  )
  const local = fc
    .tuple(fc.constantFrom(...nights), fc.integer({ min: -2 * 96, max: 2 * 96 }))
    .map(([night, quarters]) => new Date(night + (quarters * HOUR_MS) / 4).toISOString().slice(0, 16))

  it('has the quote’s price around every clock change, and respects the shortest and longest rental', async () => {
    const periods = fc.sample(
      fc.record({
        from: local,
        quarters: fc.integer({ min: 1, max: 4 * 54 }),
        zone: fc.constantFrom(...ZONES),
      }),
      { numRuns: rounds(300, 3_000), seed: SEED },
    )
    expect(nights.length).toBeGreaterThanOrEqual(6)
    for (const { from, quarters, zone } of periods) {
      const to = new Date(Date.parse(`${from}Z`) + (quarters * HOUR_MS) / 4).toISOString().slice(0, 16)
      const { rows } = await site.db.pool.query(
        `select $1::timestamp at time zone $3 as start, $2::timestamp at time zone $3 as end,
           public.search_items(local_from => $1::timestamp, local_to => $2::timestamp, only_ids => array[$4]::uuid[],
             sort => 'total', pins => 1) as found`,
        [from, to, zone, items.get(zone)],
      )
      const { start, end, found } = rows[0]
      const period = { start: start.getTime(), end: end.getTime(), timeZone: zone }
      const { hours } = durationOf(period.start, period.end, zone)
      const price = quote(CLOCK_CHANGE_PRICES, { ...period, quantity: 1, deliveryMethod: 'pickup' })
      const isLent = hours >= 2 && hours <= 50
      expect([from, to, zone, found.items.map((item: { total_cents: number }) => item.total_cents)]).toEqual([
        from,
        to,
        zone,
        isLent ? [price.totalCents] : [],
      ])
      expect(found.pins.map((pin: number[]) => pin[3])).toEqual(isLent ? [price.totalCents] : [])
    }
  })
})

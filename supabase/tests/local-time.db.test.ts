import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { SEED } from '#backend/testing/rounds.ts'
import { isDurationDiscounts } from '#domain/money/duration-discounts.ts'
import { quote } from '#domain/money/quote.ts'
import { LOCAL_TIME_EXAMPLES } from '#domain/search/local-time.examples.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const QUARTER_MS = 900_000
const BERLIN = 'Europe/Berlin'

/** The nights of clock changes until 2030, as if they were in UTC. */
const CHANGES = [
  '2026-10-25',
  '2027-03-28',
  '2027-10-31',
  '2028-03-26',
  '2028-10-29',
  '2029-03-25',
  '2030-03-31',
]

/** Each quarter of an hour in the two days around a change, as local time. */
const local = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -96, max: 96 }))
  .map(([day, quarters]) => new Date(Date.parse(day) + quarters * QUARTER_MS).toISOString().slice(0, 16))

it.each(LOCAL_TIME_EXAMPLES)('the database reads local times as the browser does: $why', async (example) => {
  const { rows } = await db.pool.query('select $1::timestamp at time zone $2 as instant', [
    example.local,
    example.zone,
  ])
  expect(rows[0].instant).toEqual(new Date(example.instant))
})

describe('around every clock change', () => {
  it('a local time is the instant at which a clock there shows it, or an hour later if it is skipped', async () => {
    const locals = fc.sample(local, { numRuns: 500, seed: SEED })
    const { rows } = await db.pool.query<{ wanted: string; shown: string }>(
      `select wanted, to_char((wanted::timestamp at time zone $2) at time zone $2, 'YYYY-MM-DD"T"HH24:MI') as shown
       from unnest($1::text[]) wanted`,
      [locals, BERLIN],
    )
    const skipped = rows.filter(({ wanted, shown }) => wanted !== shown)
    for (const { wanted, shown } of skipped) {
      expect([wanted, shown]).toEqual([
        expect.stringMatching(/^20\d\d-03-\d\dT02:/),
        wanted.replace('T02:', 'T03:'),
      ])
    }
    expect(rows).toHaveLength(500)
  })

  it('search and quote agree for every period, price and number of units', async () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 })
    const cases = fc.sample(
      fc.record({
        from: local,
        quarters: fc.oneof(fc.integer({ min: 1, max: 4 * 24 * 4 }), fc.integer({ min: 1, max: 40 * 24 * 4 })),
        day: cents,
        hour: fc.option(cents),
        weekend: fc.option(cents),
        discounts: fc
          .array(fc.integer({ min: 0, max: 90 }), { minLength: 3, maxLength: 3 })
          .filter(isDurationDiscounts),
        quantity: fc.integer({ min: 1, max: 50 }),
        delivery: fc.constantFrom('pickup' as const, 'delivery' as const),
      }),
      { numRuns: 500, seed: SEED },
    )
    const { rows } = await db.pool.query<{ starts: Date; ends: Date; cents: number }>(
      `select starts, ends, public.quoted_cents(day, hour, weekend, discounts::int[], starts at time zone $7,
         public.rental_hours(starts, ends, $7), quantity, delivery) as cents
       from rows from (unnest($1::timestamp[]), unnest($2::int[]), unnest($3::bigint[]), unnest($4::bigint[]),
           unnest($5::int[]), unnest($6::text[]), unnest($8::bigint[]), unnest($9::text[]))
         with ordinality rental (start, quarters, day, hour, quantity, delivery, weekend, discounts, n),
         lateral (select start at time zone $7 as starts,
           (start + make_interval(mins => quarters * 15)) at time zone $7 as ends) period
       order by n`,
      [
        cases.map(({ from }) => from),
        cases.map(({ quarters }) => quarters),
        cases.map(({ day }) => day),
        cases.map(({ hour }) => hour),
        cases.map(({ quantity }) => quantity),
        cases.map(({ delivery }) => delivery),
        BERLIN,
        cases.map(({ weekend }) => weekend),
        cases.map(({ discounts }) => `{${discounts}}`),
      ],
    )
    for (const [n, rental] of cases.entries()) {
      const { starts, ends, cents: asked } = rows[n]!
      const { totalCents } = quote(
        {
          pricePerDayCents: rental.day,
          pricePerHourCents: rental.hour,
          weekendPriceCents: rental.weekend,
          durationDiscounts: rental.discounts,
        },
        {
          start: starts.getTime(),
          end: ends.getTime(),
          timeZone: BERLIN,
          quantity: rental.quantity,
          deliveryMethod: rental.delivery,
        },
      )
      expect([rental, starts, ends, asked]).toEqual([rental, starts, ends, totalCents])
    }
  })
})

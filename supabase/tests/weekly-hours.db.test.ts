import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { SEED } from '#backend/testing/rounds.ts'
import { isOpenAt, isWeeklyHours, type OpeningHours, WEEKDAYS } from '#domain/booking/opening-hours.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const ZONES = ['Europe/Berlin', 'Europe/Madrid', 'America/Adak', 'Pacific/Kiritimati', 'Australia/Lord_Howe']
/** Both clock changes in Berlin, and on Lord Howe Island, where the clock moves by half an hour. */
const NIGHTS = ['2027-03-28T00:00Z', '2027-10-31T00:00Z', '2027-04-03T14:00Z', '2027-10-02T14:00Z']

const time = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom('00', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const times = fc.array(fc.tuple(time, time), { maxLength: 5 })
const week = fc.dictionary(fc.constantFrom(...WEEKDAYS), times, { maxKeys: 7, noNullPrototype: true })

it('accepts the same weeks as the domain', async () => {
  const weeks = [
    ...fc.sample(week, { numRuns: 300, seed: SEED }),
    { mon: [['08:00', '20:00']] },
    {
      mon: [['00:00', '24:00']],
      sun: [
        ['09:00', '12:30'],
        ['14:00', '24:00'],
      ],
    },
    {
      mon: [
        ['08:00', '12:00'],
        ['11:00', '13:00'],
      ],
    },
  ] as OpeningHours[]
  const { rows } = await db.pool.query<{ right: boolean }>(
    `select public.is_weekly_hours(value) as right
     from jsonb_array_elements($1::jsonb) with ordinality w (value, position) order by position`,
    [JSON.stringify(weeks)],
  )
  expect(rows.map(({ right }) => right)).toEqual(weeks.map(isWeeklyHours))
  expect(rows.filter(({ right }) => right).length).toBeGreaterThan(2)
})

it.each([
  '[]',
  '"mon"',
  '1',
  '{"monday": [["08:00", "09:00"]]}',
  '{"mon": "08:00"}',
  '{"mon": [[]]}',
  '{"mon": [["08:00"]]}',
  '{"mon": [["08:00", "09:00", "10:00"]]}',
  '{"mon": [[8, 9]]}',
  '{"mon": [{"0": "08:00", "1": "09:00"}]}',
  '{"mon": [["8:00", "09:00"]]}',
])('keeps no %s as hours', async (hours) => {
  const { rows } = await db.pool.query('select public.is_weekly_hours($1::jsonb) as right', [hours])
  expect(rows).toEqual([{ right: false }])
})

it('agrees with the domain on every quarter of an hour around the clock changes', async () => {
  const weeks: OpeningHours[] = [
    { sat: [['22:00', '24:00']], sun: [['01:30', '02:30']], mon: [['00:00', '24:00']] },
    {
      sun: [
        ['00:00', '02:00'],
        ['03:00', '03:15'],
      ],
      thu: [['08:00', '20:00']],
    },
  ]
  const asked = weeks.flatMap((hours) =>
    ZONES.flatMap((zone) =>
      NIGHTS.flatMap((night) =>
        Array.from({ length: 4 * 48 }, (_, n) => ({
          hours,
          zone,
          at: Date.parse(night) + (n - 4 * 18) * 900_000,
        })),
      ),
    ),
  )
  const { rows } = await db.pool.query<{ open: boolean }>(
    `select public.is_open_at(value -> 'hours', to_timestamp((value ->> 'at')::float8 / 1000), value ->> 'zone') as open
     from jsonb_array_elements($1::jsonb) with ordinality a (value, position) order by position`,
    [JSON.stringify(asked)],
  )
  const expected = asked.map(({ hours, at, zone }) => isOpenAt(hours, at, zone))
  expect(rows.map(({ open }) => open)).toEqual(expected)
  expect(new Set(expected).size).toBe(2)
})

it('is always open without hours', async () => {
  const { rows } = await db.pool.query(`select public.is_open_at(null, now(), 'Europe/Berlin') as open`)
  expect(rows).toEqual([{ open: true }])
})

import { describe, expect, it } from 'vitest'
import { type LateReturn, lateFee, lateFeeOfUnits, lateShareCents } from './late-fee.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const end = Date.parse('2026-06-10T10:00:00Z')
/** An item of 2 € an hour, brought back so late. */
const terms = { lateGraceMinutes: 30, latePercent: 150, maxLateHours: 72 }
const late = (lateMs: number, change: Partial<LateReturn> = {}) =>
  lateFee({ end, returnedAt: end + lateMs, quantity: 1, unitPriceCents: 200, unitHours: 1, terms, ...change })

describe('a late return', () => {
  it('costs nothing within half an hour', () => {
    expect(late(-HOUR_MS)).toBeUndefined()
    expect(late(30 * MINUTE_MS)).toBeUndefined()
  })

  it('costs 150 % of an hour for each begun hour after that, counted from the end', () => {
    expect(late(30 * MINUTE_MS + 1)).toMatchObject({ hours: 1, feeCents: 300, lateMinutes: 30 })
    expect(late(HOUR_MS)).toMatchObject({ hours: 1, feeCents: 300 })
    expect(late(HOUR_MS + 1)).toMatchObject({ hours: 2, feeCents: 600 })
    expect(late(2 * HOUR_MS, { quantity: 3 })).toMatchObject({ hours: 2, feeCents: 1_800 })
  })

  it('costs no more than three days of it', () => {
    expect(late(72 * HOUR_MS)).toMatchObject({ hours: 72, feeCents: 21_600 })
    expect(late(500 * HOUR_MS)).toMatchObject({ hours: 72, feeCents: 21_600, lateMinutes: 30_000 })
  })

  it('costs what that booking agreed', () => {
    const agreed = { lateGraceMinutes: 0, latePercent: 100, maxLateHours: 2 }
    expect(late(1, { terms: agreed })).toMatchObject({ hours: 1, feeCents: 200, percent: 100 })
    expect(late(9 * HOUR_MS, { terms: agreed })).toMatchObject({ hours: 2, feeCents: 400 })
  })

  it('is worked out from a day’s price without rounding the hour', () => {
    // 10 € a day: 41.666… cents an hour, 62.5 at 150 %.
    expect(late(HOUR_MS, { unitPriceCents: 1_000, unitHours: 24 })?.feeCents).toBe(63)
    expect(late(24 * HOUR_MS, { unitPriceCents: 1_000, unitHours: 24 })?.feeCents).toBe(1_500)
  })

  it('is not made late by a clock that is put forward', () => {
    // Berlin, 29 March 2026: the clock goes from 02:00 to 03:00. Due 01:50, back 03:05.
    const due = Date.parse('2026-03-29T01:50:00+01:00')
    expect(late(0, { end: due, returnedAt: Date.parse('2026-03-29T03:05:00+02:00') })).toBeUndefined()
  })

  it('is late in the hour that the clock repeats', () => {
    // Berlin, 25 October 2026: due 02:30 for the first time, back 02:15 for the second.
    const due = Date.parse('2026-10-25T02:30:00+02:00')
    expect(late(0, { end: due, returnedAt: Date.parse('2026-10-25T02:15:00+01:00') })).toMatchObject({
      lateMinutes: 45,
      hours: 1,
    })
  })
})

describe('units that come back one after the other', () => {
  const end = Date.UTC(2026, 5, 1, 10)
  const rental = { end, unitPriceCents: 2_400, unitHours: 24, terms } as const

  it('cost each by its own lateness, and nothing where they were in time', () => {
    const fee = lateFeeOfUnits(rental, [
      { returnedAt: end + 5 * 3_600_000, quantity: 1 },
      { returnedAt: end - 3_600_000, quantity: 3 },
      { returnedAt: end + 2 * 3_600_000, quantity: 2 },
    ])
    expect(fee).toMatchObject({ quantity: 3, hours: 5, feeCents: 2 * 2 * 150 + 5 * 150 })
    expect(fee!.parts!.map(({ quantity, hours, feeCents }) => [quantity, hours, feeCents])).toEqual([
      [2, 2, 600],
      [1, 5, 750],
    ])
  })

  it('have no parts where all late ones came at once, and no fee where none was late', () => {
    expect(lateFeeOfUnits(rental, [{ returnedAt: end + 7_200_000, quantity: 2 }])).not.toHaveProperty('parts')
    expect(lateFeeOfUnits(rental, [{ returnedAt: end, quantity: 2 }])).toBeUndefined()
  })

  it('cost at most their share of deposit and price', () => {
    expect(lateShareCents(10_000, 1, 3)).toBe(3_333)
    expect(lateShareCents(10_000, 3, 3)).toBe(10_000)
  })
})

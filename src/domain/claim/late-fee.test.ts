import { describe, expect, it } from 'vitest'
import { type LateReturn, lateFee } from './late-fee.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const end = Date.parse('2026-06-10T10:00:00Z')
/** An item of 2 € an hour, brought back so late. */
const late = (lateMs: number, change: Partial<LateReturn> = {}) =>
  lateFee({ end, returnedAt: end + lateMs, quantity: 1, unitPriceCents: 200, unitHours: 1, ...change })

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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationOf } from './duration.ts'

const start = Date.parse('2026-03-28T09:00:00+01:00')
const hour = 3_600_000

describe('durationOf', () => {
  it('counts at least one hour', () => {
    expect(durationOf(start, start + 1)).toEqual({ hours: 1, type: 'hour', units: 1 })
  })

  it('rounds a started hour up', () => {
    expect(durationOf(start, start + 2 * hour + 1).units).toBe(3)
  })

  it('charges 23 hours by the hour and 24 by the day', () => {
    expect(durationOf(start, start + 23 * hour)).toEqual({ hours: 23, type: 'hour', units: 23 })
    expect(durationOf(start, start + 24 * hour)).toEqual({ hours: 24, type: 'day', units: 1 })
  })

  it('charges a started day as a day', () => {
    expect(durationOf(start, start + 25 * hour)).toEqual({ hours: 25, type: 'day', units: 2 })
  })

  it('counts the hours that pass when the clock changes in between', () => {
    const end = Date.parse('2026-03-29T09:00:00+02:00')
    expect(durationOf(start, end)).toEqual({ hours: 23, type: 'hour', units: 23 })
  })

  it('never charges less for longer', () => {
    fc.assert(
      fc.property(fc.nat(500 * hour), fc.nat(500 * hour), (a, b) => {
        const [short, long] = a < b ? [a, b] : [b, a]
        expect(durationOf(0, short).hours).toBeLessThanOrEqual(durationOf(0, long).hours)
      }),
    )
  })
})

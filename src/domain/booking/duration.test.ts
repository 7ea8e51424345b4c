import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOCK_CHANGE_EXAMPLES } from './clock-change.examples.ts'
import { durationOf } from './duration.ts'
import { wallClock } from './wall-clock.ts'

const zone = 'Europe/Berlin'
const start = Date.parse('2026-06-05T09:00:00+02:00')
const hour = 3_600_000

describe('durationOf', () => {
  it('counts at least one hour', () => {
    expect(durationOf(start, start + 1, zone)).toEqual({ hours: 1, type: 'hour', units: 1 })
  })

  it('rounds a started hour up', () => {
    expect(durationOf(start, start + 2 * hour + 1, zone).units).toBe(3)
  })

  it('charges 23 hours by the hour and 24 by the day', () => {
    expect(durationOf(start, start + 23 * hour, zone)).toEqual({ hours: 23, type: 'hour', units: 23 })
    expect(durationOf(start, start + 24 * hour, zone)).toEqual({ hours: 24, type: 'day', units: 1 })
  })

  it('charges a started day as a day', () => {
    expect(durationOf(start, start + 25 * hour, zone)).toEqual({ hours: 25, type: 'day', units: 2 })
  })

  it('counts what passes where the clock never changes', () => {
    fc.assert(
      fc.property(fc.nat(500 * hour), (length) => {
        expect(durationOf(start, start + length, 'UTC').hours).toBe(Math.max(1, Math.ceil(length / hour)))
      }),
    )
  })

  it('is a day from any time to the same time the next day, whatever happens in the night', () => {
    const quarter = fc
      .integer({ min: 0, max: 4 * 24 * 800 })
      .map((n) => Date.UTC(2026, 10, 1) + (n * hour) / 4)
    fc.assert(
      fc.property(
        quarter,
        fc.constantFrom(zone, 'America/New_York', 'Australia/Lord_Howe'),
        (from, there) => {
          const nextDay = [23, 23.5, 24, 24.5, 25]
            .map((hours) => from + hours * hour)
            .find((to) => wallClock(to, there) - wallClock(from, there) === 24 * hour)
          // A time that the next day skips has no such hour.
          if (nextDay) expect(durationOf(from, nextDay, there)).toEqual({ hours: 24, type: 'day', units: 1 })
        },
      ),
    )
  })

  it.each(CLOCK_CHANGE_EXAMPLES)('in $zone counts $why as $hours hours', (example) => {
    const { hours } = durationOf(Date.parse(example.from), Date.parse(example.to), example.zone)
    expect(hours).toBe(example.hours)
  })
})

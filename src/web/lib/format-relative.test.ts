import { describe, expect, it } from 'vitest'
import { formatRelative } from './format-relative.ts'

const told = (instant: string, now: string, language: 'en' | 'de' = 'en', zone = 'Europe/Berlin') =>
  formatRelative(instant, Date.parse(now), language, zone)

describe('an instant in relation to now', () => {
  it('is told in the unit in which people think of it', () => {
    expect(told('2026-05-05T08:00:00Z', '2026-05-02T08:00:00Z')).toBe('in 3 days')
    expect(told('2026-05-02T07:58:00Z', '2026-05-02T08:00:00Z', 'de')).toBe('vor 2 Minuten')
    expect(told('2026-05-03T07:00:00Z', '2026-05-02T08:00:00Z')).toBe('in 23 hours')
    expect(told('2026-08-02T07:00:00Z', '2026-05-02T08:00:00Z')).toBe('in 3 months')
  })

  it('is tomorrow or yesterday by the calendar of the place, not by the hours until then', () => {
    // Thursday evening; Saturday morning is a day and a half away.
    const thursday = '2026-11-26T21:30:00Z'
    expect(told('2026-11-28T09:00:00Z', thursday, 'de')).toBe('übermorgen')
    expect(told('2026-11-28T09:00:00Z', thursday)).toBe('in 2 days')
    expect(told('2026-11-27T22:00:00Z', thursday)).toBe('tomorrow')
    expect(told('2026-11-25T05:00:00Z', thursday)).toBe('yesterday')
    expect(told('2026-11-24T22:30:00Z', thursday)).toBe('2 days ago')
    expect(told('2026-11-28T09:00:00Z', thursday, 'en', 'Pacific/Auckland')).toBe('tomorrow')
  })
})

import { describe, expect, it } from 'vitest'
import { dayState } from './day-state.ts'

const at = (iso: string) => Date.parse(iso)
const stateOf = (day: string, busy: { start: number; end: number }[], now: number) =>
  dayState(day, 'Europe/Berlin', busy, now)

describe('dayState', () => {
  const busy = [{ start: at('2026-12-05T09:00:00Z'), end: at('2026-12-07T09:00:00Z') }]
  const now = at('2026-12-01T12:00:00Z')

  it('tells free, partly taken and wholly taken days apart', () => {
    expect(stateOf('2026-12-04', busy, now)).toBe('free')
    expect(stateOf('2026-12-05', busy, now)).toBe('part')
    expect(stateOf('2026-12-06', busy, now)).toBe('full')
    expect(stateOf('2026-12-07', busy, now)).toBe('part')
  })

  it('knows days that are over, and today by what is left of it', () => {
    expect(stateOf('2026-11-30', [], now)).toBe('past')
    expect(stateOf('2026-12-01', [], now)).toBe('free')
    expect(stateOf('2026-12-01', [{ start: now, end: at('2026-12-01T23:00:00Z') }], now)).toBe('full')
  })
})

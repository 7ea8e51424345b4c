import { CalendarDate } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { LOCAL_TIME_EXAMPLES } from '#domain/search/local-time.examples.ts'
import { busyInstants, dayState, instantOf, isFree, periodOf } from './calendar.ts'

const berlin = 'Europe/Berlin'
const at = (iso: string) => Date.parse(iso)

describe('instantOf', () => {
  it('reads the clock at the item', () => {
    expect(instantOf('2026-07-01T10:00', berlin)).toBe(at('2026-07-01T08:00:00Z'))
    expect(instantOf('2026-12-01T10:00', 'Europe/Madrid')).toBe(at('2026-12-01T09:00:00Z'))
  })

  it('takes the later instant where the clock skips an hour, and where it has one twice', () => {
    expect(instantOf('2027-03-28T02:30', berlin)).toBe(at('2027-03-28T01:30:00Z'))
    expect(instantOf('2026-10-25T02:30', berlin)).toBe(at('2026-10-25T01:30:00Z'))
  })

  it.each(LOCAL_TIME_EXAMPLES)('reads local times as the database does: $why', ({ zone, local, instant }) => {
    expect(instantOf(local, zone)).toBe(at(instant))
  })

  it('has 23 and 25 hours between the same times on the days of the change', () => {
    const spring = periodOf({ from: '2027-03-27T10:00', to: '2027-03-28T10:00' }, berlin)
    const autumn = periodOf({ from: '2026-10-24T10:00', to: '2026-10-25T10:00' }, berlin)
    expect((spring.end - spring.start) / 3_600_000).toBe(23)
    expect((autumn.end - autumn.start) / 3_600_000).toBe(25)
  })
})

describe('isFree', () => {
  const busy = [{ start_date: '2026-12-05T10:00:00Z', end_date: '2026-12-06T10:00:00Z' }]

  it('lets one rental end when the next begins', () => {
    const before = { start: at('2026-12-04T10:00:00Z'), end: at('2026-12-05T10:00:00Z') }
    expect(isFree(before, busyInstants(busy, 0))).toBe(true)
  })

  it('keeps the buffer free before the next rental', () => {
    const before = { start: at('2026-12-04T10:00:00Z'), end: at('2026-12-05T10:00:00Z') }
    expect(isFree(before, busyInstants(busy, 30))).toBe(false)
    expect(isFree({ ...before, end: at('2026-12-05T09:30:00Z') }, busyInstants(busy, 30))).toBe(true)
  })
})

describe('dayState', () => {
  const fifth = new CalendarDate(2026, 12, 5)
  const busy = [{ start: at('2026-12-05T09:00:00Z'), end: at('2026-12-07T09:00:00Z') }]
  const now = at('2026-12-01T12:00:00Z')

  it('tells free, partly taken and wholly taken days apart', () => {
    expect(dayState(fifth.subtract({ days: 1 }), berlin, busy, now)).toBe('free')
    expect(dayState(fifth, berlin, busy, now)).toBe('part')
    expect(dayState(fifth.add({ days: 1 }), berlin, busy, now)).toBe('full')
    expect(dayState(fifth.add({ days: 2 }), berlin, busy, now)).toBe('part')
  })

  it('knows days that are over, and today by what is left of it', () => {
    expect(dayState(new CalendarDate(2026, 11, 30), berlin, [], now)).toBe('past')
    expect(dayState(new CalendarDate(2026, 12, 1), berlin, [], now)).toBe('free')
    const evening = [{ start: now, end: at('2026-12-01T23:00:00Z') }]
    expect(dayState(new CalendarDate(2026, 12, 1), berlin, evening, now)).toBe('full')
  })
})

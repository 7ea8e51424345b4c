import { parseDateTime, toZoned } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { LOCAL_TIME_EXAMPLES } from '#domain/search/local-time.examples.ts'
import { dayDistance, instantAt } from './wall-clock.ts'

const berlin = 'Europe/Berlin'
const at = (iso: string) => Date.parse(iso)

describe('instantAt', () => {
  it('reads the clock at the item', () => {
    expect(instantAt('2026-07-01T10:00', berlin)).toBe(at('2026-07-01T08:00:00Z'))
    expect(instantAt('2026-12-01T10:00', 'Europe/Madrid')).toBe(at('2026-12-01T09:00:00Z'))
  })

  it('takes the later instant where the clock skips an hour, and where it has one twice', () => {
    expect(instantAt('2027-03-28T02:30', berlin)).toBe(at('2027-03-28T01:30:00Z'))
    expect(instantAt('2026-10-25T02:30', berlin)).toBe(at('2026-10-25T01:30:00Z'))
  })

  it.each(LOCAL_TIME_EXAMPLES)('reads local times as the database does: $why', ({ zone, local, instant }) => {
    expect(instantAt(local, zone)).toBe(at(instant))
  })

  it('agrees with a library at every half hour around both clock changes', () => {
    for (const zone of [
      'Europe/Berlin',
      'America/Adak',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Asia/Kolkata',
    ])
      for (const day of ['2027-03-14', '2027-03-28', '2027-04-04', '2026-10-04', '2026-10-25', '2026-11-01'])
        for (let minutes = -1_440; minutes < 2_880; minutes += 30) {
          const local = new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
          const expected = toZoned(parseDateTime(local), zone, 'later').toDate().getTime()
          expect(instantAt(local, zone), `${local} ${zone}`).toBe(expected)
        }
  })
})

it('counts the midnights between two instants where the clock stands, however long the days are', () => {
  const evening = at('2026-10-24T20:30:00Z')
  expect(dayDistance(evening, at('2026-10-24T21:59:00Z'), berlin)).toBe(0)
  expect(dayDistance(evening, at('2026-10-24T22:00:00Z'), berlin)).toBe(1)
  expect(dayDistance(evening, at('2026-10-26T22:59:00Z'), berlin)).toBe(2)
  expect(dayDistance(evening, at('2026-10-23T12:00:00Z'), berlin)).toBe(-1)
})

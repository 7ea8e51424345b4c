import { describe, expect, it } from 'vitest'
import { formatDate, formatDateRange } from '../../lib/format.ts'
import { periodText } from './period-text.ts'

const now = '2026-11-21T12:00:00Z'
const format: Parameters<typeof periodText>[1] = {
  date: (instant, shape, zone, beside = now) => formatDate(instant, 'en', shape, zone, beside),
  range: (start, end, shape, zone) => formatDateRange(start, end, 'en', shape, zone, now),
}
const text = (start: string, end: string) =>
  periodText({ start, end, timeZone: 'Europe/Berlin' }, format).replaceAll('\u00a0', ' ')

describe('a period in words', () => {
  it('is the full start and end', () => {
    expect(text('2026-12-04T09:00:00Z', '2026-12-05T17:00:00Z')).toBe('Fri 4 Dec, 10:00 – Sat 5 Dec, 18:00')
  })

  it('is the day with its times within one day, as the clock shows at the item', () => {
    expect(text('2026-12-04T23:30:00Z', '2026-12-05T02:00:00Z').replace(/\s/g, ' ')).toMatch(
      /^Sat 5 Dec, 00:30 ?– ?03:00$/,
    )
  })

  it('breaks between its ends only', () => {
    const [from, to] = periodText(
      { start: '2026-12-04T09:00:00Z', end: '2026-12-05T17:00:00Z', timeZone: 'Europe/Berlin' },
      format,
    ).split(/ /)
    expect([from, to]).toEqual(['Fri\u00a04\u00a0Dec,\u00a010:00\u00a0–', 'Sat\u00a05\u00a0Dec,\u00a018:00'])
  })

  it('says the next year once, and both where they differ', () => {
    expect(text('2027-01-08T09:00:00Z', '2027-01-09T17:00:00Z')).toBe(
      'Fri 8 Jan, 10:00 – Sat 9 Jan 2027, 18:00',
    )
    expect(text('2026-12-30T09:00:00Z', '2027-01-02T17:00:00Z')).toBe(
      'Wed 30 Dec 2026, 10:00 – Sat 2 Jan 2027, 18:00',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { roughPlace, wishEndsAt, wishRefusal } from './wish.ts'

const NOW = Date.parse('2026-12-01T12:00Z')
const DAY_MS = 86_400_000
const words = { title: 'Carpet cleaner', note: 'One room, 20 m².', neighbourhood: 'Neukölln', city: 'Berlin' }
const days = (first: string, last = first) => ({ first, last })

describe('a wish', () => {
  it.each([
    ['of any time', undefined, null],
    ['today', days('2026-12-01'), null],
    ['yesterday, which is over everywhere', days('2026-11-30'), 'PERIOD_PAST'],
    ['of days the wrong way round', days('2026-12-05', '2026-12-04'), 'PERIOD_REVERSED'],
    ['of two months', days('2026-12-05', '2027-02-03'), null],
    ['of a day more', days('2026-12-05', '2027-02-04'), 'PERIOD_TOO_LONG'],
    ['in more than a year', days('2027-12-05'), 'PERIOD_TOO_FAR'],
  ])('%s', (_what, asked, code) => {
    expect(wishRefusal(words, asked, NOW)?.code ?? null).toBe(code)
  })

  it.each([
    [{ title: 'Cleaner www.example.com' }, 'NAME_NOT_PLAIN'],
    [{ note: 'write to a@example.org' }, 'NAME_NOT_PLAIN'],
    [{ note: 'two\nlines' }, 'NAME_NOT_PLAIN'],
    [{ city: 'Berlin.de' }, 'NAME_NOT_PLAIN'],
    [{ note: 'call 0171 2345678' }, 'WISH_HAS_CONTACT'],
    [{ title: 'Cleaner +49 171 2345678' }, 'WISH_HAS_CONTACT'],
  ])('with the words %o', (change, code) => {
    expect(wishRefusal({ ...words, ...change }, undefined, NOW)?.code).toBe(code)
  })

  it('ends when its last day is over on all the earth, after 30 days at the latest', () => {
    expect(wishEndsAt(days('2026-12-03'), NOW)).toBe(Date.parse('2026-12-04T12:00Z'))
    expect(wishEndsAt(undefined, NOW)).toBe(NOW + 30 * DAY_MS)
    expect(wishEndsAt(days('2027-03-01'), NOW)).toBe(NOW + 30 * DAY_MS)
  })

  it('tells a place to a kilometre', () => {
    expect(roughPlace({ latitude: 52.48163, longitude: 13.43537 })).toEqual({
      latitude: 52.48,
      longitude: 13.44,
    })
  })
})

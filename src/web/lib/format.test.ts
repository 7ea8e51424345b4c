import { describe, expect, it } from 'vitest'
import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import { currencySign } from './currency-sign.ts'
import {
  formatDate,
  formatDateRange,
  formatDistance,
  formatDuration,
  formatMoney,
  formatPrice,
} from './format.ts'

/** Spaces of `Intl` come in several kinds. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('money', () => {
  it('is cents shown as euros with two decimals', () => {
    expect(formatMoney(123_450, 'en')).toBe('€1,234.50')
    expect(plain(formatMoney(123_450, 'de'))).toBe('1.234,50 €')
    expect(plain(formatMoney(1_000_000, 'fr'))).toBe('10 000,00 €')
  })

  it('drops decimals from a price tag only when they are nought', () => {
    expect(formatPrice(1_200, 'en')).toBe('€12')
    expect(formatPrice(1_250, 'en')).toBe('€12.50')
  })
})

describe('dates', () => {
  const start = '2026-03-29T00:30:00Z'

  it('are shown as people at that place read them, also around the change of clocks', () => {
    expect(formatDate(start, 'en', 'time', 'Europe/Berlin')).toBe('01:30')
    expect(formatDate('2026-03-29T01:30:00Z', 'en', 'time', 'Europe/Berlin')).toBe('03:30')
  })

  it('say once what both ends share', () => {
    const range = formatDateRange(
      '2026-05-02T08:00:00Z',
      '2026-05-04T08:00:00Z',
      'en',
      'date',
      'Europe/Berlin',
    )
    expect(plain(range).match(/2026/g)).toHaveLength(1)
  })

  it('say the year where it is not this one', () => {
    const [now, zone] = ['2026-11-21T12:00:00Z', 'Europe/Berlin']
    const at = (instant: string) => formatDate(instant, 'en', 'date-time', zone, now)
    expect(at('2026-12-31T22:30:00Z')).toBe('Thu 31 Dec, 23:30')
    expect(at('2026-12-31T23:30:00Z')).toBe('Fri 1 Jan 2027, 00:30')
    expect(formatDate('2027-02-01T12:00:00Z', 'en', 'time', zone, now)).toBe('13:00')
    const range = formatDateRange('2026-12-30T09:00Z', '2027-01-02T09:00Z', 'en', 'day', zone, now)
    expect(range).toContain('2027')
    expect(formatDateRange('2026-12-01T09:00Z', '2026-12-02T09:00Z', 'en', 'day', zone, now)).not.toContain(
      '2026',
    )
  })
})

it('names durations and distances in the language', () => {
  expect(formatDuration(1, 'day', 'de')).toBe('1 Tag')
  expect(plain(formatDuration(3, 'hour', 'fr'))).toBe('3 heures')
  expect(plain(formatDistance(430, 'en'))).toBe('450 m')
  expect(plain(formatDistance(2_340, 'de'))).toBe('2,3 km')
})

it('follows the currency of the site, also once it was shown in another one', () => {
  const amounts = () => [formatMoney(1_250, 'en'), formatPrice(1_200, 'en'), currencySign('en')]
  expect(amounts()).toEqual(['€12.50', '€12', '€'])
  setBrand({ ...DEMO_BRAND, currency: 'GBP' })
  expect(amounts()).toEqual(['£12.50', '£12', '£'])
  setBrand(DEMO_BRAND)
})

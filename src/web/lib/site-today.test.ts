import { afterEach, expect, it, vi } from 'vitest'
import { brand } from '../brand.ts'
import { siteToday } from './site-today.ts'

afterEach(() => vi.useRealTimers())

it('is the day in the zone of the site', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T23:30Z') })
  expect(brand.timeZone).toBe('Europe/Berlin')
  expect(siteToday()).toBe('2026-11-28')
  vi.setSystemTime(new Date('2026-11-27T22:30Z'))
  expect(siteToday()).toBe('2026-11-27')
})

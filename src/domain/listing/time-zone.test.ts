import { expect, it } from 'vitest'
import { isTimeZone, LISTING_COUNTRIES, timeZoneOf } from './time-zone.ts'

it('knows a real time zone for every country', () => {
  const zones = LISTING_COUNTRIES.map((country) => timeZoneOf(country) ?? '')
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
  expect(timeZoneOf('ES')).toBe('Europe/Madrid')
  expect(timeZoneOf('XX')).toBeUndefined()
})

it.each(['', 'Berlin', 'FOO+3', '+02:00', 'Europe/Atlantis', 'Europe/Berlin '])(
  '%j is no time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
  },
)

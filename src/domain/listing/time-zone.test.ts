import { expect, it } from 'vitest'
import { isTimeZone } from './time-zone.ts'

it.each(['Europe/Berlin', 'UTC', 'Etc/GMT-1', 'America/Argentina/Buenos_Aires'])(
  '%j is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true)
  },
)

it.each(['', 'Berlin', 'FOO+3', '+02:00', 'Europe/Atlantis', 'Europe/Berlin '])(
  '%j is no time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
  },
)

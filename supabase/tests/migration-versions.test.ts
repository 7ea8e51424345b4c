import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const names = readdirSync(join(import.meta.dirname, '../migrations'))

/** The time that a migration's number gives, in epoch ms; NaN if the number is no time (UTC, `yyyymmddhhmmss`). */
function timeOf(name: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z_]+\.sql$/.exec(name) ?? []
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const time = Date.parse(iso)
  return Number.isNaN(time) || new Date(time).toISOString() !== iso ? Number.NaN : time
}

// A hosted project's own tool knows a migration by this number alone, and skips numbers that lie before the last one.
it('numbers every migration by the time at which it was written, no two alike', () => {
  const now = Date.now()
  expect(names.filter((name) => !(timeOf(name) <= now))).toEqual([])
  expect(new Set(names.map(timeOf)).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(40)
})

it('takes neither a day that no calendar has nor a counter for a time', () => {
  expect(timeOf('20260230101010_never.sql')).toBeNaN()
  expect(timeOf('20261124000223_later.sql')).toBe(Date.UTC(2026, 10, 24, 0, 2, 23))
  expect(timeOf('20261123000099_counter.sql')).toBeNaN()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  CLOCK_CHANGE_EXAMPLES,
  CLOCK_CHANGE_PRICES,
  MACHINE_ZONES,
} from '#domain/booking/clock-change.examples.ts'
import { quote } from '#domain/money/quote.ts'
import { busyInstants, isFree, periodOf } from './instants.ts'

const at = (iso: string) => Date.parse(iso)
const ONE = { quantity: 1, deliveryMethod: 'pickup' } as const

describe.each(MACHINE_ZONES)('a rental chosen on a device in %s', (device) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = device
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('is chosen there', () => {
    const isAhead = device === 'Pacific/Kiritimati'
    expect(new Date('2027-01-01T12:00:00Z').getDate()).toBe(isAhead ? 2 : 1)
    expect(new Date('2027-01-01T09:00:00Z').getFullYear()).toBe(isAhead ? 2027 : 2026)
  })

  it.each(CLOCK_CHANGE_EXAMPLES)(
    'in $zone costs $totalCents cents for $why',
    ({ zone, from, to, totalCents }) => {
      const period = { start: at(from), end: at(to) }
      expect(quote(CLOCK_CHANGE_PRICES, { ...period, ...ONE, timeZone: zone })).toMatchObject({ totalCents })
    },
  )

  it('is chosen by what the clock shows at the item', () => {
    const local = (iso: string) => iso.slice(0, 16)
    // An hour that a clock shows twice is taken for the second one.
    const unambiguous = CLOCK_CHANGE_EXAMPLES.filter(({ why }) => !why.startsWith('at least an hour'))
    for (const { zone, from, to } of unambiguous) {
      expect(periodOf({ from: local(from), to: local(to) }, zone)).toEqual({ start: at(from), end: at(to) })
    }
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

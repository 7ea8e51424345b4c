import { describe, expect, it } from 'vitest'
import { type ExtendableRental, extensionCents, extensionDeadline, extensionRefusal } from './extension.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const rental: ExtendableRental = {
  status: 'picked_up',
  start: 0,
  end: 2 * DAY_MS,
  timeZone: 'UTC',
  maxHours: 96,
  weeklyHours: null,
}
const refused = (newEnd: number, now = DAY_MS, change: Partial<ExtendableRental> = {}) =>
  extensionRefusal({ ...rental, ...change }, newEnd, now)?.code

describe('a later end', () => {
  it('is possible while the rental is confirmed or out, as long as the item is lent', () => {
    expect(refused(4 * DAY_MS)).toBeUndefined()
    expect(refused(3 * DAY_MS, DAY_MS, { status: 'confirmed' })).toBeUndefined()
    expect(refused(4 * DAY_MS + 1)).toBe('PERIOD_TOO_LONG')
    expect(refused(400 * DAY_MS, DAY_MS, { maxHours: 100_000 })).toBe('PERIOD_TOO_FAR')
  })

  it('is later than the end, and wanted before it', () => {
    expect(refused(2 * DAY_MS)).toBe('PERIOD_REVERSED')
    expect(refused(3 * DAY_MS, 2 * DAY_MS)).toBe('PERIOD_PAST')
  })

  it.each(['requested', 'declined', 'cancelled', 'returned', 'disputed', 'completed'] as const)(
    'is refused to what is %s',
    (status) => {
      expect(refused(3 * DAY_MS, DAY_MS, { status })).toBe('WRONG_STATE')
    },
  )

  it('is a time at which the lender takes things back', () => {
    // The third of January 1970 was a Saturday.
    expect(refused(2 * DAY_MS + HOUR_MS, DAY_MS, { weeklyHours: { sat: [['09:00', '12:00']] } })).toBe(
      'RETURN_CLOSED',
    )
    expect(
      refused(2 * DAY_MS + 10 * HOUR_MS, DAY_MS, { weeklyHours: { sat: [['09:00', '12:00']] } }),
    ).toBeUndefined()
  })

  it('costs the difference of two quotes, and never less than nothing', () => {
    const request = {
      start: 0,
      end: 2 * DAY_MS,
      timeZone: 'UTC',
      quantity: 2,
      deliveryMethod: 'delivery',
    } as const
    const prices = { pricePerDayCents: 1_000, pricePerHourCents: 300 }
    expect(extensionCents(prices, request, 3 * DAY_MS)).toBe(2_000)
    expect(extensionCents(prices, { ...request, end: 2 * HOUR_MS }, 3 * HOUR_MS)).toBe(600)
    // 23 hours cost more than a day.
    expect(extensionCents(prices, { ...request, end: 23 * HOUR_MS }, DAY_MS)).toBe(0)
  })

  it('counts days on the clock over the night in which it is put back', () => {
    const end = Date.parse('2026-10-24T10:00:00+02:00')
    const request = {
      start: end - DAY_MS,
      end,
      timeZone: 'Europe/Berlin',
      quantity: 1,
      deliveryMethod: 'pickup',
    } as const
    const newEnd = Date.parse('2026-10-25T10:00:00+01:00')
    expect(extensionCents({ pricePerDayCents: 1_000 }, request, newEnd)).toBe(1_000)
  })

  it('waits a day for the lender, but not past the end', () => {
    expect(extensionDeadline(3 * DAY_MS, 0)).toBe(DAY_MS)
    expect(extensionDeadline(HOUR_MS, 0)).toBe(HOUR_MS)
  })
})

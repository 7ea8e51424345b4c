import { describe, expect, it } from 'vitest'
import { byItem, byMonth, type EarningRow, lastMonths } from './earnings.ts'

const row = (month: string, item: string, cents: number): EarningRow => ({
  month,
  item_id: item,
  item_title: item.toUpperCase(),
  amount_cents: cents,
  bookings: 1,
})
const rows = [
  row('2026-10-01', 'drill', 500),
  row('2026-11-01', 'drill', 300),
  row('2026-11-01', 'tent', 900),
]

describe('earnings', () => {
  it('are looked at month by month over the turn of the year', () => {
    expect(lastMonths(Date.UTC(2027, 1, 28), 4)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ])
  })
  it('are summed by month, also where there was nothing', () => {
    const months = byMonth(rows, ['2026-09-01', '2026-10-01', '2026-11-01'])
    expect(months.map(({ cents, bookings }) => [cents, bookings])).toEqual([
      [0, 0],
      [500, 1],
      [1_200, 2],
    ])
  })
  it('are summed by item, the best first', () => {
    expect(byItem(rows)).toEqual([
      { id: 'tent', title: 'TENT', cents: 900, bookings: 1 },
      { id: 'drill', title: 'DRILL', cents: 800, bookings: 2 },
    ])
  })
})

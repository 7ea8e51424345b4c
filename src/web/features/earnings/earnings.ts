/** Earnings of one item in one month. */
export interface EarningRow {
  /** First day of the month, ISO 8601. */
  month: string
  item_id: string | null
  item_title: string | null
  amount_cents: number
  bookings: number
}

export interface Share {
  id: string
  title: string | null
  cents: number
  bookings: number
}

/** The first days of the last `count` months up to now (epoch ms), oldest first, ISO 8601. */
export function lastMonths(now: number, count: number): string[] {
  const today = new Date(now)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1))
      .toISOString()
      .slice(0, 10),
  )
}

/** Earnings of each of these months, including those without any. */
export const byMonth = (rows: readonly EarningRow[], months: readonly string[]): Share[] =>
  months.map((month) =>
    shareOf(
      month,
      null,
      rows.filter((row) => row.month === month),
    ),
  )

/** Earnings of each item, highest first. */
export function byItem(rows: readonly EarningRow[]): Share[] {
  const items = Map.groupBy(rows, ({ item_id }) => item_id ?? '')
  return [...items]
    .map(([id, some]) => shareOf(id, some[0]?.item_title ?? null, some))
    .sort((a, b) => b.cents - a.cents)
}

const shareOf = (id: string, title: string | null, rows: readonly EarningRow[]): Share => ({
  id,
  title,
  cents: rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  bookings: rows.reduce((sum, { bookings }) => sum + bookings, 0),
})

/** The filter, for `or()`, of the earnings that follow one by month and item; what is of no item is the last of its month. */
export const earningsAfter = ({ month, item_id }: Pick<EarningRow, 'month' | 'item_id'>): string =>
  item_id
    ? `month.gt.${month},and(month.eq.${month},or(item_id.gt.${item_id},item_id.is.null))`
    : `month.gt.${month}`

/** The first and last month in which these items are rented; all others are rented all year round. */
const SEASONS: Record<string, [number, number]> = {
  'berlin-apple-press': [8, 11],
  'berlin-dome-tent': [4, 10],
  'berlin-rowboat': [4, 10],
  'vienna-fruit-press': [8, 11],
  'vienna-sled': [11, 3],
  'paris-skateboard': [3, 10],
  'madrid-hammock': [4, 10],
  'madrid-folding-tables': [5, 9],
}

/** Whether the item is rented in this month (1 to 12); a season may span New Year. */
export function isInSeason(itemKey: string, month: number): boolean {
  const season = SEASONS[itemKey]
  if (!season) return true
  const [first, last] = season
  return first <= last ? month >= first && month <= last : month >= first || month <= last
}

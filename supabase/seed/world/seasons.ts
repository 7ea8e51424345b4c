/** First and last month in which people want these things; everything else goes all year round. */
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

/** Whether a month (1 to 12) is one in which this item goes out; a season may run over New Year. */
export function isInSeason(itemKey: string, month: number): boolean {
  const season = SEASONS[itemKey]
  if (!season) return true
  const [first, last] = season
  return first <= last ? month >= first && month <= last : month >= first || month <= last
}

/** `<from>-<to>/<total>`: a star for no rows, and for a total that nobody counted. */
export function contentRange(from: number, rows: number, total: number | null): string {
  const range = rows > 0 && total !== 0 ? `${from}-${from + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

/** 206 when there are more rows than given, 416 when the first one asked for lies beyond the last. */
export function rangeStatus(from: number, rows: number, total: number | null): 200 | 206 | 416 {
  if (total === null) return 200
  if (from > total) return 416
  return rows < total ? 206 : 200
}

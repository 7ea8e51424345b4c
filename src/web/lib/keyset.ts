/** A row's place in a list that is ordered by a value and, where that is the same, by its id. */
export interface Place {
  value: string
  id: string | number
}

interface Order {
  column: string
  ascending: boolean
}

/** The filter, for `or()`, of the rows that follow a place in the list. */
export function following({ value, id }: Place, { column, ascending }: Order): string {
  const beyond = ascending ? 'gt' : 'lt'
  const quoted = `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  return `${column}.${beyond}.${quoted},and(${column}.eq.${quoted},id.${beyond}.${id})`
}

/** The place after a page of a list, unless it was the last one: a page that is not full. */
export function placeAfter<Row extends { id: string | number }>(
  page: readonly Row[],
  size: number,
  placeOf: (row: Row) => string | number,
): Place | undefined {
  const last = page.length === size ? page.at(-1) : undefined
  return last && { value: String(placeOf(last)), id: last.id }
}

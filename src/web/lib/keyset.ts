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
  return `${column}.${beyond}."${value}",and(${column}.eq."${value}",id.${beyond}.${id})`
}

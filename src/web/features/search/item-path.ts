import { EVERYTHING, type Search } from '#domain/search/search.ts'
import { searchQuery } from '#domain/search/search-query.ts'

/** The address of an item, with what was wanted of it: dates, pieces and the way of delivery. */
export function itemPath(id: string, search: Search = EVERYTHING): string {
  const { period, pieces, delivery } = search
  const query = searchQuery({ ...EVERYTHING, period, pieces, delivery })
    .toString()
    .replaceAll('%3A', ':')
  return query ? `/product/${id}?${query}` : `/product/${id}`
}

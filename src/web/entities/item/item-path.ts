import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { searchQuery } from '#domain/search/search-query.ts'

/** The address of an item with the visitor's criteria: dates, quantity and delivery. */
export const itemPath = (id: string, search?: Search): string => itemPaths(search)(id)

/** The addresses of many items that were found by one search. */
export function itemPaths(search: Search = DEFAULT_SEARCH): (id: string) => string {
  const { period, pieces, delivery } = search
  const query = searchQuery({ ...DEFAULT_SEARCH, period, pieces, delivery })
    .toString()
    .replaceAll('%3A', ':')
  return (id) => (query ? `/product/${id}?${query}` : `/product/${id}`)
}

import { DEFAULT_SEARCH, type Search } from './search.ts'
import { searchQuery } from './search-query.ts'

/**
 * What is saved of a search, as the query of an address: everything that decides which items match, nothing about
 * how they are shown. Empty for a search that excludes nothing.
 */
export function savedQuery(search: Search): string {
  const { sort, view, page } = DEFAULT_SEARCH
  return searchQuery({ ...search, sort, view, page }).toString()
}

import type { RelaxedSearch, SearchAnswer } from '#contract/search-answer.ts'
import { activeFilters, withoutFilter } from '#domain/search/filters.ts'
import type { Search } from '#domain/search/search.ts'

/**
 * For loaders: where nothing was found, the filters without which there are results, the most results first. Without its
 * only filter a search is everything.
 */
export async function fetchRelaxed(
  search: Search,
  answer: SearchAnswer,
  fetchWords: (search: Search) => Promise<Pick<SearchAnswer, 'total' | 'has_more'>>,
): Promise<RelaxedSearch[]> {
  const filters = activeFilters(search)
  if (answer.total > 0 || filters.length < 2) return []
  const counts = await Promise.all(
    filters.map(async (filter) => {
      const { total, has_more } = await fetchWords(withoutFilter(search, filter))
      return { filter, total, has_more }
    }),
  )
  return counts.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

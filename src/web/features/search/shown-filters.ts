import { activeFilters, type Filter } from '#domain/search/filters.ts'
import type { Search } from '#domain/search/search.ts'

/** These have buttons of their own above the results, which also remove them. */
const ASKED: readonly Filter[] = ['place', 'period']

/** The active filters that stand above the results to be removed. */
export const shownFilters = (search: Search): Filter[] =>
  activeFilters(search).filter((filter) => !ASKED.includes(filter))

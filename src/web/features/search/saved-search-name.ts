import type { CategoryCard } from '#contract/search-answer.ts'
import { activeFilters } from '#domain/search/filters.ts'
import type { Search } from '#domain/search/search.ts'
import type { Translate } from '../../i18n/translate.ts'
import { filterText } from './filter-text.ts'

/** As many characters as the table takes. */
const LONGEST = 160

/** The criteria in a row, such as “tent” · Berlin · 10 km: the name under which a search is saved. */
export function savedSearchName(search: Search, categories: CategoryCard[], t: Translate): string {
  const name = activeFilters(search)
    .map((filter) => filterText(filter, search, categories, t))
    .join(' · ')
  return [...name].length > LONGEST ? `${[...name].slice(0, LONGEST - 1).join('')}…` : name
}

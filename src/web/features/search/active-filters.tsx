import type { CategoryCard } from '#contract/search-answer.ts'
import { withoutFilter } from '#domain/search/filters.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { filterText } from './filter-text.ts'
import { shownFilters } from './shown-filters.ts'

export interface ActiveFiltersProps {
  search: Search
  categories: CategoryCard[]
  go: (search: Search) => void
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ search, categories, go }: ActiveFiltersProps) {
  const t = useTranslate()
  const filters = shownFilters(search)
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('search.filter.active')} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filter} className="max-w-full">
          <RemovableChip
            label={filterText(filter, search, categories, t)}
            onRemove={() => go(withoutFilter(search, filter))}
          />
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button variant="quiet" size="small" onClick={() => go({ ...DEFAULT_SEARCH, view: search.view })}>
            {t('search.filter.clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}

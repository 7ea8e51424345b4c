import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type Search, SORTS, type Sort } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { buttonStyle } from '../../ui/button-style.ts'

interface SortSelectProps {
  search: Search
  change: (patch: Partial<Search>) => void
}

/** The order of the results. The distance needs a place to be measured from. */
export function SortSelect({ search, change }: SortSelectProps) {
  const t = useTranslate()
  const sorts = SORTS.filter((sort) => sort !== 'distance' || search.place)
  const name = (sort: Sort) =>
    sort === 'total' && !search.period ? t('search.sort.price') : t(`search.sort.${sort}`)
  return (
    <label className="relative inline-flex shrink-0">
      <span className="sr-only">{t('search.sort.label')}</span>
      <ArrowUpDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2"
      />
      <select
        value={search.sort}
        onChange={(event) => change({ sort: event.target.value as Sort })}
        className={buttonStyle({ variant: 'secondary' }, 'appearance-none ps-10 pe-9 text-start')}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {name(sort)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2"
      />
    </label>
  )
}

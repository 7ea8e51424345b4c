import type { Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'

/** What people borrow for what was typed, each with the way to all of its kind. */
export function NeededThings({ search, things }: { search: Search; things: readonly string[] }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('search.needed')}>
      <ul className="flex flex-wrap items-center gap-2">
        {things.map((text) => (
          <li key={text}>
            <Link
              to={searchPath({ ...search, text, page: 1 })}
              className="inline-flex min-h-11 items-center rounded-pill border border-line bg-raised px-4 text-sm font-semibold hover:border-line-strong"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

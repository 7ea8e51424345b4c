import type { ItemCard } from '#contract/search-answer.ts'
import { RADIUS_KM, type Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'
import { rememberPlace } from './remember-place.ts'

/** Where nobody said where and the results lie in several towns: these towns to choose from. */
export function AskPlace({ search, items }: { search: Search; items: readonly ItemCard[] }) {
  const t = useTranslate()
  const cities = [...new Set(items.map(({ city }) => city))]
  if (search.place || search.area || cities.length < 2) return null
  return (
    <nav aria-labelledby="ask-place">
      <ul className="relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <li id="ask-place" className="shrink-0 pe-1 font-semibold">
          {t('search.ask-place')}
        </li>
        {cities.slice(0, MAX_CITIES).map((city) => {
          const place = { label: city, radiusKm: RADIUS_KM.default }
          return (
            <li key={city} className="shrink-0">
              <Link
                to={searchPath({ ...search, place, page: 1 })}
                onClick={() => rememberPlace(place)}
                className="inline-flex min-h-11 items-center rounded-pill border border-line bg-raised px-4 text-sm font-semibold hover:border-line-strong"
              >
                {city}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const MAX_CITIES = 6

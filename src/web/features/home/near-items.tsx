import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import type { Place } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { wantedPeriodText } from '../../entities/period/wanted-period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export interface NearItemsProps {
  /** The place whose items are shown; none where there is nothing anywhere yet. */
  place: Place | undefined
  cities: KnownPlace[]
  /** The weekend for which the items are free; none where the things shown have no dates. */
  weekend: WantedPeriod | undefined
  /** Whether that weekend is another week's. */
  isNextWeek: boolean
  grid: ReactNode
}

/** Things around one place, and the way to other places. */
export function NearItems({ place, cities, weekend, isNextWeek, grid }: NearItemsProps) {
  const t = useTranslate()
  if (!place) return null
  return (
    <section aria-labelledby="near" className="page pt-2 pb-10 sm:pt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 sm:mb-6 sm:gap-y-3">
        <div>
          <h2 id="near" className="text-xl sm:text-2xl md:text-3xl">
            {t(titleKey(weekend, isNextWeek), { place: place.label })}
          </h2>
          {weekend && (
            <p suppressHydrationWarning className="mt-1 text-ink-soft max-sm:mt-0 max-sm:text-sm">
              {t('home.near.dates', { dates: wantedPeriodText(weekend, t.language) })}
            </p>
          )}
        </div>
        <ul
          aria-label={t('home.near.cities')}
          className="relative -mx-[16px] -my-1 flex gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none]"
        >
          {cities.map(({ city, country }) => (
            <li key={`${country} ${city}`}>
              <Link
                to={`/?place=${encodeURIComponent(city)}`}
                preventScrollReset
                aria-current={city === place.label ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center rounded-pill border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
                  city === place.label
                    ? 'border-accent bg-accent-tint text-accent-ink'
                    : 'border-line bg-raised hover:border-line-strong',
                )}
              >
                {city}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="/rent"
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {t('home.near.towns')}
            </Link>
          </li>
        </ul>
      </div>
      {grid}
      <p className="mt-10 text-center">
        <LinkButton variant="secondary" to={searchPath({ place, ...(weekend && { period: weekend }) })}>
          {t('home.near.all', { place: place.label })}
          <ArrowRight aria-hidden size={18} className="rtl:rotate-180" />
        </LinkButton>
      </p>
    </section>
  )
}

const titleKey = (weekend: WantedPeriod | undefined, isNextWeek: boolean) =>
  !weekend ? 'home.near.title' : isNextWeek ? 'home.near.next-weekend' : 'home.near.this-weekend'

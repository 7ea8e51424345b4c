import Star from 'lucide-react/icons/star'
import type { CategoryCard, SearchAnswer } from '#contract/search-answer.ts'
import { DELIVERY_METHODS, offeredMethods } from '#domain/booking/delivery.ts'
import { MAX_PIECES, RATINGS, type Search } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Chip } from '../../ui/chip.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Switch } from '../../ui/switch.tsx'
import { CategoryList } from './category-list.tsx'
import { FilterSection } from './filter-section.tsx'
import { PriceFilter } from './price-filter.tsx'

// Few categories ask for anything.
const AttributeFilters = lazyPart(async () => ({
  default: (await import('./attribute-filters.tsx')).AttributeFilters,
}))

export interface FilterPanelProps {
  search: Search
  answer: SearchAnswer
  categories: CategoryCard[]
  change: (patch: Partial<Search>) => void
  /** Whether the panel includes the categories, where no row of them is above the results. */
  hasCategories?: boolean
}

/** The filters besides words, place and dates. Each change applies at once. */
export function FilterPanel({ search, answer, categories, change, hasCategories }: FilterPanelProps) {
  const t = useTranslate()
  const { number } = useFormat()
  const attributes = categories.find(({ slug }) => slug === search.category)?.attributes ?? []
  const methods = offeredMethods(DELIVERY_METHODS)
  return (
    <div className="divide-y divide-line">
      {answer.lowest_price_cents !== null && (
        <FilterSection title={t('search.filter.price')}>
          <PriceFilter search={search} answer={answer} change={change} />
        </FilterSection>
      )}
      {attributes.length > 0 && (
        <LatePart fallback={null}>
          <AttributeFilters key={search.category} {...{ search, attributes, change }} />
        </LatePart>
      )}
      {methods.length > 1 && (
        <FilterSection title={t('search.filter.delivery')}>
          <div className="flex flex-wrap gap-2">
            {methods.map((method) => (
              <Chip
                key={method}
                pressed={search.delivery === method}
                onPress={() => change({ delivery: search.delivery === method ? undefined : method })}
              >
                {t(`delivery.${method}`)}
              </Chip>
            ))}
          </div>
        </FilterSection>
      )}
      <FilterSection title={t('search.filter.rating')}>
        <div className="flex flex-wrap gap-2">
          {RATINGS.map((rating) => (
            <Chip
              key={rating}
              pressed={search.minRating === rating}
              onPress={() => change({ minRating: search.minRating === rating ? undefined : rating })}
            >
              <span aria-hidden className="tabular inline-flex items-center gap-1">
                <Star size={14} className="fill-current text-accent-ink" />
                {`${number(rating)}+`}
              </span>
              <span className="sr-only">{t('search.rating.at-least', { rating: number(rating) })}</span>
            </Chip>
          ))}
        </div>
      </FilterSection>
      <div className="space-y-1 py-3">
        <Switch
          label={<span className="font-semibold">{t('search.filter.instant')}</span>}
          hint={t('search.filter.instant-hint')}
          checked={search.instantOnly}
          onChange={(event) => change({ instantOnly: event.target.checked })}
        />
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold">{t('search.filter.pieces')}</span>
          <Stepper
            label={t('search.filter.pieces')}
            value={search.pieces}
            max={MAX_PIECES}
            onChange={(pieces) => change({ pieces })}
          />
        </div>
      </div>
      {hasCategories && (
        <FilterSection title={t('search.filter.category')}>
          <CategoryList search={search} categories={categories} />
        </FilterSection>
      )}
    </div>
  )
}

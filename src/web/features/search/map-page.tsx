import { type ReactNode, useState } from 'react'
import type { Pin } from '#contract/search-answer.ts'
import { type Area, DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ItemStrip } from './item-strip.tsx'
import { PinCard } from './pin-card.tsx'
import { Results } from './results.tsx'
import { ResultsHeading } from './results-heading.tsx'
import type { SearchPageProps } from './search-page.tsx'
import { SearchPills } from './search-pills.tsx'
import { SortSelect } from './sort-select.tsx'
import { useSearch } from './use-search.ts'
import { ViewLink } from './view-link.tsx'

/** What the map has to know; another feature draws it. */
export interface MapSlotProps {
  search: Search
  pins: Pin[]
  nameOf: (id: string, cents: number) => string
  litId: string | undefined
  onPoint: (id: string | undefined) => void
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  card: (id: string) => ReactNode
  onArea: (area: Area) => void
}

/** The search on a map, with the same results as cards: beside it, on a phone in a strip over it. */
export function MapPage({
  title,
  found,
  answer,
  categories,
  corner,
  map,
}: SearchPageProps & { map: (props: MapSlotProps) => ReactNode }) {
  const t = useTranslate()
  const { search, isPending, go, change } = useSearch()
  const { price } = useFormat()
  const [litId, setLitId] = useState<string>()
  const [openId, setOpenId] = useState<string>()
  const panel = { search, answer, categories, change }
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,46%)_minmax(0,1fr)]">
      <h1 className="sr-only lg:hidden">{title}</h1>
      <section aria-label={title} className="max-lg:contents lg:px-8 lg:pt-6 lg:pb-20">
        <div className="relative flex gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none] lg:flex-wrap lg:px-0 lg:pt-0 lg:pb-6">
          <SearchPills {...{ search, change }} />
          <FilterSheet {...panel} hasCategories />
          <div className="flex shrink-0 gap-2 lg:hidden">
            <SortSelect {...{ search, change }} />
            <ViewLink search={search} />
          </div>
        </div>
        <div className="hidden lg:block">
          <div className="mb-6 space-y-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
              <ResultsHeading title={title} answer={answer} isSmall />
              <div className="flex gap-2">
                <SortSelect {...{ search, change }} />
                <ViewLink search={search} />
              </div>
            </div>
            <ActiveFilters {...{ search, categories, go }} />
          </div>
          <Results
            search={found}
            width="map"
            litId={litId}
            onPoint={setLitId}
            {...{ answer, categories, isPending, go, corner }}
          />
        </div>
      </section>
      <div className="relative h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height)-68px)] min-h-96 bg-sunken lg:sticky lg:top-[var(--header-height)] lg:h-[calc(100dvh-var(--header-height))]">
        {map({
          search: found,
          pins: answer.pins,
          nameOf: (id, cents) =>
            t('search.map.pin', {
              title: answer.items.find((item) => item.id === id)?.title ?? t('search.map.item'),
              price: price(cents),
            }),
          litId,
          onPoint: setLitId,
          openId,
          onOpen: setOpenId,
          card: (id) => <PinCard id={id} items={answer.items} search={found} />,
          onArea: (area) =>
            go({ ...DEFAULT_SEARCH, ...search, place: undefined, area, page: 1, sort: sortOnArea(search) }),
        })}
        <div className="absolute inset-x-0 bottom-0 lg:hidden">
          <ItemStrip
            items={answer.items}
            search={found}
            total={answer.total}
            litId={openId ?? litId}
            openId={openId}
            onPoint={setLitId}
          />
        </div>
      </div>
    </div>
  )
}

const sortOnArea = ({ sort }: Search) => (sort === 'distance' ? 'relevance' : sort)

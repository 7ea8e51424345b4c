import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Pin, PinCluster } from '#contract/search-answer.ts'
import { type Area, DEFAULT_SEARCH, MAX_PAGE, PAGE_SIZE, type Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { LateActiveFilters } from './late-active-filters.tsx'
import { LateNoResults } from './late-no-results.tsx'
import { LateSaveSearchButton } from './late-save-search-button.tsx'
import { PinCard } from './pin-card.tsx'
import { Results } from './results.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { ResultsSheet } from './results-sheet.tsx'
import { scrollToItem } from './scroll-to-item.ts'
import type { SearchPageProps } from './search-page.tsx'
import { SearchPills } from './search-pills.tsx'
import type { SheetHeight } from './sheet-height.ts'
import { SheetList } from './sheet-list.tsx'
import { SortSelect } from './sort-select.tsx'
import { useSearch } from './use-search.ts'
import { ViewLink } from './view-link.tsx'

/** The data for the map, which another feature draws. */
export interface MapSlotProps {
  search: Search
  pins: Pin[]
  clusters: PinCluster[]
  nameOf: (id: string, cents: number) => string
  litId: string | undefined
  onPoint: (id: string | undefined) => void
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  card: (id: string) => ReactNode
  onArea: (area: Area) => void
  /** The height in pixels of the lower part that another element covers. */
  covered: number
}

/** The search on a map, with the same results as cards: beside it, on a phone in a sheet over it. */
export function MapPage({
  title,
  found,
  answer,
  ideas,
  missing,
  categories,
  corner,
  map,
}: SearchPageProps & { map: (props: MapSlotProps) => ReactNode }) {
  const t = useTranslate()
  const { search, isPending, go, change } = useSearch()
  const { price } = useFormat()
  const [litId, setLitId] = useState<string>()
  const [openId, setOpenId] = useState<string>()
  const [wantedHeight, setHeight] = useState<SheetHeight>('peek')
  const [covered, setCovered] = useState(0)
  const list = useRef<HTMLElement>(null)
  const panel = { search, answer, categories, change }
  const isEmpty = answer.items.length === 0
  // The advice for an empty result needs more room than a row of cards.
  const height = isEmpty && wantedHeight === 'peek' ? 'half' : wantedHeight

  useEffect(() => {
    if (openId && list.current?.offsetParent) scrollToItem(list.current, openId)
  }, [openId])
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,46%)_minmax(0,1fr)]">
      <h1 className="sr-only lg:hidden">{title}</h1>
      <section ref={list} aria-label={title} className="max-lg:contents lg:px-8 lg:pt-6 lg:pb-20">
        <div className="relative flex gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none] lg:flex-wrap lg:px-0 lg:pt-0 lg:pb-6">
          <FilterSheet {...panel} hasCategories />
          <SearchPills {...{ search, change }} place={isPending ? search.place : found.place} />
          <div className="flex shrink-0 gap-2 lg:hidden">
            <SortSelect {...{ search, change }} />
            <ViewLink search={search} />
          </div>
        </div>
        <div className="hidden lg:block">
          <div className="mb-6 space-y-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
              <ResultsHeading title={title} answer={answer} place={found.place} isSmall />
              <div className="flex gap-2">
                {!isEmpty && <LateSaveSearchButton search={found} categories={categories} />}
                <SortSelect {...{ search, change }} />
                <ViewLink search={search} />
              </div>
            </div>
            <LateActiveFilters {...{ search, categories, go }} />
          </div>
          <Results
            search={found}
            width="map"
            litId={litId}
            onPoint={setLitId}
            {...{ answer, ideas, missing, categories, isPending, go, corner }}
          />
        </div>
      </section>
      <div className="relative h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height)-68px)] min-h-96 bg-sunken lg:sticky lg:top-[var(--header-height)] lg:h-[calc(100dvh-var(--header-height))]">
        <ResultsSheet
          height={height}
          onHeight={setHeight}
          onCover={setCovered}
          count={t(answer.has_more ? 'search.countMore' : 'search.count', { count: answer.total })}
        >
          {(isRow) =>
            isEmpty ? (
              <div className="relative h-full overflow-y-auto px-4 pb-6">
                <LateNoResults
                  relaxed={answer.relaxed}
                  search={found}
                  {...{ ideas, missing, categories, go }}
                />
              </div>
            ) : (
              <SheetList
                items={answer.items}
                search={found}
                onPoint={setLitId}
                end={
                  <div className="mt-8 empty:hidden">
                    <Pagination
                      page={found.page}
                      pages={Math.min(Math.ceil(answer.total / PAGE_SIZE), MAX_PAGE)}
                      to={(page) => searchPath({ ...found, page })}
                    />
                  </div>
                }
                {...{ isRow, litId, openId }}
              />
            )
          }
        </ResultsSheet>
        {/* A sheet at its full height hides the map from keys and speech, too. */}
        <div className={height === 'full' ? 'max-lg:invisible' : undefined}>
          {map({
            search: found,
            pins: answer.pins,
            clusters: answer.clusters,
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
            covered,
          })}
        </div>
      </div>
    </div>
  )
}

const sortOnArea = ({ sort }: Search) => (sort === 'distance' ? 'relevance' : sort)

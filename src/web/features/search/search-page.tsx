import type { ReactNode } from 'react'
import type { CategoryCard, ItemCard, SearchAnswer } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { CategoryBar } from './category-bar.tsx'
import type { BesideOne } from './fetch-beside-one.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { LateActiveFilters } from './late-active-filters.tsx'
import { LateSaveSearchButton } from './late-save-search-button.tsx'
import { Results } from './results.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { SearchPills } from './search-pills.tsx'
import { SortSelect } from './sort-select.tsx'
import { useSearch } from './use-search.ts'
import { ViewLink } from './view-link.tsx'

// Few searches need any of them, and links work before their scripts.
const BesideOnePart = lazyPart(async () => ({
  default: (await import('./beside-one-part.tsx')).BesideOnePart,
}))
const SearchHints = lazyPart(async () => ({ default: (await import('./search-hints.tsx')).SearchHints }))

export interface SearchPageProps {
  title: string
  /** The search that was answered, its place looked up. */
  found: Search
  answer: SearchAnswer
  /** The things that are needed for what was typed, if it is an occasion. */
  things: string[]
  /** The way to put all of them into the basket. */
  set?: ReactNode
  /** What is free at other times, if nothing is at these. */
  otherTimes: ItemCard[]
  /** What somebody may be up to, where the words say nothing. */
  ideas?: string[] | undefined
  /** What is needed for what was typed, where nobody lends it. */
  missing?: string | undefined
  /** What else there is, if few were found. */
  beside?: BesideOne | undefined
  categories: CategoryCard[]
  /** An element on the corner of a picture. */
  corner: (item: ItemCard) => ReactNode
}

/** The search as a list, with the filters beside it. */
export function SearchPage({
  title,
  found,
  answer,
  things,
  set,
  otherTimes,
  ideas,
  missing,
  beside,
  categories,
  corner,
}: SearchPageProps) {
  const { search, isPending, go, change } = useSearch()
  const panel = { search, answer, categories, change }
  return (
    <>
      <CategoryBar {...{ search, categories }} />
      <div className="page pt-4 pb-20 lg:pt-8">
        <div className="lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-10">
          <aside className="hidden lg:block">
            <div className="sticky top-[calc(var(--header-height)+24px)] max-h-[calc(100dvh-var(--header-height)-24px)] overflow-y-auto overscroll-contain pe-3 pb-8 [scrollbar-width:thin]">
              <FilterPanel {...panel} />
            </div>
          </aside>
          <section>
            <div className="mb-6 space-y-4">
              <div className="flex items-start justify-between gap-3">
                <ResultsHeading title={title} answer={answer} place={found.place} />
                <div className="flex min-w-11 shrink-0 justify-end sm:min-w-44">
                  {answer.items.length > 0 && <LateSaveSearchButton search={found} categories={categories} />}
                </div>
              </div>
              <div className="relative -mx-[16px] flex gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
                <FilterSheet {...panel} className="lg:hidden" />
                <SearchPills {...{ search, change }} place={isPending ? search.place : found.place} />
                <SortSelect {...{ search, change }} />
                <ViewLink search={search} className="max-lg:hidden" />
              </div>
              <LatePart fallback={null}>
                <SearchHints search={found} {...{ answer, things, missing, change }} />
              </LatePart>
              {set}
              <LateActiveFilters {...{ search, categories, go }} />
            </div>
            <Results
              search={found}
              width="beside"
              {...{ answer, otherTimes, ideas, missing, categories, isPending, go, corner }}
            />
            {beside && !isPending && (
              <LatePart fallback={null}>
                <BesideOnePart beside={beside} corner={corner} />
              </LatePart>
            )}
          </section>
        </div>
        {answer.items.length > 0 && (
          <ViewLink
            search={search}
            className="fixed bottom-[calc(var(--bottom-bar-height)+16px)] left-1/2 z-30 -translate-x-1/2 bg-ink! text-surface! shadow-float lg:hidden"
          />
        )}
      </div>
    </>
  )
}

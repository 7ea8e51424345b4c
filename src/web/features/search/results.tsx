import type { ReactNode } from 'react'
import type { CategoryCard, ItemCard, SearchAnswer } from '#contract/search-answer.ts'
import { MAX_PAGE, PAGE_SIZE, type Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { ItemGrid, ItemGridSkeleton } from '../../entities/item/item-grid.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Loading } from '../../ui/loading.tsx'
import { LateNoResults } from './late-no-results.tsx'
import { useIsSlow } from './use-is-slow.ts'

// At the foot of the page, and links work before their scripts.
const Pagination = lazyPart(async () => ({ default: (await import('../../ui/pagination.tsx')).Pagination }))

export interface ResultsProps {
  /** The search that was answered. */
  search: Search
  answer: SearchAnswer
  otherTimes?: ItemCard[]
  ideas?: string[] | undefined
  missing?: string | undefined
  categories: CategoryCard[]
  isPending: boolean
  go: (search: Search) => void
  width: 'beside' | 'map'
  corner: (item: ItemCard) => ReactNode
  litId?: string | undefined
  onPoint?: (id: string | undefined) => void
}

/** The cards that were found, page by page; what to do where there are none. */
export function Results({
  search,
  answer,
  otherTimes,
  ideas,
  missing,
  categories,
  isPending,
  go,
  width,
  ...cards
}: ResultsProps) {
  const t = useTranslate()
  const isSlow = useIsSlow(isPending)
  const pages = Math.min(Math.ceil(answer.total / PAGE_SIZE), MAX_PAGE)
  if (isSlow)
    return (
      <Loading label={t('search.loading')}>
        <ItemGridSkeleton count={12} width={width} />
      </Loading>
    )
  if (answer.items.length === 0)
    return (
      <LateNoResults relaxed={answer.relaxed} {...{ search, otherTimes, ideas, missing, categories, go }} />
    )
  return (
    <div aria-busy={isPending} className={isPending ? '[&_img]:opacity-50' : undefined}>
      <ItemGrid items={answer.items} search={search} width={width} heading="h2" hasFirstPicture {...cards} />
      <div className="mt-12 empty:hidden">
        {pages > 1 && (
          <LatePart fallback={null}>
            <Pagination page={search.page} pages={pages} to={(page) => searchPath({ ...search, page })} />
          </LatePart>
        )}
      </div>
    </div>
  )
}

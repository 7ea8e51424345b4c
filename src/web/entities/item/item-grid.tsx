import type { ReactNode } from 'react'
import type { ItemCard as Item } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ItemCard } from './item-card.tsx'
import { itemPaths } from './item-path.ts'
import { TranslationNote } from './translation-note.tsx'

interface ItemGridProps {
  items: Item[]
  /** The criteria to pass on to the item's page: dates, quantity, delivery. */
  search?: Search
  /** The place of the grid: across the page, two whole rows of eight items there, beside filters, or beside the map. */
  width?: keyof typeof WIDTHS
  /** Whether its first picture is the largest of the first view, before which no other is loaded. */
  hasFirstPicture?: boolean
  /** The level of the cards' headings: one below the heading above the grid. */
  heading?: 'h2' | 'h3'
  corner?: (item: Item) => ReactNode
  litId?: string | undefined
  onPoint?: (id: string | undefined) => void
}

const PAGE = {
  columns: 'min-[18rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  sizes: '(min-width:64rem) 290px, (min-width:48rem) 30vw, 46vw',
}

const WIDTHS = {
  page: PAGE,
  // In three columns the last two would stand alone.
  rows: { ...PAGE, columns: `${PAGE.columns} md:max-lg:*:nth-[n+7]:hidden` },
  beside: {
    columns: 'min-[18rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3',
    sizes: '(min-width:80rem) 290px, (min-width:64rem) 330px, (min-width:48rem) 30vw, 46vw',
  },
  map: { columns: 'min-[18rem]:grid-cols-2', sizes: '(min-width:64rem) 250px, 46vw' },
}

const grid = (width: keyof typeof WIDTHS) =>
  classNames('grid gap-x-3 gap-y-7 sm:gap-x-5 sm:gap-y-9', WIDTHS[width].columns)

/** Items as cards. */
export function ItemGrid({
  items,
  search,
  width = 'page',
  hasFirstPicture = false,
  heading,
  corner,
  litId,
  onPoint,
}: ItemGridProps) {
  const pathOf = itemPaths(search)
  return (
    <>
      <ul className={grid(width)}>
        {items.map((item, index) => (
          <li key={item.id} data-item={item.id}>
            <ItemCard
              item={item}
              to={pathOf(item.id)}
              sizes={WIDTHS[width].sizes}
              priority={hasFirstPicture && index === 0}
              heading={heading}
              corner={corner?.(item)}
              isLit={litId === item.id}
              onPoint={onPoint && ((isPointedAt) => onPoint(isPointedAt ? item.id : undefined))}
            />
          </li>
        ))}
      </ul>
      {items.some(({ original }) => original) && (
        <div className="mt-6">
          <TranslationNote />
        </div>
      )}
    </>
  )
}

/** The same grid before there are items. */
export function ItemGridSkeleton({ count, width = 'page' }: { count: number; width?: keyof typeof WIDTHS }) {
  return (
    <div className={grid(width)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
        <div key={index}>
          <Skeleton className="aspect-4/3 rounded-card" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-3 h-5 w-1/3" />
        </div>
      ))}
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import type { ItemCard } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import { SmallCard } from '../../entities/item/small-card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PinCard } from './pin-card.tsx'
import { scrollToItem } from './scroll-to-item.ts'
import { useItemInFront } from './use-item-in-front.ts'

interface SheetListProps {
  items: ItemCard[]
  search: Search
  /** Whether the cards stand in one row, else below each other. */
  isRow: boolean
  litId: string | undefined
  /** The item whose pin was pressed; it may be on another page of the results. */
  openId: string | undefined
  onPoint: (id: string | undefined) => void
  /** The element below all cards. */
  end: ReactNode
}

/** The results as small cards: the one whose pin is pressed comes into sight, and scrolling lights the pins. */
export function SheetList({ items, search, isRow, litId, openId, onPoint, end }: SheetListProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { moveByHand, moveByItself } = useItemInFront(ref, items, isRow, onPoint)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same card comes into sight when the cards stand otherwise
  useEffect(() => {
    if (!openId || !ref.current) return
    moveByItself()
    scrollToItem(ref.current, openId)
  }, [openId, isRow])
  const place = isRow ? 'w-[min(320px,82vw)] shrink-0 snap-center' : 'w-full'

  return (
    <div
      ref={ref}
      onPointerDown={moveByHand}
      onWheel={moveByHand}
      className={classNames(
        'h-full overscroll-contain px-4 [scrollbar-width:none]',
        isRow
          ? 'relative snap-x snap-mandatory overflow-x-auto overflow-y-hidden'
          : 'relative overflow-y-auto pb-6',
      )}
    >
      <ul className={classNames('flex gap-3 py-1', !isRow && 'flex-col')}>
        {openId && !items.some(({ id }) => id === openId) && (
          <li key={openId} data-item={openId} className={place}>
            <PinCard id={openId} items={items} search={search} />
          </li>
        )}
        {items.map((item) => (
          <li key={item.id} data-item={item.id} className={place}>
            <SmallCard
              item={item}
              search={search}
              isLit={(litId ?? openId) === item.id}
              onFocus={() => onPoint(item.id)}
            />
          </li>
        ))}
      </ul>
      {!isRow && end}
    </div>
  )
}

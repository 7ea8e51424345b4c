import { useEffect, useRef } from 'react'
import type { ItemCard } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import { SmallCard } from '../../entities/item/small-card.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { PinCard } from './pin-card.tsx'

interface ItemStripProps {
  items: ItemCard[]
  search: Search
  total: number
  litId: string | undefined
  /** The item whose pin was pressed; it may be on another page of the results. */
  openId: string | undefined
  onPoint: (id: string | undefined) => void
}

const place = 'w-[min(320px,82vw)] shrink-0 snap-center'

/** The results as a strip of small cards over the map; the one whose pin is pressed comes into sight. */
export function ItemStrip({ items, search, total, litId, openId, onPoint }: ItemStripProps) {
  const t = useTranslate()
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const card = litId && ref.current?.querySelector(`[data-item="${litId}"]`)
    if (card) card.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' })
  }, [litId])

  return (
    <div className="pointer-events-none pb-3">
      <p
        role="status"
        className="mx-auto mb-2 w-fit rounded-pill bg-raised/92 px-3 py-1 text-sm font-semibold shadow-lift"
      >
        {t('search.count', { count: total })}
      </p>
      <ul
        ref={ref}
        className="pointer-events-auto relative flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
      >
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
              isLit={litId === item.id}
              onFocus={() => onPoint(item.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

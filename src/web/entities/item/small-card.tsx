import type { ItemCard } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/image.tsx'
import { Rating } from '../../ui/stars.tsx'
import { CardTitle } from './card-title.tsx'
import { CardPrice } from './item-card.tsx'
import { itemPath } from './item-path.ts'

interface SmallCardProps {
  item: ItemCard
  search: Search
  isLit?: boolean
  onFocus?: () => void
}

/** An item in little room: picture beside words. */
export function SmallCard({ item, search, isLit, onFocus }: SmallCardProps) {
  return (
    <article
      onFocus={onFocus}
      className={classNames(
        'relative flex h-full gap-3 overflow-hidden rounded-card bg-raised text-start shadow-float',
        isLit && 'ring-2 ring-accent',
      )}
    >
      {item.image && (
        <Image
          path={item.image.path}
          alt=""
          sizes="128px"
          thumbHash={item.image.thumbhash}
          className="aspect-auto! w-28 shrink-0"
        />
      )}
      <div className="min-w-0 grow space-y-1 py-2.5 pe-3">
        <h2 className="line-clamp-2 font-sans text-sm leading-snug font-semibold tracking-normal">
          <CardTitle
            item={item}
            to={itemPath(item.id, search)}
            className="stretched-link [--ring-gap:-3px]"
          />
        </h2>
        <p className="tabular flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
          <CardPrice item={item} />
        </p>
        {item.rating_count > 0 && (
          <Rating value={item.rating_sum / item.rating_count} count={item.rating_count} />
        )}
      </div>
    </article>
  )
}

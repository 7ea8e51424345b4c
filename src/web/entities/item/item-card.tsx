import Zap from 'lucide-react/icons/zap'
import type { ReactNode } from 'react'
import type { ItemCard as Item } from '#contract/search-answer.ts'
import { travelTime } from '#domain/search/travel-time.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/image.tsx'
import { Rating } from '../../ui/stars.tsx'
import { avatarAddress } from '../person/avatar-address.ts'
import { placeName } from '../place/place-name.ts'
import { CardTitle } from './card-title.tsx'

export interface ItemCardProps {
  item: Item
  /** The address of the item, with the wanted dates. */
  to: string
  sizes: string
  priority?: boolean
  /** One level below the heading above the card. */
  heading?: 'h2' | 'h3'
  /** An element on the corner of the picture; it positions itself. */
  corner?: ReactNode
  /** Whether the pointer is over its pin on the map. */
  isLit?: boolean
  onPoint?: (isPointedAt: boolean) => void
}

/** Photograph, name, place and what it costs; the whole card leads to the item. */
export function ItemCard({
  item,
  to,
  sizes,
  priority,
  heading: Heading = 'h3',
  corner,
  isLit,
  onPoint,
}: ItemCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const wayText = (metres: number) => {
    const way = travelTime(metres)
    return way ? t(`search.card.${way.by}`, { count: way.minutes }) : format.distance(metres)
  }
  // Where the way is not known, the town says how far it is.
  const place =
    item.distance_m === null ? [placeName(item)] : [wayText(item.distance_m), item.neighbourhood || item.city]
  return (
    <article
      className="group relative flex h-full flex-col"
      onMouseEnter={onPoint && (() => onPoint(true))}
      onMouseLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
      <Image
        path={item.image?.path}
        alt=""
        thumbHash={item.image?.thumbhash}
        sizes={sizes}
        priority={priority}
        className={classNames(
          'zoom-on-hover rounded-card transition-shadow',
          isLit && 'ring-2 ring-accent ring-offset-2 ring-offset-surface',
        )}
      >
        {item.is_instant && (
          <span className="absolute start-2 bottom-2 inline-flex items-center gap-1 rounded-pill bg-raised/92 px-2 py-0.5 text-xs font-semibold text-ink shadow-lift">
            <Zap size={12} className="fill-current text-accent-ink" />
            {t('search.card.instant')}
          </span>
        )}
        <span className="absolute end-2 bottom-2 rounded-pill ring-2 ring-raised">
          <Avatar name={item.lender.name} src={avatarAddress(item.lender.avatar_path)} size={32} />
        </span>
      </Image>
      {corner}
      <Heading className="mt-2.5 line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal">
        <CardTitle item={item} to={to} className="stretched-link hover:underline" />
      </Heading>
      <p className="relative mt-0.5 truncate text-sm text-ink-soft">
        {place.join(' · ')}
        {/* On a phone there is room for two of the three: the picture of the lender stands for the name. */}
        <span className="max-sm:sr-only">{` · ${item.lender.name}`}</span>
      </p>
      {/* At the foot, and never wrapped: in a row of cards, prices stand on one line. */}
      <div className="tabular mt-auto grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2 pt-1.5 text-sm text-ink-soft">
        <CardPrice item={item} narrow="max-sm:order-last max-sm:col-span-full max-sm:text-xs" />
        {item.rating_count > 0 && (
          <Rating
            value={item.rating_sum / item.rating_count}
            count={item.rating_count}
            className="col-start-3 row-start-1"
          />
        )}
      </div>
    </article>
  )
}

/**
 * The total for the wanted dates, otherwise the price of a day; where there is little room, what it covers stands
 * below.
 */
export function CardPrice({ item, narrow }: { item: Item; narrow?: string }) {
  const t = useTranslate()
  const { price } = useFormat()
  const aDay = item.price_per_day_cents
  return (
    <>
      <strong className="font-display text-2xl leading-none font-bold text-ink">
        {price(item.total_cents ?? aDay)}
      </strong>
      {item.total_cents === null ? (
        <span className={classNames('truncate', narrow)}>{t('search.card.per-day')}</span>
      ) : (
        <span className="order-last col-span-full w-full truncate text-xs">
          {`${t('search.card.all-in')} · ${t('search.card.a-day', { price: price(aDay) })}`}
        </span>
      )}
    </>
  )
}

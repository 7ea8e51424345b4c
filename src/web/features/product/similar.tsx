import type { SimilarItem } from '#contract/search-answer.ts'
import { formatPeriod, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { CardTitle } from '../../entities/item/card-title.tsx'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Image } from '../../ui/image.tsx'
import { Rating } from '../../ui/stars.tsx'

interface SimilarProps {
  items: readonly SimilarItem[]
  /** The dates on which they are free, where some were asked for. */
  period: WantedPeriod | undefined
}

/** Similar items nearby. */
export function Similar({ items, period }: SimilarProps) {
  const t = useTranslate()
  const format = useFormat()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="similar" className="page py-12">
      <h2 id="similar" className="text-xl">
        {t(period ? 'product.similar.free' : 'product.similar')}
      </h2>
      <ul className="mt-5 grid gap-x-4 gap-y-8 min-[18rem]:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.id} className="group relative flex flex-col">
            {item.image && (
              <Image
                path={item.image.path}
                alt=""
                sizes="(min-width: 1024px) 290px, 45vw"
                thumbHash={item.image.thumbhash}
                className="rounded-card"
              />
            )}
            <CardTitle
              item={item}
              to={
                period
                  ? `/product/${item.id}?${new URLSearchParams(formatPeriod(period))}`
                  : `/product/${item.id}`
              }
              className="mt-2.5 line-clamp-2 leading-snug font-semibold stretched-link group-hover:underline"
            />
            <p className="mt-0.5 truncate text-sm text-ink-soft">{placeName(item)}</p>
            <p className="tabular mt-auto flex items-baseline justify-between gap-x-2 pt-1.5 text-sm text-ink-soft">
              <span>
                <strong className="font-display text-2xl leading-none text-ink">
                  {format.price(item.price_per_day_cents)}
                </strong>{' '}
                {t('product.per-day')}
              </span>
              {item.rating_count > 0 && (
                <Rating value={item.rating_sum / item.rating_count} count={item.rating_count} />
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import BadgeCheck from 'lucide-react/icons/badge-check'
import { CardTitle } from '../../entities/item/card-title.tsx'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Image } from '../../ui/image.tsx'
import { Rating } from '../../ui/stars.tsx'
import type { Lender } from './load-lenders.ts'

/** Lenders of the neighbourhood, each with one item. */
export function Lenders({ lenders }: { lenders: Lender[] }) {
  const t = useTranslate()
  if (lenders.length === 0) return null
  return (
    <section aria-labelledby="lenders" className="page py-10">
      <h2 id="lenders" className="text-2xl md:text-3xl">
        {t('home.lenders.title')}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{t('home.lenders.text')}</p>
      <ul className="scroll-row md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {lenders.map((lender) => (
          <li key={lender.id}>
            <LenderTile lender={lender} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LenderTile({ lender }: { lender: Lender }) {
  const t = useTranslate()
  const { price } = useFormat()
  const { item } = lender
  return (
    <div className="relative flex h-full flex-col rounded-card border border-line bg-raised p-4">
      <div className="flex items-center gap-3">
        <Avatar name={lender.first_name} src={avatarAddress(lender.avatar_path, 160)} size={56} />
        <div className="min-w-0">
          <h3 className="flex items-center gap-1.5 text-lg">
            {lender.first_name}
            {lender.is_verified && (
              <BadgeCheck
                role="img"
                aria-label={t('home.lenders.verified')}
                size={17}
                className="text-accent-ink"
              />
            )}
          </h3>
          <Rating value={lender.rating_sum / Math.max(1, lender.rating_count)} count={lender.rating_count} />
        </div>
      </div>
      <div className="mt-4 flex grow items-center gap-3">
        <Image
          path={item.image?.path}
          alt=""
          thumbHash={item.image?.thumbhash}
          sizes="96px"
          className="w-24 shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <p className="line-clamp-2 text-sm leading-snug">
            <CardTitle
              item={item}
              to={`/product/${item.id}`}
              className="stretched-link font-semibold hover:underline"
            />
          </p>
          <p className="tabular mt-1 text-sm text-ink-soft">
            {t('search.card.a-day', { price: price(item.price_per_day_cents) })}
          </p>
        </div>
      </div>
    </div>
  )
}

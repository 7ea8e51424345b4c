import { useState } from 'react'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Rating, Stars } from '../../ui/stars.tsx'
import type { Product, Review } from './product.ts'

/** So many are shown at first; one or two more are not worth a button. */
const AT_FIRST = 4
const FEW_MORE = 2

/** What people say who had it. */
export function Reviews({ product }: { product: Product }) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  const { reviews, rating_sum, rating_count } = product
  const shown = all || reviews.length <= AT_FIRST + FEW_MORE ? reviews : reviews.slice(0, AT_FIRST)
  return (
    <section aria-labelledby="reviews">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="reviews" className="text-xl">
          {t('product.reviews.title')}
        </h2>
        <Rating value={rating_sum / Math.max(1, rating_count)} count={rating_count} />
      </div>
      {reviews.length === 0 && <p className="mt-3 text-ink-soft">{t('product.reviews.none')}</p>}
      <ul className="mt-4 grid gap-6">
        {shown.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="secondary" className="mt-6" onClick={() => setAll(true)}>
          {t('product.reviews.more', { count: reviews.length - AT_FIRST })}
        </Button>
      )}
    </section>
  )
}

function OneReview({ review }: { review: Review }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <li className="flex gap-4">
      <Avatar name={review.author_first_name} src={avatarAddress(review.author_avatar_path)} size={44} />
      <div className="min-w-0">
        <p className="font-semibold">{review.author_first_name}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <Stars value={review.rating} size={14} />
          {format.date(review.published_at, 'month', 'UTC')}
        </p>
        <p className="mt-2 max-w-[68ch]" lang={review.language}>
          {review.text}
        </p>
        {review.reply && (
          <div className="mt-3 max-w-[65ch] rounded-card bg-sunken px-4 py-3 text-sm">
            <p className="font-semibold">{t('product.reviews.reply')}</p>
            <p lang={review.language}>{review.reply}</p>
          </div>
        )}
      </div>
    </li>
  )
}

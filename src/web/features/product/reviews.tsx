import { useState } from 'react'
import { ReviewCard } from '../../entities/review/review-card.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Rating } from '../../ui/stars.tsx'
import type { Product } from './product.ts'

/** How many are shown at first; one or two more are not worth a button. */
const AT_FIRST = 4
const FEW_MORE = 2

/** Reviews of the item by its renters. */
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
          <ReviewCard key={review.id} review={review} />
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

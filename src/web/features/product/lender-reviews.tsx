import type { Review } from '../../entities/review/review.ts'
import { ReviewCard } from '../../entities/review/review-card.tsx'
import { useTranslate } from '../../i18n/translation.tsx'

/** What renters say of the lender, apart from what they say of the item. */
export function LenderReviews({ name, reviews }: { name: string; reviews: readonly Review[] }) {
  const t = useTranslate()
  return (
    <>
      <h3 id="lender-reviews" className="mt-6 text-base">
        {t('product.lender.reviews', { name })}
      </h3>
      <ul aria-labelledby="lender-reviews" className="mt-4 grid gap-6">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </>
  )
}

import type { Review } from '../../entities/review/review.ts'
import { ReviewCard } from '../../entities/review/review-card.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { REVIEWS_A_PAGE } from './load-person.ts'
import { type ReviewsView, reviewsPath } from './reviews-view.ts'

interface PersonReviewsProps {
  name: string
  reviews: readonly Review[]
  reviewCount: number
  view: ReviewsView
}

/** What others say of a person, in one of the two roles, a page at a time; each view has an address. */
export function PersonReviews({ name, reviews, reviewCount, view }: PersonReviewsProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="person-reviews" className="mt-12 max-w-3xl">
      <h2 id="person-reviews" className="text-xl">
        {t('person.reviews')}
      </h2>
      <nav aria-label={t('person.reviews')} className="mt-3 flex flex-wrap gap-2">
        {(['lender', 'renter'] as const).map((of) => (
          <Link
            key={of}
            to={reviewsPath({ of, page: 1 })}
            preventScrollReset
            aria-current={view.of === of ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-pill border px-4 font-semibold',
              view.of === of ? 'border-accent bg-accent-tint text-accent-ink' : 'border-line bg-raised',
            )}
          >
            {t(`person.reviews.${of}`)}
          </Link>
        ))}
      </nav>
      {reviews.length === 0 ? (
        <p className="mt-4 text-ink-soft">{t('person.reviews.none', { name })}</p>
      ) : (
        <ul className="mt-6 grid gap-6">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination
          page={view.page}
          pages={Math.ceil(reviewCount / REVIEWS_A_PAGE)}
          to={(page) => reviewsPath({ ...view, page })}
        />
      </div>
    </section>
  )
}

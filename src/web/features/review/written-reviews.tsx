import { ReviewCard } from '../../entities/review/review-card.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { OwnReview, RentalReview } from './rental-review.ts'
import { ReplyForm } from './reply-form.tsx'

/** The reviews that this side may read; the lender can reply to one that has no reply yet. */
export function WrittenReviews({ rental, side }: { rental: RentalReview; side: 'renter' | 'owner' }) {
  const t = useTranslate()
  if (rental.reviews.length === 0) return null
  const authorOf = ({ kind }: OwnReview) => (kind === 'owner_to_renter' ? rental.owner : rental.renter)
  return (
    <Card as="section" aria-label={t('review.written')}>
      <ul className="grid gap-6">
        {rental.reviews.map((review) => {
          const author = authorOf(review)
          const name = author?.first_name || t('review.neighbour')
          return (
            <ReviewCard
              key={review.id}
              isOwn={review.author_id === (side === 'owner' ? rental.owner_id : rental.renter_id)}
              title={t(`review.about.${review.kind}`, { name })}
              review={{
                ...review,
                author_first_name: name,
                author_avatar_path: author?.avatar_path ?? null,
              }}
            >
              {review.hidden_at && (
                <p className="mt-2 text-sm font-semibold text-ink-soft">
                  {t('review.hidden')}{' '}
                  <Link to={`/report/review/${review.id}`} className="underline">
                    {t('review.hidden.appeal')}
                  </Link>
                </p>
              )}
              {side === 'owner' && review.kind !== 'owner_to_renter' && review.published_at !== null && (
                <OwnReply review={review} />
              )}
            </ReviewCard>
          )
        })}
      </ul>
    </Card>
  )
}

/** The lender's way to reply once, or to object where a moderator removed the reply; a reply that is there is shown above. */
function OwnReply({ review }: { review: OwnReview }) {
  const t = useTranslate()
  if (review.replied_at === null) return <ReplyForm reviewId={review.id} />
  if (review.reply !== null) return null
  return (
    <p className="mt-2 text-sm font-semibold text-ink-soft">
      {t('review.reply.removed')}{' '}
      <Link to={`/report/review/${review.id}?reply`} className="underline">
        {t('review.hidden.appeal')}
      </Link>
    </p>
  )
}

import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { WrittenIn } from '../../ui/written-in.tsx'
import { avatarAddress } from '../person/avatar-address.ts'
import { TranslationOffer } from '../translation/translation-offer.tsx'
import type { Review } from './review.ts'
import { ReviewPhotos } from './review-photos.tsx'

interface ReviewCardProps {
  review: Omit<Review, 'published_at'> & { published_at: string | null }
  /** For its author: there is nothing to report. */
  isOwn?: boolean
  /** The subject of the review, shown in place of the author's name. */
  title?: string
  children?: ReactNode
}

/** One review with its stars, its words in their language, and the lender's reply. */
export function ReviewCard({ review, isOwn, title, children }: ReviewCardProps) {
  const t = useTranslate()
  const format = useFormat()
  // The service translates what everybody may read.
  const offer = (of: 'review' | 'reply', language: string) =>
    review.published_at ? (
      <TranslationOffer of={of} id={review.id} language={language} />
    ) : (
      <WrittenIn language={language} />
    )
  return (
    <li className="flex gap-4">
      <Avatar name={review.author_first_name} src={avatarAddress(review.author_avatar_path)} size={44} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title ?? review.author_first_name}</p>
        <p suppressHydrationWarning className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <Stars value={review.rating} size={14} />
          {review.published_at && format.date(review.published_at, 'month', 'UTC')}
        </p>
        {review.text && (
          <p className="mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere" lang={review.language}>
            {review.text}
          </p>
        )}
        {review.text && offer('review', review.language)}
        {review.tags.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {review.tags.map((tag) => (
              <li key={tag} className="rounded-pill bg-accent-tint px-2.5 py-0.5 text-sm text-accent-ink">
                {t(`product.reviews.tag.${tag}`)}
              </li>
            ))}
          </ul>
        )}
        {review.photos.length > 0 && <ReviewPhotos paths={review.photos} />}
        {review.reply && (
          <div className="mt-3 max-w-[65ch] rounded-card bg-sunken px-4 py-3 text-sm">
            <p className="font-semibold">{t('product.reviews.reply')}</p>
            <p className="whitespace-pre-line wrap-anywhere" lang={review.reply_language ?? undefined}>
              {review.reply}
            </p>
            {review.reply_language && offer('reply', review.reply_language)}
          </div>
        )}
        {review.published_at && !isOwn && (
          <Link
            to={`/report/review/${review.id}`}
            rel="nofollow"
            aria-label={t('product.reviews.report-of', { name: review.author_first_name })}
            className="mt-1 inline-flex min-h-9 items-center text-sm text-ink-faint underline hover:text-ink"
          >
            {t('product.reviews.report')}
          </Link>
        )}
        {children}
      </div>
    </li>
  )
}

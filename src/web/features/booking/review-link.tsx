import Star from 'lucide-react/icons/star'
import { isReviewable, takesReviews } from '#domain/review/review.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Booking } from './booking.ts'

interface ReviewLinkProps {
  booking: Pick<Booking, 'id' | 'status' | 'reviews' | 'events' | 'returned_at' | 'end_date'>
  /** Only while this person has not written yet, as in a list. */
  openOnly?: boolean
  className?: string
}

/** The way to the reviews of a rental that is over. */
export function ReviewLink({ booking, openOnly, className }: ReviewLinkProps) {
  const t = useTranslate()
  const user = useUser()
  const written = booking.reviews.some(({ author_id }) => author_id === user?.id)
  const open = !written && takesReviews(booking, Date.now())
  if (openOnly ? !open : !isReviewable(booking.status)) return null
  return (
    <LinkButton to={`/review/${booking.id}`} variant="secondary" {...(className && { className })}>
      <Star aria-hidden size={18} />
      {t(open ? 'rentals.review.write' : 'rentals.review.read')}
    </LinkButton>
  )
}

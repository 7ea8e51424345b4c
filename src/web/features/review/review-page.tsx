import LogIn from 'lucide-react/icons/log-in'
import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { titleIn } from '#domain/listing/title-in.ts'
import { reviewsCloseAt } from '#domain/review/review.ts'
import { terms } from '#domain/settings/terms.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useSession, useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Image } from '../../ui/image.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { type RentalReview, reviewStateOf } from './rental-review.ts'
import { ReviewForm } from './review-form.tsx'
import { useRentalReview } from './use-rental-review.ts'
import { WrittenReviews } from './written-reviews.tsx'

/** Reviewing a rental, from either side, and reading what both have said. */
export function ReviewPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const session = useSession()
  const user = useUser()
  const { data: rental, error, refetch } = useRentalReview(id)
  if (session.status === 'signed-out') return <LogInFirst />
  if (rental === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('review.fetch-failed')}
        text={t('review.load-failed')}
        onRetry={() => void refetch()}
      />
    )
  if (rental === undefined || !user) return <PageSkeleton />
  if (rental === null)
    return (
      <Message
        as="h1"
        drawing="stars"
        title={t('review.nothing.title')}
        text={t('review.nothing.text')}
        actions={<LinkButton to="/dashboard/my-rentals">{t('review.to-rentals')}</LinkButton>}
      />
    )
  return <Review rental={rental} personId={user.id} denial={capabilityRefusal(user, 'leave-reviews')} />
}

function LogInFirst() {
  const t = useTranslate()
  const { pathname } = useLocation()
  return (
    <Message
      as="h1"
      icon={<LogIn aria-hidden size={26} />}
      title={t('review.authentication-required')}
      text={t('review.log-in')}
      actions={
        <LinkButton to="/login" onClick={() => rememberRedirect(pathname)}>
          {t('review.to-login')}
        </LinkButton>
      }
    />
  )
}

interface ReviewProps {
  rental: RentalReview
  personId: string
  /** Why this person may not review as a renter. */
  denial: ReturnType<typeof capabilityRefusal>
}

function Review({ rental, personId, denial }: ReviewProps) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const side = rental.owner_id === personId ? 'owner' : 'renter'
  const state = reviewStateOf(rental, personId, Date.now())
  const [picture] = rental.item.images
  const heading = useFocusWhenChanged(state)
  const closing = reviewsCloseAt(rental)
  return (
    <div className="page grid max-w-2xl gap-6 py-8 md:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
        {t(state === 'open' ? 'review.title' : 'review.title-read')}
      </h1>
      <div className="flex items-center gap-4">
        {picture && <Image path={picture.path} alt="" sizes="96px" className="w-24 shrink-0 rounded-card" />}
        <div className="min-w-0">
          <p className="font-semibold">{titleIn(rental.item, language)}</p>
          <p className="text-sm text-ink-soft">
            {periodText(
              { start: rental.start_date, end: rental.end_date, timeZone: rental.time_zone },
              format,
            )}
          </p>
        </div>
      </div>
      {state === 'open' && (
        <>
          <p className="text-ink-soft">
            {t('review.how', { time: format.duration(terms.reviewDays, 'day') })}{' '}
            {closing !== undefined &&
              t('review.until', { date: format.date(closing, 'date', rental.time_zone) })}
          </p>
          {side === 'renter' && denial ? (
            <Notice tone="bad">{errorMessage(denial, t)}</Notice>
          ) : (
            <ReviewForm rental={rental} side={side} />
          )}
        </>
      )}
      {state === 'sealed' && (
        <Notice tone="notice">
          {rental.status === 'disputed'
            ? t('review.sealed-claim')
            : t('review.sealed', { time: format.duration(terms.reviewDays, 'day') })}
        </Notice>
      )}
      {(state === 'too-early' || state === 'closed') && <Notice tone="notice">{t(`review.${state}`)}</Notice>}
      <WrittenReviews rental={rental} side={side} />
      {state !== 'open' && (
        <LinkButton
          to={`/dashboard/${side === 'owner' ? 'customers' : 'my-rentals'}/${rental.id}`}
          variant="secondary"
          className="justify-self-start"
        >
          {t('review.to-rental')}
        </LinkButton>
      )}
    </div>
  )
}

/** The form goes when it was handed in: the reader goes on at the heading above what came in its place. */
function useFocusWhenChanged(state: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state) heading.current?.focus()
    before.current = state
  }, [state])
  return heading
}

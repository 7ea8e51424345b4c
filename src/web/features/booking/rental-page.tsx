import ArrowLeft from 'lucide-react/icons/arrow-left'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import MessageCircle from 'lucide-react/icons/message-circle'
import QrCode from 'lucide-react/icons/qr-code'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { TranslationNote } from '../../entities/item/translation-note.tsx'
import { useTitle } from '../../entities/item/use-title.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { UnseenTitle } from '../../ui/loading-page.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { type Booking, type Side, secretOf, sideOf } from './booking.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingHistory } from './booking-history.tsx'
import { HandoverCard } from './handover-card.tsx'
import { MissedNotice } from './missed-notice.tsx'
import { NoSuchBooking } from './no-such-booking.tsx'
import { OtherPerson } from './other-person.tsx'
import { OverdueNotice } from './overdue-notice.tsx'
import { PaymentCard } from './payment-card.tsx'
import { RentalsSkeleton } from './rentals-skeleton.tsx'
import { ReviewLink } from './review-link.tsx'
import { StatusBadge } from './status-badge.tsx'
import { partingWords, timelineSteps } from './timeline-steps.ts'
import { UnitsCard } from './units-card.tsx'
import { useMyRental } from './use-bookings.ts'
import { useCalendarDownload } from './use-calendar-download.ts'

interface RentalPageProps {
  /** The reported problems of the rental, and the ways to report one. */
  problems: (booking: Booking, side: Side) => ReactNode
  /** A later end, asked for or to be asked for. */
  extension: (booking: Booking, side: Side) => ReactNode
  /** The replacements offered to a renter whose lender cancelled. */
  rescue: (bookingId: string) => ReactNode
  /** Payments that the renter still has to confirm. */
  laterPayments: (bookingId: string) => ReactNode
}

/** The page of one booking, for its renter and its lender. */
export function RentalPage({ problems, extension, rescue, laterPayments }: RentalPageProps) {
  const t = useTranslate()
  const { id = '' } = useParams()
  const user = useUser()
  const { data: booking, error, refetch } = useMyRental(id)
  if (booking === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('booking.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (booking === undefined)
    return (
      <>
        <UnseenTitle />
        <RentalsSkeleton />
      </>
    )
  if (booking === null) return <NoSuchBooking />
  const side = sideOf(booking, user?.id)
  const needed = side === 'renter' && laterPayments(booking.id)
  return (
    <Rental booking={booking} side={side} needed={needed}>
      {side === 'renter' && ['cancelled', 'declined'].includes(booking.status) && rescue(booking.id)}
      {extension(booking, side)}
      {problems(booking, side)}
    </Rental>
  )
}

interface RentalProps {
  booking: Booking
  side: Side
  needed: ReactNode
  /** Elements for cases beyond the usual course. */
  children: ReactNode
}

function Rental({ booking, side, needed, children }: RentalProps) {
  const t = useTranslate()
  const format = useFormat()
  const download = useCalendarDownload()
  const { title, lang, isTranslated } = useTitle(booking.item)
  const [picture] = booking.item.images
  const other = side === 'owner' ? booking.renter : booking.owner
  const isOver = ['cancelled', 'declined', 'completed'].includes(booking.status)
  return (
    <>
      <Link
        to={side === 'owner' ? '/dashboard/customers' : '/dashboard/my-rentals'}
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
        {t(side === 'owner' ? 'handover.customers' : 'rentals.title')}
      </Link>
      <div className="mt-2 flex flex-col gap-5 sm:flex-row md:max-lg:flex-col">
        {picture && (
          <Image
            path={picture.path}
            alt=""
            sizes="(width < 40rem) 92vw, (48rem <= width < 64rem) 60vw, 240px"
            className="w-full rounded-card sm:w-60 sm:shrink-0 sm:self-start md:max-lg:w-full"
          />
        )}
        <div className="grid content-start gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={booking.status} />
            <span className="tabular text-sm text-ink-soft">
              {t('booking.number', { number: booking.number })}
            </span>
          </p>
          <h1 lang={lang} className="text-2xl">
            {booking.item.status === 'published' ? (
              <Link to={`/product/${booking.item.id}`} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h1>
          {isTranslated && <TranslationNote from={booking.item.language} />}
          <p>
            {periodText(
              { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone },
              format,
            )}
          </p>
          <p className="text-sm text-ink-soft">{t('rentals.local-time', { city: booking.item.city })}</p>
          <OtherPerson booking={booking} side={side} />
          <div className="mt-2 flex flex-wrap gap-3">
            {side === 'renter' && secretOf(booking) && (
              <LinkButton to={`/booking/qr/${booking.id}`}>
                <QrCode aria-hidden size={18} />
                {t('rentals.qr')}
              </LinkButton>
            )}
            {other && (
              <LinkButton to={`/dashboard/messages/new?booking=${booking.id}`} variant="secondary">
                <MessageCircle aria-hidden size={18} />
                {t('rentals.write-to', {
                  name: other.first_name || t(side === 'owner' ? 'handover.renter' : 'booking.lender'),
                })}
              </LinkButton>
            )}
            <ReviewLink booking={booking} />
            {!isOver && (
              <Button variant="secondary" onClick={() => void download([booking])}>
                <CalendarPlus aria-hidden size={18} />
                {t('booking.calendar')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {needed}
      <MissedNotice booking={booking} side={side} />
      <OverdueNotice booking={booking} side={side} />
      <BookingActions booking={booking} side={side} />
      {children}
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="rental-timeline">
          <h2 id="rental-timeline" className="mb-5 text-xl">
            {t('rentals.timeline')}
          </h2>
          <Timeline
            label={t('rentals.timeline')}
            steps={timelineSteps(booking).map(({ id, title, state }) => ({
              id,
              title: t(title),
              state,
              text: stepText(id),
            }))}
          />
        </Card>
        <div className="grid gap-5">
          <UnitsCard booking={booking} />
          <HandoverCard booking={booking} side={side} />
          <PaymentCard booking={booking} side={side} />
          <BookingHistory booking={booking} />
        </div>
      </div>
    </>
  )

  function happened(transition: string): string | undefined {
    return booking.events.find((event) => event.transition === transition)?.at
  }

  function stepText(id: string): ReactNode {
    const at = (instant: string) => format.date(instant, 'date-time', booking.time_zone)
    if (id === 'booked') return at(booking.created_at)
    if (id === 'confirmed' && booking.status === 'requested' && booking.request_expires_at)
      return t('rentals.answer-by', { until: at(booking.request_expires_at) })
    if (id === 'picked_up') return at(happened('pick_up') ?? booking.start_date)
    if (id === 'returned') return at(happened('return') ?? booking.end_date)
    if (id === 'lost') return <LostText booking={booking} side={side} />
  }
}

/** Why a rental came to nothing, in our words and in those of the side that called it off. */
function LostText({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const { status_reason: reason, owner, renter } = booking
  const words = partingWords(booking)
  const name =
    words?.role === 'owner'
      ? owner?.first_name || t('booking.lender')
      : renter?.first_name || t('handover.renter')
  return (
    <>
      {reason && (t.optional(`rentals.reason.${reason}.${side}`) ?? t.optional(`rentals.reason.${reason}`))}
      {words && (
        <>
          <p className="mt-2 first-letter:uppercase">{t('rentals.words', { name })}</p>
          <blockquote className="mt-1 border-s-2 border-line-strong ps-3 break-words whitespace-pre-line text-ink">
            {words.message}
          </blockquote>
        </>
      )}
    </>
  )
}

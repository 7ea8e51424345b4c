import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Point } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { UnseenTitle } from '../../ui/loading-page.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { type Booking, type Side, sideOf } from './booking.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingHistory } from './booking-history.tsx'
import { HandoverCard } from './handover-card.tsx'
import { InstallOffer } from './install-offer.tsx'
import { MissedNotice } from './missed-notice.tsx'
import { NoSuchBooking } from './no-such-booking.tsx'
import { OverdueNotice } from './overdue-notice.tsx'
import { PaymentCard } from './payment-card.tsx'
import { RentalHead } from './rental-head.tsx'
import { RentalLinks } from './rental-links.tsx'
import { RentalNext } from './rental-next.tsx'
import { RentalsSkeleton } from './rentals-skeleton.tsx'
import { RepaidNotice } from './repaid-notice.tsx'
import { partingWords, timelineSteps } from './timeline-steps.ts'
import { UnitsCard } from './units-card.tsx'
import { useMyRental } from './use-bookings.ts'

interface RentalPageProps {
  /** The reported problems of the rental, and the ways to report one. */
  problems: (booking: Booking, side: Side) => ReactNode
  /** A later end that was asked for. */
  extension: (booking: Booking, side: Side) => ReactNode
  /** The way to ask for a later end. */
  extend: (booking: Booking, side: Side) => ReactNode
  /** The replacements offered to a renter whose lender cancelled. */
  rescue: (bookingId: string) => ReactNode
  /** Payments that the renter still has to confirm. */
  laterPayments: (bookingId: string) => ReactNode
  map: (at: Point) => ReactNode
}

/** The page of one booking, for its renter and its lender. */
export function RentalPage({ problems, extension, extend, rescue, laterPayments, map }: RentalPageProps) {
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
    <Rental booking={booking} side={side} needed={needed} extend={extend(booking, side)} map={map}>
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
  extend: ReactNode
  map: RentalPageProps['map']
  /** Elements for cases beyond the usual course. */
  children: ReactNode
}

/** What is next first, then what there is to do; history and papers below. */
function Rental({ booking, side, needed, extend, map, children }: RentalProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="max-lg:pb-20">
      <RentalHead booking={booking} side={side} />
      {needed}
      <RepaidNotice booking={booking} side={side} />
      <MissedNotice booking={booking} side={side} />
      <OverdueNotice booking={booking} side={side} />
      <RentalNext booking={booking} side={side} map={map}>
        <RentalLinks booking={booking} side={side} extend={extend} />
      </RentalNext>
      {side === 'renter' && ['returned', 'completed'].includes(booking.status) && <InstallOffer />}
      <BookingActions booking={booking} side={side} />
      {children}
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <UnitsCard booking={booking} />
          <HandoverCard booking={booking} side={side} />
          <PaymentCard booking={booking} side={side} />
        </div>
        <div className="grid gap-5">
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
          <BookingHistory booking={booking} />
        </div>
      </div>
    </div>
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

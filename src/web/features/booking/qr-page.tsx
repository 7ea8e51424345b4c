import { useParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { type Booking, secretOf } from './booking.ts'
import { NoSuchBooking } from './no-such-booking.tsx'
import { Ticket } from './ticket.tsx'
import { useMyRental } from './use-bookings.ts'

/** The code as large as it gets, for the door. */
export function QrPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: booking, error, refetch } = useMyRental(id)
  if (booking === undefined && error)
    return (
      <ErrorState title={t('booking.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
    )
  if (booking === undefined) return <PageSkeleton />
  if (booking === null) return <NoSuchBooking />
  return <Pass booking={booking} />
}

function Pass({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const hasCode = secretOf(booking) !== undefined
  return (
    <div className="page grid max-w-md gap-5 py-6 md:py-10">
      <Ticket booking={booking} heading="h1" />
      {hasCode ? (
        <p className="text-center text-sm text-ink-soft">{t('booking.qr.how')}</p>
      ) : (
        <Notice>{t('booking.qr.over')}</Notice>
      )}
      <LinkButton
        to={`/dashboard/my-rentals/${booking.id}`}
        variant="secondary"
        className="justify-self-center"
      >
        {t('booking.qr.details')}
      </LinkButton>
    </div>
  )
}

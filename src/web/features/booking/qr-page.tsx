import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useSessionStatus } from '../../lib/session.ts'
import { useIsOffline } from '../../lib/use-is-offline.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { type Booking, secretOf } from './booking.ts'
import { NoSuchBooking } from './no-such-booking.tsx'
import { KeptNotice } from './offline/kept-notice.tsx'
import { useKeepTickets } from './offline/use-keep-tickets.ts'
import { useKeptTickets } from './offline/use-kept-tickets.ts'
import { Ticket } from './ticket.tsx'
import { useMyRental } from './use-bookings.ts'

/** Shows the ticket that this device kept, until it is known who is here: a door may have no connection. */
export function KeptQrPage({ children }: { children: ReactNode }) {
  const { id } = useParams()
  const status = useSessionStatus()
  const isOffline = useIsOffline()
  const kept = useKeptTickets((booking) => booking.id === id)
  if (!kept || status === 'signed-in') return children
  return kept.bookings.map((booking) => (
    <Pass
      key={booking.id}
      booking={booking}
      keptAt={isOffline || status === 'signed-out' ? kept.at : undefined}
    />
  ))
}

/** The code as large as it gets, for the door. */
export function QrPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: booking, error, isPaused, refetch } = useMyRental(id)
  const kept = useKeptTickets((each) => each.id === id)
  useKeepTickets(booking ? [booking] : undefined)
  if (booking === undefined && kept)
    return <Pass booking={kept.bookings[0]!} keptAt={error || isPaused ? kept.at : undefined} />
  if (booking === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('booking.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (booking === undefined) return <PageSkeleton />
  if (booking === null) return <NoSuchBooking />
  return <Pass booking={booking} />
}

function Pass({ booking, keptAt }: { booking: Booking; keptAt?: number | undefined }) {
  const t = useTranslate()
  const hasCode = secretOf(booking) !== undefined
  return (
    <div className="page grid max-w-md gap-5 py-6 md:py-10">
      {keptAt !== undefined && <KeptNotice at={keptAt} />}
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

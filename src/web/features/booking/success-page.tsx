import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useRootData } from '../../lib/root-data.ts'
import { useSessionStatus } from '../../lib/session.ts'
import { useIsOffline } from '../../lib/use-is-offline.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import type { Booking } from './booking.ts'
import { type CheckoutOutcome, outcomeOf } from './checkout-outcome.ts'
import { NoSuchBooking } from './no-such-booking.tsx'
import { KeptNotice } from './offline/kept-notice.tsx'
import { useKeepTickets } from './offline/use-keep-tickets.ts'
import { useKeptTickets } from './offline/use-kept-tickets.ts'
import { PushOffer } from './push-offer.tsx'
import { Ticket } from './ticket.tsx'
import { useOrderBookings } from './use-bookings.ts'

/** Shows the tickets that this device kept of the order, until it is known who is here. */
export function KeptSuccessPage({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const status = useSessionStatus()
  const isOffline = useIsOffline()
  const kept = useKeptTickets(({ order_id }) => order_id === search.get('order'))
  if (!kept || status === 'signed-in') return children
  const keptAt = isOffline || status === 'signed-out' ? kept.at : undefined
  return <Booked bookings={kept.bookings} outcome="earlier" keptAt={keptAt} />
}

/** After the payment: the tickets, to keep. */
export function SuccessPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const orderId = search.get('order')
  const { data: bookings, error, isPaused, refetch } = useOrderBookings(orderId)
  const kept = useKeptTickets(({ order_id }) => order_id === orderId)
  useKeepTickets(bookings)
  if (!bookings && kept)
    return (
      <Booked bookings={kept.bookings} outcome="earlier" keptAt={error || isPaused ? kept.at : undefined} />
    )
  if (!bookings && error)
    return (
      <ErrorState
        as="h1"
        title={t('booking.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!bookings) return <PageSkeleton />
  if (bookings.length === 0) return <NoSuchBooking />
  return <Booked bookings={bookings} outcome={outcomeOf(bookings, orderId)} />
}

interface BookedProps {
  bookings: readonly Booking[]
  outcome: CheckoutOutcome
  /** They come from this device, in ms, and could not be brought up to date. */
  keptAt?: number | undefined
}

function Booked({ bookings, outcome, keptAt }: BookedProps) {
  const t = useTranslate()
  const { pushKey } = useRootData().config
  return (
    <div className="page max-w-4xl py-8 md:py-12 print:max-w-none print:py-0">
      <h1 className="text-2xl md:text-3xl">{t(`booking.success.title-${outcome}`)}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t(`booking.success.text-${outcome}`)}</p>
      {keptAt !== undefined && (
        <div className="mt-4">
          <KeptNotice at={keptAt} />
        </div>
      )}
      <ul className="mt-6 grid gap-5">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Ticket booking={booking} heading="h2" fresh={outcome !== 'earlier'} />
          </li>
        ))}
      </ul>
      {outcome !== 'earlier' && pushKey && <PushOffer />}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <LinkButton to="/dashboard/my-rentals">{t('booking.to-rentals')}</LinkButton>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {t('booking.print')}
        </Button>
      </div>
    </div>
  )
}

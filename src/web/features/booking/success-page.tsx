import Printer from 'lucide-react/icons/printer'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import type { Booking } from './booking.ts'
import { type CheckoutOutcome, outcomeOf } from './checkout-outcome.ts'
import { NoSuchBooking } from './no-such-booking.tsx'
import { Ticket } from './ticket.tsx'
import { useOrderBookings } from './use-bookings.ts'

/** After the payment: the tickets, to keep. */
export function SuccessPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const orderId = search.get('order')
  const { data: bookings, error, refetch } = useOrderBookings(orderId)
  if (!bookings && error)
    return (
      <ErrorState title={t('booking.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
    )
  if (!bookings) return <PageSkeleton />
  if (bookings.length === 0) return <NoSuchBooking />
  return <Booked bookings={bookings} outcome={outcomeOf(bookings, orderId)} />
}

function Booked({ bookings, outcome }: { bookings: readonly Booking[]; outcome: CheckoutOutcome }) {
  const t = useTranslate()
  return (
    <div className="page max-w-4xl py-8 md:py-12 print:max-w-none print:py-0">
      <h1 className="text-2xl md:text-3xl">{t(`booking.success.title-${outcome}`)}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t(`booking.success.text-${outcome}`)}</p>
      <ul className="mt-6 grid gap-5">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Ticket booking={booking} heading="h2" fresh={outcome !== 'earlier'} />
          </li>
        ))}
      </ul>
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

import { RENTAL_AMOUNTS } from '#domain/ledger/rental-amounts.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Booking, Side } from './booking.ts'
import { isTotalBooked } from './is-total-booked.ts'

interface BookedTotalProps {
  booking: Booking
  side: Side
  className?: string
}

/** The price of a rental in a list of rentals; it opens to its ledger entries once there are any. */
export function BookedTotal({ booking, side, className = '' }: BookedTotalProps) {
  const t = useTranslate()
  const format = useFormat()
  const cents = side === 'renter' ? booking.due_cents : booking.total_cents
  if (!isTotalBooked(booking, side)) return <span className={className}>{format.money(cents)}</span>
  return (
    <OpeningAmount
      label={t('booking.number', { number: booking.number })}
      cents={cents}
      filter={{ ...RENTAL_AMOUNTS[side === 'renter' ? 'charged' : 'owed'], bookingId: booking.id }}
      // Above the link that covers the card.
      className={`relative ${className}`}
    />
  )
}

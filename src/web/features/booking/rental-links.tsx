import MessageCircle from 'lucide-react/icons/message-circle'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Booking, Side } from './booking.ts'
import { DirectionsLink } from './directions-link.tsx'
import { RentalMore } from './rental-more.tsx'
import { ReviewLink } from './review-link.tsx'

interface RentalLinksProps {
  booking: Booking
  side: Side
  /** The way to a later end. */
  extend: ReactNode
}

/** Where one goes from a rental: to the other person, the door, the same item again. */
export function RentalLinks({ booking, side, extend }: RentalLinksProps) {
  const t = useTranslate()
  const other = side === 'owner' ? booking.renter : booking.owner
  const isOver = ['cancelled', 'declined', 'returned', 'completed'].includes(booking.status)
  return (
    <div className="flex flex-wrap gap-2.5">
      {other && (
        <LinkButton to={`/dashboard/messages/new?booking=${booking.id}`} variant="secondary">
          <MessageCircle aria-hidden size={18} />
          {t('rentals.write-to', {
            name: other.first_name || t(side === 'owner' ? 'handover.renter' : 'booking.lender'),
          })}
        </LinkButton>
      )}
      {!isOver && <DirectionsLink booking={booking} />}
      {extend}
      {side === 'renter' && isOver && booking.item.status === 'published' && (
        <LinkButton to={`/product/${booking.item.id}`} variant="secondary">
          <RotateCcw aria-hidden size={18} />
          {t('rentals.again')}
        </LinkButton>
      )}
      <ReviewLink booking={booking} />
      <RentalMore booking={booking} side={side} />
    </div>
  )
}

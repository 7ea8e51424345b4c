import Navigation from 'lucide-react/icons/navigation'
import { useTranslate } from '../../i18n/translation.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { type Booking, placeOf, pointOf } from './booking.ts'
import { directionsTo } from './directions.ts'

/** The way to the handover in the person's own map application; nothing while the place is unknown. */
export function DirectionsLink({ booking, size }: { booking: Booking; size?: 'small' }) {
  const t = useTranslate()
  const place = pointOf(booking) ?? placeOf(booking)
  if (!place) return null
  return (
    <a
      href={directionsTo(place, navigator.userAgent)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({ variant: 'secondary', ...(size && { size }) })}
    >
      <Navigation aria-hidden size={17} />
      {t('rentals.directions')}
    </a>
  )
}

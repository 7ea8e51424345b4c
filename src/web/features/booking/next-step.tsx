import MapPin from 'lucide-react/icons/map-pin'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { type Booking, placeOf } from './booking.ts'

/** The next step of a booking, with its place. */
export function NextStep({ booking }: { booking: Booking }) {
  const text = useNextStepText(booking)
  const place = placeOf(booking)
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      {text && <p>{text}</p>}
      {place && booking.status !== 'requested' && (
        <p className="flex gap-2 text-base text-ink">
          <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-ink" />
          {place}
        </p>
      )}
    </div>
  )
}

/** The next step of a booking, as a sentence; undefined once it is under way. */
export function useNextStepText(booking: Booking): string | undefined {
  const t = useTranslate()
  const format = useFormat()
  const name = booking.owner?.first_name || t('booking.lender')
  if (booking.status === 'requested')
    return t('booking.next.requested', {
      name,
      until: format.date(booking.request_expires_at ?? booking.start_date, 'date-time', booking.time_zone),
    })
  if (booking.status === 'confirmed') return t(`booking.next.${booking.delivery_method}`, { name })
}

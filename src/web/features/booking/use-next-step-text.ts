import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Booking } from './booking.ts'

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

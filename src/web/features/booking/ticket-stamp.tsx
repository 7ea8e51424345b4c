import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Stamp } from '../../ui/stamp.tsx'

/** Whether the lender has accepted, stamped on the ticket. */
export function TicketStamp({ status, fresh }: { status: BookingStatus; fresh: boolean | undefined }) {
  const t = useTranslate()
  return (
    <Stamp tone={status === 'requested' ? 'notice' : 'good'} fresh={fresh ?? false}>
      {t(`booking.status.${status}`)}
    </Stamp>
  )
}

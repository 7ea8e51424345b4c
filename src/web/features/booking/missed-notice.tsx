import { missedAt } from '#domain/booking/missed.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Booking, Side } from './booking.ts'
import { useMinute } from './use-minute.ts'

/** Explains a confirmed rental whose time is over and whose pick-up was never recorded. */
export function MissedNotice({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const [start, end] = [Date.parse(booking.start_date), Date.parse(booking.end_date)]
  if (booking.status !== 'confirmed' || now < end) return null
  const when = format.date(missedAt({ start, end }, booking.terms), 'date-time', booking.time_zone)
  return (
    <div className="mt-5">
      <Notice tone="notice">{t(`rentals.missed.${side}`, { when })}</Notice>
    </div>
  )
}

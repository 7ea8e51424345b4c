import { maxClaimCents } from '#domain/claim/claim-window.ts'
import { lateFee, lateShareCents, lateUnitHours } from '#domain/claim/late-fee.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Booking, Side } from './booking.ts'
import { useMinute } from './use-minute.ts'
import { useUnits } from './use-units.ts'

const HOUR_MS = 3_600_000

/** Says of a rental that should be back when it was due, until when that is free, and what it costs by now. */
export function OverdueNotice({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const { data: units } = useUnits(booking)
  const end = Date.parse(booking.end_date)
  if (booking.status !== 'picked_up' || now < end) return null
  const { line, rental_type: rentalType, total_cents, due_cents, deposit_cents, time_zone } = booking
  const out = units?.filter(({ returned_at }) => returned_at === null).length || booking.quantity
  const feeAt = (returnedAt: number) =>
    lateFee({
      end,
      returnedAt,
      quantity: out,
      unitPriceCents: line.unit_price_cents,
      unitHours: lateUnitHours(rentalType, line.price_divisor),
      terms: booking.terms,
    })?.feeCents
  const price = { totalCents: total_cents, dueCents: due_cents, depositCents: deposit_cents }
  const most = maxClaimCents('late', price, [])
  const fee = feeAt(now)
  const when = (instant: number) => format.date(instant, 'date-time', time_zone)
  return (
    <div className="mt-5">
      <Notice tone="notice">
        {t('rentals.overdue', { due: when(end) })}{' '}
        {fee === undefined
          ? t('rentals.overdue.grace', { until: when(end + booking.terms.lateGraceMinutes * 60_000) })
          : t(`rentals.overdue.${side}`, {
              price: format.money(feeAt(end + HOUR_MS) ?? 0),
              hours: booking.terms.maxLateHours,
              fee: format.money(Math.min(fee, lateShareCents(most, out, booking.quantity))),
            })}
      </Notice>
    </div>
  )
}

import { useTranslate } from '../../i18n/translation.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Booking, Side } from './booking.ts'
import { shareOfBooking } from './share-of-booking.ts'

/** Warns the lender of a handover for nothing: the price went back, by the bank or by hand, and the rental is still on. */
export function RepaidNotice({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const isRepaid = booking.refund_cents > 0 && shareOfBooking(booking).lenderCents === 0
  if (side !== 'owner' || booking.status !== 'confirmed' || !isRepaid) return null
  return (
    <div className="mt-5">
      <Notice tone="notice">{t('rentals.repaid')}</Notice>
    </div>
  )
}

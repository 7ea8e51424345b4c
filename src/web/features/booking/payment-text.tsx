import { useRentalEntries } from '../../entities/ledger/use-rental-entries.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Booking } from './booking.ts'
import { chargedText, type MoneyState, refundOfEntries } from './payment-texts.ts'
import { useMinute } from './use-minute.ts'

/** Where the renter's money is, and since when a refund is on its way or there. */
export function PaymentText({ booking, state }: { booking: Booking; state: MoneyState }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const { data: entries } = useRentalEntries(booking.id)
  if (!entries) return null
  const refund = refundOfEntries(entries, now)
  const isCharged = state !== 'refunded' || !refund
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {isCharged && <p>{t(chargedText(booking.status, state))}</p>}
      {refund && (
        <p>
          {t(refund.isUnderWay ? 'rentals.refund.sent' : 'rentals.refund.done', {
            amount: format.money(refund.cents),
            date: format.date(refund.at, 'date', booking.time_zone),
          })}
        </p>
      )}
    </div>
  )
}

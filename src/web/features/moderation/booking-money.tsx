import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import type { BookingFile } from './use-booking-file.ts'

/** What a rental costs, and what was taken and given back. */
export function BookingMoney({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const format = useFormat()
  const { deposit, refunds } = booking
  const lines: [label: string, cents: number][] = [
    [t('moderation.booking.rental'), booking.rental_cents],
    ...(booking.delivery_cents > 0
      ? [[t('moderation.booking.delivery'), booking.delivery_cents] as [string, number]]
      : []),
    [t('moderation.booking.total'), booking.total_cents],
    ...(booking.top_up_cents > 0
      ? [[t('moderation.booking.top-up'), booking.top_up_cents] as [string, number]]
      : []),
    [t('moderation.booking.captured'), booking.captured_cents],
    [t('moderation.booking.refunded'), booking.refund_cents],
    [t('moderation.booking.deposit'), deposit?.amount_cents ?? booking.deposit_cents],
    ...(deposit ? [[t('moderation.booking.deposit-kept'), deposit.captured_cents] as [string, number]] : []),
  ]
  return (
    <Card as="section" aria-labelledby="booking-money">
      <h2 id="booking-money" className="text-xl">
        {t('moderation.booking.money')}
      </h2>
      <dl className="mt-2 grid gap-1">
        {lines.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular">{format.money(cents)}</dd>
          </div>
        ))}
      </dl>
      {refunds.length > 0 && (
        <ul className="mt-4 grid gap-1 border-t border-line pt-4 text-sm">
          {refunds.map(({ id, amount_cents, reason, created_at }) => (
            <li key={id} className="flex justify-between gap-4">
              <span className="min-w-0 break-words">
                {`${format.date(created_at, 'date', viewerZone())} · ${t.optional(`moderation.booking.refund.${reason}`) ?? reason}`}
              </span>
              <span className="tabular">{format.money(amount_cents)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

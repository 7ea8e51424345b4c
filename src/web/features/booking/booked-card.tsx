import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { type Booking, secretOf, titleOf } from './booking.ts'
import { BookingCode } from './booking-code.tsx'
import { NextStep } from './next-step.tsx'
import { StatusBadge } from './status-badge.tsx'

/** One booking right after it was made, with its code. */
export function BookedCard({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const secret = secretOf(booking)
  return (
    <Card as="li" className="grid gap-6 break-inside-avoid sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={booking.status} />
          <span className="tabular text-sm text-ink-soft">
            {t('booking.number', { number: booking.number })}
          </span>
        </div>
        <h2 className="text-xl">
          <Link to={`/dashboard/my-rentals/${booking.id}`} className="hover:underline">
            {titleOf(booking, language)}
          </Link>
        </h2>
        <p>
          {periodText(
            { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone },
            format,
          )}
        </p>
        <p className="tabular font-semibold">{format.money(booking.total_cents)}</p>
        <NextStep booking={booking} />
      </div>
      {secret && (
        <BookingCode
          bookingId={booking.id}
          number={booking.number}
          secret={secret}
          className="size-44 rounded-control"
        />
      )}
    </Card>
  )
}

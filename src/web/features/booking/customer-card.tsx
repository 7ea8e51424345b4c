import { periodText } from '../../entities/period/period-text.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonRatings } from '../../entities/person/person-ratings.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { BookedTotal } from './booked-total.tsx'
import { type Booking, titleOf } from './booking.ts'
import { StatusBadge } from './status-badge.tsx'

/** One booking in the lender's list: who, what, when, and until when to answer. */
export function CustomerCard({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const name = booking.renter?.first_name || t('handover.renter')
  const period = { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone }
  return (
    <Card as="li" className="relative flex items-start gap-4">
      <Avatar name={name} src={avatarAddress(booking.renter?.avatar_path ?? '')} size={48} />
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={booking.status} />
          <span className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{name}</span>
            {booking.renter && <PersonRatings person={booking.renter} first="renter" />}
          </span>
        </p>
        <h3 className="text-lg">
          <Link
            to={`/dashboard/customers/${booking.id}`}
            className="stretched-link [--ring-gap:-3px] hover:underline"
          >
            {titleOf(booking, language)}
          </Link>
        </h3>
        <p>{periodText(period, format)}</p>
        <p className="tabular text-sm text-ink-soft">
          <BookedTotal booking={booking} side="owner" />
          {` · ${t('booking.number', { number: booking.number })}`}
        </p>
        {booking.status === 'requested' && booking.request_expires_at && (
          <p className="text-sm font-semibold">
            {t('rentals.answer-by', {
              until: format.date(booking.request_expires_at, 'date-time', booking.time_zone),
            })}
          </p>
        )}
      </div>
    </Card>
  )
}

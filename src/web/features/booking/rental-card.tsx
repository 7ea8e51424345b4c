import QrCode from 'lucide-react/icons/qr-code'
import type { RentalPhase } from '#domain/booking/rental-phase.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatRelative } from '../../lib/format-relative.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { BookedTotal } from './booked-total.tsx'
import { type Booking, secretOf, titleOf } from './booking.ts'
import { ReviewLink } from './review-link.tsx'
import { StatusBadge } from './status-badge.tsx'

/** One booking in the list: what, when, how soon, how much, and its code. */
export function RentalCard({ booking, phase, now }: { booking: Booking; phase: RentalPhase; now: number }) {
  const t = useTranslate()
  const cityName = useCityName()
  const format = useFormat()
  const language = useLanguage()
  const title = titleOf(booking, language)
  const [picture] = booking.item.images
  const period = { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone }
  const soon = soonOf(booking, phase, now)
  return (
    <Card as="li" flush className="relative flex flex-col sm:flex-row">
      {picture && (
        <Image
          path={picture.path}
          alt=""
          sizes="(width < 40rem) 100vw, 224px"
          className="sm:w-56 sm:shrink-0"
        />
      )}
      <div className="grid min-w-0 grow content-start gap-1.5 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={booking.status} />
          {soon && (
            <span className="text-sm font-semibold text-ink-soft">
              {t(soon.key, { when: formatRelative(soon.at, now, language, booking.time_zone) })}
            </span>
          )}
        </div>
        <h2 className="text-lg">
          <Link
            to={`/dashboard/my-rentals/${booking.id}`}
            className="stretched-link [--ring-gap:-3px] hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p>{periodText(period, format)}</p>
        <p className="text-sm text-ink-soft">
          {placeName({ ...booking.item, city: cityName(booking.item.city) })}
          {` · ${t('booking.number', { number: booking.number })}`}
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="tabular font-display text-lg font-bold">
            <BookedTotal booking={booking} side="renter" />
          </p>
          <ReviewLink booking={booking} openOnly className="relative" />
          {secretOf(booking) && phase !== 'past' && (
            <LinkButton
              to={`/booking/qr/${booking.id}`}
              variant="secondary"
              className="relative"
              aria-label={t('rentals.qr-of', { title })}
            >
              <QrCode aria-hidden size={18} />
              {t('rentals.qr')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  )
}

/** The next event to wait for. */
function soonOf({ status, start_date, end_date }: Booking, phase: RentalPhase, now: number) {
  if (phase === 'upcoming') return { key: 'rentals.starts', at: start_date } as const
  if (phase !== 'current' || status === 'returned' || status === 'disputed') return undefined
  if (Date.parse(end_date) < now) return { key: 'rentals.was-due', at: end_date } as const
  return { key: 'rentals.ends', at: end_date } as const
}

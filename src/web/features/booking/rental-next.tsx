import type { ReactNode } from 'react'
import { dayDistance } from '#domain/booking/wall-clock.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { type Booking, pointOf, type Side } from './booking.ts'
import { nextEventOf } from './next-event-of.ts'
import { OtherPerson } from './other-person.tsx'
import { TicketPlace } from './ticket-place.tsx'
import { useMinute } from './use-minute.ts'
import { WalkThere } from './walk-there.tsx'

interface RentalNextProps {
  booking: Booking
  side: Side
  /** The map of the handover, which another feature draws. */
  map: (at: { latitude: number; longitude: number }) => ReactNode
  /** Where one goes from here. */
  children: ReactNode
}

/** What comes next in a rental, when, where, with whom, and how to get there. */
export function RentalNext({ booking, side, map, children }: RentalNextProps) {
  const t = useTranslate()
  const cityName = useCityName()
  const format = useFormat()
  const now = useMinute()
  const next = nextEventOf(booking)
  const at = next && pointOf(booking)
  const zone = booking.time_zone
  const days = next && dayDistance(now, Date.parse(next.at), zone)
  return (
    <section
      aria-labelledby="rental-next"
      className="mt-4 overflow-hidden rounded-card border border-line bg-raised lg:grid lg:grid-cols-[1fr_minmax(0,24rem)]"
    >
      <div className="grid content-start gap-4 p-5 sm:p-6">
        <div>
          <h2 id="rental-next" className="text-xl">
            {t(`rentals.now.${next?.kind ?? 'over'}.${side}`)}
          </h2>
          {next && (
            <p className="mt-1 font-semibold">
              {format.date(next.at, 'date-time', zone)}
              {days !== undefined && days >= 0 && (
                <span className="font-normal text-ink-soft"> · {format.inDays(days)}</span>
              )}
            </p>
          )}
          <p className="text-sm text-ink-soft">
            {periodText({ start: booking.start_date, end: booking.end_date, timeZone: zone }, format)}
            {' · '}
            {t('rentals.local-time', { city: cityName(booking.item.city) })}
          </p>
        </div>
        <OtherPerson booking={booking} side={side} />
        {next && !(side === 'owner' && next.kind === 'answer') && (
          <div className="grid gap-1">
            <p className="text-sm text-ink-soft">
              {t(`${side === 'owner' ? 'handover' : 'rentals'}.way.${booking.delivery_method}`)}
            </p>
            <TicketPlace booking={booking} />
            {at && <WalkThere to={at} />}
          </div>
        )}
        {children}
      </div>
      {at && <div className="border-line max-lg:border-t lg:border-s">{map(at)}</div>}
    </section>
  )
}

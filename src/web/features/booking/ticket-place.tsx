import { OpeningTimes } from '../../entities/period/opening-times.tsx'
import { placeName } from '../../entities/place/place-name.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { type Booking, placeOf } from './booking.ts'

/** The place of the handover: the hub with its hours, the address once it is known, until then the neighbourhood. */
export function TicketPlace({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const cityName = useCityName()
  const { hub, item } = booking
  if (booking.delivery_method === 'hub' && hub)
    return (
      <div className="grid gap-1">
        <p className="font-semibold">{hub.name}</p>
        <p>{hub.address}</p>
        <div className="mt-1 text-sm text-ink-soft">
          <OpeningTimes hours={hub.opening_hours} />
        </div>
      </div>
    )
  const place = placeOf(booking)
  if (place) return <p className="font-semibold">{place}</p>
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{placeName({ ...item, city: cityName(item.city) })}</p>
      {booking.status === 'requested' && (
        <p className="text-sm text-ink-soft">{t('booking.ticket.address-later')}</p>
      )}
    </div>
  )
}

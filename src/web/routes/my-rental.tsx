import { RentalPage } from '../features/booking/rental-page.tsx'
import { BookingClaims } from '../features/claims/booking-claims.tsx'
import { BookingExtension } from '../features/extension/booking-extension.tsx'
import { ExtendButton } from '../features/extension/extend-button.tsx'
import { LazyItemMap } from '../features/map/lazy-item-map.tsx'
import { LaterPayments } from '../features/payment/later-payments.tsx'
import { RescueOffers } from '../features/rescue/rescue-offers.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/my-rental.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'checkout', 'extension', 'ledger', 'payment', 'rescue'),
  title: translateFor(request, 'rentals')('rentals.one'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

/** The same list each time: the map draws again for another one. */
const NOWHERE_ELSE: never[] = []

export default function MyRental({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RentalPage
        problems={(booking, side) => <BookingClaims booking={booking} side={side} />}
        extend={(booking, side) => side === 'renter' && <ExtendButton booking={booking} />}
        map={(at) => <LazyItemMap {...at} hubs={NOWHERE_ELSE} isExact className="h-56 lg:h-full" />}
        extension={(booking, side) => <BookingExtension booking={booking} side={side} />}
        rescue={(bookingId) => <RescueOffers bookingId={bookingId} />}
        laterPayments={(bookingId) => <LaterPayments bookingId={bookingId} />}
      />
    </Translation>
  )
}

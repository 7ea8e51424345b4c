import { detailData } from '../entities/office/detail-data.ts'
import { BookingFilePage } from '../features/moderation/booking-file-page.tsx'
import { isBookingKey } from '../features/moderation/is-booking-key.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-booking.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'booking', isBookingKey(params.id), {
    messages: featureMessages(request, 'rentals'),
    title: translateFor(request, 'moderation')('moderation.booking.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminBooking({ loaderData, params }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <BookingFilePage id={params.id} />
    </Translation>
  )
}

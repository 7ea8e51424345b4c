import { BookingsPage } from '../features/admin-lists/bookings-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-bookings.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'moderation'),
  title: translateFor(request, 'office')('office.bookings.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <BookingsPage />
    </Translation>
  )
}

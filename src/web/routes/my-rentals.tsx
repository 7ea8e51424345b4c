import { RequireCapability } from '../features/access/require-capability.tsx'
import { MyRentalsPage } from '../features/booking/my-rentals-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/my-rentals.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'ledger'),
  title: translateFor(request, 'rentals')('rentals.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function MyRentals({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireCapability capability="view-own-rentals">
        <MyRentalsPage />
      </RequireCapability>
    </Translation>
  )
}

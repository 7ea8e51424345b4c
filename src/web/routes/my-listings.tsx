import { terms } from '#domain/settings/terms.ts'
import { RequireCapability } from '../features/access/require-capability.tsx'
import { MyListingsPage } from '../features/lending/my-listings-page.tsx'
import { NearbyWishes } from '../features/wishes/nearby-wishes.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/my-listings.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'lending', 'wishes'),
  title: translateFor(request, 'lending')('lending.list.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function MyListings({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireCapability capability="view-own-listings">
        <MyListingsPage wishes={terms.wishes && <NearbyWishes />} />
      </RequireCapability>
    </Translation>
  )
}

import { HubsPage } from '../features/admin-hubs/hubs-page.tsx'
import { LazyPinMap } from '../features/map/lazy-pin-map.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-hubs.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'hubs', 'lending'),
  title: translateFor(request, 'hubs')('hubs.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminHubs({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <HubsPage map={(pins) => <LazyPinMap {...pins} />} />
    </Translation>
  )
}

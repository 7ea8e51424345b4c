import { OfflinePage } from '../features/booking/offline/offline-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/offline.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'booking', 'rentals'),
  title: translateFor(request)('shell.offline.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Offline({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <OfflinePage />
    </Translation>
  )
}

import { PasskeyOffer } from '../features/account/passkey-offer.tsx'
import { OverviewPage } from '../features/dashboard/overview-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/dashboard-home.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'overview', 'ledger', 'account'),
  title: translateFor(request, 'overview')('overview.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <OverviewPage offer={<PasskeyOffer />} />
    </Translation>
  )
}

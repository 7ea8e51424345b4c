import { ProofHost } from '../entities/proof/proof-host.tsx'
import { PayoutSettingsPage } from '../features/payouts/settings-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/payout-settings.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'payouts', 'tax', 'proof'),
  title: translateFor(request, 'payouts')('payouts.settings'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function PayoutSettings({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <PayoutSettingsPage />
      <ProofHost />
    </Translation>
  )
}

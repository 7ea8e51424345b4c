import { ProofHost } from '../entities/proof/proof-host.tsx'
import { PayoutAccountPage } from '../features/payouts/account-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/payout-account.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'payouts', 'proof'),
  title: translateFor(request, 'payouts')('payouts.account-title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function PayoutAccount({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <PayoutAccountPage />
      <ProofHost />
    </Translation>
  )
}

import { PayoutsPage } from '../features/payouts/payouts-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/payouts.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'payouts', 'tax', 'ledger'),
  title: translateFor(request, 'payouts')('payouts.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Payouts({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <PayoutsPage />
    </Translation>
  )
}

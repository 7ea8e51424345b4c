import { EarningsPage } from '../features/earnings/earnings-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/earnings.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'earnings', 'ledger'),
  title: translateFor(request, 'earnings')('earnings.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Earnings({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <EarningsPage />
    </Translation>
  )
}

import { AffiliatePage } from '../features/affiliate/affiliate-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/affiliate.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'affiliate', 'ledger'),
  title: translateFor(request, 'affiliate')('affiliate.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Affiliate({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <AffiliatePage />
    </Translation>
  )
}

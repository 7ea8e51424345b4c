import { LedgerPage } from '../features/admin-ledger/ledger-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-ledger.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'accounting'),
  title: translateFor(request, 'accounting')('accounting.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminLedger({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <LedgerPage />
    </Translation>
  )
}

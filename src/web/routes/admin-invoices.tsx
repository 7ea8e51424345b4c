import { FeeInvoicesPage } from '../features/admin-invoices/fee-invoices-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-invoices.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'invoices'),
  title: translateFor(request, 'invoices')('invoices.admin.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminInvoices({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <FeeInvoicesPage />
    </Translation>
  )
}

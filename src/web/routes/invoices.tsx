import { InvoicesPage } from '../features/invoices/invoices-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/invoices.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'invoices'),
  title: translateFor(request, 'invoices')('invoices.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <InvoicesPage />
    </Translation>
  )
}

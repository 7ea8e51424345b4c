import { CustomersPage } from '../features/booking/customers-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/customers.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'ledger'),
  title: translateFor(request, 'handover')('handover.customers'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Customers({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <CustomersPage />
    </Translation>
  )
}

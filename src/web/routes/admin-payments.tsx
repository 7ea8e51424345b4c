import { PaymentsPage } from '../features/admin-lists/payments-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-payments.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'office'),
  title: translateFor(request, 'office')('office.payments.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <PaymentsPage />
    </Translation>
  )
}

import { TaxPage } from '../features/admin-tax/tax-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-tax.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'tax'),
  title: translateFor(request, 'tax')('tax.admin.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminTax({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <TaxPage />
    </Translation>
  )
}

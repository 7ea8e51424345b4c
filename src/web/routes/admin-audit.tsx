import { AuditPage } from '../features/admin-audit/audit-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-audit.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'audit'),
  title: translateFor(request, 'audit')('audit.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <AuditPage />
    </Translation>
  )
}

import { RequirePermission } from '../features/access/require-permission.tsx'
import { QueuePage } from '../features/admin-payouts/queue-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { useMayWork } from '../lib/use-may-work.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-payouts.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'payouts', 'ledger'),
  title: translateFor(request, 'payouts')('payouts.admin.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminPayouts({ loaderData }: Route.ComponentProps) {
  const mayPay = useMayWork('finance')
  return (
    <Translation messages={loaderData.messages}>
      {mayPay ? (
        <QueuePage />
      ) : (
        <RequirePermission action="verify" resource="document" skeleton={<PageSkeleton />}>
          <QueuePage />
        </RequirePermission>
      )}
    </Translation>
  )
}

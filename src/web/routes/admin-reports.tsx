import { RequirePermission } from '../features/access/require-permission.tsx'
import { ReportsPage } from '../features/moderation/reports-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-reports.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.reports.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminReports() {
  return (
    <RequirePermission action="view" resource="report" skeleton={<PageSkeleton />}>
      <ReportsPage />
    </RequirePermission>
  )
}

import { RequireCapability } from '../features/access/require-capability.tsx'
import { RequirePermission } from '../features/access/require-permission.tsx'
import { CasesPage } from '../features/moderation/cases-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-cases.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.cases.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

/** The one queue has the cases of all kinds, for each of which the specification names a right of its own. */
export default function AdminCases() {
  return (
    <RequirePermission action="view" resource="report" skeleton={<PageSkeleton />}>
      <RequirePermission action="moderate" resource="review" skeleton={<PageSkeleton />}>
        <RequireCapability capability="moderate-content">
          <CasesPage />
        </RequireCapability>
      </RequirePermission>
    </RequirePermission>
  )
}

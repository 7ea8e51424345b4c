import { RequirePermission } from '../features/access/require-permission.tsx'
import { IdentitiesPage } from '../features/moderation/identities-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-identities.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.identities.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminIdentities() {
  return (
    <RequirePermission action="verify" resource="document" skeleton={<PageSkeleton />}>
      <IdentitiesPage />
    </RequirePermission>
  )
}

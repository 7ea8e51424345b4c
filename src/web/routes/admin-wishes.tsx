import { RequirePermission } from '../features/access/require-permission.tsx'
import { WishReportsPage } from '../features/moderation/wish-reports-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-wishes.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.wishes.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminWishes() {
  return (
    <RequirePermission action="moderate" resource="review" skeleton={<PageSkeleton />}>
      <WishReportsPage />
    </RequirePermission>
  )
}

import { RequirePermission } from '../features/access/require-permission.tsx'
import { ReviewReportsPage } from '../features/moderation/review-reports-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-reviews.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.reviews.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminReviews() {
  return (
    <RequirePermission action="moderate" resource="review" skeleton={<PageSkeleton />}>
      <ReviewReportsPage />
    </RequirePermission>
  )
}

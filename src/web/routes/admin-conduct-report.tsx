import { ConductReviewPage } from '../features/moderation/conduct-review-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-conduct-report.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.conduct.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminConductReport({ params }: Route.ComponentProps) {
  return <ConductReviewPage id={params.id} />
}

import { detailData } from '../entities/office/detail-data.ts'
import { IdentityReviewPage } from '../features/moderation/identity-review-page.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-identity.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'identity', isUuid(params.id), {
    title: translateFor(request, 'moderation')('moderation.identities.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminIdentity({ params }: Route.ComponentProps) {
  return <IdentityReviewPage id={params.id} />
}

import { IdentityReviewPage } from '../features/moderation/identity-review-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-identity.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.identities.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminIdentity({ params }: Route.ComponentProps) {
  return <IdentityReviewPage id={params.id} />
}

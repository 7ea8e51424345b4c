import { ListingReviewPage } from '../features/moderation/listing-review-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-listing.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.listings.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminListing({ params }: Route.ComponentProps) {
  return <ListingReviewPage id={params.id} />
}

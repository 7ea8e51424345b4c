import { detailData } from '../entities/office/detail-data.ts'
import { ListingReviewPage } from '../features/moderation/listing-review-page.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-listing.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'listing', isUuid(params.id), {
    title: translateFor(request, 'moderation')('moderation.listings.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminListing({ params }: Route.ComponentProps) {
  return <ListingReviewPage id={params.id} />
}

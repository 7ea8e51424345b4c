import { RequireCapability } from '../features/access/require-capability.tsx'
import { ListingsPage } from '../features/moderation/listings-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-listings.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.listings.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminListings() {
  return (
    <RequireCapability capability="approve-items">
      <ListingsPage />
    </RequireCapability>
  )
}

import { SavedPage } from '../features/favourites/saved-page.tsx'
import { SavedSearches } from '../features/search/saved-searches.tsx'
import { MyWishes } from '../features/wishes/my-wishes.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/saved.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'rentals')('rentals.saved.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function SavedScreen() {
  return <SavedPage searches={<SavedSearches />} wishes={<MyWishes />} />
}

import { WishReportPage } from '../features/moderation/wish-report-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-wish.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.wishes.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminWish({ params }: Route.ComponentProps) {
  return <WishReportPage id={params.id} />
}

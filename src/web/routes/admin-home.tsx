import { OverviewPage } from '../features/admin/overview-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-home.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'admin')('admin.overview.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default OverviewPage

import { DiscrepanciesPage } from '../features/admin-discrepancies/discrepancies-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-discrepancies.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'admin')('admin.discrepancies.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default DiscrepanciesPage

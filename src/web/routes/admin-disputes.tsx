import { DisputesPage } from '../features/admin-disputes/disputes-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-disputes.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'office')('office.disputes.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default DisputesPage

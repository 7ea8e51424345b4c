import { AffiliatesPage } from '../features/admin-lists/affiliates-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-affiliates.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'office')('office.affiliates.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default AffiliatesPage

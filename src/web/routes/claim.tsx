import { ClaimPage } from '../features/claims/claim-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/claim.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'claims')('claims.one'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default ClaimPage

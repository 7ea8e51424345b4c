import { ClaimQueuePage } from '../features/claims/queue-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-claims.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'claims')('claims.queue.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default ClaimQueuePage

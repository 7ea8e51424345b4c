import { DisputePage } from '../features/admin-disputes/dispute-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-dispute.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'office')('office.disputes.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminDispute({ params }: Route.ComponentProps) {
  return <DisputePage key={params.id} id={params.id} />
}

import { detailData } from '../entities/office/detail-data.ts'
import { DisputePage } from '../features/admin-disputes/dispute-page.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-dispute.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'dispute', isUuid(params.id), {
    title: translateFor(request, 'office')('office.disputes.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminDispute({ params }: Route.ComponentProps) {
  return <DisputePage key={params.id} id={params.id} />
}

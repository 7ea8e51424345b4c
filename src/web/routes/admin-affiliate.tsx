import { detailData } from '../entities/office/detail-data.ts'
import { AffiliatePage } from '../features/admin-affiliates/affiliate-page.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-affiliate.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'affiliate', isUuid(params.id), {
    title: translateFor(request, 'office')('office.affiliates.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminAffiliate({ params }: Route.ComponentProps) {
  return <AffiliatePage key={params.id} id={params.id} />
}

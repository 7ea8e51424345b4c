import { detailData } from '../entities/office/detail-data.ts'
import { CasePage } from '../features/moderation/case-page.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-case.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'case', isUuid(params.id), {
    title: translateFor(request, 'moderation')('moderation.cases.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminCase({ params }: Route.ComponentProps) {
  return <CasePage id={params.id} />
}

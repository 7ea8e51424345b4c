import { detailData } from '../entities/office/detail-data.ts'
import { MissingDetail } from '../entities/office/missing-detail.tsx'
import { ClaimPage } from '../features/claims/claim-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-claim.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'claim', isUuid(params.id), {
    messages: featureMessages(request, 'ledger'),
    title: translateFor(request, 'claims')('claims.one'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminClaim({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <ClaimPage missing={<MissingDetail kind="claim" />} />
    </Translation>
  )
}

import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { WishReportPage } from '../features/report/wish-report-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/report-wish.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'report'),
  title: translateFor(request, 'report')('report.wish.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function ReportWish({ loaderData, params }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <WishReportPage id={params.id} />
      </RequireSignIn>
    </Translation>
  )
}

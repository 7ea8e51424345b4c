import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { ReviewReportPage } from '../features/report/review-report-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/report-review.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'report'),
  title: translateFor(request, 'report')('report.review.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default function ReportReview({ loaderData, params }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <ReviewReportPage id={params.id} />
      </RequireSignIn>
    </Translation>
  )
}

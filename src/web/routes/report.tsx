import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { ReportPage } from '../features/report/report-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/report.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'report'),
  title: translateFor(request, 'report')('report.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default function Report({ loaderData, params }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <ReportPage id={params.id} />
      </RequireSignIn>
    </Translation>
  )
}

import { useSearchParams } from 'react-router'
import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { PersonReportPage } from '../features/report/person-report-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/report-person.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'report'),
  title: translateFor(request, 'report')('report.person.page'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default function ReportPerson({ loaderData, params }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const bookingId = query.get('booking') ?? ''
  const messageId = Number(query.get('message')) || undefined
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <PersonReportPage
          id={params.id}
          bookingId={isUuid(bookingId) ? bookingId : undefined}
          messageId={messageId}
        />
      </RequireSignIn>
    </Translation>
  )
}

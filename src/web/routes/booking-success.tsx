import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { KeptSuccessPage, SuccessPage } from '../features/booking/success-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/booking-success.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'booking', 'ledger'),
  title: translateFor(request, 'booking')('booking.success.head'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default function BookingSuccess({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <KeptSuccessPage>
        <RequireSignIn skeleton={<PageSkeleton />}>
          <SuccessPage />
        </RequireSignIn>
      </KeptSuccessPage>
    </Translation>
  )
}

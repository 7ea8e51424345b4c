import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { KeptQrPage, QrPage } from '../features/booking/qr-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/booking-qr.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'booking', 'ledger'),
  title: translateFor(request, 'booking')('booking.qr.head'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'task' }

export default function BookingQr({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <KeptQrPage>
        <RequireSignIn skeleton={<PageSkeleton />}>
          <QrPage />
        </RequireSignIn>
      </KeptQrPage>
    </Translation>
  )
}

import { Outlet } from 'react-router'
import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { KeptRentals } from '../features/booking/offline/kept-rentals.tsx'
import { RentalsSkeleton } from '../features/booking/rentals-skeleton.tsx'
import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { UnseenTitle } from '../ui/loading-page.tsx'
import type { Route } from './+types/dashboard.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'booking', 'claims', 'handover', 'rentals'),
})

export const handle: FrameHandle = { frame: 'own' }

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <DashboardFrame>
        <KeptRentals list={<Outlet />}>
          <RequireSignIn
            skeleton={
              <>
                <UnseenTitle />
                <RentalsSkeleton />
              </>
            }
          >
            <Outlet />
          </RequireSignIn>
        </KeptRentals>
      </DashboardFrame>
    </Translation>
  )
}

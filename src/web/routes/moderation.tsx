import { Outlet } from 'react-router'
import { PRIVILEGED_ROLES } from '#domain/access/roles.ts'
import { RequireRole } from '../features/access/require-role.tsx'
import { useMayOpen } from '../features/admin/use-may-open.ts'
import { LiveQueues } from '../features/moderation/live-queues.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { useMayWork } from '../lib/use-may-work.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/moderation.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'audit', 'kyc', 'lending', 'moderation'),
})

/** Home and queues of the back office, for moderators and duties as well; its other pages need more. */
export default function Moderation({ loaderData }: Route.ComponentProps) {
  const mayOpen = useMayOpen()
  const hears = useMayWork('accounts')
  const screen = (
    <>
      {hears && <LiveQueues />}
      <Outlet />
    </>
  )
  return (
    <Translation messages={loaderData.messages}>
      {mayOpen ? (
        screen
      ) : (
        <RequireRole anyOf={PRIVILEGED_ROLES} skeleton={<PageSkeleton />}>
          {screen}
        </RequireRole>
      )}
    </Translation>
  )
}

import { Outlet } from 'react-router'
import { PRIVILEGED_ROLES } from '#domain/access/roles.ts'
import { RequireRole } from '../features/access/require-role.tsx'
import { LiveQueues } from '../features/moderation/live-queues.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/moderation.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'audit', 'kyc', 'lending', 'moderation'),
})

/** Home and queues of the back office, for moderators as well; its other pages need an admin. */
export default function Moderation({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireRole anyOf={PRIVILEGED_ROLES} skeleton={<PageSkeleton />}>
        <LiveQueues />
        <Outlet />
      </RequireRole>
    </Translation>
  )
}
